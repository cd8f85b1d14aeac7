import type { Window } from './timeline.ts';

export const shotKinds = ['wide', 'medium', 'close'] as const;
export type ShotKind = (typeof shotKinds)[number];

/** A face in a picture: its middle, and its height as a share of the picture's height. Fractions of the picture. */
export type Face = { readonly x: number; readonly y: number; readonly size: number };

/** What the camera may look at in a picture, in fractions of the frame that it covers. */
export type Sight = {
  /** The main person's first. */
  readonly faces: readonly Face[];
  /** Where the eye goes when there are no faces. */
  readonly focus: { readonly x: number; readonly y: number };
  /** The narrowest window that still has a pixel of the picture for each pixel of the frame. */
  readonly least: number;
  /** Width over height; left out: that of a lying frame. */
  readonly aspect?: number;
};

/** One way of looking at a picture: `around` is what it looks at. */
export type CameraView = { readonly kind: ShotKind; readonly view: Window; readonly around: { readonly x: number; readonly y: number } };

/** Within a view the camera comes as much nearer as this at the most. */
export const nearest = 1.08;
const usual = { medium: 0.72, close: 0.54 } as const;
/** A picture whose narrowest sharp window is wider than this is not told in shots: hardly any view of it would be nearer. */
export const roomForShots = 0.67;
/** Neighbours whose sizes differ less than this look like a mistake. */
const clearly = 0.8;
/** Where eyes lie in a view, from its top. */
const eyeLine = { medium: 0.36, close: 0.42 } as const;
/** A face is never larger than this share of the frame's height. */
const largestFace = 0.4;
/** Faces so far apart are two people to look at, in widths of a lying frame. */
const apart = 0.12;
/** So much nearer than usual a view may be. */
const nearer = [0.95, 0.9, 0.85, 0.8] as const;

/** Width over height of a lying frame. */
const lying = 16 / 9;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** How many times as large a share of a frame's width things take that stand as high in it as in a lying one. */
const narrower = ({ aspect = lying }: Sight): number => lying / aspect;

/**
 * The views of a picture in the order in which a scene takes them, round and round: the whole of it, then nearer ones. No two neighbours have the
 * same size. Only the whole where the picture has too few pixels for more, or is as near as can be.
 */
export function viewsOf(sight: Sight): readonly CameraView[] {
  const [main] = sight.faces;
  const wide: CameraView = { kind: 'wide', view: { x: 0, y: 0, w: 1 }, around: main ?? sight.focus };
  const medium = viewOn('medium', main ?? { ...sight.focus, size: 0 }, sight);
  if (!medium) return [wide];
  const other = main && sight.faces.find((face) => Math.abs(face.x - main.x) > apart * narrower(sight));
  const closest = main ? viewOn('close', main, sight) : null;
  const close = closest && closest.view.w <= medium.view.w * clearly ? closest : null;
  const listener = other ? viewOn(close ? 'close' : 'medium', other, sight) : null;
  if (!close) return [wide, medium, ...(listener ? [wide, listener] : [])];
  return [wide, medium, close, ...(listener ? [medium, listener] : [])];
}

/** A view of a kind on a face; null where it would be blurred, or hardly nearer than the next larger kind. */
function viewOn(kind: 'medium' | 'close', on: Face, sight: Sight): CameraView | null {
  const { least } = sight;
  const w = round(Math.max(usual[kind], least * nearest, on.size / largestFace));
  if (w > (kind === 'close' ? usual.medium : 1) * clearly) return null;
  // A little nearer, where that leaves out somebody whose head would be cut.
  const widths = [w, ...nearer.map((part) => round(w * part)).filter((each) => each >= least * nearest)];
  const ways = widths.map((each) => framed(on, each, eyeLine[kind], sight));
  const best = ways.find(({ cut }) => cut === 0) ?? ways[0];
  return best ? { kind, view: best.view, around: { x: on.x, y: on.y } } : null;
}

/** The window of a width on a face that cuts the fewest others, and how many it cuts. */
function framed(on: Face, w: number, eyes: number, sight: Sight): { readonly view: Window; readonly cut: number } {
  const ideal = { x: on.x - w / 2, y: on.y - w * (on.size > 0 ? eyes : 0.5) };
  const y = round(clamp(ideal.y, 0, 1 - w));
  const heads = sight.faces.map((face) => ({ x: face.x, reach: face.size * 0.5 * narrower(sight) }));
  const cut = (x: number) => heads.reduce((sum, head) => sum + sidesThrough(head, x, w), 0);
  const ways = Array.from({ length: 25 }, (_, n) => round(clamp(ideal.x + ((n - 12) / 100) * w * 2, 0, 1 - w)));
  const x = ways.toSorted((a, b) => cut(a) - cut(b) || Math.abs(a - ideal.x) - Math.abs(b - ideal.x))[0] ?? 0;
  return { view: { x, y, w }, cut: cut(x) };
}

/** How many of a window's sides run through a head: with hair, hat and beard it is about as wide, in shares of a lying frame, as its face is high. */
function sidesThrough({ x, reach }: { readonly x: number; readonly reach: number }, left: number, w: number): number {
  return [left, left + w].filter((side) => side > 0 && side < 1 && Math.abs(side - x) < reach).length;
}
