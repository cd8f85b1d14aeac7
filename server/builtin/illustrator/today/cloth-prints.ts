import { type Brush, box, fill, line, oval } from '../drawing/brush.ts';
import { mix } from '../light/colour.ts';
import type { Point } from '../drawing/curve.ts';
import type { Cloth, PrintName } from './attire.ts';

type Tile = {
  readonly size: number;
  /** The width of the repeat when it is wider than high, so that no seams show. */
  readonly wide?: number;
  readonly draw: (a: string, b: string) => string;
};

/** One repeat of each print, in figure units. */
const tiles: Readonly<Record<PrintName, Tile>> = {
  discs: {
    size: 17,
    draw: (a, b) =>
      oval(8.5, 8.5, 6.6, 6.6, a) + oval(8.5, 8.5, 3.9, 3.9, b) + oval(8.5, 8.5, 1.7, 1.7, a) + oval(0, 0, 1.6, 1.6, b),
  },
  leaves: {
    size: 20,
    draw: (a, b) =>
      fill('M2 10Q8 -1 14 7Q10 16 2 10Z', a) +
      fill('M11 18Q13 10 20 12Q19 19 11 18Z', b) +
      line('M3 10L13 7', b, 1.1) +
      oval(3, 17, 1.7, 1.7, b),
  },
  diamonds: { size: 16, draw: (a, b) => fill('M8 0L16 8L8 16L0 8Z', a) + fill('M8 4L12 8L8 12L4 8Z', b) },
  kente: {
    size: 22,
    draw: (a, b) =>
      box(0, 0, 11, 11, a) +
      line('M0 2.6H11M0 5.6H11M0 8.6H11', b, 1.5) +
      box(11, 11, 11, 11, b) +
      line('M13.5 11V22M16.5 11V22M19.5 11V22', a, 1.5),
  },
  check: { size: 9, draw: (a) => box(0, 0, 4.5, 9, a, 0.5) + box(0, 0, 9, 4.5, a, 0.5) },
  stripes: { size: 13, wide: 400, draw: (a) => box(0, 4, 400, 5, a) },
  dots: { size: 11, draw: (a) => oval(3, 3, 1.9, 1.9, a) + oval(8.5, 8.5, 1.9, 1.9, a) },
  flowers: {
    size: 19,
    draw: (a, b) =>
      [0, 72, 144, 216, 288]
        .map((turn) =>
          oval(7 + 3.6 * Math.cos((turn * Math.PI) / 180), 7 + 3.6 * Math.sin((turn * Math.PI) / 180), 2.4, 2.4, a),
        )
        .join('') +
      oval(7, 7, 1.9, 1.9, b) +
      oval(16, 16, 1.7, 1.7, b),
  },
  waves: { size: 16, draw: (a, b) => line('M0 4Q4 -1 8 4T16 4', a, 3) + line('M0 12Q4 7 8 12T16 12', b, 2) },
  camouflage: {
    size: 30,
    draw: (a, b) =>
      fill('M2 6Q8 -1 15 4Q19 9 12 12Q5 14 2 6Z', a) +
      fill('M18 14Q25 9 29 16Q28 23 21 22Q15 20 18 14Z', a) +
      fill('M3 19Q9 15 13 20Q14 27 8 28Q1 26 3 19Z', b) +
      fill('M20 1Q26 0 28 5Q26 10 21 8Q17 5 20 1Z', b),
  },
  embroidery: { size: 15, draw: (a, b) => line('M0 3.5L7.5 11L15 3.5', a, 1.7) + oval(7.5, 3.6, 1.5, 1.5, b) },
};

/** The paint of a cloth's print, to be laid over its colour; null for plain cloth. */
export function printOf(ink: Brush, cloth: Cloth): string | null {
  const tile = cloth.print ? tiles[cloth.print] : null;
  return tile ? ink.print(tile.wide ?? tile.size, tile.size, tile.draw(cloth.inks[0], cloth.inks[1])) : null;
}

/**
 * Fills the path `d` with a cloth: its colour, its print, and a shadow from `left` to `right` on the side away from the
 * light. `lit` is 1 when light comes from the right.
 */
export function clothFill(ink: Brush, d: string, cloth: Cloth, left: number, right: number, lit: number): string {
  const paint = printOf(ink, cloth);
  const print = paint ? fill(d, paint) : '';
  const [near, far] = lit > 0 ? [right, left] : [left, right];
  const shading = ink.linear([near, 0], [far, 0], [0, '#fff3d6', 0.2], [0.45, '#2a1b3d', 0.02], [1, '#2a1b3d', 0.34]);
  return fill(d, cloth.colour) + print + fill(d, shading);
}

/** The single colour that a cloth seems to have from a distance. */
export const clothTone = ({ colour, print, inks }: Cloth): string => (print ? mix(colour, inks[0], 0.25) : colour);

/** The leftmost and the rightmost `x` of an outline. */
export const sides = (points: readonly Point[]): [left: number, right: number] => [
  Math.min(...points.map(([x]) => x)),
  Math.max(...points.map(([x]) => x)),
];
