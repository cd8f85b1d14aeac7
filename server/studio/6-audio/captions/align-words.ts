import { setImmediate } from 'node:timers/promises';
import type { Word } from '#shared/film/timeline-parts.ts';
import type { Language } from '#shared/vocabulary.ts';
import { spreadWords } from './spread-words.ts';
import { type Expected, expectedOf } from '../readings/spoken-length.ts';
import { stepMs, type VoiceTrack } from '../readings/voice-track.ts';

/** How far from an even pace the words of a recording are searched, in steps of 10 ms. */
const reach = 500;
/**
 * What is odd about a reading, as costs: a pause within a word or where nobody rests, none where one does, a word too
 * long or too short, syllables too many or too few.
 */
const costs = {
  silenceInWord: 0.12,
  oddPause: 1.2,
  missedRest: 1.6,
  missedBreath: 0.5,
  length: 3.5,
  syllable: 0.45,
  softStart: 0.03,
} as const;

/** How long it works before others have their turn. */
const turnMs = 10;

/** A path that is this much less likely than the best one is dropped. */
const hopeless = 14;

type Spoken = Expected & { readonly rest: 'sentence' | 'phrase' | null };
type Speech = { readonly voice: VoiceTrack; readonly said: Uint32Array; readonly nuclei: Uint32Array };

/**
 * Estimates when each word of a known text is said in a recording of this many ms: the most plausible path through its
 * pauses, syllables and lengths. Whole ms in ascending order. Takes about half a second per minute of speech, and
 * yields to other work meanwhile.
 */
export async function alignWords(
  text: string,
  language: Language,
  voice: VoiceTrack,
  durationMs: number,
): Promise<Word[]> {
  const words = text.split(/\s+/).filter(Boolean);
  const within = (step: number) => Math.min(durationMs, step * stepMs);
  const speech = { voice, said: sums(voice.voiced), nuclei: sums(voice.nuclei) };
  const spoken = paced(
    words.map((word) => ({ ...expectedOf(word, language), rest: restAfter(word) })),
    speech,
  );
  let spans = await leastOdd(spoken, speech);
  if (spans.length === words.length) spans = await leastOdd(repaced(spoken, spans, speech), speech);
  // Far more words than the sound can hold, or none heard at all: no way leads through it.
  if (spans.length !== words.length) return spreadWords(text, stretches(voice), durationMs);
  return words.map((word, at) => ({ text: word, startMs: within(spans[at]!.from), endMs: within(spans[at]!.to) }));
}

/** Where somebody speaks, in ms. */
function stretches({ pauses, steps }: VoiceTrack) {
  const borders = [0, ...pauses.flatMap(({ from, to }) => [from, to]), steps];
  const all = borders.flatMap((from, at) =>
    at % 2 === 0 ? [{ startMs: from * stepMs, endMs: borders[at + 1]! * stepMs }] : [],
  );
  return all.filter(({ startMs, endMs }) => endMs > startMs);
}

const restAfter = (word: string): Spoken['rest'] =>
  /[.!?…][\s"'”’»)\]]*$/u.test(word) ? 'sentence' : /[,;:—–][\s"'”’»)\]]*$/u.test(word) ? 'phrase' : null;

const sums = (values: Uint8Array): Uint32Array => {
  const all = new Uint32Array(values.length + 1);
  for (const [at, value] of values.entries()) all[at + 1] = all[at]! + value;
  return all;
};

/** Expectations at the pace of this reader: all words together take the time in which somebody speaks. */
function paced(spoken: readonly Spoken[], { said }: Speech): Spoken[] {
  const expected = spoken.reduce((sum, { ms }) => sum + ms, 0);
  const scale = ((said.at(-1) ?? 0) * stepMs) / Math.max(1, expected);
  return spoken.map((word) => ({ ...word, ms: Math.max(30, word.ms * scale) }));
}

/**
 * A reader is not equally fast everywhere: between two rests the pace is that of this phrase, as far as it was heard.
 */
function repaced(spoken: readonly Spoken[], spans: readonly Span[], { said }: Speech): Spoken[] {
  const out: Spoken[] = [];
  let from = 0;
  for (let to = 1; to <= spoken.length; to += 1) {
    const parted = to === spoken.length || spans[to]!.from - spans[to - 1]!.to >= 8;
    if (!parted) continue;
    const phrase = spoken.slice(from, to);
    const heard = (said[spans[to - 1]!.to]! - said[spans[from]!.from]!) * stepMs;
    const scale = Math.min(1.6, Math.max(0.6, heard / phrase.reduce((sum, { ms }) => sum + ms, 0)));
    out.push(...phrase.map((word) => ({ ...word, ms: word.ms * scale })));
    from = to;
  }
  return out;
}

type Span = { readonly from: number; readonly to: number };

/** For every word and every step at which it may end, the least odd way to get there. */
async function leastOdd(spoken: readonly Spoken[], { voice, said, nuclei }: Speech): Promise<Span[]> {
  const { steps, pauses } = voice;
  const centres = evenCentres(spoken, said);
  const pauseFrom = pauseAt(pauses, steps);
  const logs = Float64Array.from({ length: steps + 1 }, (_, heard) => Math.log(heard + 2));
  const first = pauses[0]?.from === 0 ? pauses[0].to : 0;
  // begins[s]: the least cost with which the next word begins at step s, and the step at which the word before ended.
  let begins = new Map<number, { cost: number; ended: number }>([[first, { cost: 0, ended: 0 }]]);
  if (first > 0) begins.set(0, { cost: 1, ended: 0 });
  const ways: { from: Int32Array; ended: Map<number, number>; low: number }[] = [];
  let turnBegan = performance.now();
  for (const [at, word] of spoken.entries()) {
    if (performance.now() - turnBegan > turnMs) {
      await setImmediate();
      turnBegan = performance.now();
    }
    const low = Math.max(0, centres[at]! - reach);
    const high = Math.min(steps, centres[at]! + reach);
    const cost = new Float64Array(high - low + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(high - low + 1).fill(-1);
    const longest = Math.ceil((word.ms * 2.5) / stepMs) + 20;
    const logExpected = Math.log(word.ms / stepMs + 2);
    for (const [start, way] of begins) {
      const soft = Math.max(0, 6 - voice.rise[start]!) * costs.softStart;
      for (let end = Math.max(low, start + 1); end <= Math.min(high, start + longest); end += 1) {
        const heard = said[end]! - said[start]!;
        const odd =
          costs.length * (logs[heard]! - logExpected) ** 2 +
          costs.syllable * Math.abs(nuclei[end]! - nuclei[start]! - word.syllables) +
          costs.silenceInWord * (end - start - heard);
        const all = way.cost + soft + odd;
        if (all < cost[end - low]!) {
          cost[end - low] = all;
          from[end - low] = start;
        }
      }
    }
    ways.push({ from, low, ended: new Map() });
    begins = nextBegins(cost, low, word.rest, pauseFrom);
    const { ended } = ways.at(-1)!;
    for (const [start, way] of begins) ended.set(start, way.ended);
    if (at === spoken.length - 1) return wayBack(ways, cost, low, lastSaid(voice));
  }
  return [];
}

/** Where the next word may begin: at once, or after the pause that begins here. */
function nextBegins(cost: Float64Array, low: number, rest: Spoken['rest'], pauseFrom: Int32Array) {
  const begins = new Map<number, { cost: number; ended: number }>();
  const bound = cost.reduce((least, own) => Math.min(least, own), Number.POSITIVE_INFINITY) + hopeless;
  const missed = rest === 'sentence' ? costs.missedRest : rest === 'phrase' ? costs.missedBreath : 0;
  for (const [index, own] of cost.entries()) {
    if (own > bound) continue;
    const end = low + index;
    offer(begins, end, own + missed, end);
    const after = pauseFrom[end] ?? -1;
    if (after < 0) continue;
    const length = (after - end) * stepMs;
    offer(
      begins,
      after,
      own + (rest ? (rest === 'sentence' && length < 150 ? 0.5 : 0) : costs.oddPause * Math.min(2, length / 150)),
      end,
    );
  }
  return begins;
}

function offer(begins: Map<number, { cost: number; ended: number }>, start: number, cost: number, ended: number): void {
  const known = begins.get(start);
  if (!known || cost < known.cost) begins.set(start, { cost, ended });
}

function wayBack(
  ways: readonly { from: Int32Array; ended: Map<number, number>; low: number }[],
  cost: Float64Array,
  low: number,
  last: number,
): Span[] {
  let end = low;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, own] of cost.entries()) {
    const all = own + Math.abs(low + index - last) * 0.05;
    if (all < least) [least, end] = [all, low + index];
  }
  const spans: Span[] = [];
  for (let at = ways.length - 1; at >= 0; at -= 1) {
    const way = ways[at]!;
    const start = Math.max(0, way.from[end - way.low] ?? end);
    spans.unshift({ from: start, to: Math.max(start, end) });
    end = ways[at - 1]?.ended.get(start) ?? start;
  }
  return spans;
}

/** For each step the end of the pause that begins there, or a step beside it; -1 where none does. */
function pauseAt(pauses: VoiceTrack['pauses'], steps: number): Int32Array {
  const found = new Int32Array(steps + 1).fill(-1);
  for (const { from, to } of pauses)
    for (const near of [from - 1, from, from + 1]) if (near > 0 && near <= steps) found[near] = to;
  return found;
}

/** Where each word would end if all were said at one pace over the time in which somebody speaks. */
function evenCentres(spoken: readonly Spoken[], said: Uint32Array): number[] {
  const all = spoken.reduce((sum, { ms }) => sum + ms, 0);
  const total = said.at(-1) ?? 0;
  let [done, step] = [0, 0];
  return spoken.map(({ ms }) => {
    done += ms;
    while (step < said.length - 1 && said[step]! < (done / all) * total) step += 1;
    return step;
  });
}

function lastSaid({ pauses, steps }: VoiceTrack): number {
  const last = pauses.at(-1);
  return last?.to === steps ? last.from : steps;
}
