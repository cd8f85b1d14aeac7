import { blob, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { type Point, soft } from '../drawing/curve.ts';
import type { Layers } from './figure-order.ts';
import type { Look } from '../looks/look.ts';
import { hairOfToday } from '../today/hair-of-today.ts';

const cap: readonly Point[] = [
  [-17.5, 5],
  [-19.5, -6],
  [-14, -19],
  [-2, -25],
  [10, -23],
  [17, -13],
  [16.5, -6],
  [12, -12],
  [3, -13.5],
  [-6, -11],
  [-11, -4],
  [-12.5, 4],
];

/** Bare hair round a head. */
export function hair({ hair: colour, hairStyle, woman, glow }: Look): Layers {
  const lit = tint(colour, 0.3);
  const shine = line('M-12 -14Q-4 -22 7 -20', lit, 1.8, 0.45);
  switch (hairStyle) {
    case 'bald':
      return {
        behind: '',
        over: blob(
          [
            [-17, 6],
            [-18.5, -3],
            [-16, -10],
            [-12, -6],
            [-12, 3],
          ],
          colour,
        ),
      };
    case 'curly': {
      const curls = (
        [
          [-16, 0],
          [-17.5, -8],
          [-13, -16],
          [-6, -21],
          [2, -22.5],
          [10, -20],
          [15.5, -13],
        ] as const
      )
        .map(([x, y]) => oval(x, y, 6, 5.6, colour))
        .join('');
      return { behind: oval(-6, -6, 14, 15, colour), over: `${curls}${shine}` };
    }
    case 'long': {
      const low = woman ? 42 : glow ? 30 : 22;
      return {
        behind: blob(
          [
            [-8, -22],
            [-20, -10],
            [-23, 10],
            [-23, low - 6],
            [-12, low],
            [2, low - 4],
            [12, 18],
            [14, -6],
            [6, -20],
          ],
          shade(colour, 0.18),
        ),
        over: [
          fill(
            soft([...cap.slice(0, 9), [-8, -10], [-12, -2], [-13.5, 10], [-15, 24], [-22, low - 8], [-22.5, 12]]),
            colour,
          ),
          shine,
          line(`M-18 0Q-20 14 -18.5 ${low - 12}`, lit, 1.2, 0.5),
        ].join(''),
      };
    }
    case 'short':
      return { behind: '', over: `${fill(soft(cap), colour)}${shine}` };
    default:
      return hairOfToday(hairStyle, colour);
  }
}
