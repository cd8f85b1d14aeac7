import { expect, test } from 'vitest';
import { estimateOf } from './tale-estimate.ts';
import { startingForm } from './tale-form.ts';

test('counts text in each language, and a picture per scene when drawn at once', () => {
  const form = startingForm();
  expect(estimateOf(form)).toEqual({ words: 520, languages: 3, pictures: 12 });
  expect(estimateOf({ ...form, length: 'custom', customWords: '100', langs: ['en'], autoQueueImages: false })).toEqual({
    words: 100,
    languages: 1,
  });
  expect(estimateOf({ ...form, autoGenerate: false })).toEqual({});
});

test('counts no writing for pasted text in its own language', () => {
  const form = { ...startingForm(), source: 'text' as const, text: 'one two three', autoQueueImages: false };
  expect(estimateOf(form)).toEqual({ words: 3, languages: 2 });
  expect(estimateOf({ ...form, langs: ['en'] })).toEqual({});
});
