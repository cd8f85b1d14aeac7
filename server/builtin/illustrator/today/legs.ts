import { blob, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { between, limb, type Point, soft } from '../drawing/curve.ts';
import { sandal } from '../body/limbs.ts';
import type { Legs, Pose } from '../body/pose.ts';
import type { Attire } from './attire.ts';

type Leg = {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  /** Degrees that the foot is turned. */
  readonly foot: number;
};

/** How legs can be: those of the postures that stand still, and those in motion. */
export type AnyLegs = Legs | 'kick' | 'leap' | 'climb' | 'crouch';

/** Both legs of a pose, the far one first. */
export function legsOf({ legs, hip: [x, y], neck }: Pose, build: number): readonly [far: Leg, near: Leg] {
  const far: Point = [x + 6.4 * build, y + 3];
  const near: Point = [x - 6.4 * build, y + 3];
  const pair = (a: Omit<Leg, 'hip'>, b: Omit<Leg, 'hip'>) =>
    [
      { hip: far, ...a },
      { hip: near, ...b },
    ] as const;
  const runs = legs === 'stride' && neck[0] - x > 12;
  const knees: Record<AnyLegs, () => readonly [Leg, Leg]> = {
    stand: () =>
      pair({ knee: [13, y * 0.53], ankle: [14, -8], foot: 0 }, { knee: [-9, y * 0.53], ankle: [-10, -8], foot: 0 }),
    stride: () =>
      runs
        ? pair(
            { knee: [30, y * 0.66], ankle: [30, -15], foot: -12 },
            { knee: [-8, y * 0.5], ankle: [-46, -34], foot: 62 },
          )
        : pair(
            { knee: [19, y * 0.55], ankle: [29, -9], foot: -8 },
            { knee: [-9, y * 0.53], ankle: [-30, -14], foot: 26 },
          ),
    kneel: () => pair({ knee: [28, -10], ankle: [-20, -7], foot: 70 }, { knee: [14, -9], ankle: [-36, -8], foot: 70 }),
    seat: () => pair({ knee: [42, y - 4], ankle: [41, -8], foot: 0 }, { knee: [31, y + 1], ankle: [28, -8], foot: 0 }),
    ground: () => pair({ knee: [44, -14], ankle: [4, -6], foot: 178 }, { knee: [-38, -12], ankle: [8, -5], foot: 4 }),
    astride: () =>
      pair({ knee: [27, y + 14], ankle: [24, 4], foot: 6 }, { knee: [22, y + 18], ankle: [14, 8], foot: 6 }),
    kick: () =>
      pair({ knee: [34, y + 30], ankle: [52, -38], foot: -36 }, { knee: [-6, y * 0.53], ankle: [-12, -8], foot: 0 }),
    leap: () =>
      pair({ knee: [32, y + 26], ankle: [30, -24], foot: 16 }, { knee: [-16, y + 40], ankle: [-50, -36], foot: 58 }),
    climb: () =>
      pair({ knee: [36, y + 22], ankle: [30, -34], foot: -4 }, { knee: [-6, y * 0.53], ankle: [-14, -8], foot: 0 }),
    crouch: () => pair({ knee: [36, y - 2], ankle: [20, -8], foot: 0 }, { knee: [22, y + 4], ankle: [4, -8], foot: 0 }),
    stretched: () =>
      pair({ knee: [52, -26], ankle: [100, -12], foot: -62 }, { knee: [52, -18], ankle: [104, -8], foot: -52 }),
  };
  return knees[legs]();
}

function shoe(kind: Attire['shoes']['kind'], colour: string, at: Point, turn: number, skin: string): string {
  if (kind === 'sandals') return sandal(at, turn, skin);
  const bare = blob(
    [
      [-8, -2],
      [-7, -10],
      [1, -9.4],
      [9, -5.4],
      [16, -3.4],
      [16, 0],
      [-7, 0.6],
    ],
    kind === 'barefoot' || kind === 'slippers' ? skin : colour,
  );
  switch (kind) {
    case 'barefoot':
      return place(
        bare + line('M10 -3.6V-0.6M13 -3V-0.6', shade(skin, 0.3), 0.9, 0.7),
        at[0],
        at[1],
        0.95,
        false,
        turn,
      );
    case 'slippers':
      return place(
        bare + line('M-8 1.2H16', colour, 3.4) + line('M4 -7.6Q8 -4 12 -0.4M10 -5Q9 -2 6 0', colour, 2.2),
        at[0],
        at[1],
        0.95,
        false,
        turn,
      );
    case 'trainers':
      return place(
        [
          bare,
          line('M-8 0.6Q4 2 17 0', '#f4efe6', 3.4),
          line('M1 -8.4L5 -5.6M4 -9L8 -6', '#f4efe6', 1.4),
          line('M-6 -6L1 -3.4', tint(colour, 0.6), 1.6),
        ].join(''),
        at[0],
        at[1],
        1,
        false,
        turn,
      );
    case 'boots':
      return place(
        fill('M-8.6 -20L5 -20L5.6 -10Q16 -8 17 0L-8 1Z', colour) + line('M-8 1H17', shade(colour, 0.5), 3),
        at[0],
        at[1],
        1,
        false,
        turn,
      );
    case 'shoes':
      return place(
        [
          bare,
          line('M-8 0.8Q4 2 16 0.4', shade(colour, 0.5), 2),
          line('M-2 -8.4Q4 -7.6 10 -4.6', tint(colour, 0.4), 1.2, 0.6),
        ].join(''),
        at[0],
        at[1],
        1,
        false,
        turn,
      );
  }
}

/** Foot of one leg, and its bare skin where it is seen. */
export function bareLeg({ hip, knee, ankle, foot }: Leg, attire: Attire, skin: string, build: number): string {
  const b = Math.min(1.1, build);
  const calf = between(knee, ankle, 0.34);
  const shape = soft(limb([hip, knee, calf, ankle], [11 * b, 7.6 * b, 7.4 * b, 4.6 * b]), true, 0.2);
  const socks =
    attire.shoes.kind === 'trainers' || attire.shoes.kind === 'shoes'
      ? fill(soft(limb([between(knee, ankle, 0.8), ankle], [5.8 * b, 5]), true, 0.6), '#f4efe6')
      : '';
  const bare =
    attire.bottom === 'trousers' ? '' : fill(shape, skin) + oval(knee[0] + 2, knee[1], 3.4, 3, shade(skin, 0.2), 0.35);
  const heel =
    attire.bottom === 'trousers'
      ? fill(soft(limb([between(knee, ankle, 0.86), ankle], [5.4 * b, 4.6 * b]), true, 0.4), skin)
      : '';
  return [
    bare,
    heel,
    socks,
    shoe(attire.shoes.kind, attire.shoes.colour, [ankle[0] - 0.5, ankle[1] + 8], foot, skin),
  ].join('');
}

/** The cloth of one leg of trousers or shorts, as path data. */
export function legCloth(
  { hip, knee, ankle }: Leg,
  short: boolean,
  build: number,
): { d: string; points: Point[]; cuff: readonly [Point, Point] } {
  const b = build;
  const spine = short
    ? [hip, between(hip, knee, 0.5), between(hip, knee, 0.98)]
    : [hip, knee, between(knee, ankle, 0.5), between(knee, ankle, 0.99)];
  const points = limb(spine, short ? [11.6 * b, 13 * b, 13.2 * b] : [11.6 * b, 11 * b, 9.6 * b, 9.4 * b]);
  const half = points.length / 2;
  return { d: soft(points, true, 0.45), points, cuff: [points[half - 1] as Point, points[half] as Point] };
}
