import { type CameraShot, type MovingView, viewsOf } from './camera-views.ts';
import type { Sight } from './sight.ts';
import { timedTokens } from '../captions/caption-words.ts';
import { between } from './slow-move.ts';
import { type CutPlace, type CutScene, cutPlaces } from './cut-places.ts';
import { chosenView, type SetShot, type setShotsIn, startsOf } from './set-shots.ts';
import type { Motion } from '../film/timeline-parts.ts';

/** Seconds of a shot: what is aimed at, and what is left only where words leave no other way. */
const lengths = { short: 4, usual: 5.5, long: 8, least: 2.5 } as const;
/** A whole move takes this many seconds; shorter shots show its beginning, so that languages move alike. */
const moveSeconds = 8;
const costs = { sentence: 0, silence: 0.5, phrase: 1, word: 6 } as const;

/**
 * A scene on its own clock: `own` frames are shown alone, `frames` includes the overlap with the next one; no cut falls
 * before `from` or after `to`.
 */
type CameraScene = CutScene & {
  readonly sight: Sight;
  readonly frames: number;
  /** How many shots on the same picture come directly before it. */
  readonly before: number;
  /** The shots that somebody set, in this language or one that it follows. */
  readonly set?: ReturnType<typeof setShotsIn>;
};

/**
 * Tells a scene in shots of 4 to 8 seconds: first the whole picture, then nearer views, never two of one size one after
 * the other. Cuts fall at the end of a sentence or a phrase, between words where there is none, and never inside a
 * word. Empty where the picture has no nearer view. Shots that somebody set are kept as they are.
 */
export function planShots(scene: CameraScene): CameraShot[] {
  const views = viewsOf(scene.sight);
  if (views.length < 2) return [];
  const places = cutPlaces(scene);
  const starts: readonly Start[] = scene.set
    ? startsOf(scene.set, places, { words: wordsIn(scene.narration), fps: scene.fps })
    : [0, ...bestCuts(places, scene)].map((frame) => ({ frame }));
  return starts.map(({ frame: startFrame, shot }, index) => {
    const number = (scene.before + (shot?.no ?? index)) % views.length;
    const shown = chosenView(views, number, shot?.kind);
    const frames = (starts[index + 1]?.frame ?? scene.frames) - startFrame;
    const { kind, view } = shown;
    const motion = shot?.still ? { from: view, to: view } : moveIn(shown, number, frames, scene.fps);
    return { kind, startFrame, frames, view, motion, ...(shot ? decidedOf(shot) : {}) };
  });
}

/** The first frame of a shot, and what was decided about it. */
type Start = { readonly frame: number; readonly shot?: SetShot };
const decidedOf = ({ no, kind, still }: SetShot) => ({
  no,
  ...(kind ? { chosen: kind } : {}),
  ...(still ? { still } : {}),
});
const wordsIn = (narration: CutScene['narration']): number => (narration ? timedTokens(narration).length : 0);

/** A gentle move inside a view, nearer or further in turn, at the same speed whatever the length. */
function moveIn({ view, near }: MovingView, number: number, frames: number, fps: number): Motion {
  const [from, towards] = number % 2 === 1 ? [near, view] : [view, near];
  return { from, to: between(from, towards, Math.min(1, (frames - 1) / (moveSeconds * fps - 1))) };
}

/** The cuts with the least cost over the whole scene. */
function bestCuts(places: readonly CutPlace[], { frames, fps }: CameraScene): number[] {
  // The last shot lasts until the next scene covers it.
  const stops = [
    { frame: 0, cost: 0 },
    ...places.map(({ frame, ends }) => ({ frame, cost: costs[ends] })),
    { frame: frames, cost: 0 },
  ];
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
