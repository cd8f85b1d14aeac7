import type { Speech } from '#server/ports/sound.ts';
import type { Word } from '#shared/film/timeline-parts.ts';
import { spreadWords } from '../captions/spread-words.ts';
import { samplesOf, wavOf } from '../recordings/wav-samples.ts';

/**
 * Milliseconds between the last word of one voice and the first of the next, and what is kept of the sound around words
 * where it is cut.
 */
const pause = { turn: 280, sentence: 350 } as const;
const kept = { before: 60, after: 120, fade: 8 } as const;
const perMs = 48;

/** What one voice said, with the words as they are written. */
export type SpokenRun = { readonly speech: Pick<Speech, 'wav' | 'words' | 'durationMs'>; readonly text: string };

/** Joins what several voices said: a pause at each change, a fade at every cut, and all words in order. */
export function joinSpeech(runs: readonly SpokenRun[]): Pick<Speech, 'wav' | 'words' | 'durationMs'> {
  const parts: Int16Array[] = [];
  const words: Word[] = [];
  let at = 0;
  const put = (samples: Int16Array) => {
    parts.push(samples);
    at += samples.length;
  };
  for (const [index, { speech, text }] of runs.entries()) {
    const samples = samplesOf(speech.wav);
    const said = wordsOf(text, speech);
    const [first, last] = [said[0]?.startMs ?? 0, said.at(-1)?.endMs ?? speech.durationMs];
    const before = Math.min(kept.before, first);
    const from = index === 0 ? 0 : Math.round((first - before) * perMs);
    const after = Math.min(kept.after, Math.max(0, samples.length / perMs - last));
    const to = index === runs.length - 1 ? samples.length : Math.round((last + after) * perMs);
    const own = samples.slice(from, Math.max(from, Math.min(samples.length, to)));
    faded(own, index > 0, index < runs.length - 1);
    const shiftMs = (at - from) / perMs;
    for (const word of said)
      words.push({ ...word, startMs: Math.round(word.startMs + shiftMs), endMs: Math.round(word.endMs + shiftMs) });
    put(own);
    const next = runs[index + 1];
    if (!next) continue;
    const gap = /[.!?…]["'”’»)\]\s]*$/u.test(text) ? pause.sentence : pause.turn;
    const ahead = Math.min(kept.before, wordsOf(next.text, next.speech)[0]?.startMs ?? 0);
    put(new Int16Array(Math.max(0, Math.round((gap - after - ahead) * perMs))));
  }
  const whole = new Int16Array(at);
  let filled = 0;
  for (const part of parts) {
    whole.set(part, filled);
    filled += part.length;
  }
  return { wav: wavOf(whole), durationMs: Math.round(at / perMs), words };
}

/** The words as they are written with the times that the voice gave, or spread evenly when it gave others. */
function wordsOf(text: string, { words, durationMs }: SpokenRun['speech']): Word[] {
  const written = text.split(/\s+/).filter(Boolean);
  if (words.length !== written.length) return spreadWords(text, [], durationMs);
  return words.map((word, at) => ({ ...word, text: written[at]! }));
}

/** Fade lengths that avoid clicks where a sound is cut. */
function faded(samples: Int16Array, start: boolean, end: boolean): void {
  const length = Math.min(kept.fade * perMs, samples.length >> 1);
  for (let n = 0; n < length; n += 1) {
    const share = n / length;
    if (start) samples[n] = Math.round(samples[n]! * share);
    if (end) samples[samples.length - 1 - n] = Math.round(samples[samples.length - 1 - n]! * share);
  }
}
