import { blob, fill, line, place } from '../drawing/brush.ts';
import { shade } from '../light/colour.ts';
import { bend, between, limb, type Point, soft } from '../drawing/curve.ts';

const half = 32;

/** Limits a hand to the length of the arm. */
function within(shoulder: Point, hand: Point): Point {
  const reach = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1]);
  return reach <= half * 2 - 1 ? hand : between(shoulder, hand, (half * 2 - 1) / reach);
}

/** Where the hand of an arm ends up. */
export const reached = within;

/** A hand that points right, its wrist at 0,0. */
export const openHand = (skin: string): string =>
  `${blob(
    [
      [-4, -4.6],
      [3, -5.2],
      [9.6, -3.4],
      [11, 0.4],
      [8.4, 4],
      [2, 5],
      [-4, 4.6],
    ],
    skin,
  )}${line('M1 -4.2Q5 -8.4 8.4 -6.6', skin, 3.4)}${line('M6 -0.8L10 -0.6M5.4 1.8L9 2', shade(skin, 0.3), 0.9, 0.7)}`;

/** An arm in a wide sleeve, from the shoulder to the hand. */
export function arm(
  shoulder: Point,
  target: Point,
  side: 1 | -1,
  colours: { sleeve: string; trim: string; skin: string },
  wide = 1,
): string {
  const hand = within(shoulder, target);
  const elbow = bend(shoulder, hand, half, side);
  const wrist = between(elbow, hand, 0.62);
  const { sleeve, skin, trim } = colours;
  const cloth = limb(
    [shoulder, between(shoulder, elbow, 0.5), elbow, wrist],
    [9.5 * wide, 10 * wide, 9.5 * wide, 11 * wide],
  );
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const ends = [cloth[3] as Point, cloth[4] as Point];
  return [
    fill(soft(limb([elbow, wrist, hand], [5.4, 5, 4.2]), true, 0.4), shade(skin, 0.08)),
    place(openHand(skin), hand[0], hand[1], 1, false, turn),
    fill(soft(cloth, true, 0.25), sleeve),
    line(`M${ends[0]?.join(' ')}L${ends[1]?.join(' ')}`, trim, 2.8),
  ].join('');
}

/** The darker rim that lifts a sleeve off a robe of the same colour. */
export function armShadow(shoulder: Point, target: Point, side: 1 | -1, colour: string, wide = 1): string {
  const hand = within(shoulder, target);
  const elbow = bend(shoulder, hand, half, side);
  return fill(
    soft(
      limb(
        [shoulder, between(shoulder, elbow, 0.5), elbow, between(elbow, hand, 0.62)],
        [11 * wide, 12 * wide, 12 * wide, 13 * wide],
      ),
      true,
      0.25,
    ),
    shade(colour, 0.5),
    0.32,
  );
}

/** A sandalled foot that points right. */
export function sandal([x, y]: Point, turn: number, skin: string): string {
  const sole = '#6b4428';
  return place(
    [
      blob(
        [
          [-8, -2],
          [-7, -9],
          [1, -9.4],
          [9, -5.4],
          [16, -3.4],
          [16, 0],
          [-7, 0.6],
        ],
        skin,
      ),
      line('M-8 1Q4 2.4 16 0.6', sole, 2.6),
      line('M3 -8.6Q5.6 -4 4 0M9.6 -5.6Q11 -3 10 0.4M-7 -7Q-2 -10 2 -8.4', sole, 1.7),
    ].join(''),
    x,
    y,
    0.95,
    false,
    turn,
  );
}

/** Wings behind an angel's back: feathers that hang from a raised arch, about 220 units across. */
export function wings([x, y]: Point): string {
  const feathers = (count: number, short: number, long: number, drop: number, tones: readonly [string, string]) =>
    Array.from({ length: count }, (_, i) => {
      const t = i / (count - 1);
      const [bx, by] = [100 * t + 4 * Math.sin(t * 3), -66 * Math.sin(t * 1.9) + drop];
      const size = short + (long - short) * t;
      return place(
        blob(
          [
            [0, -6],
            [9, size * 0.3],
            [7, size * 0.82],
            [0, size],
            [-7, size * 0.84],
            [-9, size * 0.3],
          ],
          i % 2 ? tones[0] : tones[1],
        ),
        bx,
        by,
        1,
        false,
        8 - t * 58,
      );
    }).join('');
  const arch = blob(
    [
      [-2, 10],
      [20, -26],
      [52, -62],
      [84, -74],
      [110, -66],
      [104, -54],
      [76, -50],
      [46, -32],
      [22, 4],
      [6, 20],
    ],
    '#fffdf6',
  );
  const wing = [
    feathers(9, 66, 128, 6, ['#e3d5bd', '#d6c6ab']),
    feathers(8, 44, 82, 2, ['#f6ecd8', '#eaddc4']),
    feathers(7, 24, 42, 0, ['#fffaf0', '#f6ecd8']),
    arch,
  ].join('');
  return place(wing, x + 4, y + 14, 0.92) + place(wing, x - 6, y + 14, 1, true);
}
