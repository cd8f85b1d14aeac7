import { expect, test } from 'vitest';
import { withoutSilence } from './cut-take.ts';

test('keeps a breath around the words, and cuts nothing in doubt', () => {
  const speech = [
    { startMs: 1_000, endMs: 2_000 },
    { startMs: 2_500, endMs: 4_000 },
  ];
  expect(withoutSilence({ durationMs: 6_000, speech })).toEqual({ startMs: 900, endMs: 4_200 });
  expect(withoutSilence({ durationMs: 4_050, speech: [{ startMs: 50, endMs: 4_000 }] })).toEqual({
    startMs: 0,
    endMs: 4_050,
  });
  expect(withoutSilence({ durationMs: 6_000, speech: [{ startMs: 5_700, endMs: 6_000 }] })).toEqual({
    startMs: 0,
    endMs: 6_000,
  });
});
