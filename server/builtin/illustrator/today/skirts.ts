import { body } from '../body/body.ts';
import { type Brush, line } from '../drawing/brush.ts';
import { shade } from '../light/colour.ts';
import { between, n, type Point, soft } from '../drawing/curve.ts';
import type { Pose } from '../body/pose.ts';
import { type Cloth } from './attire.ts';
import type { AnyLegs } from './legs.ts';
import { clothFill, clothTone, sides } from './cloth-prints.ts';

/** The edge of a skirt that ends at the knee, from the back of the hip round to its front. */
function kneeLength(
  legs: AnyLegs,
  [x, y]: Point,
  b: number,
): { readonly edge: readonly Point[]; readonly hem: readonly [Point, Point] } {
  const cut = (edge: readonly Point[], from: number, to: number) => ({
    edge,
    hem: [edge[from] as Point, edge[to] as Point] as const,
  });
  switch (legs) {
    case 'stand':
      return cut(
        [
          [x - 20 * b, y + 5],
          [-29 * b, -44],
          [-14, -39],
          [4, -41],
          [18, -38],
          [31 * b, -43],
          [x + 20 * b, y + 5],
        ],
        1,
        5,
      );
    case 'stride':
      return cut(
        [
          [x - 20 * b, y + 5],
          [-32 * b, -46],
          [-14, -42],
          [6, -46],
          [22, -44],
          [36 * b, -50],
          [x + 21 * b, y + 5],
        ],
        1,
        5,
      );
    case 'kick':
    case 'climb':
    case 'leap':
      return cut(
        [
          [x - 20 * b, y + 5],
          [(legs === 'leap' ? -34 : -27) * b, -46],
          [-14, -42],
          [6, -48],
          [24, -50],
          [44 * b, -60],
          [x + 22 * b, y + 2],
        ],
        1,
        5,
      );
    case 'crouch':
      return cut(
        [
          [x - 24 * b, y + 4],
          [-40 * b, -10],
          [-20, -8],
          [10, -12],
          [34 * b, -32],
          [38 * b, -46],
          [x + 22 * b, y - 16],
        ],
        1,
        4,
      );
    case 'kneel':
      return cut(
        [
          [x - 24 * b, y + 3],
          [-36 * b, -20],
          [-34, -3],
          [0, 0],
          [32 * b, -2],
          [33 * b, -18],
          [x + 20 * b, y],
        ],
        2,
        4,
      );
    case 'seat':
      return cut(
        [
          [x - 22 * b, y + 4],
          [x - 20 * b, y + 20],
          [14, y + 22],
          [38, y + 22],
          [48 * b, y + 12],
          [44 * b, y - 10],
          [x + 21 * b, y - 8],
        ],
        3,
        4,
      );
    case 'astride':
      return cut(
        [
          [x - 22 * b, y + 8],
          [x - 24 * b, y + 22],
          [0, y + 34],
          [22, y + 36],
          [36 * b, y + 26],
          [30 * b, y + 6],
          [x + 20 * b, y - 2],
        ],
        3,
        4,
      );
    case 'stretched':
      return cut(
        [
          [x + 2, 1],
          [34, 3],
          [68, 2],
          [74, -14],
          [64, -36 * b],
          [40, -44 * b],
          [x + 4, y - 20 * b],
        ],
        2,
        3,
      );
    case 'ground':
      return cut(
        [
          [x - 25 * b, y + 4],
          [-42 * b, -8],
          [-30, 0],
          [4, -4],
          [38, 0],
          [46 * b, -10],
          [x + 21 * b, y - 8],
        ],
        1,
        5,
      );
  }
}

/** A skirt from the waist to the knee or to the feet, or a whole long gown. */
export function skirt(
  ink: Brush,
  pose: Pose,
  build: number,
  cloth: Cloth,
  lit: number,
  cut: 'knee' | 'long' | 'gown',
): string {
  const whole = body(pose, build);
  const [back, front] = whole.waist;
  const knee = kneeLength(pose.legs, pose.hip, build);
  // What is worn above covers the waist, so the skirt is a little narrower there.
  const [backIn, frontIn] = [between(back, front, 0.2), between(front, back, 0.2)];
  const outline =
    cut === 'gown'
      ? whole.outline
      : cut === 'long'
        ? [backIn, ...whole.outline.slice(5, whole.outline.length - 5), frontIn]
        : [backIn, ...knee.edge, frontIn];
  const [left, right] = sides(outline);
  const dark = shade(clothTone(cloth), 0.42);
  const [low0, low1] = cut === 'knee' ? knee.hem : [whole.hem[0] as Point, whole.hem.at(-1) as Point];
  const folds = [0.25, 0.5, 0.74]
    .map((share, i) => {
      const from = between(between(back, front, share), between(low0, low1, share), 0.22);
      const to = between(between(back, front, share), between(low0, low1, share), 0.92);
      return line(
        `M${n(from[0])} ${n(from[1])}Q${n((from[0] + to[0]) / 2 + (share - 0.5) * 10)} ${n((from[1] + to[1]) / 2)}` +
          ` ${n(to[0])} ${n(to[1])}`,
        dark,
        i % 2 ? 2.2 : 1.6,
        0.3,
      );
    })
    .join('');
  return clothFill(ink, soft(outline, true, 0.12), cloth, left, right, lit) + folds;
}
