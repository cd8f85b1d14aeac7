// Chooses the camera shot of each scene (whole land, whole people, half, face, hands), so that shots vary over a tale.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ReadingAction, ReadingEra, ReadingFeeling, ReadingShot } from '#shared/pictures/scene-reading.ts';

/** What the choice of a shot depends on. */
export type ShotSubject = {
  readonly action: ReadingAction;
  readonly feeling: ReadingFeeling;
  /** How many people are seen, groups counted. */
  readonly seen: number;
  readonly targets: number;
  /** Several people act: seen from behind, one of them would hide the others. */
  readonly isDoneByMany?: boolean;
  readonly smallThing: boolean;
  readonly hasThing: boolean;
};

const table = parse(readFileSync(new URL('../words/action-shots.yaml', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const listed = new Map(Object.entries(table).map(([shot, actions]) => [shot, new Set(actions.split(/\s+/))]));
/** Whether a shot can show an action without losing what it is. */
const suits = (shot: ReadingShot, { action }: ShotSubject): boolean => listed.get(shot)?.has(action) ?? false;

const strong = new Set<ReadingFeeling>(['tears', 'fear', 'shame', 'anger', 'wonder', 'pain', 'sadness', 'joy']);
/** The most people in a half shot; more would be too many to cut off at the hips. */
const mostOfHalf = 4;
const crowd = 5;

/** The shots that fit a scene, the best first; never empty. */
export function fittingShots(scene: ShotSubject): ReadingShot[] {
  const { seen, targets, feeling } = scene;
  if (seen === 0) {
    const near: ReadingShot[] = scene.hasThing ? ['thing'] : [];
    const views: ReadingShot[] = [...near, 'land', 'wide', 'from-below'];
    return [...views, 'from-above'];
  }
  const alone = seen === 1 && targets === 0;
  const felt = alone && strong.has(feeling) && suits('face', scene);
  const many = seen >= crowd;
  const heard = suits('over-shoulder', scene) && targets > 0 && seen > 1 && !scene.isDoneByMany;
  const fits: readonly (readonly [boolean, ReadingShot])[] = [
    [felt, 'face'],
    [scene.smallThing && suits('hands', scene) && seen < crowd, 'hands'],
    [many && heard, 'over-shoulder'],
    [many || (suits('wide', scene) && seen > 2), 'wide'],
    [suits('half', scene) && seen <= mostOfHalf, 'half'],
    [suits('from-below', scene) && seen < crowd, 'from-below'],
    [alone && suits('face', scene), 'face'],
    [true, 'full'],
    // A back in the foreground hides somebody: with two people, only when the better shots were used lately.
    [heard, 'over-shoulder'],
    [suits('from-above', scene) || many, 'from-above'],
    [true, 'wide'],
  ];
  return [...new Set(fits.flatMap(([fit, shot]) => (fit ? [shot] : [])))];
}

/** Shots that show little of the place. */
const near = new Set<ReadingShot>(['half', 'face', 'hands', 'over-shoulder', 'thing']);

/** A scene of today whose place nobody told is seen close up, where its action allows that. */
export function nearUnlessSure<Scene extends { era: ReadingEra; fitting: ReadingShot[] }>(
  scene: Scene,
  isPlaceSure: boolean,
): Scene {
  if (isPlaceSure || scene.era !== 'today') return scene;
  const close = scene.fitting.filter((shot) => near.has(shot));
  const others = scene.fitting.filter((shot) => !near.has(shot));
  // One other shot, so that two close-ups need not follow each other.
  return { ...scene, fitting: [...close, ...(close.length > 1 ? others.slice(0, 1) : others)] };
}

/** Shots with the same number are taken from about the same distance. */
const distances: Readonly<Record<ReadingShot, number>> = {
  land: 0,
  wide: 1,
  full: 2,
  'from-above': 3,
  'from-below': 4,
  half: 5,
  'over-shoulder': 6,
  face: 7,
  hands: 8,
  thing: 8,
};
/** In any run of this many pictures, at least four distances are used where they fit. */
const span = 8;
const fewest = 4;

/**
 * Gives every scene a shot: one of those that fit best, but not the shot of the previous scene, nor one used often
 * lately.
 */
export function chooseShots(scenes: readonly (readonly ReadingShot[])[]): ReadingShot[] {
  const chosen: ReadingShot[] = [];
  for (const fitting of scenes) {
    const last = chosen.at(-1);
    const recent = chosen.slice(1 - span);
    const few = new Set(recent.map((shot) => distances[shot])).size < fewest && recent.length > 1;
    const cost = (shot: ReadingShot, rank: number) =>
      rank +
      (shot === last ? 100 : 0) +
      recent.reduce(
        (sum, one, i) => sum + (distances[one] === distances[shot] ? (i >= recent.length - 3 ? 1.3 : 0.4) : 0),
        0,
      ) +
      (few && recent.some((one) => distances[one] === distances[shot]) ? 1 : 0);
    const costs = fitting.map(cost);
    chosen.push(fitting[costs.indexOf(Math.min(...costs))] as ReadingShot);
  }
  return chosen;
}
