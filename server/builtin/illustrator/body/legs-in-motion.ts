// Robes of people who kick, leap, climb or crouch.
import type { Point } from '../drawing/curve.ts';
import type { Legs } from './pose-bases.ts';

export type Foot = { readonly at: Point; readonly turn: number };
/** The skirt of a robe: down the back, along the hem, and up the front. */
export type Lower = { back: Point[]; hem: Point[]; front: Point[]; feet: readonly Foot[] };

export const foot = (x: number, y: number, turn = 0): Foot => ({ at: [x, y], turn });

/** The skirt of somebody who kicks, leaps, climbs or crouches; `b` is the width of the body. */
export function legsInMotion(
  legs: Extract<Legs, 'kick' | 'leap' | 'climb' | 'crouch'>,
  [hx, hy]: Point,
  b: number,
): Lower {
  switch (legs) {
    case 'kick':
      return {
        back: [
          [hx - 21 * b, hy + 4],
          [-25 * b, -46],
        ],
        hem: [
          [-24 * b, -9],
          [-10, -6],
          [6, -16],
          [26, -26],
          [48 * b, -44],
        ],
        front: [
          [44 * b, -62],
          [hx + 22 * b, hy + 2],
        ],
        feet: [foot(-12, -1), foot(50, -31, -34)],
      };
    case 'leap':
      return {
        back: [
          [hx - 22 * b, hy + 4],
          [-38 * b, -52],
        ],
        hem: [
          [-54 * b, -34],
          [-36, -22],
          [-8, -28],
          [14, -16],
          [36 * b, -26],
        ],
        front: [
          [38 * b, -54],
          [hx + 20 * b, hy + 2],
        ],
        feet: [foot(-50, -26, 58), foot(30, -14, 16)],
      };
    case 'climb':
      return {
        back: [
          [hx - 21 * b, hy + 4],
          [-26 * b, -46],
        ],
        hem: [
          [-29 * b, -9],
          [-13, -5],
          [4, -12],
          [18, -26],
          [36 * b, -30],
        ],
        front: [
          [42 * b, -62],
          [hx + 22 * b, hy],
        ],
        feet: [foot(-14, -1), foot(30, -27, -4)],
      };
    case 'crouch':
      return {
        back: [
          [hx - 24 * b, hy + 4],
          [-42 * b, -12],
        ],
        hem: [
          [-36, -4],
          [-12, -2],
          [10, -3],
          [30 * b, -5],
        ],
        front: [
          [40 * b, -42],
          [30 * b, -58],
          [hx + 22 * b, hy - 16],
        ],
        feet: [foot(6, 0), foot(22, 0)],
      };
  }
}
