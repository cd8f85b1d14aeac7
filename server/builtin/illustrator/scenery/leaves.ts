import { fill, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { n, type Point, soft } from '../drawing/curve.ts';
import type { Stage } from '../staging/stage.ts';

/**
 * The crown of a tree as round heaps of leaves, dark below and lit from one side. `x`, `y` and the radius `r` are page
 * units.
 */
export function crown(
  { luck, side }: Stage,
  heaps: readonly (readonly [x: number, y: number, r: number])[],
  colour: string,
): string {
  const moved = heaps.map(
    ([x, y, r]) => [x + luck.between(-6, 6), y + luck.between(-6, 6), r * luck.between(0.9, 1.1)] as const,
  );
  const dabs = (count: number, shift: number, tone: string, opacity: number) =>
    moved
      .map(([x, y, r]) =>
        Array.from({ length: count }, () => {
          const [angle, far] = [luck.between(0, 6.283), r * Math.sqrt(luck.next()) * 0.82];
          const [lx, ly] = [x + Math.cos(angle) * far + side * r * shift, y + Math.sin(angle) * far * 0.86 - r * shift];
          return place(oval(0, 0, r * 0.15, r * 0.075, tone), lx, ly, 1, false, luck.between(-40, 40));
        }).join(''),
      )
      .map((drawn) => `<g opacity="${opacity}">${drawn}</g>`)
      .join('');
  return [
    moved.map(([x, y, r]) => oval(x - side * 3, y + 7, r * 1.06, r * 0.94, shade(colour, 0.34))).join(''),
    moved.map(([x, y, r]) => oval(x, y, r, r * 0.88, colour)).join(''),
    moved
      .map(([x, y, r]) => oval(x + side * r * 0.24, y - r * 0.22, r * 0.66, r * 0.54, tint(colour, 0.16), 0.6))
      .join(''),
    dabs(5, -0.12, shade(colour, 0.26), 0.55),
    dabs(5, 0.2, tint(colour, 0.34), 0.7),
  ].join('');
}

/** A trunk, lit on one side. */
export const trunk = (points: readonly Point[], colour: string, side: number): string =>
  `${fill(soft(points, true, 0.1), colour)}${place(
    fill(
      soft(
        points.map(([x, y]) => [x * 0.42 + side * 5, y * 0.96] as Point),
        true,
        0.1,
      ),
      tint(colour, 0.24),
      0.55,
    ),
    0,
    0,
  )}`;

/** One long leaf. */
export const leaf = (turn: number, long: number, wide: number, colour: string): string =>
  place(
    fill(
      `M0 0Q${n(long * 0.4)} ${n(-wide)} ${n(long)} ${n(wide * 0.9)}Q${n(long * 0.45)} ${n(wide * 0.35)} 0 0Z`,
      colour,
    ),
    0,
    0,
    1,
    false,
    turn,
  );

/** The fronds of a palm. */
export function fronds(colour: string, long: number): string {
  return [-172, -140, -104, -62, -24, 10, 44, 150]
    .map((turn, i) =>
      leaf(
        turn,
        long * (0.86 + (i % 3) * 0.1),
        turn < -90 || turn > 90 ? -long * 0.24 : long * 0.24,
        i % 2 ? shade(colour, 0.2) : tint(colour, 0.08),
      ),
    )
    .join('');
}
