// Brings people closer together for pictures that are higher than wide.
import type { Blocking, Placed, Thing } from '../staging/blocking.ts';
import { reachOf, type Touch } from '../actions/contact.ts';
import type { Look } from '../looks/look.ts';

/** People and things that move as one, with their left and right ends in figure units. */
type Cluster = { left: number; right: number; readonly people: number[]; readonly things: number[] };

/** The gap between clusters in figure units. It is negative, because the ends include empty space that may overlap. */
const gap = -24;
/** The share of its width that an animal may be hidden behind people beside it; a high one would be seen over heads. */
const behind = 0.5;
const lowAnimal = 70;

const half = ({ half: own = 50 }: Thing): number => own;

/** Animals that are only there: they may stand further back, partly hidden. */
const mayStandBack = ({ animal, needed, layer = 0, high = 0 }: Thing): boolean =>
  Boolean(animal) && !needed && layer === 0 && high < lowAnimal * 2;

/** Groups people and things that touch or overlap, from left to right. */
function clustersOf(
  { people, things }: Blocking,
  touches: readonly Touch[],
  looks: ReadonlyMap<Placed, Look>,
): Cluster[] {
  const parts: Cluster[] = [
    ...people.map((placed, i): Cluster => {
      const [left, right] = reachOf(placed, looks.get(placed) as Look);
      return { left, right, people: [i], things: [] };
    }),
    ...things.map((thing, i): Cluster => {
      return { left: (thing.dx ?? 0) - half(thing), right: (thing.dx ?? 0) + half(thing), people: [], things: [i] };
    }),
  ];
  const tied = (a: Cluster, b: Cluster) =>
    touches.some(
      ({ who, whom }) =>
        (a.people.includes(who) && b.people.includes(whom)) || (a.people.includes(whom) && b.people.includes(who)),
    );
  const clusters: Cluster[] = [];
  for (const part of parts.toSorted((a, b) => a.left - b.left)) {
    const joins = clusters.filter(
      (one) => tied(one, part) || Math.min(one.right, part.right) - Math.max(one.left, part.left) > 0,
    );
    const all = [...joins, part];
    for (const one of joins) clusters.splice(clusters.indexOf(one), 1);
    clusters.push({
      left: Math.min(...all.map(({ left }) => left)),
      right: Math.max(...all.map(({ right }) => right)),
      people: all.flatMap(({ people: own }) => own),
      things: all.flatMap(({ things: own }) => own),
    });
  }
  return clusters.toSorted((a, b) => a.left - b.left);
}

/**
 * Moves everybody together for a page that is higher than wide: people who touch or overlap stay together, gaps between
 * others are closed, and animals without a part move a little behind. `looks` has the look of each person.
 */
export function closeTogether(
  blocking: Blocking,
  touches: readonly Touch[],
  looks: ReadonlyMap<Placed, Look>,
): Blocking {
  const { people, things } = blocking;
  const clusters = clustersOf(blocking, touches, looks);
  if (clusters.length < 2) return blocking;
  const shifts = new Map<Cluster, { by: number; back: boolean }>();
  let end = clusters[0]!.left;
  for (const [at, cluster] of clusters.entries()) {
    const onlyBeasts = (one: Cluster | undefined) =>
      one?.people.length === 0 && one.things.every((i) => mayStandBack(things[i]!));
    const before = clusters[at - 1];
    const width = cluster.right - cluster.left;
    const [back, backBefore] = [onlyBeasts(cluster), onlyBeasts(before)];
    const hidden = !before || back === backBefore ? 0 : behind * (back ? width : before.right - before.left);
    const start = at === 0 ? end : Math.min(cluster.left + (shifts.get(before!)?.by ?? 0), end + gap - hidden);
    shifts.set(cluster, { by: start - cluster.left, back });
    end = start + width;
  }
  const shiftOf = (kind: 'people' | 'things', i: number) => shifts.get(clusters.find((one) => one[kind].includes(i))!)!;
  return {
    people: people.map((placed, i) => ({ ...placed, dx: (placed.dx ?? 0) + shiftOf('people', i).by })),
    things: things.map((thing, i) => {
      const { by, back } = shiftOf('things', i);
      return { ...thing, dx: (thing.dx ?? 0) + by, ...(back ? { depth: Math.max(0, thing.depth - 0.45) } : {}) };
    }),
  };
}
