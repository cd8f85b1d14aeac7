// @vitest-environment node
import { expect, test } from 'vitest';
import { NewTale } from '#shared/tale.contract.ts';
import { freshForm, orderOf, toggleLanguage, within } from './tale-form.ts';

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

test('autoGenerate is sent only when off', () => {
  expect('autoGenerate' in orderOf(freshForm)).toBe(false);
  expect(orderOf({ ...freshForm, autoGenerate: false }).autoGenerate).toBe(false);
});

test('numbers are clamped, and empty ones fall back', () => {
  expect(['', 'x', '99', '5000', '250.4'].map((typed) => within('customWords', typed))).toEqual([800, 800, 100, 2000, 250]);
  expect(['', '1', '99'].map((typed) => within('scenes', typed))).toEqual([12, 4, 24]);
  expect(['', '0', '9'].map((typed) => within('thumbnails', typed))).toEqual([4, 1, 8]);
});

test('languages toggle freely and keep their order', () => {
  expect(toggleLanguage(['en', 'ee'], 'fr')).toEqual(['en', 'fr', 'ee']);
  expect(toggleLanguage(['en'], 'en')).toEqual([]);
});

test('the style of the settings holds until one is picked', () => {
  expect(orderOf(freshForm, 'watercolour').imageStyle).toBe('watercolour');
  expect(orderOf({ ...freshForm, imageStyle: 'storybook-2' }, 'watercolour').imageStyle).toBe('storybook-2');
});

test('what the wizard sends is what the contract takes', () => {
  for (const source of ['random', 'verse', 'theme', 'text'] as const)
    expect(NewTale.safeParse(orderOf({ ...freshForm, source })).success).toBe(true);
});
