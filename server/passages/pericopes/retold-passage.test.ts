import { expect, test } from 'vitest';
import { endsSentence, sentencesOf } from '#shared/story/prose.ts';
import { formatReference } from '#shared/story/scripture.ts';
import { tablePassages } from '../passage-table.ts';
import { allPericopes } from './pericopes.ts';

const withBackground = () => [...tablePassages(), ...allPericopes()].filter(({ before }) => before);
const wrong = (isWrong: (text: string) => boolean) =>
  withBackground().flatMap(({ range, before }) =>
    (['en', 'fr'] as const)
      .filter((language) => isWrong(before![language]))
      .map((language) => `${formatReference(range)} ${language}: ${before![language]}`),
  );

test('says what happened before in at most four whole sentences', () => {
  expect(withBackground().length).toBeGreaterThan(140);
  expect(wrong((text) => sentencesOf(text).length > 4 || !endsSentence(text))).toEqual([]);
});

test('names the people of what happened before', () => {
  expect(
    wrong((text) => /^(?:he|she|they|his|her|their|il(?! restait)|elle|ils|elles|lui|leur)\s/iu.test(text)),
  ).toEqual([]);
});

test('does not say what happened before in words with which the passage begins', () => {
  const twice = withBackground().filter(({ before, retold }) => {
    const [first] = retold;
    return first && sentencesOf(before!.en).some((sentence) => first.en.includes(sentence));
  });
  expect(twice.map(({ range }) => formatReference(range))).toEqual([]);
});
