import { type TimedToken, timedTokens } from './caption-words.ts';
import type { Cue, Word } from './timeline.ts';

/** What people can read: characters a line, lines, characters a second, the shortest time that a caption stands, how long it lingers, and the gap that would only flicker. */
export const captionLimits = { lineLength: 42, lines: 2, charactersPerSecond: 17, minMs: 1000, lingerMs: 400, closeMs: 250 } as const;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters as a reader counts them: a letter with its tilde and tone is one. */
export const readerLength = (text: string): number => (needsCare.test(text) ? [...graphemes.segment(text)].length : text.length);
const needsCare = /[\p{M}\p{Cf}\p{Extended_Pictographic}\u{10000}-\u{10ffff}]/u;

/** The time that the captions of one narration may use: its own start, and the film around it, in milliseconds of the film. */
export type CaptionRoom = { readonly atMs: number; readonly fromMs: number; readonly untilMs: number };

/** The captions of one narration, broken at sentences and phrases, on the film's clock. The words are the text's own. */
export function captionCues(narration: { text: string; words: readonly Word[]; durationMs: number }, room: CaptionRoom): Cue[] {
  const tokens = timedTokens(narration)
    .flatMap(splitLong)
    .map((token) => ({ ...token, length: readerLength(token.text) }));
  const drafts = bestBreaks(tokens, room.untilMs - room.atMs).map(([from, to]) => ({
    lines: linesOf(tokens.slice(from, to)) ?? [],
    startMs: Math.min(room.atMs + (tokens[from]?.startMs ?? 0), room.untilMs),
    endMs: Math.min(room.atMs + (tokens[to - 1]?.endMs ?? 0), room.untilMs),
  }));
  return withReadingTime(drafts, room);
}

/** Lets each caption stand long enough to be read, into the silence after it and, where that is too short, before it. */
function withReadingTime(drafts: readonly Cue[], room: CaptionRoom): Cue[] {
  const cues: Cue[] = [];
  for (const [index, draft] of drafts.entries()) {
    const earliest = cues.at(-1)?.endMs ?? room.fromMs;
    const latest = drafts[index + 1]?.startMs ?? room.untilMs;
    const wanted = Math.max(captionLimits.minMs, (lengthOf(draft.lines) * 1000) / captionLimits.charactersPerSecond);
    let startMs = Math.max(draft.startMs, earliest);
    let endMs = Math.min(Math.max(draft.endMs + captionLimits.lingerMs, startMs + wanted), latest);
    if (latest - endMs < captionLimits.closeMs && drafts[index + 1]) endMs = latest;
    if (endMs - startMs < captionLimits.minMs) startMs = Math.max(earliest, endMs - captionLimits.minMs);
    if (endMs - startMs < captionLimits.minMs) {
      const before = cues.at(-1);
      const give = before ? Math.min(captionLimits.minMs - (endMs - startMs), before.endMs - before.startMs - captionLimits.minMs) : 0;
      if (before && give > 0) {
        cues[cues.length - 1] = { ...before, endMs: before.endMs - give };
        startMs -= give;
      }
    }
    endMs = Math.max(endMs, startMs + 1);
    cues.push({ startMs: Math.round(startMs), endMs: Math.round(endMs), lines: draft.lines });
  }
  return cues;
}

/** A word with its length as a reader counts it. */
type Sized = TimedToken & { readonly length: number };
const lineLength = (tokens: readonly Sized[]): number => tokens.reduce((sum, token) => sum + token.length + 1, -1);
const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + readerLength(line), 0);

/** Token ranges of the captions with the least cost over the whole narration: every caption fits its lines, and the breaks fall where a reader rests. */
function bestBreaks(tokens: readonly Sized[], lengthMs: number): [from: number, to: number][] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= tokens.length; to += 1) {
    let chosen = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      const group = tokens.slice(from, to);
      if (lineLength(group) > captionLimits.lineLength * captionLimits.lines + 1) break;
      if (!linesOf(group)) continue;
      const cost =
        (best[from]?.cost ?? 0) + captionCost(group, (tokens[to]?.startMs ?? lengthMs) - (tokens[from]?.startMs ?? 0), tokens[to]);
      if (cost < chosen.cost) chosen = { cost, from };
    }
    best[to] = chosen;
  }
  const breaks: [number, number][] = [];
  for (let to = tokens.length; to > 0; to = best[to]?.from ?? 0) breaks.unshift([best[to]?.from ?? 0, to]);
  return breaks;
}

/** What a reader would mind: each caption a little, a torn phrase, a sentence that begins in the middle, haste, a flash, a lone word. */
function captionCost(group: readonly Sized[], roomMs: number, next: Sized | undefined): number {
  const last = group.at(-1);
  const pauseMs = next && last ? next.startMs - last.endMs : 1000;
  const length = lineLength(group);
  let cost = 3;
  if (next && last?.ends === 'phrase') cost += 1;
  if (next && last?.ends === null) cost += 8 - Math.min(3, pauseMs / 150);
  cost += 6 * group.slice(0, -1).filter((token) => token.ends === 'sentence').length;
  if (roomMs < captionLimits.minMs) cost += 25 * (1 - roomMs / captionLimits.minMs) + 10;
  const allowed = (captionLimits.charactersPerSecond * roomMs) / 1000;
  if (length > allowed) cost += Math.min(20, 20 * (length / allowed - 1));
  if (length < 12) cost += (12 - length) * 0.4;
  return cost;
}

/** One or two lines, the upper one no longer where there is a choice, broken after punctuation where there is one; null when they do not fit. */
function linesOf(tokens: readonly Sized[]): string[] | null {
  const text = (part: readonly Sized[]) => part.map((token) => token.text).join(' ');
  if (lineLength(tokens) <= captionLimits.lineLength) return [text(tokens)];
  let best: { at: number; cost: number } | null = null;
  for (let at = 1; at < tokens.length; at += 1) {
    const [upper, lower] = [lineLength(tokens.slice(0, at)), lineLength(tokens.slice(at))];
    if (upper > captionLimits.lineLength || lower > captionLimits.lineLength) continue;
    const cost = Math.abs(lower - upper) + (upper > lower ? 4 : 0) - (tokens[at - 1]?.ends ? 12 : 0);
    if (!best || cost < best.cost) best = { at, cost };
  }
  return best && [text(tokens.slice(0, best.at)), text(tokens.slice(best.at))];
}

/** A word longer than a line (nobody writes one, but anybody may paste one) is cut into pieces that share its time. */
function splitLong(token: TimedToken): TimedToken[] {
  if (readerLength(token.text) <= captionLimits.lineLength) return [token];
  const letters = [...graphemes.segment(token.text)].map(({ segment }) => segment);
  const pieces = Math.ceil(letters.length / captionLimits.lineLength);
  const at = (piece: number) => token.startMs + ((token.endMs - token.startMs) * piece) / pieces;
  return Array.from({ length: pieces }, (_, piece) => ({
    text: letters.slice(piece * captionLimits.lineLength, (piece + 1) * captionLimits.lineLength).join(''),
    startMs: at(piece),
    endMs: at(piece + 1),
    ends: piece === pieces - 1 ? token.ends : null,
  }));
}
