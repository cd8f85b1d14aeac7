import { expect, test } from 'vitest';
import { withoutSilence, wordsInCut } from './cut-take.ts';

test('a breath stays around the words; in doubt nothing is cut away', () => {
  const speech = [
    { startMs: 1_000, endMs: 2_000 },
    { startMs: 2_500, endMs: 4_000 },
  ];
  expect(withoutSilence({ durationMs: 6_000, speech })).toEqual({ startMs: 900, endMs: 4_200 });
  expect(withoutSilence({ durationMs: 4_050, speech: [{ startMs: 50, endMs: 4_000 }] })).toEqual({ startMs: 0, endMs: 4_050 });
  expect(withoutSilence({ durationMs: 6_000, speech: [{ startMs: 5_700, endMs: 6_000 }] })).toEqual({ startMs: 0, endMs: 6_000 });
});

test('words fall on what is left of the speech, and never outside of the cut', () => {
  const speech = [
    { startMs: 1_000, endMs: 2_000 },
    { startMs: 3_000, endMs: 4_000 },
  ];
  const words = wordsInCut('one two three four', { durationMs: 5_000, speech }, { startMs: 1_500, endMs: 3_500 });
  expect(words.map(({ text }) => text)).toEqual(['one', 'two', 'three', 'four']);
  expect([words[0]!.startMs, words.at(-1)!.endMs]).toEqual([0, 2_000]);
  expect(words.every(({ startMs, endMs }) => startMs <= endMs)).toBe(true);
});
