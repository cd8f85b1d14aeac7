import { decodeWav } from '#server/builtin/sound/wav.ts';
import type { Speech } from '#server/ports/sound.ts';
import { heardRate, heardSamples, levelOf, levelsOf, loudLevel, stepMs } from './heard-sound.ts';
import { wordsOf } from './verse-texts.ts';

export type Faults = {
  /** Words that have no time, or a time in which nothing is heard. */
  readonly dropped: readonly string[];
  /** Where the sound jumps as no voice does, in ms. */
  readonly clicksMs: readonly number[];
  /** How loud each sentence is, in dB of full scale. */
  readonly sentenceLevels: readonly number[];
};

const speakable = /[\p{L}\p{N}]/u;
/** A word whose loudest 10 ms stay this far below the loud ones of the sound is not heard, in dB. */
const unheardBelow = 45;

/** What is wrong with a reading of a text. */
export function faultsOf(text: string, speech: Speech): Faults {
  const samples = heardSamples(speech.wav);
  return {
    dropped: droppedWords(text, speech, levelsOf(samples)),
    clicksMs: clicks(decodeWav(speech.wav)),
    sentenceLevels: sentenceLevels(speech, samples),
  };
}

function droppedWords(text: string, { words, durationMs }: Speech, levels: Float32Array): string[] {
  const hearable = loudLevel(levels) - unheardBelow;
  let next = 0;
  return wordsOf(text)
    .filter((word) => speakable.test(word))
    .filter((word) => {
      const at = words.findIndex((told, place) => place >= next && told.text === word);
      if (at < 0) return true;
      next = at + 1;
      const { startMs, endMs } = words[at]!;
      const within = levels.slice(
        Math.floor(startMs / stepMs),
        Math.max(Math.floor(startMs / stepMs) + 1, Math.ceil(endMs / stepMs)),
      );
      return endMs <= startMs || startMs >= durationMs || !within.some((level) => level > hearable);
    });
}

/** How much faster than all around it the sound has to turn to be a click: voices stay below a third of this. */
const clickCrest = 25;
/** Turns smaller than this are not heard as clicks, of full scale. */
const clickLeast = 0.03;
/**
 * A click turns in one sample by this share of the whole rise around it; the burst of a p or a k takes several samples
 * to rise.
 */
const clickShare = 0.4;

/** Places, in ms, where the sound jumps: its second difference stands alone against that of the 10 ms around. */
export function clicks({ channels, rate }: { channels: readonly Float32Array[]; rate: number }): number[] {
  const sound = channels[0] ?? new Float32Array();
  const turns = sound.map((sample, at) => sample - 2 * (sound[at - 1] ?? 0) + (sound[at - 2] ?? 0));
  const [near, around] = [Math.round(rate * 0.0004), Math.round(rate * 0.01)];
  const sums = new Float64Array(turns.length + 1);
  for (const [at, turn] of turns.entries()) sums[at + 1] = sums[at]! + turn * turn;
  const within = (at: number, reach: number) => {
    const [from, to] = [Math.max(0, at - reach), Math.min(turns.length, at + reach + 1)];
    return { power: sums[to]! - sums[from]!, count: to - from };
  };
  const found: number[] = [];
  for (let at = 0; at < turns.length; at += 1) {
    const size = Math.abs(turns[at]!);
    if (size < clickLeast) continue;
    const [wide, narrow] = [within(at, around), within(at, near)];
    const beside = Math.max(0, wide.power - narrow.power) / Math.max(1, wide.count - narrow.count);
    if (size < clickCrest * Math.sqrt(beside + 1e-9)) continue;
    const close = sound.subarray(Math.max(0, at - near), at + near + 1);
    if (size < clickShare * (close.reduce((a, b) => Math.max(a, b)) - close.reduce((a, b) => Math.min(a, b)))) continue;
    found.push(Math.round((at * 1000) / rate));
    at += around;
  }
  return found;
}

/** The level of each sentence over the steps in which something is said. */
function sentenceLevels({ words }: Speech, samples: Float32Array): number[] {
  const levels: number[] = [];
  let from = words[0]?.startMs ?? 0;
  for (const [at, word] of words.entries()) {
    const last = at === words.length - 1;
    if (!last && !/[.!?…]["'”’»)\]]*$/u.test(word.text)) continue;
    const part = samples.subarray((from * heardRate) / 1000, (word.endMs * heardRate) / 1000);
    const steps = levelsOf(part);
    const loud = [...steps.entries()].filter(([, level]) => level > loudLevel(steps) - 20);
    const said = Float32Array.from(loud.flatMap(([step]) => [...part.subarray(step * 160, (step + 1) * 160)]));
    if (loud.length * stepMs >= 300) levels.push(levelOf(said));
    from = words[at + 1]?.startMs ?? 0;
  }
  return levels;
}
