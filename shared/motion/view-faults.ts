import type { Window } from '../film/timeline-parts.ts';
import type { Face, Sight } from './sight.ts';

/** Where captions of two or three lines lie, from a frame's top. */
const words = { lying: [0.81, 0.94], upright: [0.62, 0.82] } as const;
/**
 * From the place of a face, which is a little over its eyes, to the foot of a beard, in shares of its height; captions
 * may lie over a beard, but not over a mouth, where there is no room for more.
 */
export const [toBeard, toMouth] = [0.9, 0.5] as const;
/** To the shoulders: a head at the foot of a view that shows less seems to peep over its edge. */
const toShoulders = 1.3;
/** Half of a body's width with its arms, in shares of its face's height: what a strip at a side of a view belongs to. */
const halfBody = 0.9;
/** The penalty for a side of a view that runs through hair or a hat. */
export const hair = 0.25;
/** Width over height of a lying frame. */
export const lying = 16 / 9;

/** How many times as large a share of a frame's width things take that stand as high in it as in a lying one. */
export const narrower = ({ aspect = lying }: Sight): number => lying / aspect;

/** What is wrong with a view, the worst first; none is worth any number of those after it. */
export type Faults = {
  /** How badly it cuts heads. */
  readonly cut: number;
  /** How many heads, apart from the one that it looks at, peep over its foot. */
  readonly peeping: number;
  /** How many faces captions may lie over. */
  readonly covered: number;
  /** How many people show a strip of their body at a side: whole ones where the head is over the view, halves else. */
  readonly strips: number;
};

/** The faults of a window that looks at `on`. */
export function faultsOf(window: Window, on: Face, sight: Sight): Faults {
  const others = sight.faces.filter((face) => face !== on);
  return {
    cut: headsCut(window, sight),
    peeping: headsPeeping(window, { faces: others }),
    covered: facesUnderWords(window, sight),
    strips: others.reduce((sum, face) => sum + stripOf(face, window, sight), 0),
  };
}

/** Which of two views has the lesser faults: below 0 the first one. */
export const byFaults = (a: Faults, b: Faults): number =>
  a.cut - b.cut || a.peeping - b.peeping || a.covered - b.covered || a.strips - b.strips;

export const isFaultless = ({ cut, peeping, covered, strips }: Faults): boolean =>
  cut + peeping + covered + strips === 0;

/** How many heads peep over the foot of a window. */
export const headsPeeping = (window: Window, { faces }: Pick<Sight, 'faces'>): number =>
  faces.filter((face) => peeps(face, window)).length;

function peeps({ x, y, size }: Face, { x: left, y: top, w }: Window): boolean {
  const foot = top + w;
  return foot < 1 && x > left && x < left + w && y - size * 0.7 < foot && y + size * toShoulders > foot;
}

function stripOf({ x, y, size }: Face, { x: left, y: top, w }: Window, sight: Sight): number {
  const beside = Math.max(left - x, x - left - w);
  if (beside < 0 || beside >= size * halfBody * narrower(sight) || y - size * 0.7 >= top + w) return 0;
  return top > 0 && y - size * 0.7 < top ? 1 : 0.5;
}

/** How many faces of a window captions may lie over. */
export const facesUnderWords = (window: Window, sight: Sight, below: number = toBeard): number =>
  sight.faces.filter((face) => isUnderWords(face, window, sight, below)).length;

export function isUnderWords(
  face: Face,
  { x, y, w }: Window,
  { aspect = lying }: Sight,
  below: number = toBeard,
): boolean {
  const [from, to] = aspect < 1 ? words.upright : words.lying;
  if (face.x <= x || face.x >= x + w) return false;
  return face.y + face.size * below > y + from * w && face.y - face.size * 0.4 < y + to * w;
}

export const headsCut = (window: Window, sight: Sight): number =>
  sight.faces.reduce((sum, face) => sum + cutOf(face, face.size * 0.5 * narrower(sight), window), 0);

/**
 * How badly a window treats a head: a side, its top or its foot runs through it, or it shows a body whose head is over
 * its top. With hair, hat and beard a head is about as wide, in shares of a lying frame, as its face is high; `reach`
 * is half of that.
 */
function cutOf({ x, y, size }: Face, reach: number, { x: left, y: top, w }: Window): number {
  const beside = x < left - reach || x > left + w + reach;
  if (beside) return 0;
  // A side through what may be hair or a hat is no great harm, one through the face is.
  const near = [left, left + w].filter((side) => side > 0 && side < 1).map((side) => Math.abs(side - x));
  const sides = near.reduce((sum, away) => sum + (away < reach * 0.6 ? 1 : away < reach ? hair : 0), 0);
  const inside = x > left && x < left + w;
  const over = top > 0 && y - size * 0.7 < top;
  const under = top + w < 1 && y + size * 0.6 > top + w && y - size * 0.7 < top + w;
  const headless = inside && over ? 2 : 0;
  return (over && y + size * 0.6 < top && !inside ? 0 : sides) + headless + (inside && under ? 1 : 0);
}
