// Where the faces of a picture are, so that a film can zoom in on them.
import type { PictureOrder } from '#server/ports/illustrator.ts';
import type { Face } from '#shared/motion/sight.ts';
import { faceAt } from '../drawing/on-page.ts';
import type { Look } from '../looks/look.ts';
import { pose } from '../body/pose.ts';
import { agedPose, proportions } from '../body/proportions.ts';
import { nearer, setStage } from '../staging/set-stage.ts';

/** A head is this many units high on a grown person of 200. */
const headHeight = 40;

/**
 * The faces that a picture shows, the main person's first: what a film can zoom in on. People who turn away have none,
 * nor do people in boats, which the boat places.
 */
export function facesOf(order: PictureOrder): Face[] {
  const { stage, blocking, looks, camera, afloat, again } = setStage(order);
  if (afloat) return [];
  const seen = again === null ? { scale: 1, x: 0, y: 0 } : nearer(again);
  return blocking.people.flatMap((placed): Face[] => {
    const look = looks.get(placed) as Look;
    const { x, y, scale } = faceAt(stage, camera, placed, look);
    const age = look.age ?? 'adult';
    const size = scale * look.tall;
    const [ahead, up] = leaned(agedPose(pose(placed.posture), age).head, placed.tilt ?? 0);
    const face = {
      x: ((x + ahead * placed.face * size) / stage.w) * seen.scale + seen.x,
      y: ((y + up * size) / stage.h) * seen.scale + seen.y,
      size: ((headHeight * proportions[age].head * size) / stage.h) * seen.scale,
    };
    const inside = face.x > 0 && face.x < 1 && face.y > 0 && face.y < 1;
    return inside && !placed.away ? [face] : [];
  });
}

/**
 * Where a head comes when its whole body leans by this many degrees round its feet: how far ahead of them, and how much
 * lower than upright.
 */
function leaned([ahead, head]: readonly [number, number], degrees: number): [ahead: number, lower: number] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [ahead * cos - head * sin, ahead * sin + head * cos - head];
}
