import { expect, test } from 'vitest';
import { books } from '#shared/story/scripture-books.ts';
import {
  chapterRange,
  formatReference,
  parseReference,
  rangesOverlap,
  type VerseRange,
} from '#shared/story/scripture.ts';
import { pickPassage, spanOf } from './pick-passage.ts';

const range = (reference: string): VerseRange => parseReference(reference) ?? expect.fail(`unread: ${reference}`);
const pool = books.flatMap(({ code, chapters }) => chapters.map((_, index) => chapterRange(code, index + 1)));

test.each([
  ['John 3:16', 'single'],
  ['John 3:16-18', 'short'],
  ['John 3:16-21', 'medium'],
  ['Luke 10:25-37', 'long'],
  ['Psalm 23', 'chapter'],
  ['Genesis 1-2', 'long'],
] as const)('%s counts as %s', (reference, span) => {
  expect(spanOf(range(reference))).toBe(span);
});

test('picks the same passage for the same seed and history, and covers the whole pool with others', () => {
  const picks = Array.from({ length: 400 }, (_, n) => pickPassage([pool], [], 'chapter', `seed ${n}`));
  expect(pickPassage([pool], [], 'chapter', 'seed 7')).toEqual(picks[7]);
  expect(new Set(picks.map((each) => each?.book)).size).toBeGreaterThan(45);
});

test('picks nothing twice until nothing is left', () => {
  const small = pool.slice(0, 12);
  const used: { span: 'chapter'; range: VerseRange }[] = [];
  for (let n = 0; n < small.length; n++) {
    const pick = pickPassage([small], used, 'chapter', `seed ${n}`);
    if (!pick) throw new Error(`Only ${n} picks`);
    expect(used.filter((each) => rangesOverlap(each.range, pick))).toEqual([]);
    used.push({ span: 'chapter', range: pick });
  }
  expect(pickPassage([small], used, 'chapter', 'once more')).toBeNull();
});

test('puts verses used for another span last, without excluding them', () => {
  const two = [chapterRange('GEN', 1), chapterRange('GEN', 2)];
  const used = [{ span: 'single' as const, range: range('Genesis 1:3') }];
  const picks = Array.from({ length: 20 }, (_, n) => pickPassage([two], used, 'chapter', `seed ${n}`));
  expect(new Set(picks.map((each) => each && formatReference(each)))).toEqual(new Set(['Genesis 2']));
  expect(pickPassage([two.slice(0, 1)], used, 'chapter', 'seed')).toEqual(two[0]);
});

test('prefers earlier lists, but fresh passages of a later one to those used by another span', () => {
  const [one, two] = [[chapterRange('GEN', 1)], [chapterRange('GEN', 2)]];
  expect(pickPassage([one, two], [], 'chapter', 'seed')).toEqual(one[0]);
  const used = [{ span: 'single' as const, range: range('Genesis 1:3') }];
  expect(pickPassage([one, two], used, 'chapter', 'seed')).toEqual(two[0]);
  expect(pickPassage([one, []], used, 'chapter', 'seed')).toEqual(one[0]);
});
