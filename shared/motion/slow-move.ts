import type { TimelineScene } from '../film/timeline-scenes.ts';
import type { Motion, Window } from '../film/timeline-parts.ts';

/** How far motion may enlarge a picture: pictures are kept in this many output pixels, so they stay sharp. */
export const largestScale = 1.15;

/** Where the eye is led, as the point that stays still: one round without two alike in a row. */
const anchors = [
  [0.5, 0.4],
  [0.2, 0.5],
  [0.8, 0.4],
  [0.5, 0.7],
  [0.3, 0.3],
  [0.7, 0.6],
] as const;

/** Where figures fill the frame already, motion brings them nearer only this far. */
const anchoredScale = 1.08;
const whole: Window = { x: 0, y: 0, w: 1 };

type Length = { readonly frames: number; readonly fps: number };

/** The motion that somebody set, or else an automatic one. */
export function motionFor(
  { motion, motionNo, anchor }: TimelineScene,
  index: number,
  length: Length,
  goesOnFrom: Window | null,
): Motion {
  if (motion === 'none') return { from: whole, to: whole };
  return motion ?? motionOf(motionNo ?? index, length, goesOnFrom, anchor);
}

/**
 * A gentle move at constant speed, in and out in turn: at most 2.5 % of enlargement a second, never past
 * `largestScale`, never out of the picture.
 * It is as fast as one of the usual length would be, and ends where the scene ends: a scene that one language tells in
 * a little more time moves alike in both.
 */
function motionOf(
  index: number,
  { frames, fps }: Length,
  goesOnFrom: Window | null,
  anchor: TimelineScene['anchor'],
): Motion {
  const seconds = usualLength(frames / fps);
  const scale = 1 + Math.min((anchor ? anchoredScale : largestScale) - 1, Math.max(0.03, seconds * 0.025));
  const [fx, fy] = anchor ? [anchor.x, anchor.y] : (anchors[index % anchors.length] ?? anchors[0]);
  const w = 1 / scale;
  const near: Window = { x: fx * (1 - w), y: fy * (1 - w), w };
  const [from, towards] = goesOnFrom
    ? [goesOnFrom, goesOnFrom.w < 1 ? whole : near]
    : index % 2 === 0
      ? [whole, near]
      : [near, whole];
  return { from, to: between(from, towards, (frames - 1) / (Math.round(seconds * fps) - 1)) };
}

/**
 * The lengths of automatic moves, in seconds: 7.5, and double that each time, so that languages seldom differ in it.
 */
const usualLength = (seconds: number): number => 7.5 * 2 ** Math.max(0, Math.ceil(Math.log2(seconds / 7.5) - 1e-9));

/** A window interpolated between two others: `part` is 0 at the first and 1 at the second. */
export function between(from: Window, to: Window, part: number): Window {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), w: mix(from.w, to.w) };
}
