// How bodies of each age differ: height, size of the head, width.
import type { ReadingAge } from '#shared/pictures/scene-reading.ts';
import type { Pose } from './pose.ts';
import type { Point } from '../drawing/curve.ts';

/** How a body of one age differs from that of a grown man, who is 200 units tall. */
type Proportions = {
  /** Height against a grown man: the least and the most. */
  readonly tall: Readonly<Record<'female' | 'male', readonly [low: number, high: number]>>;
  /** Size of the head on a body of this age; 1 is a grown one. */
  readonly head: number;
  readonly eyes: number;
  /** By how many units the trunk is lower because the legs are shorter. */
  readonly drop: number;
  /** Width of the body. */
  readonly build: readonly [low: number, high: number];
};

export const proportions: Readonly<Record<ReadingAge, Proportions>> = {
  baby: { tall: { female: [0.36, 0.38], male: [0.36, 0.38] }, head: 1.5, eyes: 1.3, drop: 18, build: [1.08, 1.14] },
  child: { tall: { female: [0.58, 0.66], male: [0.58, 0.66] }, head: 1.32, eyes: 1.22, drop: 9, build: [0.92, 1] },
  teen: { tall: { female: [0.84, 0.88], male: [0.84, 0.92] }, head: 1.1, eyes: 1.08, drop: 0, build: [0.84, 0.92] },
  adult: { tall: { female: [0.91, 0.97], male: [0.97, 1.04] }, head: 1, eyes: 1, drop: 0, build: [0.94, 1.08] },
  old: { tall: { female: [0.87, 0.92], male: [0.92, 0.98] }, head: 1.02, eyes: 0.94, drop: 0, build: [0.94, 1.1] },
};

const upright = new Set<Pose['legs']>(['stand', 'stride']);

/** A pose as a body of this age takes it: children have short legs and large heads, the old stoop. */
export function agedPose(pose: Pose, age: ReadingAge): Pose {
  const { head, drop } = proportions[age];
  const low = upright.has(pose.legs) ? drop : drop * 0.4;
  const stoop = age === 'old' && upright.has(pose.legs) ? 7 : 0;
  const move = ([x, y]: Point, aside = 0, down = 0): Point => [x + aside, y + low + down];
  const [nx, ny] = pose.neck;
  const [dx, dy] = [pose.head[0] - nx, pose.head[1] - ny];
  // The chin stays as near to the neck as it is on a grown body.
  const reach = (6 + 20 * head) / 26 - (head > 1.2 ? 0.12 : 0);
  return {
    ...pose,
    hip: move(pose.hip),
    neck: move(pose.neck, stoop, stoop * 0.4),
    head: [nx + dx * reach + stoop * 2, ny + dy * reach + low + stoop],
    nod: pose.nod + stoop * 0.8,
    near: move(pose.near, stoop * 0.6),
    far: move(pose.far, stoop * 0.6),
  };
}
