import type { Motion, Window } from '../film/timeline-parts.ts';
import {
  byFaults,
  type Faults,
  facesUnderWords,
  faultsOf,
  hair,
  headsCut,
  headsPeeping,
  isFaultless,
  isUnderWords,
  lying,
  narrower,
  toBeard,
  toMouth,
} from './view-faults.ts';
import type { Face, Point, Sight } from './sight.ts';

export const shotKinds = ['wide', 'medium', 'close'] as const;
export type ShotKind = (typeof shotKinds)[number];

/** One way of looking at a picture: `around` is what it looks at. */
export type CameraView = { readonly kind: ShotKind; readonly view: Window; readonly around: Point };
/** A view with the nearest window that the camera comes to inside it. */
export type MovingView = CameraView & { readonly near: Window };

/** Within a view the camera comes as much nearer as this at the most. */
export const nearest = 1.08;
const usual = { medium: 0.72, close: 0.54 } as const;
/**
 * A nearer view enlarges a picture that has few pixels this many times at the most: it is softer then, but half a
 * minute of one view is worse.
 */
export const softest = 1.5;
/** How much nearer it comes at least, where heads are at the edges of a view. */
const nearerSteps = [nearest, 1.06, 1.04, 1.025] as const;
/** Neighbours whose sizes differ less than this look like a mistake. */
const clearly = 0.8;
/** Where eyes lie in a view, from its top. */
const eyeLine = { medium: 0.36, close: 0.42 } as const;
/** A face is never larger than this share of the frame's height. */
const largestFace = 0.4;
/** How much of an upright picture is seen where all of it would have captions over faces. */
const closerPages = [0.95, 0.9, 0.86] as const;
/** Views of one size that lie nearer to each other than this show the same. */
const elsewhere = 0.1;
/** The room left above the highest thing, as a share of the frame's height. */
const overhead = 0.03;
/** Faces so far apart are two people to look at, in widths of a wide frame. */
const apart = 0.12;
/** The factor by which a view may be nearer or wider than usual. */
const nearer = [0.95, 0.9, 0.85, 0.8] as const;
const wider = [1.05, 1.11] as const;
/** This many people are asked in turn who can be looked at without cutting others. */
const asked = 5;
/** This many times as high as its face a head is, with its hair and a little room. */
const headRoom = 1.4;
/**
 * How far a view may be moved from where it would look at a face best, across and down, in shares of its width and
 * height; the least first.
 */
const places = [0, -0.06, 0.06, -0.12, 0.12, -0.18, -0.24]
  .flatMap((down) => Array.from({ length: 25 }, (_, n) => [(n - 12) / 50, down] as const))
  .toSorted(([ax, ay], [bx, by]) => Math.abs(ax) + 2 * Math.abs(ay) - Math.abs(bx) - 2 * Math.abs(by));

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/**
 * The views of a picture in the order in which a scene takes them, round and round: the whole of it, then nearer ones.
 * No two neighbours have the same size. Only the whole where the picture has too few pixels for more, or is as near as
 * can be.
 */
export function viewsOf(sight: Sight): readonly MovingView[] {
  const views = known.get(sight) ?? viewsInTurn(sight).map((view) => ({ ...view, near: nearIn(view, sight) }));
  known.set(sight, views);
  return views;
}
/** A film and what can be chosen for its shots need the same views. */
const known = new WeakMap<Sight, readonly MovingView[]>();

function viewsInTurn(sight: Sight): readonly CameraView[] {
  const [main] = sight.faces;
  const wide: CameraView = { kind: 'wide', view: wideOf(sight), around: main ?? sight.focus };
  if (!main) {
    const [medium, other] = [sight.focus, sight.aside].map(
      (place) => place && viewOn('medium', { ...place, size: 0 }, sight),
    );
    if (!medium) return [wide];
    return other && liesElsewhere(other, medium) ? [wide, medium, wide, other] : [wide, medium];
  }
  const whole = (face: Face) => {
    const view = viewOn('medium', face, sight);
    return view?.cut === 0 ? view : null;
  };
  const clear = (face: Face) => {
    const view = whole(face);
    return view && !isUnderWords(face, view.view, sight) ? view : null;
  };
  /** Nobody in it is under captions or peeps over its foot. */
  const free = (face: Face) => {
    const view = clear(face);
    return view && view.covered + view.peeping === 0 ? view : null;
  };
  const first = sight.faces.slice(0, asked);
  const medium =
    firstOf(first, free) ?? firstOf(first, clear) ?? firstOf(first, whole) ?? viewOn('medium', main, sight);
  const tight = medium ? null : tightOn(main, sight);
  if (!medium) return tight ? [wide, tight] : [wide];
  const others = sight.faces
    .filter((face) => Math.abs(face.x - medium.around.x) > apart * narrower(sight))
    .slice(0, asked);
  const near = (face: Face) => {
    const view = viewOn('close', face, sight);
    if (!view || view.cut + view.peeping + view.covered > 0 || view.strips >= 1) return null;
    return view.view.w <= medium.view.w * clearly ? view : null;
  };
  const aside = (face: Face) => {
    const view = viewOn('medium', face, sight);
    return view && view.cut <= medium.cut && view.strips < 1 && liesElsewhere(view, medium) ? view : null;
  };
  /** A view of a face that the medium view leaves out; it may cut through somebody's hair at its side. */
  const past = (face: Face) => {
    const { x, w } = medium.view;
    const view = face.x > x && face.x < x + w ? null : viewOn('medium', face, sight);
    return view && view.cut <= hair && liesElsewhere(view, medium) ? view : null;
  };
  const close = near(main);
  const listener = (close && firstOf(others, near)) ?? firstOf(others, aside) ?? (close ? null : firstOf(others, past));
  if (!listener) return close ? [wide, medium, close] : [wide, medium];
  if (!close) return [wide, medium, wide, listener];
  return listener.kind === 'close' ? [wide, medium, close, medium, listener] : [wide, medium, close, listener];
}

/**
 * All of a picture. On an upright page people are small and may stand where captions lie: then the view comes a little
 * nearer and looks lower, so that they stand higher in it, if nobody is cut.
 */
function wideOf(sight: Sight): Window {
  const { faces, aspect = lying, least } = sight;
  const whole = { x: 0, y: 0, w: 1 };
  if (aspect >= 1 || facesUnderWords(whole, sight) === 0) return whole;
  const across = faces.map(({ x }) => x);
  const middle = (Math.min(...across) + Math.max(...across)) / 2;
  const ways = closerPages
    .filter((w) => w >= least * nearest)
    .map((w) => ({ x: round(clamp(middle - w / 2, 0, 1 - w)), y: round(1 - w), w }));
  const free = (below: number) =>
    ways.find((view) => headsCut(view, sight) === 0 && facesUnderWords(view, sight, below) === 0);
  return free(toBeard) ?? free(toMouth) ?? whole;
}

const liesElsewhere = ({ view }: CameraView, { view: other }: CameraView): boolean =>
  Math.max(Math.abs(view.x - other.x), Math.abs(view.y - other.y)) > elsewhere;

const firstOf = (faces: readonly Face[], view: (face: Face) => Framed | null): Framed | null =>
  faces.reduce<Framed | null>((found, face) => found ?? view(face), null);

/** A view, and what is wrong with it. */
type Framed = CameraView & Faults;

/**
 * A view of a kind on a face; null where it would be blurred, or hardly nearer than the next larger kind, or a close
 * one would have captions over that face.
 */
function viewOn(kind: 'medium' | 'close', on: Face, sight: Sight): Framed | null {
  const { least } = sight;
  const w = round(Math.max(usual[kind], least * nearest, on.size / largestFace));
  const widest = (kind === 'close' ? usual.medium : 1) * clearly;
  if (w > widest) return null;
  // A little nearer, or else wider, where that leaves out or takes in whole somebody whose head would be cut.
  const widths = [
    w,
    ...[...nearer, ...wider].map((part) => round(w * part)).filter((each) => each >= least * nearest && each <= widest),
  ];
  const ways = widths.map((each) => framed(on, each, eyeLine[kind], sight));
  const [best] = ways.toSorted((a, b) => byFaults(a, b) || Number(isAside(a)) - Number(isAside(b)));
  if (!best || (kind === 'close' && isUnderWords(on, best.view, sight))) return null;
  return { kind, around: { x: on.x, y: on.y }, ...best };
}

/**
 * Goes a little nearer to a face that fills much of the picture already; null where its head would not have room, or
 * would come under captions.
 */
function tightOn(on: Face, sight: Sight): Framed | null {
  const w = round(Math.max(clearly, sight.least * nearest));
  if (w > clearly || on.size * headRoom > w) return null;
  const found = framed(on, w, eyeLine.close, sight);
  const tight: Framed = { kind: 'close', around: { x: on.x, y: on.y }, ...found };
  return found.cut === 0 && !isUnderWords(on, nearIn(tight, sight), sight) ? tight : null;
}

/** A window on a face, what is wrong with it, and how far beside the middle it shows that face. */
type WindowOn = Faults & { readonly view: Window; readonly aside: number };

/** A face so far from the middle looks pushed out of the frame. */
const isAside = ({ aside }: WindowOn): boolean => aside > 0.16;

/** The window of a width on a face that has the least faults. */
function framed(on: Face, w: number, eyes: number, sight: Sight): WindowOn {
  const ideal = {
    x: on.x - w / 2,
    y: on.size > 0 ? on.y - w * eyes : Math.min(on.y - w / 2, (sight.top ?? 1) - overhead),
  };
  let best: WindowOn | null = null;
  for (const [along, down] of places) {
    const [x, y] = [round(clamp(ideal.x + along * w, 0, 1 - w)), round(clamp(ideal.y + down * w, 0, 1 - w))];
    const view = { x, y, w };
    const found: WindowOn = { view, aside: Math.abs((on.x - x) / w - 0.5), ...faultsOf(view, on, sight) };
    if (!best || byFaults(found, best) < 0) best = found;
    if (isFaultless(found)) break;
  }
  return best as WindowOn;
}

/**
 * The nearest window of a view: towards what it looks at, as far as the camera cuts nobody's head on the way who is
 * whole in the view, and brings nobody under captions. Else it looks a little beside, or comes less near.
 */
function nearIn({ view, around }: CameraView, sight: Sight): Window {
  const ways = nearerSteps.flatMap((step) => {
    const w = view.w / step;
    const room = view.w - w;
    const share = (at: number, start: number) => clamp((at - start) / view.w, 0, 1);
    const [towardsX, towardsY] = [share(around.x, view.x), share(around.y, view.y)];
    return sides
      .toSorted(([ax, ay], [bx, by]) => {
        const away = (x: number, y: number) => Math.abs(x - towardsX) + Math.abs(y - towardsY);
        return away(ax, ay) - away(bx, by);
      })
      .reduce<Window[]>(
        (all, [x, y]) => [...all, { x: view.x + x * room, y: view.y + y * room, w }],
        [{ x: view.x + towardsX * room, y: view.y + towardsY * room, w }],
      );
  });
  const cut = (window: Window) => headsCut(window, sight) + headsPeeping(window, sight);
  const [most, covered] = [cut(view), facesUnderWords(view, sight)];
  const whole = (window: Window) => cut(window) <= most;
  return (
    ways.find((window) => whole(window) && facesUnderWords(window, sight) <= covered) ??
    ways.find(whole) ??
    leastOf(ways, cut)
  );
}
/** Where a nearer window may lie in its view, from the upper left corner to the lower right one. */
const sides = [0, 0.25, 0.5, 0.75, 1].flatMap((x) => [0, 0.25, 0.5, 0.75, 1].map((y) => [x, y] as const));

const leastOf = (ways: readonly Window[], cut: (window: Window) => number): Window =>
  ways.reduce((best, way) => (cut(way) < cut(best) ? way : best));

/**
 * A stretch of a scene without a cut, in whole frames from the start of its scene. `view` is the part of the picture
 * that its motion never leaves.
 */
export type CameraShot = {
  readonly kind: ShotKind;
  readonly startFrame: number;
  readonly frames: number;
  readonly view: Window;
  readonly motion: Motion;
  /** What was decided about it, where somebody set the shots of its scene: see set-shots.ts. */
  readonly no?: number;
  readonly chosen?: ShotKind;
  readonly still?: true;
};
