import { type CameraShot, type MovingView, viewsOf } from './camera-views.ts';
import type { Sight } from './sight.ts';
import { timedTokens } from '../captions/caption-words.ts';
import { between } from './slow-move.ts';
import type { TimelineScene } from '../film/timeline-scenes.ts';
import type { Motion } from '../film/timeline-parts.ts';

/** Seconds of a shot: what is aimed at, and what is left only where words leave no other way. */
const lengths = { short: 4, usual: 5.5, long: 8, least: 2.5 } as const;
/** A whole move takes this many seconds; shorter shots show its beginning, so that languages move alike. */
const moveSeconds = 8;
/** A cut is this many frames before the next word, if the previous word is over. */
const leadFrames = 2;

/** A frame at which a cut may fall, and what that costs. */
type Place = { readonly frame: number; readonly cost: number };
const costs = { sentence: 0, silence: 0.5, phrase: 1, word: 6 } as const;

/**
 * A scene on its own clock: `own` frames are shown alone, `frames` includes the overlap with the next one; no cut falls
 * before `from` or after `to`.
 */
type CameraScene = {
  readonly sight: Sight;
  readonly narration: TimelineScene['narration'];
  readonly narrationAt: number | null;
  readonly fps: number;
  readonly own: number;
  readonly frames: number;
  readonly from: number;
  readonly to: number;
  /** How many shots on the same picture come directly before it. */
  readonly before: number;
};

/**
 * Tells a scene in shots of 4 to 8 seconds: first the whole picture, then nearer views, never two of one size one after
 * the other. Cuts fall at the end of a sentence or a phrase, between words where there is none, and never inside a
 * word. Empty where the picture has no nearer view.
 */
export function planShots(scene: CameraScene): CameraShot[] {
  const views = viewsOf(scene.sight);
  if (views.length < 2) return [];
  const starts = [0, ...bestCuts(placesOf(scene), scene)];
  return starts.map((startFrame, index) => {
    const number = (scene.before + index) % views.length;
    const shown = views[number] as MovingView;
    const frames = (starts[index + 1] ?? scene.frames) - startFrame;
    return { kind: shown.kind, startFrame, frames, view: shown.view, motion: moveIn(shown, number, frames, scene.fps) };
  });
}

/** A gentle move inside a view, nearer or further in turn, at the same speed whatever the length. */
function moveIn({ view, near }: MovingView, number: number, frames: number, fps: number): Motion {
  const [from, towards] = number % 2 === 1 ? [near, view] : [view, near];
  return { from, to: between(from, towards, Math.min(1, (frames - 1) / (moveSeconds * fps - 1))) };
}

/** Where a cut may fall: between the words, and each half second of a silence. */
function placesOf({ narration, narrationAt, fps, own, from, to }: CameraScene): Place[] {
  const at = (ms: number) => (narrationAt ?? 0) + (ms * fps) / 1000;
  const tokens = narration ? timedTokens(narration) : [];
  const spoken = tokens.slice(0, -1).map(({ endMs, ends }, index): Place => {
    const next = tokens[index + 1]?.startMs ?? endMs;
    return { frame: Math.round(Math.max(at(endMs), at(next) - leadFrames)), cost: costs[ends ?? 'word'] };
  });
  const silentFrom = narration ? at(narration.durationMs) + fps / 2 : 0;
  const half = Math.round(fps / 2);
  const silent = Array.from({ length: Math.max(0, Math.floor((own - silentFrom) / half)) }, (_, n): Place => {
    return { frame: Math.round(silentFrom) + n * half, cost: costs.silence };
  });
  return [...spoken, ...silent].filter(({ frame }) => frame > from && frame < to);
}

/** The cuts with the least cost over the whole scene. */
function bestCuts(places: readonly Place[], { frames, fps }: CameraScene): number[] {
  // The last shot lasts until the next scene covers it.
  const stops: readonly Place[] = [{ frame: 0, cost: 0 }, ...places, { frame: frames, cost: 0 }];
  const best: { cost: number; before: number }[] = [{ cost: 0, before: -1 }];
  for (let to = 1; to < stops.length; to += 1) {
    let chosen = { cost: Number.POSITIVE_INFINITY, before: 0 };
    for (let from = 0; from < to; from += 1) {
      const seconds = ((stops[to]?.frame ?? 0) - (stops[from]?.frame ?? 0)) / fps;
      if (seconds < lengths.least && (from > 0 || to < stops.length - 1)) continue;
      const cost = (best[from]?.cost ?? 0) + (stops[to]?.cost ?? 0) + costOfLength(seconds);
      if (cost < chosen.cost) chosen = { cost, before: from };
    }
    best.push(chosen);
  }
  const cuts: number[] = [];
  for (let at = best.at(-1)?.before ?? 0; at > 0; at = best[at]?.before ?? 0) cuts.unshift(stops[at]?.frame ?? 0);
  return cuts;
}

function costOfLength(seconds: number): number {
  const { short, usual, long } = lengths;
  if (seconds < short) return 4 + 12 * (short - seconds);
  if (seconds > long) return 10 + 20 * (seconds - long);
  return 0.15 * (seconds - usual) ** 2;
}
