import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyScores, ratesOf, ratesTable, scoresIn } from '../../bench/pictures/picture-scores.ts';
import { setTalesIn } from '../../bench/pictures/picture-sets.ts';
import { formatReference, rangesOverlap } from '#shared/story/scripture.ts';
import { knownScenes } from './known-scenes.ts';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'picture-sets-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const kept = (name: string, words: string) => {
  const file = join(dir, name);
  writeFileSync(file, words);
  return file;
};

describe('the picture sets for judging', () => {
  const tales = setTalesIn(fileURLToPath(new URL('../../bench/pictures/sets.yaml', import.meta.url)));

  test('20 passages, 4 psalms and letters, and 6 stories', () => {
    const count = (set: string) => tales.filter((tale) => tale.set === set).length;
    expect([count('passages'), count('psalms and letters'), count('stories')]).toEqual([20, 4, 6]);
  });

  test('overlaps no passage with a known scene', () => {
    const known = tales
      .flatMap((tale) => ('passage' in tale ? [tale.passage] : []))
      .filter((range) => knownScenes.some(({ passage }) => rangesOverlap(passage, range)));
    expect(known.map((range) => formatReference(range))).toEqual([]);
  });
});

test('rejects an invalid set file with a message', () => {
  expect(() => setTalesIn(kept('none.yaml', "passages: [{ id: a, passage: 'XYZ 1:1' }]"))).toThrow(
    'There is no passage XYZ 1:1',
  );
  const twice = "passages: [{ id: a, passage: 'PSA 1:1-2' }, { id: a, passage: 'PSA 2:1-2' }]";
  expect(() => setTalesIn(kept('twice.yaml', twice))).toThrow('two tales called a');
});

describe('scores of a judge', () => {
  const pictures = [
    { number: 1, set: 'passages', tale: 'rahab' },
    { number: 2, set: 'passages', tale: 'rahab' },
    { number: 3, set: 'stories', tale: 'lost-ring' },
    { number: 4, set: 'stories', tale: 'lost-ring' },
  ] as const;
  const empty = emptyScores(pictures);

  test('has no scores in the empty table', () => {
    expect(scoresIn(kept('empty.csv', empty))).toEqual([]);
  });

  test('computes the rates of each set and of all from a filled table', () => {
    const filled = empty
      .replace('1,passages,rahab,,,,,,', '1,passages,rahab,yes,yes,yes,no,yes,rope, flax and window')
      .replace('2,passages,rahab,,,,,,', '2,passages,rahab,partly,no,yes,yes,no,by day')
      .replace('3,stories,lost-ring,,,,,,', '3,stories,lost-ring,no,partly,no,no,no,');
    const scores = scoresIn(kept('filled.csv', filled));
    expect(scores.map(({ why }) => why)).toEqual(['rope, flax and window', 'by day', '']);
    expect(ratesOf(scores)).toMatchObject([
      {
        set: 'passages',
        pictures: 2,
        publishable: 1,
        excluded: 1,
        people: '1 / 1 / 0',
        action: '1 / 0 / 1',
        place: '2 / 0 / 0',
      },
      {
        set: 'stories',
        pictures: 1,
        publishable: 0,
        excluded: 0,
        people: '0 / 0 / 1',
        action: '0 / 1 / 0',
        place: '0 / 0 / 1',
      },
      { set: 'all', pictures: 3, publishable: 1, excluded: 1 },
    ]);
    expect(ratesTable(ratesOf(scores))).toContain('| passages | 2 | 1 (50 %) | 1 (50 %) |');
  });

  test('names an invalid line', () => {
    const wrong = empty.replace('2,passages,rahab,,,,,,', '2,passages,rahab,yes,maybe,yes,no,no,');
    expect(() => scoresIn(kept('wrong.csv', wrong))).toThrow('line 3');
  });
});
