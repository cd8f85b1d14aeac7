import { animals } from './animals/herd.ts';
import type { Blocking, Thing } from './blocking.ts';
import type { Stage } from './stage.ts';

/** Finds room for the animals of a scene: ridden ones are taken, flying ones go to the sky, the others stand where nobody stands. */
export function beasts({ scene, luck }: Stage, { people, things }: Blocking): Thing[] {
  const found: Thing[] = [];
  const taken = [...people.map(({ x, depth }) => ({ x, depth })), ...things.map(({ x, depth }) => ({ x, depth }))];
  const placedKinds = new Set([...people.map(({ mount }) => mount), ...things.map(({ animal }) => animal)]);
  for (const { kind, count } of scene.animals) {
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
    const room = Math.min(1, ...taken.map(({ x, depth }) => Math.abs(x - spot.x) + Math.abs(depth - spot.depth) * 0.14));
    if (room > most) {
      most = room;
      best = spot;
    }
  }
  return best;
}
