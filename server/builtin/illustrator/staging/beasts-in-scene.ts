// Finds free places for animals and large things.
import { animals } from '../animals/herd.ts';
import type { Blocking, Thing } from './blocking.ts';
import { ark, smallBoat } from '../props/boat.ts';
import type { Prop } from './kinds.ts';
import { standing } from '../props/standing.ts';
import type { Stage } from './stage.ts';

/**
 * Finds room for the animals of a scene: ridden ones are taken, flying ones go to the sky, the others stand where
 * nobody stands.
 */
export function beasts({ scene, luck }: Stage, { people, things }: Blocking): Thing[] {
  const found: Thing[] = [];
  const taken = [...people.map(({ x, depth }) => ({ x, depth })), ...things.map(({ x, depth }) => ({ x, depth }))];
  const placedKinds = new Set([
    ...people.flatMap(({ mount, carries }) => [mount, carries]),
    ...things.map(({ animal }) => animal),
  ]);
  const many = scene.animals.length > 3 && people.length > 0;
  for (const { kind, count: asked } of scene.animals) {
    const count = many ? 1 : asked;
    const one = animals[kind];
    const already = placedKinds.has(kind) ? 1 : 0;
    for (let nth = already; nth < count; nth++) {
      if (one.flies) {
        found.push({
          x: luck.between(0.12, 0.88),
          depth: luck.between(0, 0.3),
          animal: kind,
          nth,
          lift: luck.between(250, 320),
          face: luck.maybe(0.5) ? 1 : -1,
          scale: 0.9,
        });
        continue;
      }
      if (one.swims && scene.place !== 'sea') continue;
      const spot = freeSpot(taken, luck);
      taken.push(spot);
      found.push({ ...spot, animal: kind, nth, face: spot.x > 0.5 ? -1 : 1 });
    }
  }
  return found;
}

function freeSpot(taken: readonly { x: number; depth: number }[], luck: Stage['luck']): { x: number; depth: number } {
  let best = { x: 0.5, depth: 0.5 };
  let most = -1;
  for (let i = 0; i < 14; i++) {
    const spot = { x: luck.between(0.08, 0.92), depth: luck.between(0.25, 0.92) };
    const room = Math.min(
      1,
      ...taken.map(
        ({ x, depth }) =>
          (spot.depth > depth ? 1 : 1.35) * Math.abs(x - spot.x) +
          (spot.depth > depth ? 0 : 0.1) * (depth - spot.depth),
      ),
    );
    if (room > most) {
      most = room;
      best = spot;
    }
  }
  return best;
}

/** What does not stand under a roof. */
export const outside = new Set<Prop>([
  'tent',
  'tower',
  'fruit-tree',
  'fig-tree',
  'mustard-tree',
  'well',
  'altar',
  'cross',
  'burning-bush',
  'ladder',
  'boat',
  'wheat',
  'net',
]);
const silent = new Set<Prop>([
  'stone',
  'scroll',
  'robe',
  'table',
  'ladder',
  'throne',
  'bed',
  'coins',
  'gold',
  'bread',
  'planks',
]);

/** Finds room for the big things that the words name and that nobody has placed yet. */
export function furniture(stage: Stage, { people, things }: Blocking): Thing[] {
  const { scene, luck, roofed } = stage;
  const there = new Set(things.map(({ prop }) => prop));
  const wanted = scene.props.filter(
    (prop) =>
      !there.has(prop) &&
      !(roofed && outside.has(prop)) &&
      !silent.has(prop) &&
      (prop === 'boat'
        ? scene.place === 'shore'
        : prop === 'ark'
          ? scene.place !== 'sea' && !roofed
          : standing(stage, prop) !== null),
  );
  const taken = [...people, ...things].map(({ x, depth }) => ({ x, depth: depth + 0.2 }));
  return wanted.slice(0, 2).map((prop): Thing => {
    const { x } = freeSpot(taken, luck);
    taken.push({ x, depth: 0.5 });
    const big = prop === 'tower' || prop === 'ladder';
    if (prop === 'ark') return { x: luck.between(0.4, 0.6), depth: 0, drawing: ark(), scale: 0.66 };
    return prop === 'boat'
      ? { x, depth: 0.1, drawing: smallBoat(), scale: 1.5 }
      : { x, depth: big ? 0 : luck.between(0.3, 0.5), prop, scale: big ? 0.8 : 1 };
  });
}
