import { expect, test } from 'vitest';
import { NewTale } from '#shared/tale/tale.contract.ts';
import { orderOf, settled, startingForm, toggleLanguage, tooMuch, within } from './tale-form.ts';

const freshForm = startingForm();

test('sends the specified defaults from an untouched wizard', () => {
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

test('sends a passage only when the creator chose one, with a theme', () => {
  const passage = { ref: 'Ruth 1', title: 'Ruth', line: 'She stays.' };
  expect('passage' in orderOf({ ...freshForm, source: 'theme', theme: 'loyalty' })).toBe(false);
  expect(orderOf({ ...freshForm, source: 'theme', theme: 'loyalty', passage })).toMatchObject({
    prompt: 'loyalty',
    passage: 'Ruth 1',
  });
  expect('passage' in orderOf({ ...freshForm, source: 'verse', passage })).toBe(false);
});

test('sends voices only where chosen, for the languages of the tale', () => {
  expect('voices' in orderOf(startingForm({ voices: { en: 'en-rowan' } }))).toBe(false);
  expect(orderOf({ ...freshForm, langs: ['en'], voices: { en: 'en-emma', fr: 'fr-siwis' } }).voices).toEqual({
    en: 'en-emma',
  });
});

test('sends autoGenerate only when off', () => {
  expect('autoGenerate' in orderOf(freshForm)).toBe(false);
  expect(orderOf({ ...freshForm, autoGenerate: false }).autoGenerate).toBe(false);
});

test('clamps numbers and uses defaults for empty ones', () => {
  expect(['', 'x', '99', '5000', '250.4'].map((typed) => within('customWords', typed))).toEqual([
    800, 800, 100, 2000, 250,
  ]);
  expect(['', '1', '99'].map((typed) => within('scenes', typed))).toEqual([12, 4, 24]);
  expect(['', '0', '9'].map((typed) => within('thumbnails', typed))).toEqual([4, 1, 8]);
});

test('toggles languages and keeps their order', () => {
  expect(toggleLanguage(['en', 'ee'], 'fr')).toEqual(['en', 'fr', 'ee']);
  expect(toggleLanguage(['en'], 'en')).toEqual([]);
});

test('starts the wizard with the creator’s own defaults', () => {
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

test('settles numbers that were never blurred on leaving the step', () => {
  expect(settled({ scenes: '90', customWords: '', tone: 'fun' })).toEqual({
    scenes: '24',
    customWords: '800',
    tone: 'fun',
  });
});

test('reports a text that is too long before sending, for the selected source only', () => {
  const long = 'x'.repeat(100_001);
  expect(tooMuch({ ...freshForm, source: 'text', text: long })).toMatch(/100,000 characters at most/);
  expect(tooMuch({ ...freshForm, source: 'theme', theme: 'x'.repeat(2_001) })).toMatch(/2,000 characters at most/);
  expect(tooMuch({ ...freshForm, source: 'random', text: long })).toBeNull();
  expect(tooMuch({ ...freshForm, source: 'text', text: `${' '.repeat(50)}${'x'.repeat(100_000)}` })).toBeNull();
});

test('sends what the contract accepts', () => {
  for (const source of ['random', 'verse', 'theme', 'text'] as const)
    expect(NewTale.safeParse(orderOf({ ...freshForm, source })).success).toBe(true);
});
