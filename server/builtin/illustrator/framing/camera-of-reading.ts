// The camera for a scene with a reading: how near people are for each shot.
import type { Blocking, Placed, Thing } from '../staging/blocking.ts';
import type { Camera } from '../drawing/on-page.ts';
import { type Frame, frameOf } from './framing.ts';
import type { Look } from '../looks/look.ts';
import { height } from '../body/pose.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../staging/stage.ts';
import { kerbOfToday } from '../today/places/place-of-today.ts';

/** The share of the page's height that a grown person takes. */
const shares: Partial<Record<string, number>> = {
  land: 0.36,
  wide: 0.46,
  'from-above': 0.6,
  'from-below': 0.8,
  thing: 0.5,
  half: 0.72,
  face: 0.72,
  hands: 0.72,
  'over-shoulder': 0.72,
};
const usual = [0.7, 0.64, 0.74, 0.67] as const;
/** Water that people are on lies lower than ground that they stand on. */
const wet = new Set(['sea', 'boat']);

/**
 * The surroundings in close shots: how much they are enlarged, how far down their ground is, and how blurred they are.
 */
const near: Partial<Record<string, { zoom: number; foot: number; soft: number }>> = {
  face: { zoom: 1.75, foot: 0.94, soft: 7 },
  half: { zoom: 1.3, foot: 0.78, soft: 2.6 },
  'over-shoulder': { zoom: 1.35, foot: 0.8, soft: 3 },
  hands: { zoom: 1.45, foot: 0.8, soft: 4 },
  thing: { zoom: 2.2, foot: 0.5, soft: 8 },
};

/** The same for views without people: there must be enough land to look at. */
const views: Partial<Record<string, { horizon: number; ground: number }>> = {
  land: { horizon: 0.56, ground: 0.7 },
  wide: { horizon: 0.48, ground: 0.63 },
  'from-above': { horizon: 0.36, ground: 0.52 },
  'from-below': { horizon: 0.68, ground: 0.79 },
};

/**
 * Where the land meets the sky and near ground begins, as shares of the page's height: seen from above they are high,
 * from below low.
 */
export function levelsOf(
  { shot, acting, place, cast: { length } }: Scene,
  roofed: boolean,
): { horizon: number; ground: number } | null {
  if (acting === null || wet.has(place)) return null;
  const empty = length === 0;
  if (empty && !roofed && shot && shot !== 'thing') return views[shot] ?? null;
  // A room with nobody in it is seen up to its far wall, not down on its floor.
  if (empty && roofed) return { horizon: 0.5, ground: 0.72 };
  if (shot === 'from-above') return roofed ? { horizon: 0.24, ground: 0.4 } : { horizon: 0.22, ground: 0.36 };
  if (shot === 'from-below') return roofed ? { horizon: 0.6, ground: 0.74 } : { horizon: 0.66, ground: 0.76 };
  return roofed ? { horizon: 0.46, ground: 0.63 } : null;
}

/** Brings a frame of the staging onto the page. */
function framed({ w, h, scene }: Stage, frame: Frame, people: readonly Placed[]): Camera {
  const { left, right, top, low, over, at } = frame;
  const depth = Math.max(...people.map(({ depth: one }) => one));
  const size = Math.min((h * (1 - over)) / (low - top), (w * 0.96) / (right - left));
  // On a page that is higher than wide the rest of the body fills what is left.
  const spare = Math.max(0, h * (1 - over) - size * (low - top));
  const level = h * over + spare * 0.3 - size * top;
  const middle = Math.min(
    Math.max(at, (size * (right - left)) / 2 / w + 0.02),
    1 - (size * (right - left)) / 2 / w - 0.02,
  );
  const scale = size / (0.66 + 0.34 * depth);
  const back = near[scene.shot ?? ''];
  return {
    scale,
    top: level - scale * 14 * depth,
    low: level + scale * 14 * (1 - depth),
    shift: w * (middle - 0.5) - (size * (left + right)) / 2,
    close: true,
    ...(back ? { back } : {}),
  };
}

/** Things of Scripture that are as high as a person, or higher. */
const tallProps = new Set<string>(
  (
    'well tent altar throne cross ladder fruit-tree fig-tree mustard-tree burning-bush table manger fire ' +
    'pillar gate ark house boat tree'
  ).split(' '),
);

/** A small thing on ground that is out of focus behind it. */
function nearThing({ w, h }: Stage, half: number, { high = 0, scale: own = 1 }: Thing): Camera {
  const scale = Math.min((w * 0.9) / (half * 2), h / 300, (h * 0.66) / Math.max(1, high * own)) / 0.94;
  return { scale, top: h * 0.7, low: h * 0.8, shift: 0, ...(near.thing ? { back: near.thing } : {}) };
}

const loadPostures = new Set<Placed['posture']>(['head-load', 'head-load-walking']);
/** How high a basin of clothes or a jar on a head is, in units of its figure. */
const loadHigh = 62;

/**
 * Chooses how near the view is, so that everybody is on the page; `half` is how far people and things reach from the
 * middle, in figure units.
 */
export function cameraOfReading(
  stage: Stage,
  turn: number,
  { people, things }: Blocking,
  looks: ReadonlyMap<Placed, Look>,
  half: number,
): Camera {
  const { w, h, ground, scene } = stage;
  const seen = people.map((placed) => ({ placed, look: looks.get(placed) as Look }));
  const frame = frameOf(scene.shot, seen, things);
  const thing = scene.shot === 'thing' && people.length === 0 && things[0];
  if (thing && !tallProps.has(thing.prop ?? '') && (thing.half ?? 54) / (thing.scale ?? 1) < 60)
    return nearThing(stage, half, thing);
  if (frame) return framed(stage, frame, people);
  const far = scene.shot === 'wide' || scene.shot === 'land';
  const tallest = Math.max(
    far ? 84 : 100,
    ...things.map(({ high = 0, scale = 1 }) => high * scale),
    ...seen.map(
      ({ placed, look }) =>
        height(placed.posture) * look.tall * (placed.scale ?? 1) +
        (placed.mount ? 90 : 0) +
        Math.max(0, placed.lift ?? 0),
    ),
  );
  const loaded = Math.max(
    tallest,
    ...seen
      .filter(({ placed: { onHead, posture } }) => onHead && loadPostures.has(posture))
      .map(({ placed, look }) => (height(placed.posture) + loadHigh) * look.tall * (placed.scale ?? 1)),
  );
  const share = shares[scene.shot ?? ''] ?? (usual[turn % usual.length] as number);
  const across = (w * 0.94) / Math.max(195, half * 2);
  const high = thing && tallProps.has(thing.prop ?? '') ? 290 * (thing.scale ?? 1) : loaded;
  const scale =
    Math.min(
      (share * h) / Math.min(190, Math.max(far ? 96 : scene.shot === 'from-above' ? 104 : 128, tallest)),
      across,
      (h * 0.82) / high,
      ...(seen.some(({ placed }) => placed.member.kind === 'giant') ? [(h * 0.72) / high] : []),
    ) / 0.94;
  const floating = wet.has(scene.place);
  const kerb = kerbOfToday(stage);
  const dry = scene.event === 'baptize' ? 0 : scene.place === 'river' ? 150 : scene.place === 'shore' ? 40 : 0;
  const low =
    scene.shot === 'from-below' ? 0.95 : scene.shot === 'from-above' ? 0.94 : scale > (0.5 * h) / 190 ? 0.88 : 0.84;
  const top = ground + h * 0.02 + dry + kerb;
  // Small people in a wide landscape stand at a third of its width and look into it.
  const aside =
    scene.shot === 'wide' && !stage.roofed && people.length > 0 ? -(people[0] as Placed).face * w * 0.13 : 0;
  const spare = Math.max(0, w / 2 - half * scale - w * 0.04);
  return {
    ...(aside ? { shift: Math.max(-spare, Math.min(spare, aside)) } : {}),
    scale,
    top: floating ? h * 0.74 : Math.min(top, h * (low - 0.05)),
    low: h * (floating ? 0.81 : low),
  };
}
