import type { Word } from '#shared/film/timeline-parts.ts';

/** A stretch of a clip in which somebody speaks, in ms. */
export type Stretch = { readonly startMs: number; readonly endMs: number };

/**
 * Estimates when each word of a recording is said: by its length, over the time in which there is speech. Whole ms in
 * ascending order.
 */
export function spreadWords(text: string, speech: readonly Stretch[], durationMs: number): Word[] {
  const words = text.split(/\s+/).filter(Boolean);
  const heard = speech.length > 0 ? speech : [{ startMs: 0, endMs: durationMs }];
  const spoken = heard.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const weights = words.map(weightOf);
  const perUnit = spoken / weights.reduce((sum, weight) => sum + weight, 0);
  let said = 0;
  let last = 0;
  return words.map((word, at) => {
    const startMs = Math.max(last, Math.round(placeOf(said * perUnit, heard, 'start')));
    said += weights[at]!;
    const endMs = Math.max(startMs, Math.min(durationMs, Math.round(placeOf(said * perUnit, heard, 'end'))));
    last = endMs;
    return { text: word, startMs, endMs };
  });
}

/** Letters take time, every word takes some, and marks at which a reader slows down take more. */
function weightOf(word: string): number {
  const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters === 0
    ? 0.01
    : letters + 1.5 + (/[,;:]\P{L}*$/u.test(word) ? 0.7 : /[.!?…]\P{L}*$/u.test(word) ? 1.2 : 0);
}

/** Where in the clip this many ms of speech have passed; a word begins after a silence and ends before one. */
function placeOf(spokenMs: number, speech: readonly Stretch[], side: 'start' | 'end'): number {
  let left = spokenMs;
  for (const [at, { startMs, endMs }] of speech.entries()) {
    const length = endMs - startMs;
    const here = side === 'start' ? left < length - 1e-6 : left <= length + 1e-6;
    if (here || at === speech.length - 1) return Math.min(endMs, startMs + left);
    left -= length;
  }
  return 0;
}
