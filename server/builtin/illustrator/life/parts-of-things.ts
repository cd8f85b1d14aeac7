// How trees, cloth, water, fires and lamps move.
import type { Glow, Particles, Warp } from '#shared/motion/picture-life.ts';
import { type Box, boxRound, grown, joined, meets } from './matrix.ts';
import type { MovingKind } from './moving.ts';
import { areaOn, extentOf, freeOf, heightOf, middleOf, onPage, type Page, pointOn, widthOf } from './page.ts';
import type { SvgNode } from './svg-nodes.ts';

/** Something in a scenery that moves. */
export type ThingSeen = { readonly kind: MovingKind; readonly node: SvgNode; readonly box: Box };

/** How things of each kind move, and how many of them do; the largest come first. */
const warps: Partial<
  Record<MovingKind, { moves: Warp['moves']; most: number; strength: number; pivot: 'foot' | 'top' | 'middle' }>
> = {
  tree: { moves: 'sway', most: 5, strength: 0.5, pivot: 'foot' },
  bush: { moves: 'sway', most: 3, strength: 0.4, pivot: 'foot' },
  branch: { moves: 'sway', most: 2, strength: 0.5, pivot: 'top' },
  crop: { moves: 'sway', most: 4, strength: 0.35, pivot: 'foot' },
  cloth: { moves: 'sway', most: 3, strength: 0.3, pivot: 'foot' },
  cloud: { moves: 'drift', most: 4, strength: 0.5, pivot: 'middle' },
  smoke: { moves: 'drift', most: 2, strength: 0.8, pivot: 'foot' },
  animal: { moves: 'breathe', most: 4, strength: 0.4, pivot: 'foot' },
  boat: { moves: 'drift', most: 1, strength: 0.4, pivot: 'middle' },
};

/** Smaller things than this share of the page are left alone. */
const least = 0.0012;

const largest = (page: Page, things: readonly ThingSeen[], kind: MovingKind): Box[] =>
  things
    .filter((thing) => thing.kind === kind)
    .map(({ box }) => onPage(page, box))
    .filter((box) => extentOf(box) > page.width * page.height * least)
    .toSorted((a, b) => extentOf(b) - extentOf(a));

type Around = { readonly heads: readonly Box[]; readonly bodies: readonly Box[]; readonly rigid: readonly Box[] };

/**
 * The least share of a thing that must be free to lean: all of a thing, the crown of a tree over people, or a field
 * between the people in it.
 */
const leastLeaning = { thing: 0.55, crown: 0.35, field: 0.12 } as const;
function leaningParts(page: Page, kind: MovingKind, box: Box, taken: readonly Box[]): Box[] {
  if (kind === 'crop') return freeOf(box, taken, page.width * leastLeaning.field);
  const beside = freeOf(box, taken, widthOf(box) * leastLeaning.thing);
  if (beside.length > 0 || kind === 'branch') return beside;
  const crown = {
    ...box,
    bottom: Math.min(box.bottom, ...taken.filter((one) => meets(one, box)).map(({ top }) => top)),
  };
  return heightOf(crown) > heightOf(box) * leastLeaning.crown ? [crown] : [];
}

/** The parts that lean, drift and ripple; nothing moves where it would bend a face or a wall. */
export function warpsOfThings(page: Page, things: readonly ThingSeen[], { heads, bodies, rigid }: Around): Warp[] {
  const bent = (box: Box) => heads.some((head) => meets(head, box));
  // People and things in front of a tree would lean with it.
  const upright = [...rigid, ...bodies, ...largest(page, things, 'animal')];
  const leaning = (Object.entries(warps) as [MovingKind, NonNullable<(typeof warps)[MovingKind]>][]).flatMap(
    ([kind, { moves, most, strength, pivot }]) =>
      largest(page, things, kind)
        // A boat carries its people along.
        .filter((box) => kind === 'boat' || moves === 'sway' || !bent(box))
        .flatMap((box) => {
          const whole = grown(box, Math.min(widthOf(box), heightOf(box)) * 0.12);
          return (moves === 'sway' ? leaningParts(page, kind, whole, upright) : [whole]).map((around) => ({
            box,
            around,
          }));
        })
        .slice(0, most)
        .flatMap(({ box, around }): Warp[] => {
          const area = areaOn(page, around);
          const [x, y] = middleOf(box);
          const from = pointOn(page, [x, pivot === 'foot' ? box.bottom : pivot === 'top' ? box.top : y]);
          return area ? [{ kind: 'warp', moves, area, pivot: from, strength }] : [];
        }),
  );
  const rippling = openWater(page, things, bodies)
    .slice(0, 3)
    .flatMap((box): Warp[] => {
      const area = areaOn(page, box);
      return area ? [{ kind: 'warp', moves: 'ripple', area, pivot: pointOn(page, middleOf(box)), strength: 0.6 }] : [];
    });
  return [...leaning, ...rippling];
}

/** The stretches of water in which nobody stands and no boat lies, the largest first. */
export function openWater(page: Page, things: readonly ThingSeen[], bodies: readonly Box[]): Box[] {
  const all = things
    .filter(({ kind }) => kind === 'water')
    .reduce<Box | null>((round, { box }) => joined(round, onPage(page, box)), null);
  if (!all) return [];
  const taken = [...bodies, ...things.filter(({ kind }) => kind === 'boat').map(({ box }) => box)];
  // What is nearer than everybody's feet and every boat is open as well.
  const near = { ...all, top: Math.max(all.top, ...taken.map(({ bottom }) => Math.min(all.bottom, bottom))) };
  return [...freeOf(all, taken, page.width * 0.12), ...(heightOf(near) > page.height * 0.08 ? [near] : [])].toSorted(
    (a, b) => extentOf(b) - extentOf(a),
  );
}

const most = { flame: 3, lamp: 2, rays: 1 } as const;

/** Flames that burn side by side are one fire. */
export function fires(page: Page, things: readonly ThingSeen[]): Box[] {
  const found: Box[] = [];
  for (const box of things.filter(({ kind }) => kind === 'flame').map((thing) => thing.box)) {
    const at = found.findIndex((other) => meets(grown(other, heightOf(other) * 0.5), box));
    if (at < 0) found.push(box);
    else found[at] = joined(found[at] as Box, box) as Box;
  }
  return found
    .filter((box) => meets(box, { left: 0, top: 0, right: page.width, bottom: page.height }))
    .toSorted((a, b) => extentOf(b) - extentOf(a));
}

/** The light of fires, lamps and rays. */
export function glowsOfThings(page: Page, things: readonly ThingSeen[]): Glow[] {
  const light = (box: Box, colour: string, pace: Glow['pace'], strength: number): Glow[] => {
    const area = areaOn(page, box);
    return area ? [{ kind: 'glow', area, colour, pace, strength }] : [];
  };
  const round = (box: Box, reach: number): Box => {
    const [x, y] = middleOf(box);
    const by = Math.max(widthOf(box), heightOf(box)) * reach + page.height * 0.09;
    return { left: x - by, top: y - by, right: x + by, bottom: y + by };
  };
  return [
    ...fires(page, things)
      .slice(0, most.flame)
      .flatMap((box) => light(round(box, 0.55), '#ffb45a', 'flame', 0.7)),
    ...things
      .filter(({ kind }) => kind === 'lamp')
      .slice(0, most.lamp)
      .flatMap(({ box }) => light(round(box, 1), '#ffd98a', 'flame', 0.45)),
    ...largest(page, things, 'rays')
      .slice(0, most.rays)
      .flatMap((box) => light(box, '#fff2c4', 'slow', 0.3)),
  ];
}

/** Sparks over fires, and smoke where smoke is drawn. */
export function particlesOfThings(page: Page, things: readonly ThingSeen[]): Particles[] {
  const over = (box: Box, high: number): Box => ({
    left: box.left - widthOf(box) * 0.4,
    top: box.top - heightOf(box) * high,
    right: box.right + widthOf(box) * 0.4,
    bottom: box.bottom - heightOf(box) * 0.3,
  });
  const passing = (of: Particles['of'], box: Box | null | undefined, strength: number): Particles[] => {
    const area = box && areaOn(page, box);
    return area ? [{ kind: 'particles', of, area, strength }] : [];
  };
  const [fire] = fires(page, things);
  const [smoke] = largest(page, things, 'smoke');
  return [
    ...(fire && heightOf(fire) > page.height * 0.03 ? passing('sparks', over(fire, 1.6), 0.4) : []),
    ...passing(
      'smoke',
      smoke &&
        boxRound([
          [smoke.left, smoke.top],
          [smoke.right, smoke.bottom],
        ]),
      0.4,
    ),
  ];
}
