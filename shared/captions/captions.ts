import {
  captionLimits,
  lineLength,
  linesOf,
  type Reader,
  readerLength,
  readingSpeed,
  type Sized,
  sizedTokens,
} from './caption-lines.ts';
import { spokenWords } from './caption-spoken.ts';
import { timedTokens } from './caption-words.ts';
import type { Cue, Word } from '../film/timeline-parts.ts';
import type { Language } from '../vocabulary.ts';

/**
 * The time that the captions of one narration may use: its own start, and the film around it, in milliseconds of the
 * film.
 */
export type CaptionRoom = { readonly atMs: number; readonly fromMs: number; readonly untilMs: number };
/** The speech of a clip: the known text, and the times of its words. */
export type Said = { readonly text: string; readonly words: readonly Word[]; readonly durationMs: number };

/** The words of a narration as captions count them. */
export const captionTokens = (said: Said, language: Language): Sized[] => sizedTokens(timedTokens(said), language);

/**
 * The captions of one narration, broken at sentences and phrases, on the film's clock. The words are the text's own.
 */
export function captionCues(said: Said, reader: Reader, room: CaptionRoom): Cue[] {
  return cuesOfRanges(captionTokens(said, reader.language), captionRanges(said, reader, room), reader, room);
}

/** Which words (from, to) are in each caption of a narration. */
export function captionRanges(
  said: Said,
  { language, audience }: Reader,
  room: CaptionRoom,
): [from: number, to: number][] {
  return bestBreaks(captionTokens(said, language), room.untilMs - room.atMs, readingSpeed(audience));
}

/**
 * Captions of the given words, each with the time that its reader needs as far as the voice leaves it. `lines` are line
 * breaks that differ from the automatic ones.
 */
export function cuesOfRanges(
  tokens: readonly Sized[],
  ranges: readonly (readonly [from: number, to: number])[],
  { audience }: Reader,
  room: CaptionRoom,
  lines: readonly (readonly string[])[] = [],
): Cue[] {
  const drafts = ranges.map(([from, to], at) => ({
    lines: lines[at] ?? linesOf(tokens.slice(from, to))?.lines ?? [],
    startMs: Math.min(room.atMs + (tokens[from]?.startMs ?? 0), room.untilMs),
    endMs: Math.min(room.atMs + (tokens[to - 1]?.endMs ?? 0), room.untilMs),
  }));
  return withReadingTime(drafts, readingSpeed(audience), room).map((cue, at) => ({
    ...cue,
    ...spokenWords(tokens.slice(...(ranges[at] ?? [0, 0])), cue.lines, room.atMs),
  }));
}

/** Extends each caption so that it can be read, into the silence after it and, if that is too short, before it. */
function withReadingTime(drafts: readonly Cue[], speed: number, room: CaptionRoom): Cue[] {
  const { minMs, maxMs, lingerMs, leadMs, closeMs } = captionLimits;
  const { starts, gapMs } = startsOf(drafts, room);
  const cues: Cue[] = [];
  for (const [index, { lines, endMs: spokenMs }] of drafts.entries()) {
    const before = cues.at(-1);
    const next = starts[index + 1];
    const earliest = before ? before.endMs + gapMs : Math.ceil(room.fromMs);
    const latest = next === undefined ? Math.floor(room.untilMs) : next - gapMs;
    const wanted = Math.max(minMs, Math.ceil((lengthOf(lines) * 1000) / speed));
    let startMs = Math.max(starts[index] ?? 0, earliest);
    let endMs = Math.min(Math.max(Math.round(spokenMs) + lingerMs, startMs + wanted), latest);
    if (next !== undefined && next - endMs < closeMs) endMs = latest;
    if (endMs - startMs < wanted)
      startMs = Math.max(earliest, Math.min(startMs, Math.max(startMs - leadMs, endMs - wanted)));
    endMs = Math.max(Math.min(endMs, startMs + maxMs), startMs + 1);
    if (before && startMs - before.endMs < closeMs)
      cues[cues.length - 1] = { ...before, endMs: Math.min(startMs - gapMs, before.startMs + maxMs) };
    cues.push({ startMs, endMs, lines });
  }
  return cues;
}

/**
 * When captions begin, in whole ms: with their first word, or early enough to be shown for the minimum time before the
 * next one, and later if even that is not enough. Only if all of them together have too little time for the minimum do
 * they share it.
 */
function startsOf(drafts: readonly Cue[], room: CaptionRoom): { starts: number[]; gapMs: number } {
  const { minMs, gapMs } = captionLimits;
  const [fromMs, untilMs] = [Math.ceil(room.fromMs), Math.floor(room.untilMs)];
  const share = Math.floor((untilMs - fromMs) / Math.max(1, drafts.length));
  if (share < minMs + gapMs && drafts.length * (minMs + gapMs) - gapMs > untilMs - fromMs)
    return { starts: drafts.map((_, index) => fromMs + index * share), gapMs: Math.min(gapMs, Math.floor(share / 4)) };
  const starts = drafts.map(({ startMs }) => Math.round(startMs));
  for (let at = starts.length - 1, latest = untilMs - minMs; at >= 0; at -= 1) {
    starts[at] = Math.min(starts[at] ?? 0, latest);
    latest = (starts[at] ?? 0) - gapMs - minMs;
  }
  for (let at = 0, earliest = fromMs; at < starts.length; at += 1) {
    starts[at] = Math.max(starts[at] ?? 0, earliest);
    earliest = (starts[at] ?? 0) + minMs + gapMs;
  }
  return { starts, gapMs };
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + readerLength(line), 0);

/**
 * Token ranges of the captions with the least cost over the whole narration: every caption fits its lines, and the
 * breaks fall where a reader rests.
 */
function bestBreaks(tokens: readonly Sized[], lengthMs: number, speed: number): [from: number, to: number][] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= tokens.length; to += 1) {
    let chosen = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      const group = tokens.slice(from, to);
      if (lineLength(group) > captionLimits.lineLength * captionLimits.lines + 1) break;
      if (to - from > 1 && (tokens[to - 1]?.endMs ?? 0) - (tokens[from]?.startMs ?? 0) > captionLimits.maxMs) break;
      const laid = linesOf(group);
      if (!laid) continue;
      const next = tokens[to];
      const roomMs = Math.max(1, (next ? next.startMs - captionLimits.gapMs : lengthMs) - (tokens[from]?.startMs ?? 0));
      const cost = (best[from]?.cost ?? 0) + captionCost(group, roomMs, next, speed) + (laid.torn ? tear.article : 0);
      if (cost < chosen.cost) chosen = { cost, from };
    }
    best[to] = chosen;
  }
  const breaks: [number, number][] = [];
  for (let to = tokens.length; to > 0; to = best[to]?.from ?? 0) breaks.unshift([best[to]?.from ?? 0, to]);
  return breaks;
}

/** The penalty for separating words that belong together. */
const tear = { article: 60, close: 6 } as const;

/**
 * What a reader would mind: each caption a little, a torn phrase, a sentence that begins in the middle, haste, a flash,
 * a lone word.
 */
function captionCost(group: readonly Sized[], roomMs: number, next: Sized | undefined, speed: number): number {
  const last = group.at(-1);
  const pauseMs = next && last ? next.startMs - last.endMs : 1000;
  const length = lineLength(group);
  let cost = 3;
  if (next && last?.ends === 'phrase') cost += 1;
  if (next && last?.ends === null) cost += 8 - Math.min(3, pauseMs / 150);
  if (next && last?.tie) cost += tear[last.tie];
  cost += 6 * group.slice(0, -1).filter((token) => token.ends === 'sentence').length;
  if (roomMs < captionLimits.minMs) cost += 25 * (1 - roomMs / captionLimits.minMs) + 10;
  const allowed = (speed * roomMs) / 1000;
  if (length > allowed) cost += Math.min(20, 20 * (length / allowed - 1));
  if (length < 12) cost += (12 - length) * 0.4;
  return cost;
}
