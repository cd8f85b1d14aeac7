import { expect, test } from 'vitest';
import { NewTale } from '#shared/tale/tale.contract.ts';
import { briefOf, draftTitle, referenceOf, sourceOf, styleOf, taleIdFor, wordsOf } from './tale-order.ts';

test('the same order of the same creator makes the same tale, another key or creator another', () => {
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
])('%o asks for %i words', (given, words) => {
  expect(wordsOf(NewTale.parse(given))).toBe(words);
});

test('each mode needs its source, and only that goes to the writer', () => {
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

test('a passage is named by a reference, or chosen for an idea, and by nothing else', () => {
  const named = (order: object) =>
    referenceOf(NewTale.parse({ reference: 'Ruth 1', passage: 'Ruth 2', prompt: 'hope', ...order }));
  expect([named({ mode: 'reference' }), named({ mode: 'idea' })]).toEqual(['Ruth 1', 'Ruth 2']);
  expect([named({ mode: 'idea', passage: ' ' }), named({ mode: 'random' }), named({ mode: 'paste' })]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the draft of an idea is called by the idea, also when its passage is chosen', () => {
  const range = { book: 'RUT', from: { chapter: 2, verse: 1 }, to: { chapter: 2, verse: 3 } };
  expect(draftTitle(NewTale.parse({ mode: 'idea', prompt: 'A new start', passage: 'Ruth 2:1-3' }), range)).toBe(
    'A new start',
  );
  expect(draftTitle(NewTale.parse({ mode: 'reference', reference: 'Ruth 2:1-3' }), range)).toBe('Ruth 2:1-3');
});

test('an older style word is the default style, and a draft has a title', () => {
  expect(styleOf(NewTale.parse({ imageStyle: 'storybook' }))).toBe('storybook-1');
  expect(styleOf(NewTale.parse({ imageStyle: 'ink' }))).toBe('ink');
  const text = 'One two three four five six seven eight nine ten';
  expect(draftTitle(NewTale.parse({ mode: 'paste', text }), null)).toBe('One two three four five six seven eight…');
});

test('a text of a few words is refused with what else can be done with them; a draft keeps even those', () => {
  const order = NewTale.parse({ mode: 'paste', text: 'God is love.' });
  expect(() => sourceOf(order)).toThrow(
    'Your text has 3 words, and a film needs at least 8. Write some more, or choose “Theme / summary”: the ' +
      'studio then finds a passage on “God is love”.',
  );
  expect(sourceOf({ ...order, autoGenerate: false })).toBe('God is love.');
});
