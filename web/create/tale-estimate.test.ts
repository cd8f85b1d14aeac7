import { expect, test } from 'vitest';
import { estimateOf } from './tale-estimate.ts';
import { startingForm } from './tale-form.ts';

test('a tale asks for its words in each language, and for a picture a scene when they are drawn at once', () => {
  const form = startingForm();
  expect(estimateOf(form)).toEqual({ words: 520, languages: 3, pictures: 12 });
  expect(estimateOf({ ...form, length: 'custom', customWords: '100', langs: ['en'], autoQueueImages: false })).toEqual({
    words: 100,
    languages: 1,
  });
  expect(estimateOf({ ...form, autoGenerate: false })).toEqual({});
});

test('pasted text costs no writing in its own language', () => {
  const form = { ...startingForm(), source: 'text' as const, text: 'one two three', autoQueueImages: false };
  expect(estimateOf(form)).toEqual({ words: 3, languages: 2 });
  expect(estimateOf({ ...form, langs: ['en'] })).toEqual({});
});
