import { expect, test } from 'vitest';
import { knownAs } from '#server/passages/known-passage.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import { formatReference, parseReference } from '#shared/story/scripture.ts';
import { audiences } from '#shared/vocabulary.ts';
import { relatedPassages } from './related-passages.ts';
import { chanceOf } from '../framing/seeded-choice.ts';

const known = (reference: string) => knownAs(parseReference(reference)!);
const relatedTo = (reference: string, audience: (typeof audiences)[number], start = 0) => {
  const passage = known(reference)!;
  return relatedPassages(
    { range: passage.range, known: passage, audience, answers: null },
    chanceOf('one', 'passages'),
    start,
  );
};

test('avoids two Gospel accounts of the same day in a row', () => {
  expect(relatedTo('Matthew 6:25-34', 'adults').map((range) => formatReference(range))).not.toContain('Luke 12:22-34');
});

test('follows a children’s tale with a passage for children, and varies the first choice by tone', () => {
  for (const { range } of relatedTo('Psalm 23', 'kids').map((each) => ({ range: each }))) {
    const passage = knownAs(range);
    if (passage) expect([passage.ages.includes('kids'), passage.care]).toEqual([true, []]);
  }
  const firsts = [0, 0.2, 0.4, 0.6, 0.8].map((start) => formatReference(relatedTo('Psalm 23', 'family', start)[0]!));
  expect(new Set(firsts).size).toBeGreaterThanOrEqual(4);
});

test('never follows a tale with a proverb that blames the poor or the idle', () => {
  const followers = ['Matthew 25:14-30', 'Ruth 1', 'Proverbs 31:10-31', 'Luke 16:1-13'].flatMap((reference) =>
    relatedTo(reference, 'adults').map((range) => formatReference(range)),
  );
  expect(followers.length).toBeGreaterThan(3);
  for (const blaming of ['Proverbs 10:1-5', 'Proverbs 6:6-11', 'Proverbs 24:30-34'])
    expect(followers).not.toContain(blaming);
});

test('never follows a tale with law, prophecy or a love song', () => {
  for (const passage of tablePassages().filter((_, at) => at % 40 === 0)) {
    const about = { range: passage.range, known: passage, audience: 'adults' as const, answers: null };
    const related = relatedPassages(about, chanceOf('one', 'passages'));
    for (const { book } of related) expect(['SNG', 'LEV', 'AMO']).not.toContain(book);
  }
});

test('follows with a passage on the same subject, not only the same virtue', () => {
  const names = (reference: string) => relatedTo(reference, 'family').map((range) => formatReference(range));
  expect(names('Proverbs 6:6-11')).toContain('Proverbs 31:10-31');
  expect(names('Proverbs 6:6-11')).not.toContain('Psalm 78:1-8');
  expect(names('Ruth 1')).toContain('Ruth 4:1-17');
  expect(names('Mark 8:22-26')).toContain('Mark 10:46-52');
});

test('follows a parable with few relatives with what teachers choose for the subject', () => {
  expect(relatedTo('Matthew 20:1-16', 'kids').length).toBeGreaterThanOrEqual(3);
});

test('follows a tale for an idea only with passages that answer the idea too', () => {
  const passage = known('Nehemiah 2:1-18')!;
  const about = { range: passage.range, known: passage, audience: 'family' as const };
  const names = (answers: Parameters<typeof relatedPassages>[0]['answers']) =>
    relatedPassages({ ...about, answers }, chanceOf('one', 'passages')).map((range) => formatReference(range));
  const second = names(null)[1]!;
  expect(names([parseReference(second)!, parseReference('Song of Solomon 2:8-17')!])).toEqual([second]);
  expect(names([])).toEqual([]);
});
