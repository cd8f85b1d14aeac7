import type { Layer } from '#shared/film/timeline-segments.ts';
import type { Area } from '#shared/motion/picture-life.ts';

export type Size = { readonly width: number; readonly height: number };
/** Which part of a picture is wanted: where it covers the frame, and the view on what then is seen. */
export type Part = { readonly cover?: Layer['cover'] | undefined; readonly view?: Layer['view'] | undefined };

/** The part of a picture that fills a loaded one: a box in the picture's own pixels, and the sizes of both. */
export type Place = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly of: Size;
  readonly to: Size;
};

const middle = { x: 0.5, y: 0.5 } as const;

/** Where a view lies: a box of whole pixels of the picture. */
export function viewBox(
  of: Size,
  to: Size,
  view: { x: number; y: number; w: number },
  cover: { x: number; y: number } = middle,
): Place {
  const scale = Math.max(to.width / of.width, to.height / of.height);
  const seen = { width: Math.min(of.width, to.width / scale), height: Math.min(of.height, to.height / scale) };
  const [width, height] = [Math.max(1, Math.round(seen.width * view.w)), Math.max(1, Math.round(seen.height * view.w))];
  const left = Math.round((of.width - seen.width) * cover.x + seen.width * view.x);
  const top = Math.round((of.height - seen.height) * cover.y + seen.height * view.y);
  return { left: Math.min(left, of.width - width), top: Math.min(top, of.height - height), width, height, of, to };
}

/** Where a covering picture is cut: its size when it covers, and the place of the frame in that. */
export function coverBox(of: Size, to: Size, { x, y }: { x: number; y: number } = middle) {
  const scale = Math.max(to.width / of.width, to.height / of.height);
  const fitted = {
    width: Math.max(to.width, Math.round(of.width * scale)),
    height: Math.max(to.height, Math.round(of.height * scale)),
  };
  return { fitted, left: Math.round((fitted.width - to.width) * x), top: Math.round((fitted.height - to.height) * y) };
}

/** Which part of a picture is seen where it is loaded as `part` says. */
export function placeOf(of: Size, to: Size, { cover, view }: Part): Place {
  if (view) return viewBox(of, to, view, cover);
  const { fitted, left, top } = coverBox(of, to, cover);
  const [x, y] = [of.width / fitted.width, of.height / fitted.height];
  return { left: left * x, top: top * y, width: to.width * x, height: to.height * y, of, to };
}

/** A box of whole pixels of a loaded picture: upper left corner and size, all multiples of 16. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** The box that holds an area of the picture; null when none of it is seen. */
export function boxOf({ x, y, w, h }: Area, { left, top, width, height, of, to }: Place): Box | null {
  const across = (at: number) => ((at * of.width - left) * to.width) / width;
  const down = (at: number) => ((at * of.height - top) * to.height) / height;
  const from = { x: Math.max(0, Math.floor(across(x) / 16) * 16), y: Math.max(0, Math.floor(down(y) / 16) * 16) };
  const end = {
    x: Math.min(Math.ceil(to.width / 16) * 16, Math.ceil(across(x + w) / 16) * 16),
    y: Math.min(Math.ceil(to.height / 16) * 16, Math.ceil(down(y + h) / 16) * 16),
  };
  return end.x > from.x && end.y > from.y ? { ...from, w: end.x - from.x, h: end.y - from.y } : null;
}

/** A place of a loaded picture, in its pixels, as fractions of the whole picture. */
export const fractionsAt = (
  { left, top, width, height, of, to }: Place,
  x: number,
  y: number,
): readonly [number, number] => [
  (left + (x * width) / to.width) / of.width,
  (top + (y * height) / to.height) / of.height,
];
