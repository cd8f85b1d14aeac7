// The outline of a body in a robe, from the positions of its limbs.
import type { Point } from '../drawing/curve.ts';
import { foot, legsInMotion, type Lower } from './legs-in-motion.ts';
import type { Legs, Pose } from './pose-bases.ts';

/** The outline of a robed body, and the lines its clothes are drawn along. */
export type Body = {
  readonly outline: readonly Point[];
  /** From back to front. */
  readonly hem: readonly Point[];
  readonly waist: readonly [Point, Point];
  readonly shoulder: { readonly near: Point; readonly far: Point };
  readonly feet: readonly { readonly at: Point; readonly turn: number }[];
};

/** The skirt of the robe from the back of the hip down, round the hem and up to the front of the hip. */
function lower(legs: Legs, [hx, hy]: Point, b: number): Lower {
  switch (legs) {
    case 'stand':
      return {
        back: [
          [hx - 21 * b, hy + 4],
          [-26 * b, -46],
        ],
        hem: [
          [-31 * b, -9],
          [-17 * b, -5],
          [-2, -8],
          [13 * b, -4],
          [29 * b, -9],
        ],
        front: [
          [25 * b, -46],
          [hx + 20 * b, hy + 4],
        ],
        feet: [foot(-9, -1), foot(15, 0)],
      };
    case 'stride':
      return {
        back: [
          [hx - 21 * b, hy + 6],
          [-32 * b, -48],
        ],
        hem: [
          [-42 * b, -14],
          [-24 * b, -8],
          [-4, -13],
          [16 * b, -8],
          [35 * b, -13],
        ],
        front: [
          [30 * b, -48],
          [hx + 21 * b, hy + 4],
        ],
        feet: [foot(-32, -4, 24), foot(30, 0, -8)],
      };
    case 'kneel':
      return {
        back: [
          [hx - 25 * b, hy + 2],
          [-38 * b, -22],
          [-48 * b, -6],
        ],
        hem: [
          [-44 * b, 0],
          [-18, 1],
          [6, 0],
          [30 * b, 1],
        ],
        front: [
          [36 * b, -9],
          [28 * b, -26],
          [hx + 20 * b, hy],
        ],
        feet: [foot(-46, -2, 18)],
      };
    case 'seat':
      return {
        back: [
          [hx - 23 * b, hy + 4],
          [hx - 21 * b, -36],
        ],
        hem: [
          [-12, -30],
          [16, -30],
          [16, -9],
          [30, -6],
          [45 * b, -9],
        ],
        front: [
          [46 * b, -40],
          [40 * b, -62],
          [hx + 22 * b, hy - 8],
        ],
        feet: [foot(26, -1), foot(38, 0)],
      };
    case 'astride':
      return {
        back: [
          [hx - 22 * b, hy + 8],
          [hx - 26 * b, -30],
        ],
        hem: [
          [-18, -16],
          [-2, -4],
          [14, 4],
          [26, 2],
        ],
        front: [
          [32 * b, -22],
          [26 * b, -44],
          [hx + 20 * b, hy - 4],
        ],
        feet: [foot(18, 14, 8)],
      };
    case 'stretched':
      return {
        back: [
          [hx + 4, 1],
          [34, 3],
        ],
        hem: [
          [78, 3],
          [104, 1],
          [111, -9],
          [106, -20],
          [97, -26],
        ],
        front: [
          [66, -40 * b],
          [44, -48 * b],
          [24, -36 * b],
          [hx + 4, hy - 20 * b],
        ],
        feet: [foot(108, -4, -62), foot(112, -6, -48)],
      };
    case 'kick':
    case 'leap':
    case 'climb':
    case 'crouch':
      return legsInMotion(legs, [hx, hy], b);
    case 'ground':
      return {
        back: [
          [hx - 26 * b, hy + 4],
          [-44 * b, -10],
        ],
        hem: [
          [-42 * b, 0],
          [-14, 2],
          [16, 2],
          [42 * b, 0],
        ],
        front: [
          [46 * b, -12],
          [30 * b, -26],
          [hx + 21 * b, hy - 10],
        ],
        feet: [],
      };
  }
}

/** Builds the body of a pose; `build` is its width. */
export function body({ legs, hip, neck }: Pose, build: number): Body {
  const length = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]);
  const down: Point = [(hip[0] - neck[0]) / length, (hip[1] - neck[1]) / length];
  const across: Point = [down[1], -down[0]];
  const on = (along: number, over: number): Point => [
    neck[0] + down[0] * along + across[0] * over * build,
    neck[1] + down[1] * along + across[1] * over * build,
  ];
  const skirt = lower(legs, hip, build);
  const waist: [Point, Point] = [on(length * 0.66, -16.5), on(length * 0.66, 16)];
  const upper = {
    back: [on(-3, -7), on(3, -16), on(13, -21), on(30, -18), waist[0]],
    front: [waist[1], on(30, 18), on(13, 20), on(3, 15), on(-3, 6)],
  };
  return {
    outline: [...upper.back, ...skirt.back, ...skirt.hem, ...skirt.front, ...upper.front],
    hem: skirt.hem,
    waist,
    shoulder: { near: on(11, -12), far: on(11, 14) },
    feet: skirt.feet,
  };
}
