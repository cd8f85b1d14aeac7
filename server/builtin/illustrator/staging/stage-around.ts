// Places onlookers, sleeping babies and animals around what happens.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import type { Plan } from '../actions/action-plans.ts';
import type { Player } from '../actions/action-roles.ts';
import { animals } from '../animals/herd.ts';
import { type Blocking, moodFeeling, type Placed, type Thing } from './blocking.ts';
import type { AnimalKind } from './kinds.ts';
import { furnishings } from '../props/furnishings.ts';
import type { Chance } from '../drawing/random.ts';
import type { Scene } from '../scene.ts';

/**
 * Those who look on stand a little farther away on both sides, from `edge` figure units outwards, and look at what
 * happens.
 */
export function lookingOn(
  scene: Scene,
  others: readonly Player[],
  { others: postures, behind, aside }: Plan,
  edge: number,
  luck: Chance,
): Placed[] {
  return others.map(({ member, nth }, i) => {
    const side = aside || i % 2 ? -1 : 1;
    const dx = behind
      ? (i - (others.length - 1) / 2) * 58 - 16
      : side * (edge + 24 + (aside ? i : Math.floor(i / 2)) * 56 + luck.between(-5, 5));
    return {
      member,
      nth,
      posture: calmed(postures[i % postures.length] ?? 'stand', i),
      feeling: member.feeling ?? moodFeeling[scene.mood],
      x: 0.5,
      dx,
      depth: 0.5 - (Math.floor(i / 2) % 2) * 0.22,
      face: dx > (behind ? -60 : 0) ? -1 : 1,
      ...(behind ? { layer: -8 } : {}),
    };
  });
}

/** A hand over the eyes is for far things, and would be a salute beside people. */
const calmed = (posture: Placed['posture'], i: number): Placed['posture'] =>
  posture === 'look-out' ? (i % 2 ? 'hear-out' : 'relaxed') : posture;

/** Babies with nobody else lie asleep: in a manger in a stable, in a cot anywhere else. */
export function inCot(scene: Scene): Blocking {
  const at = { x: 0.5, depth: 0.8 };
  const bed = scene.place === 'stable' ? { prop: 'manger' as const } : { drawing: furnishings.cot ?? '' };
  return {
    people: scene.cast.flatMap((member) =>
      Array.from({ length: Math.min(member.count, 3) }, (_, nth) => ({
        ...at,
        member,
        nth,
        posture: 'sleep' as const,
        feeling: 'asleep' as const,
        dx: 8 + nth * 150,
        lift: 44,
        layer: 1,
        face: 1 as const,
      })),
    ),
    things: scene.cast.flatMap(({ count }) =>
      Array.from({ length: Math.min(count, 3) }, (_, nth) => ({ ...at, ...bed, dx: nth * 150, half: 70 })),
    ),
  };
}

/** When people walk on, animals follow them. */
const moving = new Set<ReadingAction>(['walk', 'run', 'lead', 'follow', 'herd', 'flee', 'carry', 'arrive', 'leave']);

/** How much larger or smaller than they are drawn animals stand beside people. */
export const animalSizes: Partial<Record<AnimalKind, number>> = {
  ...{
    dog: 0.7,
    cat: 0.72,
    goat: 0.84,
    hen: 0.88,
    raven: 0.9,
    snake: 0.7,
    sheep: 0.78,
    donkey: 1.14,
    ox: 1.1,
    camel: 1.14,
  },
  ...{ horse: 1.18, elephant: 1.6, giraffe: 1.5 },
};

/** How high the head of a large animal is, in figure units. */
const heights: Partial<Record<AnimalKind, number>> = {
  ...{ donkey: 184, camel: 212, horse: 207, ox: 154, lion: 152, bear: 140, elephant: 178, giraffe: 296 },
};

/**
 * How far beside the one before it an animal of the second row stands, in halves: a low one is seen over its back, a
 * high one is not.
 */
const apart = (wide: number): number => (wide < 70 ? 0.5 : wide <= 100 ? 0.8 : 1.2);

/** Animals that are by themselves: in rows of three, each a little farther away, most of them looking the same way. */
function grazing(list: readonly { kind: AnimalKind; nth: number }[]): Thing[] {
  const rows = [list.slice(0, 3), list.slice(3, 6), list.slice(6)];
  return rows.flatMap((row, back) => {
    const halves = row.map(({ kind }) => animals[kind].wide * 0.62 * (animalSizes[kind] ?? 1));
    const across = halves.reduce((sum, half) => sum + half * 2, 0);
    let from = -across / 2 + (back % 2 ? (halves[0] ?? 0) * 0.9 : 0);
    return row.map(({ kind, nth }, i): Thing => {
      const half = halves[i] as number;
      from += half * 2;
      return {
        x: 0.5,
        dx: (from - half) * 1.14,
        depth: Math.max(0.05, 0.86 - back * 0.5 - (i % 2) * 0.16),
        animal: kind,
        nth,
        half,
        face: i === 2 ? -1 : 1,
        scale: animalSizes[kind] ?? 1,
        high: heights[kind] ?? 0,
      };
    });
  });
}

/** Animals that nobody rides: in the air, or on both sides from `edge` outwards. */
export function animalsAround(scene: Scene, { people, things }: Blocking, edge: number): Thing[] {
  const taken = [
    ...people.flatMap(({ mount, carries, inArms: small }) => [mount, carries, small]),
    ...things.map(({ animal }) => animal),
  ].filter((kind) => kind !== undefined);
  const list = scene.animals.flatMap(({ kind, count }) =>
    Array.from({ length: count - taken.filter((one) => one === kind).length }, (_, nth) => ({ kind, nth })),
  );
  if (
    people.length === 0 &&
    things.length === 0 &&
    list.every(({ kind }) => !animals[kind].flies && !animals[kind].swims)
  )
    return grazing(list);
  let [left, right] = [edge, edge];
  return list.flatMap(({ kind, nth }, i): Thing[] => {
    const { wide, flies, swims } = animals[kind];
    if (flies)
      return [
        {
          x: 0.5,
          dx: (i % 2 ? -1 : 1) * (70 + i * 34),
          depth: 0.3,
          animal: kind,
          nth,
          lift: 240 - (i % 3) * 24,
          half: 40,
          face: i % 2 ? 1 : -1,
        },
      ];
    if (swims && scene.place !== 'sea' && scene.place !== 'boat')
      return [{ x: 0.5, dx: edge - 30 + i * 20, depth: 1, animal: kind, nth, lift: 2, half: 30 }];
    const trailing = moving.has(scene.acting?.action ?? 'none');
    const side = trailing || i % 2 ? -1 : 1;
    const scale = animalSizes[kind] ?? 1;
    const half = wide * 0.62 * scale;
    const row = Math.floor(i / 2) % 2;
    const at = (side > 0 ? right : left) + half * (row ? apart(wide) : 1);
    if (side > 0) right += half * (row ? apart(wide) + 0.7 : wide > 100 ? 1.2 : 0.95);
    else left += half * (row ? apart(wide) + 0.7 : wide > 100 ? 1.2 : 0.95);
    return [
      {
        x: 0.5,
        dx: side * at,
        depth: 0.62 - (row ? 0.3 : 0),
        animal: kind,
        nth,
        half,
        face: -side as 1 | -1,
        scale,
        high: heights[kind] ?? 0,
      },
    ];
  });
}
