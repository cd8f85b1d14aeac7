import { filtered, highPass, highShelf, peak } from '#server/builtin/sound/biquad.ts';
import { levelled } from '#server/builtin/sound/loudness.ts';
import { resampled } from '#server/builtin/sound/resample.ts';
import { encodeWav } from '#server/builtin/sound/wav.ts';
import type { Speech } from '#server/ports.ts';
import type { ReadingPhrase } from './reading/reading.ts';

/** A phrase as it came from the engine; times in ms from its first sample. */
export type Take = {
  readonly phrase: ReadingPhrase;
  readonly samples: Int16Array;
  readonly times: readonly { startMs: number; endMs: number }[];
};

const rate = 48_000;
const level = -19;
const leadMs = 60;
const tailMs = 140;
const quiet = 90;
/** Less boom and hiss, a little more warmth and less of the edge that tires the ear. */
const tone = [highPass(rate, 75), peak(rate, 220, 1.5, 0.8), peak(rate, 3_400, -2.5, 0.9), highShelf(rate, 7_500, -2)];

/** Puts the takes of a text together: silences as punctuation asks, 48 kHz, one loudness; the words keep their places. */
export function finished(takes: readonly Take[], from: number): Speech {
  const parts: Float32Array[] = [silence(leadMs, from)];
  const words: { text: string; startMs: number; endMs: number }[] = [];
  let nowMs = leadMs;
  for (const [at, { phrase, samples, times }] of takes.entries()) {
    const { start, end } = sounding(samples);
    const startMs = (start / from) * 1000;
    const lengthMs = ((end - start) / from) * 1000;
    const place = (ms: number) => nowMs + Math.min(lengthMs, Math.max(0, ms - startMs));
    for (const [word, { text }] of phrase.words.entries())
      words.push({ text, startMs: place(times[word]!.startMs), endMs: place(times[word]!.endMs) });
    parts.push(Float32Array.from(samples.subarray(start, end), (sample) => sample / 32768));
    const pauseMs = at === takes.length - 1 ? tailMs : lengthMs === 0 ? 0 : phrase.pauseMs;
    parts.push(silence(pauseMs, from));
    nowMs += lengthMs + pauseMs;
  }
  const [signal] = levelled([filtered(resampled(joined(parts), from, rate), tone)], level);
  const durationMs = (signal!.length / rate) * 1000;
  return { wav: encodeWav([signal!], rate), durationMs: Math.round(durationMs), words: rising(words, Math.floor(durationMs)) };
}

/** From the first to the last sample that can be heard, with a little air around. */
function sounding(samples: Int16Array): { start: number; end: number } {
  const first = samples.findIndex((sample) => Math.abs(sample) > quiet);
  if (first < 0) return { start: 0, end: 0 };
  const last = samples.findLastIndex((sample) => Math.abs(sample) > quiet);
  return { start: Math.max(0, first - 100), end: Math.min(samples.length, last + 400) };
}

const silence = (ms: number, at: number) => new Float32Array(Math.round((ms / 1000) * at));

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Whole milliseconds that never run backwards, overlap, or leave the clip. */
function rising(words: readonly { text: string; startMs: number; endMs: number }[], lengthMs: number) {
  let last = 0;
  return words.map(({ text, startMs, endMs }) => {
    const start = Math.min(lengthMs, Math.max(last, Math.round(startMs)));
    last = Math.min(lengthMs, Math.max(start, Math.round(endMs)));
    return { text, startMs: start, endMs: last };
  });
}
