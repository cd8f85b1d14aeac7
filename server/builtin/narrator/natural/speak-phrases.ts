import { fromFirstSound } from './first-sounds.ts';
import type { KokoroModel, ModelSound } from './kokoro-model.ts';
import { frameSamples, modelRate, mostSymbols } from './kokoro-model.ts';
import type { PhraseSymbols } from './phrase-symbols.ts';

/**
 * A phrase to speak, and the silence after it in ms. The owners of its symbols are indexes of words in the whole text.
 */
export type PhraseOrder = PhraseSymbols & { readonly pauseMs: number };
/**
 * A phrase as it was spoken: samples at 24 kHz, when each of its words is heard, in ms from the first sample, and the
 * silence that is still to follow.
 */
export type SpokenPhrase = {
  readonly samples: Float32Array;
  readonly words: readonly { readonly word: number; readonly startMs: number; readonly endMs: number }[];
  readonly pauseMs: number;
};

/** Fewer symbols than this sound clipped when they are spoken alone, so short sentences go together. */
const fewSymbols = 80;
/** A silence of this length (ms) parts what is never spoken in one call. */
const longPauseMs = 700;

/** Neighbouring phrases that one call speaks: enough symbols for a natural melody, never more than the model takes. */
export function callsOf(phrases: readonly PhraseOrder[]): PhraseOrder[][] {
  const calls: PhraseOrder[][] = [];
  for (const phrase of phrases.flatMap(fitting)) {
    const last = calls.at(-1);
    const size = last?.reduce((sum, { symbols }) => sum + symbols.length + 1, 0) ?? 0;
    const room = size + phrase.symbols.length <= mostSymbols / 2;
    if (
      last &&
      room &&
      last.at(-1)!.pauseMs < longPauseMs &&
      (size < fewSymbols || phrase.symbols.length < fewSymbols / 2)
    )
      last.push(phrase);
    else calls.push([phrase]);
  }
  return calls;
}

/** A phrase with more symbols than one call takes, split at the gap nearest to its middle. */
function fitting(phrase: PhraseOrder): PhraseOrder[] {
  const { symbols, owners } = phrase;
  if (symbols.length <= mostSymbols) return [phrase];
  const middle = symbols.length / 2;
  const gaps = symbols.flatMap((symbol, at) => (symbol === ' ' ? [at] : []));
  const cut = gaps.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? Math.floor(middle);
  const part = (from: number, to: number, pauseMs: number): PhraseOrder => ({
    symbols: symbols.slice(from, to),
    owners: owners.slice(from, to),
    pauseMs,
  });
  return [...fitting(part(0, cut, 0)), ...fitting(part(cut + 1, symbols.length, phrase.pauseMs))];
}

/** Speaks the phrases of one call and parts the sound again where each of them ends. */
export async function speakCall(
  model: KokoroModel,
  call: readonly PhraseOrder[],
  how: { readonly voice: string; readonly speed: number; readonly variation: number },
): Promise<SpokenPhrase[]> {
  const symbols = call.flatMap((phrase, at) => [...(at > 0 ? [' '] : []), ...phrase.symbols]);
  const sound = await model.speak(symbols, how.voice, how.speed, how.variation);
  const starts = startsOf(sound);
  const spoken: SpokenPhrase[] = [];
  let at = 0;
  for (const phrase of call) {
    const to = at + phrase.symbols.length;
    spoken.push(part(sound, starts, at, to, phrase));
    at = to + 1;
  }
  return spoken;
}

/** Frames by which sounds come earlier than the durations add up to, as in the model's own reference code. */
const earlier = 3;

/** The first sample of each symbol, and the end of the last one. */
function startsOf({ frames }: ModelSound): number[] {
  const starts: number[] = [];
  let at = Math.max(0, (frames[0] ?? 0) - earlier) * frameSamples;
  for (const count of frames.slice(1)) {
    starts.push(at);
    at += count * frameSamples;
  }
  return starts;
}

/** Quiet that stays before the first sound of a phrase, and at least and at most after its last one, in samples. */
const air = { before: modelRate * 0.04, after: modelRate * 0.08, longest: modelRate * 0.3 } as const;
const fade = modelRate * 0.008;
/** The mean size of samples below which 10 ms count as silence. */
const hush = { samples: modelRate / 100, level: 0.002 } as const;

function part(
  { wave }: ModelSound,
  starts: readonly number[],
  from: number,
  to: number,
  phrase: PhraseOrder,
): SpokenPhrase {
  const { owners, pauseMs } = phrase;
  const first = owners.findIndex((owner) => owner >= 0);
  const last = owners.findLastIndex((owner) => owner >= 0);
  if (first < 0) return { samples: new Float32Array(0), words: [], pauseMs };
  const [earliest, latest] = [from === 0 ? 0 : starts[from - 1]!, starts[to] ?? wave.length];
  const begin = Math.max(earliest, Math.round(starts[from + first]! - air.before));
  const end = fadedOut(wave, starts[from + last + 1] ?? wave.length, latest);
  const samples = wave.slice(begin, end);
  for (let at = 0; at < Math.min(fade, samples.length); at += 1) {
    samples[at]! *= at / fade;
    samples[samples.length - 1 - at]! *= at / fade;
  }
  const ms = (sample: number) => (Math.min(end, Math.max(begin, sample)) - begin) / (modelRate / 1000);
  const words = [...new Set(owners)]
    .filter((word) => word >= 0)
    .map((word) => ({
      word,
      startMs: ms(starts[from + owners.indexOf(word)]!),
      endMs: ms(starts[from + lastOf(phrase, word) + 1] ?? wave.length),
    }));
  const heldMs = (end - starts[from + last + 1]! + air.before) / (modelRate / 1000);
  return { samples, words: fromFirstSound(samples, words), pauseMs: Math.max(0, pauseMs - heldMs) };
}

/**
 * The last symbol of a word's time. A short word at a phrase's start is heard up to 20 ms late, so a gap before the
 * next word counts to it.
 */
function lastOf({ symbols, owners }: PhraseOrder, word: number): number {
  const last = owners.lastIndexOf(word);
  return symbols[last + 1] === ' ' && (owners[last + 2] ?? -1) >= 0 ? last + 1 : last;
}

/** Where a phrase whose last sound ends at a sample has died away. */
function fadedOut(wave: Float32Array, from: number, latest: number): number {
  const most = Math.min(wave.length, latest, Math.round(from + air.longest));
  let at = Math.min(most, Math.round(from + air.after));
  while (at < most) {
    let sum = 0;
    for (let sample = at; sample < Math.min(most, at + hush.samples); sample += 1) sum += Math.abs(wave[sample]!);
    if (sum / hush.samples < hush.level) break;
    at += hush.samples;
  }
  return Math.min(most, at);
}
