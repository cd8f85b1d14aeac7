import { captionLimits, lineLength, linesOf, readerLength, type Sized, sizedTokens } from './caption-lines.ts';
import { timedTokens } from './caption-words.ts';
import type { Cue, Word } from './timeline.ts';
import type { Language } from './vocabulary.ts';

/** The time that the captions of one narration may use: its own start, and the film around it, in milliseconds of the film. */
export type CaptionRoom = { readonly atMs: number; readonly fromMs: number; readonly untilMs: number };
/** What is said in a clip: the known text, and when its words are heard. */
export type Said = { readonly text: string; readonly words: readonly Word[]; readonly durationMs: number };

/** The words of a narration as captions count them. */
export const captionTokens = (said: Said, language: Language): Sized[] => sizedTokens(timedTokens(said), language);

/** The captions of one narration, broken at sentences and phrases, on the film's clock. The words are the text's own. */
export function captionCues(said: Said, language: Language, room: CaptionRoom): Cue[] {
  return cuesOfRanges(captionTokens(said, language), captionRanges(said, language, room), room);
}

/** Which words (from, to) stand in each caption of a narration. */
export function captionRanges(said: Said, language: Language, room: CaptionRoom): [from: number, to: number][] {
  return bestBreaks(captionTokens(said, language), room.untilMs - room.atMs);
}

/** Captions of the given words, each with the time that its reader needs as far as the voice leaves it. `lines` are words laid otherwise than the studio would. */
export function cuesOfRanges(
  tokens: readonly Sized[],
  ranges: readonly (readonly [from: number, to: number])[],
  room: CaptionRoom,
  lines: readonly (readonly string[])[] = [],
): Cue[] {
  const drafts = ranges.map(([from, to], at) => ({
    lines: lines[at] ?? linesOf(tokens.slice(from, to))?.lines ?? [],
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
    if (endMs - startMs < wanted) startMs = Math.max(earliest, startMs - captionLimits.leadMs, endMs - wanted);
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
    closeFlicker(cues);
  }
  return cues;
}

/** A gap too short to be seen as one is no gap. */
function closeFlicker(cues: Cue[]): void {
  const [before, now] = cues.slice(-2);
  if (before && now && now.startMs - before.endMs < captionLimits.closeMs) cues[cues.length - 2] = { ...before, endMs: now.startMs };
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + readerLength(line), 0);

/** Token ranges of the captions with the least cost over the whole narration: every caption fits its lines, and the breaks fall where a reader rests. */
function bestBreaks(tokens: readonly Sized[], lengthMs: number): [from: number, to: number][] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= tokens.length; to += 1) {
    let chosen = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      const group = tokens.slice(from, to);
      if (lineLength(group) > captionLimits.lineLength * captionLimits.lines + 1) break;
      const laid = linesOf(group);
      if (!laid) continue;
      const roomMs = (tokens[to]?.startMs ?? lengthMs) - (tokens[from]?.startMs ?? 0);
      const cost = (best[from]?.cost ?? 0) + captionCost(group, roomMs, tokens[to]) + (laid.torn ? tear.article : 0);
      if (cost < chosen.cost) chosen = { cost, from };
    }
    best[to] = chosen;
  }
  const breaks: [number, number][] = [];
  for (let to = tokens.length; to > 0; to = best[to]?.from ?? 0) breaks.unshift([best[to]?.from ?? 0, to]);
  return breaks;
}

/** What it costs to part words that belong together. */
const tear = { article: 60, close: 6 } as const;

/** What a reader would mind: each caption a little, a torn phrase, a sentence that begins in the middle, haste, a flash, a lone word. */
function captionCost(group: readonly Sized[], roomMs: number, next: Sized | undefined): number {
  const last = group.at(-1);
  const pauseMs = next && last ? next.startMs - last.endMs : 1000;
  const length = lineLength(group);
  let cost = 3;
  if (next && last?.ends === 'phrase') cost += 1;
  if (next && last?.ends === null) cost += 8 - Math.min(3, pauseMs / 150);
  if (next && last?.tie) cost += tear[last.tie];
  cost += 6 * group.slice(0, -1).filter((token) => token.ends === 'sentence').length;
  if (roomMs < captionLimits.minMs) cost += 25 * (1 - roomMs / captionLimits.minMs) + 10;
  const allowed = (captionLimits.charactersPerSecond * roomMs) / 1000;
  if (length > allowed) cost += Math.min(20, 20 * (length / allowed - 1));
  if (length < 12) cost += (12 - length) * 0.4;
  return cost;
}
