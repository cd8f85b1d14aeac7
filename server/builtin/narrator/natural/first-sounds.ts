import { modelRate } from './kokoro-model.ts';

/** When a word is heard, in ms. */
type Timed = { readonly word: number; readonly startMs: number; readonly endMs: number };

/** The number of samples in one step of 10 ms, for which loudness is measured. */
const step = modelRate / 100;
/** Sound this far below the loud steps counts as silence, in dB. */
const unheardBelow = 40;
/**
 * Lengths of silence, in steps. Without a rest before the word, silence below `least` may be part of a consonant such
 * as p or t; silence above `most` does not belong to this word, unless it begins the phrase.
 */
const silence = { afterRest: 3, least: 5, most: 15, mostAtFirst: 50 } as const;
/** Milliseconds: a rest before a word, the least duration of a word that had it, and what the word after it keeps. */
const [restMs, shortMs, leastMs] = [20, 100, 40] as const;

/**
 * Moves words that follow a rest to where their sound begins: the model's durations put short ones up to 90 ms before
 * it. A short word keeps its length as far as the next one leaves it. `samples` are at 24 kHz; `words` are in order.
 */
export function fromFirstSound(samples: Float32Array, words: readonly Timed[]): Timed[] {
  const levels = levelsOf(samples);
  const heard = (levels.toSorted()[Math.floor(levels.length * 0.95)] ?? -100) - unheardBelow;
  const moved: Timed[] = [];
  for (const [at, told] of words.entries()) {
    const before = moved.at(-1);
    const pushed = before !== undefined && before.endMs > told.startMs;
    const word = pushed
      ? { ...told, startMs: before.endMs, endMs: Math.max(told.endMs, before.endMs + leastMs) }
      : told;
    const rests = at === 0 || word.startMs - words[at - 1]!.endMs >= restMs;
    const from = Math.floor(word.startMs / 10);
    const first = levels.findIndex((level, place) => place >= from && level > heard);
    const most = at === 0 ? silence.mostAtFirst : silence.most;
    const isLate = first - from >= (rests ? silence.afterRest : silence.least) && first - from <= most;
    const startMs = isLate ? first * 10 : word.startMs;
    const keptMs = Math.min(shortMs, word.endMs - word.startMs);
    const next = words[at + 1];
    const roomMs = next ? Math.max(startMs + leastMs, next.endMs - leastMs) : samples.length / (modelRate / 1000);
    moved.push({ word: word.word, startMs, endMs: Math.max(word.endMs, Math.min(roomMs, startMs + keptMs)) });
  }
  return moved;
}

/** Loudness of each 10 ms, in dB of full scale. */
function levelsOf(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const power = samples.subarray(at * step, (at + 1) * step).reduce((sum, sample) => sum + sample * sample, 0) / step;
    return 10 * Math.log10(power + 1e-10);
  });
}
