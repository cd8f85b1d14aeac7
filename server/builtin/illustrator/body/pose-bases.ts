// The basic poses from which all postures are made, as positions of joints.
import type { Point } from '../drawing/curve.ts';

export type Legs =
  | 'stand'
  | 'stride'
  | 'kneel'
  | 'seat'
  | 'ground'
  | 'astride'
  | 'stretched'
  | 'kick'
  | 'leap'
  | 'climb'
  | 'crouch';

/** Where the parts of a body are, on a figure 200 units tall that faces right, with its feet on y = 0. */
export type Pose = {
  readonly legs: Legs;
  readonly hip: Point;
  readonly neck: Point;
  readonly head: Point;
  /** Degrees, positive looks down. */
  readonly nod: number;
  /** The hand towards us, and the one beyond the body. */
  readonly near: Point;
  readonly far: Point;
  readonly nearBend: 1 | -1;
  readonly farBend: 1 | -1;
};

export const up: Pose = {
  legs: 'stand',
  hip: [0, -88],
  neck: [1, -146],
  head: [3, -172],
  nod: 0,
  near: [-4, -84],
  far: [24, -88],
  nearBend: 1,
  farBend: 1,
};
export const kneeling: Pose = {
  ...up,
  legs: 'kneel',
  hip: [-4, -52],
  neck: [4, -108],
  head: [8, -134],
  near: [14, -60],
  far: [28, -62],
};
export const seated: Pose = {
  ...up,
  legs: 'seat',
  hip: [-8, -58],
  neck: [-4, -114],
  head: [-1, -140],
  near: [18, -68],
  far: [30, -70],
};
export const onGround: Pose = {
  ...up,
  legs: 'ground',
  hip: [-4, -24],
  neck: [-2, -82],
  head: [2, -108],
  near: [16, -34],
  far: [30, -36],
};

export const flat: Pose = { ...up, legs: 'stretched', hip: [2, -19], neck: [-56, -27], head: [-80, -35] };
