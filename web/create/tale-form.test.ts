// @vitest-environment node
import { expect, test } from 'vitest';
import { NewTale } from '#shared/tale/tale.contract.ts';
import { orderOf, settled, startingForm, toggleLanguage, tooMuch, within } from './tale-form.ts';

const freshForm = startingForm();

test('the untouched wizard orders the specified defaults', () => {
  expect(orderOf(freshForm)).toEqual({
    mode: 'random',
    span: 'single',
    langs: ['en', 'fr', 'ee'],
    length: 'medium',
    customWords: 800,
    autoQueueImages: true,
    imageStyle: 'storybook-1',
    scenes: 12,
    thumbnails: 4,
    tone: 'inspirational',
    audience: 'family',
    culturalContext: 'universal',
    honorJesus: true,
  });
});

test.each([
  ['verse', { verse: '3:16', book: 'John' }, { mode: 'reference', reference: 'John 3:16' }],
  ['verse', {}, { mode: 'reference', reference: 'Proverbs 3:5' }],
  ['theme', { theme: '  forgiveness \n' }, { mode: 'idea', prompt: 'forgiveness' }],
  ['text', { text: ' Once upon a time. ' }, { mode: 'paste', text: 'Once upon a time.' }],
  ['random', { span: 'chapter' }, { mode: 'random', span: 'chapter' }],
] as const)('source %s is sent with its own field only', (source, edits, expected) => {
  const order = orderOf({ ...freshForm, source, ...edits });
  expect(order).toMatchObject(expected);
  const own = ['span', 'reference', 'prompt', 'text'].filter((field) => field in order);
  expect(own).toHaveLength(1);
});

test('a passage is sent only when the creator chose one, and only with a theme', () => {
  const passage = { ref: 'Ruth 1', title: 'Ruth', line: 'She stays.' };
  expect('passage' in orderOf({ ...freshForm, source: 'theme', theme: 'loyalty' })).toBe(false);
  expect(orderOf({ ...freshForm, source: 'theme', theme: 'loyalty', passage })).toMatchObject({
    prompt: 'loyalty',
    passage: 'Ruth 1',
  });
  expect('passage' in orderOf({ ...freshForm, source: 'verse', passage })).toBe(false);
});

test('voices are sent only where some were chosen, for the languages of the tale', () => {
  expect('voices' in orderOf(startingForm({ voices: { en: 'en-rowan' } }))).toBe(false);
  expect(orderOf({ ...freshForm, langs: ['en'], voices: { en: 'en-emma', fr: 'fr-siwis' } }).voices).toEqual({
    en: 'en-emma',
  });
});

test('autoGenerate is sent only when off', () => {
  expect('autoGenerate' in orderOf(freshForm)).toBe(false);
  expect(orderOf({ ...freshForm, autoGenerate: false }).autoGenerate).toBe(false);
});

test('numbers are clamped, and empty ones fall back', () => {
  expect(['', 'x', '99', '5000', '250.4'].map((typed) => within('customWords', typed))).toEqual([
    800, 800, 100, 2000, 250,
  ]);
  expect(['', '1', '99'].map((typed) => within('scenes', typed))).toEqual([12, 4, 24]);
  expect(['', '0', '9'].map((typed) => within('thumbnails', typed))).toEqual([4, 1, 8]);
});

test('languages toggle freely and keep their order', () => {
  expect(toggleLanguage(['en', 'ee'], 'fr')).toEqual(['en', 'fr', 'ee']);
  expect(toggleLanguage(['en'], 'en')).toEqual([]);
});

test("the wizard begins with the creator's own defaults", () => {
  const own = {
    defaultImageStyle: 'ink-wash',
    langs: ['ee' as const],
    tone: 'epic' as const,
    scenes: 8,
    culturalContext: 'west-african' as const,
  };
  expect(orderOf(startingForm(own))).toMatchObject({
    imageStyle: 'ink-wash',
    langs: ['ee'],
    tone: 'epic',
    scenes: 8,
    audience: 'family',
    culturalContext: 'west-african',
  });
});

test('numbers that were never left are settled when the step is', () => {
  expect(settled({ scenes: '90', customWords: '', tone: 'fun' })).toEqual({
    scenes: '24',
    customWords: '800',
    tone: 'fun',
  });
});

test('what is too long is said before it is sent, and only of the source that is chosen', () => {
  const long = 'x'.repeat(100_001);
  expect(tooMuch({ ...freshForm, source: 'text', text: long })).toMatch(/100,000 characters at most/);
  expect(tooMuch({ ...freshForm, source: 'theme', theme: 'x'.repeat(2_001) })).toMatch(/2,000 characters at most/);
  expect(tooMuch({ ...freshForm, source: 'random', text: long })).toBeNull();
  expect(tooMuch({ ...freshForm, source: 'text', text: `${' '.repeat(50)}${'x'.repeat(100_000)}` })).toBeNull();
});

test('what the wizard sends is what the contract takes', () => {
  for (const source of ['random', 'verse', 'theme', 'text'] as const)
    expect(NewTale.safeParse(orderOf({ ...freshForm, source })).success).toBe(true);
});
