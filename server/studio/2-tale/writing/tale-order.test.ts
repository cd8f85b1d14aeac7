import { expect, test } from 'vitest';
import { NewTale } from '#shared/tale/tale.contract.ts';
import { briefOf, draftTitle, referenceOf, sourceOf, styleOf, taleIdFor, wordsOf } from './tale-order.ts';

test('creates the same tale for the same order, and another for another key or creator', () => {
  const order = { userId: 'ama', intent: 'key-12345678' };
  expect(taleIdFor(order)).toBe(taleIdFor({ ...order }));
  expect(taleIdFor(order)).toMatch(/^[\w-]{24}$/);
  expect(taleIdFor({ ...order, userId: 'kofi' })).not.toBe(taleIdFor(order));
  expect(taleIdFor({ userId: 'ama', intent: null })).not.toBe(taleIdFor({ userId: 'ama', intent: null }));
});

test.each([
  [{}, 520],
  [{ length: 'short' }, 220],
  [{ length: 'custom' }, 800],
  [{ length: 'custom', customWords: '' }, 800],
  [{ length: 'custom', customWords: 99_999 }, 2000],
  [{ length: 'long', customWords: 100 }, 950],
])('for %o, requests %i words', (given, words) => {
  expect(wordsOf(NewTale.parse(given))).toBe(words);
});

test('requires the source of each mode, and passes only that to the writer', () => {
  for (const mode of ['reference', 'idea', 'paste'])
    expect(() => sourceOf(NewTale.parse({ mode, prompt: ' ', text: '', reference: '' }))).toThrow(/first/);
  const order = NewTale.parse({ mode: 'idea', prompt: ' hope ', text: 'x', langs: [] });
  expect(briefOf(order, null, 's')).toMatchObject({
    prompt: 'hope',
    text: null,
    languages: ['en'],
    words: 520,
    seed: 's',
  });
});

test('accepts a passage only by reference or as chosen for an idea', () => {
  const named = (order: object) =>
    referenceOf(NewTale.parse({ reference: 'Ruth 1', passage: 'Ruth 2', prompt: 'hope', ...order }));
  expect([named({ mode: 'reference' }), named({ mode: 'idea' })]).toEqual(['Ruth 1', 'Ruth 2']);
  expect([named({ mode: 'idea', passage: ' ' }), named({ mode: 'random' }), named({ mode: 'paste' })]).toEqual([
    null,
    null,
    null,
  ]);
});

test('titles a draft by its idea, also when its passage is chosen', () => {
  const range = { book: 'RUT', from: { chapter: 2, verse: 1 }, to: { chapter: 2, verse: 3 } };
  expect(draftTitle(NewTale.parse({ mode: 'idea', prompt: 'A new start', passage: 'Ruth 2:1-3' }), range)).toBe(
    'A new start',
  );
  expect(draftTitle(NewTale.parse({ mode: 'reference', reference: 'Ruth 2:1-3' }), range)).toBe('Ruth 2:1-3');
});

test('replaces an older style word by the default style, and gives a draft a title', () => {
  expect(styleOf(NewTale.parse({ imageStyle: 'storybook' }))).toBe('storybook-1');
  expect(styleOf(NewTale.parse({ imageStyle: 'ink' }))).toBe('ink');
  const text = 'One two three four five six seven eight nine ten';
  expect(draftTitle(NewTale.parse({ mode: 'paste', text }), null)).toBe('One two three four five six seven eight…');
});

test('rejects a text of a few words with alternatives, but keeps it in a draft', () => {
  const order = NewTale.parse({ mode: 'paste', text: 'God is love.' });
  expect(() => sourceOf(order)).toThrow(
    'Your text has 3 words, and a film needs at least 8. Write some more, or choose “Theme / summary”: the ' +
      'studio then finds a passage on “God is love”.',
  );
  expect(sourceOf({ ...order, autoGenerate: false })).toBe('God is love.');
});
