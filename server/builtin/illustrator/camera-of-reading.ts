import type { Blocking, Placed } from './blocking.ts';
import type { Camera } from './compose.ts';
import type { Look } from './look.ts';
import { height, pose } from './pose.ts';
import type { Stage } from './stage.ts';
import { kerbOfToday } from './today/places/place-of-today.ts';

const upright = new Set(['stand', 'stride']);
/** The share of the page's height that a grown person takes. */
const shares: Partial<Record<string, number>> = {
  land: 0.3,
  wide: 0.36,
  'from-above': 0.46,
  thing: 0.5,
  half: 0.86,
  face: 0.9,
  hands: 0.86,
  'over-shoulder': 0.8,
};
const usual = [0.6, 0.54, 0.64, 0.57] as const;
/** Water that people are on lies lower than ground that they stand on. */
const wet = new Set(['sea', 'boat']);

/**
 * Chooses how near we are, so that everybody is on the page; `half` is how far people and things reach from the middle,
 * in figure units.
 */
export function cameraOfReading(
  stage: Stage,
  turn: number,
  { people, things }: Blocking,
  looks: ReadonlyMap<Placed, Look>,
  half: number,
): Camera {
  const { w, h, ground, scene } = stage;
  const tallest = Math.max(
    100,
    ...things.map(({ high = 0, scale = 1 }) => high * scale),
    ...people.map(
      (placed) =>
        height(placed.posture) * (looks.get(placed)?.tall ?? 1) * (placed.scale ?? 1) +
        (placed.mount ? 90 : 0) +
        Math.max(0, placed.lift ?? 0),
    ),
  );
  const share = shares[scene.shot ?? ''] ?? (usual[turn % usual.length] as number);
  const across = (w * 0.94) / Math.max(195, half * 2);
  const near =
    share > 0.7 && people.length < 4 && people.every(({ posture, lift, mount }) => upright.has(pose(posture).legs) && !lift && !mount);
  const close = Math.min((1.02 * h) / Math.max(116, Math.min(190, tallest)), across * 1.08);
  if (near && things.length === 0 && w >= h && close * tallest > 0.9 * h) {
    const level = Math.max(h * 1.06, h * 0.1 + close * tallest);
    return { scale: close, top: level - h * 0.04, low: level + h * 0.01, close: true };
  }
  const scale = Math.min((Math.min(0.72, share) * h) / Math.min(190, Math.max(128, tallest)), across, (h * 0.8) / tallest) / 0.94;
  const floating = wet.has(scene.place);
  const kerb = kerbOfToday(stage);
  const dry = scene.event === 'baptize' ? 0 : scene.place === 'river' ? 150 : scene.place === 'shore' ? 40 : 0;
  return {
    scale,
    top: floating ? h * 0.74 : ground + h * 0.02 + dry + kerb,
    low: h * (floating ? 0.81 : scale > (0.5 * h) / 190 ? 0.88 : 0.84),
  };
}
