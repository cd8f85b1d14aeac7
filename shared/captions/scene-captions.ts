import { captionLimits, type Reader } from './caption-lines.ts';
import { spokenWords } from './caption-spoken.ts';
import { captionCues, captionRanges, type CaptionRoom, captionTokens, cuesOfRanges, type Said } from './captions.ts';
import type { Cue } from '../film/timeline-parts.ts';

/**
 * One edited caption of a scene: how many words of the known text it covers, how they are shown, and when, in
 * milliseconds of the scene's audio.
 */
export type SceneCue = {
  readonly words: number;
  readonly lines: readonly string[];
  readonly startMs: number;
  readonly endMs: number;
};

/** Edited captions: for which text, and for which audio (its sha256). */
export type KeptCaptions = { readonly said: string; readonly sound: string; readonly cues: readonly SceneCue[] };

/**
 * The state of edited captions against the current scene: `retimed` if another voice reads the same text, `outdated` if
 * the text differs.
 */
export const captionStandings = ['automatic', 'edited', 'retimed', 'outdated'] as const;
export type CaptionStanding = (typeof captionStandings)[number];

/**
 * How long captions may be shown before the first word and after the last one, in milliseconds: the pauses around a
 * narration.
 */
export const captionMargins = { beforeMs: 500, afterMs: 700 } as const;

const flat = (text: string) => text.normalize('NFC').split(/\s+/).filter(Boolean).join(' ');
/** The words of lines, to compare them with others. */
export const wordsOfLines = (lines: readonly string[]): string => flat(lines.join(' '));

/** The state of edited captions against a text and its audio. */
export function standingOf(kept: KeptCaptions | null, text: string, sound: string): CaptionStanding {
  if (!kept) return 'automatic';
  if (flat(kept.said) !== flat(text)) return 'outdated';
  return kept.sound === sound ? 'edited' : 'retimed';
}

/** What the captions of a scene are made from. */
export type CaptionSource = Said & { readonly sound?: string; readonly kept?: KeptCaptions | null };

/**
 * The captions of a narration on the film's clock: those that somebody laid for these words, timed again when the sound
 * is another one; else the studio's own.
 */
export function captionsOfNarration(source: CaptionSource, reader: Reader, room: CaptionRoom): Cue[] {
  const { kept = null, sound = '', text } = source;
  const standing = standingOf(kept, text, sound);
  if (!kept || (standing !== 'edited' && standing !== 'retimed')) return captionCues(source, reader, room);
  const tokens = captionTokens(source, reader.language);
  const ranges = rangesOf(kept.cues);
  const whole = countWords(kept.cues) === tokens.length;
  if (standing === 'edited')
    return kept.cues.map(({ startMs, endMs, lines }, at) => ({
      ...within({ startMs: room.atMs + startMs, endMs: room.atMs + endMs, lines }, room),
      ...(whole ? spokenWords(tokens.slice(...(ranges[at] ?? [0, 0])), lines, room.atMs) : {}),
    }));
  if (!whole) return captionCues(source, reader, room);
  const lines = kept.cues.map((cue) => cue.lines);
  return cuesOfRanges(tokens, ranges, reader, room, lines);
}

/** The captions of a scene on its own clock, with how many words each has: what the editor shows. */
export function sceneCues(source: CaptionSource, reader: Reader): SceneCue[] {
  const room = { atMs: 0, fromMs: -captionMargins.beforeMs, untilMs: source.durationMs + captionMargins.afterMs };
  const { kept = null, sound = '', text } = source;
  const counts = keptCounts(kept, standingOf(kept, text, sound)) ?? automaticCounts(source, reader, room);
  return captionsOfNarration(source, reader, room).map(({ lines, startMs, endMs }, at) => ({
    ...{ words: counts[at] ?? 0, lines, startMs, endMs },
  }));
}

/** Word ranges (from, to) of captions that follow each other. */
export function rangesOf(cues: readonly Pick<SceneCue, 'words'>[]): [from: number, to: number][] {
  let from = 0;
  return cues.map(({ words }) => [from, (from += words)]);
}

const countWords = (cues: readonly SceneCue[]) => cues.reduce((sum, { words }) => sum + words, 0);
const keptCounts = (kept: KeptCaptions | null, standing: CaptionStanding) =>
  kept && (standing === 'edited' || standing === 'retimed') ? kept.cues.map(({ words }) => words) : null;

function automaticCounts(source: CaptionSource, reader: Reader, room: CaptionRoom): number[] {
  return captionRanges(source, reader, room).map(([from, to]) => to - from);
}

/** Keeps an edited caption inside its scene. It may follow the previous one without a gap: edited times are kept. */
const within = (cue: Cue, { fromMs, untilMs }: CaptionRoom): Cue => {
  const startMs = Math.round(Math.min(Math.max(cue.startMs, fromMs - captionLimits.gapMs), untilMs - 1));
  return {
    ...cue,
    startMs,
    endMs: Math.round(Math.min(Math.max(cue.endMs, startMs + 1), Math.max(untilMs, startMs + 1))),
  };
};
