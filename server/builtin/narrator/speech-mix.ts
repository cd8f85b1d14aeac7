import { type Biquad, filtered } from '#server/builtin/sound/biquad.ts';
import { levelled } from '#server/builtin/sound/loudness.ts';
import { resampled } from '#server/builtin/sound/resample.ts';
import { encodeWav } from '#server/builtin/sound/wav.ts';
import type { Speech } from '#server/ports/sound.ts';

/**
 * A phrase that was spoken: its words as written with their times in ms from its first sample, and the silence after it
 * in ms.
 */
export type SpokenPart = {
  readonly samples: Float32Array;
  readonly words: readonly { readonly text: string; readonly startMs: number; readonly endMs: number }[];
  readonly pauseMs: number;
};

export const mixRate = 48_000;
/** Loudness of all narration, in LUFS. */
const level = -19;
const leadMs = 60;
const tailMs = 140;

/**
 * Puts phrases together with their silences: 48 kHz mono at one loudness, every word in its place. `from` is the rate
 * of the samples.
 */
export function mixedSpeech(parts: readonly SpokenPart[], from: number, tone: readonly Biquad[]): Speech {
  const sounds: Float32Array[] = [silence(leadMs, from)];
  const words: { text: string; startMs: number; endMs: number }[] = [];
  let samples = sounds[0]!.length;
  const put = (sound: Float32Array) => {
    sounds.push(sound);
    samples += sound.length;
  };
  for (const [at, part] of parts.entries()) {
    const nowMs = (samples / from) * 1000;
    for (const { text, startMs, endMs } of part.words)
      words.push({ text, startMs: nowMs + startMs, endMs: nowMs + endMs });
    put(part.samples);
    put(silence(at === parts.length - 1 ? tailMs : part.samples.length === 0 ? 0 : part.pauseMs, from));
  }
  const [signal] = levelled([filtered(resampled(joined(sounds, samples), from, mixRate), tone)], level);
  const durationMs = (signal!.length / mixRate) * 1000;
  return {
    wav: encodeWav([signal!], mixRate),
    durationMs: Math.round(durationMs),
    words: rising(words, Math.floor(durationMs)),
  };
}

const silence = (ms: number, at: number) => new Float32Array(Math.round((ms / 1000) * at));

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
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
