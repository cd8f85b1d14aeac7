import { highPass, highShelf, peak } from '#server/builtin/sound/biquad.ts';
import type { Speech } from '#server/ports/sound.ts';
import type { ReadingPhrase } from '../reading/phrases.ts';
import { mixedSpeech, mixRate } from '../speech-mix.ts';

/** A phrase as it came from the engine; times in ms from its first sample. */
export type Take = {
  readonly phrase: ReadingPhrase;
  readonly samples: Int16Array;
  readonly times: readonly { startMs: number; endMs: number }[];
};

const quiet = 90;
/** Less boom and hiss, a little more warmth and less of the edge that tires the ear. */
const tone = [
  highPass(mixRate, 75),
  peak(mixRate, 220, 1.5, 0.8),
  peak(mixRate, 3_400, -2.5, 0.9),
  highShelf(mixRate, 7_500, -2),
];

/**
 * Joins the takes of a text: trimmed, with the silences that punctuation requires. `from` is the rate of the samples.
 */
export function finished(takes: readonly Take[], from: number): Speech {
  const parts = takes.map(({ phrase, samples, times }) => {
    const { start, end } = sounding(samples);
    const startMs = (start / from) * 1000;
    const lengthMs = ((end - start) / from) * 1000;
    const place = (ms: number) => Math.min(lengthMs, Math.max(0, ms - startMs));
    return {
      samples: Float32Array.from(samples.subarray(start, end), (sample) => sample / 32768),
      words: phrase.words.map(({ text }, word) => ({
        text,
        startMs: place(times[word]!.startMs),
        endMs: place(times[word]!.endMs),
      })),
      pauseMs: phrase.pauseMs,
    };
  });
  return mixedSpeech(parts, from, tone);
}

/** From the first to the last sample that can be heard, with a little air around. */
function sounding(samples: Int16Array): { start: number; end: number } {
  const first = samples.findIndex((sample) => Math.abs(sample) > quiet);
  if (first < 0) return { start: 0, end: 0 };
  const last = samples.findLastIndex((sample) => Math.abs(sample) > quiet);
  return { start: Math.max(0, first - 100), end: Math.min(samples.length, last + 400) };
}
