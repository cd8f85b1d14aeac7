import { timedTokens } from '../captions/caption-words.ts';
import type { Word } from '../film/timeline-parts.ts';

/** Where a shot begins: after so many words of the scene or, where all are said, `ms` after the narration's end. */
export type CutAt = { readonly words: number; readonly ms?: number | undefined };

/** A frame of a scene at which a cut may fall, and what ends there. */
export type CutPlace = CutAt & { readonly frame: number; readonly ends: 'sentence' | 'phrase' | 'word' | 'silence' };

/** A scene on its own clock: `own` frames are shown alone; no cut falls before `from` or after `to`. */
export type CutScene = {
  readonly narration: {
    readonly durationMs: number;
    readonly text: string;
    readonly words: readonly Word[];
  } | null;
  readonly narrationAt: number | null;
  readonly fps: number;
  readonly own: number;
  readonly from: number;
  readonly to: number;
};

/** A cut is this many frames before the next word, if the previous word is over. */
const leadFrames = 2;
/** In silence a cut may fall at each of these steps. */
const silentStepMs = 500;

/** Where cuts may fall, in order: between the words, and each half second of a silence. */
export function cutPlaces({ narration, narrationAt, fps, own, from, to }: CutScene): CutPlace[] {
  const at = (ms: number) => (narrationAt ?? 0) + (ms * fps) / 1000;
  const tokens = narration ? timedTokens(narration) : [];
  const spoken = tokens.slice(0, -1).map(({ endMs, ends }, index): CutPlace => {
    const next = tokens[index + 1]?.startMs ?? endMs;
    const frame = Math.round(Math.max(at(endMs), at(next) - leadFrames));
    return { frame, words: index + 1, ends: ends ?? 'word' };
  });
  const half = Math.round((fps * silentStepMs) / 1000);
  const silentFrom = narration ? at(narration.durationMs) + half : 0;
  const silent = Array.from({ length: Math.max(0, Math.floor((own - silentFrom) / half)) }, (_, n): CutPlace => {
    const ms = (narration ? n + 1 : n) * silentStepMs;
    return { frame: Math.round(silentFrom) + n * half, words: tokens.length, ms, ends: 'silence' };
  });
  return [...spoken, ...silent].filter(({ frame }) => frame > from && frame < to);
}
