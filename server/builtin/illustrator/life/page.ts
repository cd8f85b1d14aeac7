import type { Area, Point } from '#shared/motion/picture-life.ts';
import type { Box } from './matrix.ts';

/** The page of a drawing in its own units: parts are told in fractions of it. */
export type Page = { readonly width: number; readonly height: number };

/** Four places are a fifth of a pixel in the largest picture. */
const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

export const pointOn = ({ width, height }: Page, [x, y]: readonly [number, number]): Point => ({
  x: rounded(x / width),
  y: rounded(y / height),
});

/** As much of a box as is on the page; null when that is too little to be seen. */
export function areaOn({ width, height }: Page, { left, top, right, bottom }: Box): Area | null {
  const [x, y] = [rounded(left / width), rounded(top / height)];
  const [w, h] = [rounded(rounded(right / width) - x), rounded(rounded(bottom / height) - y)];
  return w > 0.004 && h > 0.004 ? { x, y, w, h } : null;
}

export const heightOf = ({ top, bottom }: Box): number => bottom - top;
export const widthOf = ({ left, right }: Box): number => right - left;
export const middleOf = ({ left, top, right, bottom }: Box): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];
export const extentOf = (box: Box): number => widthOf(box) * heightOf(box);

/** As much of a box as is on the page. */
export const onPage = ({ width, height }: Page, { left, top, right, bottom }: Box): Box => ({
  left: Math.min(width, Math.max(0, left)),
  top: Math.min(height, Math.max(0, top)),
  right: Math.min(width, Math.max(0, right)),
  bottom: Math.min(height, Math.max(0, bottom)),
});

/** The parts of a box, side by side, in which none of these stand, each at least so wide. */
export function freeOf(box: Box, taken: readonly Box[], least: number): Box[] {
  const inWay = taken
    .filter(({ top, bottom }) => top < box.bottom && bottom > box.top)
    .toSorted((a, b) => a.left - b.left);
  const free: Box[] = [];
  let from = box.left;
  for (const { left, right } of [...inWay, { left: box.right, right: box.right }]) {
    const to = Math.min(left, box.right);
    if (to - from >= least) free.push({ ...box, left: from, right: to });
    from = Math.max(from, right);
  }
  return free;
}
