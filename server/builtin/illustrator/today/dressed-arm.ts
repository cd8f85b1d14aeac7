import { fill, line, place } from '../drawing/brush.ts';
import { shade } from '../light/colour.ts';
import { bend, between, limb, type Point, soft } from '../drawing/curve.ts';
import { openHand, reached } from '../body/limbs.ts';
import type { Attire } from './attire.ts';

const half = 32;

/** An arm in a sleeve of today: none, short or long. `shaded` is for the arm beyond the body. */
export function dressedArm(
  shoulder: Point,
  target: Point,
  side: 1 | -1,
  order: {
    readonly sleeve: Attire['sleeve'];
    readonly cloth: string;
    readonly skin: string;
    readonly build: number;
    readonly shaded: boolean;
    /** The print of the sleeve, laid over its colour. */
    readonly print: string | null;
  },
): string {
  const b = Math.min(1.1, order.build);
  const skin = order.shaded ? shade(order.skin, 0.14) : order.skin;
  const cloth = order.shaded ? shade(order.cloth, 0.24) : order.cloth;
  const hand = reached(shoulder, target);
  const elbow = bend(shoulder, hand, half, side);
  const upper = between(shoulder, elbow, 0.5);
  const turn = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
  // Under a sleeve the arm begins below the shoulder, or its skin would show above the seam.
  const from = order.sleeve === 'none' ? shoulder : between(shoulder, elbow, 0.24);
  const bare = fill(soft(limb([from, upper, elbow, hand], [8.6 * b, 7.4 * b, 6 * b, 4.2]), true, 0.2), skin);
  // A sleeve is round over the shoulder.
  const [over, cap] = [between(shoulder, elbow, -0.2), between(shoulder, elbow, -0.02)];
  const spine =
    order.sleeve === 'none'
      ? null
      : order.sleeve === 'long'
        ? [over, cap, upper, elbow, between(elbow, hand, 0.84)]
        : [over, cap, between(shoulder, elbow, 0.36), between(shoulder, elbow, 0.76)];
  const widths =
    order.sleeve === 'long' ? [5.4 * b, 9.6 * b, 9.2 * b, 8 * b, 6.6 * b] : [5.4 * b, 9.8 * b, 10 * b, 10.2 * b];
  const outline = spine ? limb(spine, widths) : [];
  const middle = outline.length / 2;
  const [a, z] = [outline[middle - 1], outline[middle]];
  const d = soft(outline.length > 0 ? outline : [hand], true, 0.35);
  const base = order.print && !order.shaded ? order.cloth : cloth;
  const dim = order.print && order.shaded ? fill(d, '#2a1b3d', 0.3) : '';
  const sleeve = spine ? fill(d, base) + (order.print ? fill(d, order.print) : '') + dim : '';
  const cuff = a && z ? line(`M${a.join(' ')}L${z.join(' ')}`, shade(cloth, 0.22), 1.8) : '';
  return bare + place(openHand(skin), hand[0], hand[1], 1, false, turn) + sleeve + cuff;
}

/** The soft shadow that lifts the near arm off the body. */
export function dressedArmShadow(shoulder: Point, target: Point, side: 1 | -1): string {
  const hand = reached(shoulder, target);
  const elbow = bend(shoulder, hand, half, side);
  const drop = ([x, y]: Point): Point => [x + 2.6, y + 2];
  return fill(
    soft(
      limb(
        [between(shoulder, elbow, 0.12), between(shoulder, elbow, 0.5), elbow, between(elbow, hand, 0.6)].map(drop),
        [9, 9, 8, 6.4],
      ),
      true,
      0.25,
    ),
    '#2a1b3d',
    0.15,
  );
}
