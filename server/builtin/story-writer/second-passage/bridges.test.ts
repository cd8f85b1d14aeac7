import { expect, test } from 'vitest';
import { tablePassages, type TablePassage } from '#server/passages/passage-table.ts';
import { bridgeTo } from './bridges.ts';

const passage = (range: string): TablePassage =>
  tablePassages().find(({ range: { book, from } }) => `${book} ${from.chapter}:${from.verse}` === range)!;

test('joins a second passage by what both are about', () => {
  const [first, second] = [passage('PSA 23:1'), passage('JHN 14:1')];
  const shared = second.virtues.find((virtue) => first.virtues.includes(virtue));
  expect(shared).toBe('trust');
  expect(bridgeTo(second, first).en).toBe('Jesus himself spoke about trusting God.');
});

test('has a sentence in both languages for each passage, with nothing left to fill in', () => {
  for (const { en, fr } of tablePassages().map((each) => bridgeTo(each, each))) {
    expect(en).toMatch(/^\p{Lu}[^{}]+[^{} ]\.$/u);
    expect(fr).toMatch(/^\p{Lu}[^{}]+[^{} ]\.$/u);
    expect(fr).not.toMatch(/ de (?:le|les) /u);
  }
});
