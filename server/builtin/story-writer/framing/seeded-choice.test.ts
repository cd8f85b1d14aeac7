import { expect, test } from 'vitest';
import { knownAs } from '#server/passages/known-passage.ts';
import { parseReference } from '#shared/story/scripture.ts';
import { tones } from '#shared/vocabulary.ts';
import { framingSentences } from './framing-sentences.ts';
import { anew, tellingOf } from './seeded-choice.ts';

test('returns the same tale for the same seed, and moves on by one each time', () => {
  expect(tellingOf('t1 Luke 15:11-32')).toEqual({ tale: 't1 Luke 15:11-32', again: 0 });
  expect(tellingOf('t1 take 2 Luke 15:11-32')).toEqual({ tale: 't1 Luke 15:11-32', again: 1 });
  expect(tellingOf('t1 take 4.2 Luke 15:11-32')).toEqual({ tale: 't1 Luke 15:11-32', again: 5 });
  expect([0, 1, 2, 3].map((again) => anew(['a', 'b', 'c'], again)[0])).toEqual(['a', 'b', 'c', 'a']);
  expect(anew([], 3)).toEqual([]);
});

test.each(tones)('varies opening, lesson and ending of a %s tale when it is told again', (tone) => {
  const range = parseReference('Luke 15:11-32')!;
  const known = knownAs(range)!;
  const about = { range, known, theme: known.theme, outline: null, isWhole: true, idea: null, words: 520 };
  const tellings = ['t1', 't1 take 2', 't1 take 3'].map((seed) =>
    framingSentences({ ...about, tone, audience: 'family' }, seed),
  );
  expect(new Set(tellings.map(({ wayIn }) => wayIn[0]?.en)).size).toBe(tellings.length);
  expect(new Set(tellings.map(({ takeHome }) => takeHome?.en)).size).toBe(tellings.length);
  expect(new Set(tellings.map(({ farewells }) => farewells[0]?.en)).size).toBe(tellings.length);
});
