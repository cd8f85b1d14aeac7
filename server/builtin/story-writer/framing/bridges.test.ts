import { expect, test } from 'vitest';
import { tablePassages, type TablePassage } from '#server/passages/passage-table.ts';
import { virtues } from '#server/passages/passage-words.ts';
import { bridgeTo, bridgeToAlso } from './bridges.ts';

const passage = (range: string): TablePassage =>
  tablePassages().find(({ range: { book, from } }) => `${book} ${from.chapter}:${from.verse}` === range)!;

test('says what a passage is and what it is about', () => {
  expect(bridgeTo(passage('LUK 15:11')).en).toMatch(/^Jesus once told a story about \p{L}/u);
  expect(bridgeTo(passage('1SA 1:1')).en).toMatch(/^The Bible has a story about \p{L}/u);
  expect(bridgeTo(passage('PSA 23:1'))).toEqual({
    en: 'There is an old song about trusting God.',
    fr: 'Il y a un vieux chant qui parle de la confiance en Dieu.',
  });
  expect(bridgeTo(passage('ROM 8:31')).en).toMatch(/^Paul once wrote to his friends about \p{L}/u);
});

test('joins a second passage by what both are about', () => {
  const [first, second] = [passage('PSA 23:1'), passage('JHN 14:1')];
  const shared = second.virtues.find((virtue) => first.virtues.includes(virtue));
  expect(shared).toBe('trust');
  expect(bridgeToAlso(second, first).en).toBe('Jesus also spoke about trusting God.');
});

test('has a sentence in both languages for each passage, with nothing left to fill in', () => {
  const said = tablePassages().flatMap((each) => [bridgeTo(each), bridgeTo(each, 1), bridgeToAlso(each, each)]);
  for (const { en, fr } of said) {
    expect(en).toMatch(/^\p{Lu}[^{}]+[^{} ]\.$/u);
    expect(fr).toMatch(/^\p{Lu}[^{}]+[^{} ]\.$/u);
    expect(fr).not.toMatch(/ de (?:le|les) /u);
  }
  expect(new Set(tablePassages().map(({ virtues: [main] }) => main)).size).toBeLessThanOrEqual(virtues.length);
});
