import { type Brush, fill, line } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { sharp, soft } from '../drawing/curve.ts';
import type { Look } from '../looks/look.ts';
import type { Attire } from './attire.ts';
import { clothFill, sides } from './cloth-prints.ts';
import { type OnTrunk, trunkOutline } from './torso.ts';

/** What is worn over shirt or dress; on somebody who is `upright` it may hang down over the legs. */
export function overGarment(
  ink: Brush,
  on: OnTrunk,
  look: Look,
  attire: Attire,
  lit: number,
  upright: boolean,
): string {
  if (!attire.over) return '';
  const { cut, colour } = attire.over;
  const dark = shade(colour, 0.35);
  const cloth = { colour, print: null, inks: [colour, colour] as const };
  const half = (low: number, inner: number): string => {
    const outer = trunkOutline(on, low, look.woman, 2);
    const middle = outer.length / 2;
    const back = [...outer.slice(0, middle), on(low, -inner), on(0.4, -inner + 4), on(0, -4)];
    const front = [on(0, 8), on(0.4, inner + 1), on(low, inner + 2), ...outer.slice(middle)];
    const [left, right] = sides(outer);
    return [back, front].map((points) => clothFill(ink, soft(points, true, 0.3), cloth, left, right, lit)).join('');
  };
  switch (cut) {
    case 'white-coat':
      return (
        half(upright ? 1.62 : 1.14, 5) +
        line(sharp([on(0, -5), on(0.36, -2)], false) + sharp([on(0, 9), on(0.36, 7)], false), dark, 2, 0.45)
      );
    case 'suit':
      return (
        half(1.16, 4) +
        line(
          sharp([on(0, -6), on(0.22, -9), on(0.42, -1)], false) + sharp([on(0, 10), on(0.22, 13), on(0.42, 7)], false),
          tint(colour, 0.22),
          2.2,
        )
      );
    case 'cardigan':
      return half(1.16, 6);
    case 'shawl':
      return (
        fill(
          soft(
            [
              on(-0.08, -9),
              on(0.05, -20),
              on(0.5, -24),
              on(0.62, -8),
              on(0.72, 8),
              on(0.42, 22),
              on(0.05, 18),
              on(-0.08, 8),
              on(0.2, 3),
            ],
            true,
            0.2,
          ),
          colour,
        ) + line(sharp([on(0.6, -14), on(0.68, 6)], false), tint(colour, 0.5), 1.8, 0.7)
      );
    case 'bib': {
      const points = [on(0, -12), on(0.2, -15), on(0.9, -16), on(0.9, 16), on(0.2, 15), on(0, 12), on(0.34, 4)];
      return fill(sharp(points), colour) + line(sharp([on(0.55, -16), on(0.55, 16)], false), '#f3ead2', 3.4);
    }
    case 'apron':
    case 'overalls': {
      const [left, right] = [on(0.5, -15), on(0.5, 17)];
      const low = cut === 'apron' && upright ? 1.66 : 1.04;
      const bib = [
        on(0.3, -7),
        on(0.3, 13),
        on(0.6, 15),
        on(0.72, 17),
        on(low, 19),
        on(low, -18),
        on(0.72, -15),
        on(0.6, -9),
      ];
      const straps = line(
        sharp([on(-0.02, -11), on(0.32, -6)], false) + sharp([on(-0.02, 11), on(0.32, 12)], false),
        colour,
        4.4,
      );
      return (
        straps +
        clothFill(ink, soft(bib, true, 0.6), cloth, left[0], right[0], lit) +
        line(sharp([on(0.5, -2), on(0.5, 9), on(0.62, 9), on(0.62, -2)]), dark, 1.2, 0.5)
      );
    }
  }
}
