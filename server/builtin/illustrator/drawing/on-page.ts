// Converts positions on the stage to positions on the page.
import { animals } from '../animals/herd.ts';
import type { Placed } from '../staging/blocking.ts';
import type { Look } from '../looks/look.ts';
import { height } from '../body/pose.ts';
import type { Stage } from '../staging/stage.ts';

/**
 * How near the view is: figures of 200 units are drawn `scale` times as large, on ground between `top` and `low` of the
 * page.
 */
export type Camera = {
  readonly scale: number;
  readonly top: number;
  readonly low: number;
  /** People are cut off by the foot of the page, and nothing else is near. */
  readonly close?: boolean;
  /** By how many units of the page everybody is moved to the right. */
  readonly shift?: number;
  /**
   * The surroundings: how many times as large they are drawn, the share of the height where their ground is, and their
   * blur in units.
   */
  readonly back?: { readonly zoom: number; readonly foot: number; readonly soft: number };
};

/** How large figures are at a depth. */
export const sized = ({ scale }: Camera, depth: number) => scale * (0.66 + 0.34 * depth);
/** Where the ground of a depth is on the page. */
export const levelOf = ({ top, low }: Camera, depth: number) => top + (low - top) * depth;

/** Where a person's feet are, and how large the person is drawn. */
export function standsAt(
  stage: Stage,
  camera: Camera,
  placed: Placed,
  look: Look,
): { x: number; y: number; scale: number } {
  const scale = sized(camera, placed.depth) * (placed.scale ?? 1);
  if (camera.shift !== undefined)
    return {
      x: placed.x * stage.w + camera.shift + (placed.dx ?? 0) * sized(camera, placed.depth),
      y: levelOf(camera, placed.depth),
      scale,
    };
  const margin = Math.min(0.46, ((camera.close ? 34 : 70) * scale * look.build) / stage.w);
  const x = Math.min(1 - margin, Math.max(margin, camera.close ? 0.5 + (placed.x - 0.5) * 1.45 : placed.x)) * stage.w;
  return { x: x + (placed.dx ?? 0) * sized(camera, placed.depth), y: levelOf(camera, placed.depth), scale };
}

/** Where a person's face is, and how large the person is drawn. */
export function faceAt(
  stage: Stage,
  camera: Camera,
  placed: Placed,
  look: Look,
): { x: number; y: number; scale: number } {
  const { x, y, scale } = standsAt(stage, camera, placed, look);
  const seat = placed.mount
    ? -(animals[placed.mount].saddle ?? -98) - 44
    : Math.max(0, placed.lift ?? 0) / (placed.scale ?? 1);
  return { x, y: y - scale * (seat + height(placed.posture) * look.tall * 0.9), scale };
}
