// Puts people of a scene into a boat when it is on the water.
import type { Plan } from '../actions/action-plans.ts';
import type { Acted } from '../actions/contact.ts';
import { isOfActionKind } from '../actions/kinds-of-action-things.ts';
import { animals } from '../animals/herd.ts';
import { pose } from '../body/pose.ts';
import { place } from '../drawing/brush.ts';
import { held } from '../props/held.ts';
import { vesselLayer } from '../props/vessels.ts';
import type { Scene } from '../scene.ts';
import type { Placed, Thing } from './blocking.ts';

/**
 * How far a vessel reaches to either side, how far from its middle people stand or sit, how high above the water, and
 * for how many there is room; in figure units.
 */
type Vessel = { readonly half: number; readonly room: number; readonly floor: number; readonly most: number };
const kinds = {
  canoe: { half: 250, room: 170, floor: 14, most: 7 },
  'fishing-boat': { half: 300, room: 175, floor: 30, most: 8 },
  ship: { half: 370, room: 300, floor: 30, most: 14 },
} as const satisfies Record<string, Vessel>;
type Kind = keyof typeof kinds;

/** The most people in a boat; more people get a ship. */
const boatload = 6;
/** In a vessel nobody comes nearer to the next one than this, and none need be farther apart. */
const [closest, easy] = [44, 80] as const;
/** The depth at which people in a vessel are drawn: between its far side and its near side. */
const nearness = 0.8;
/** Things higher than this, in figure units, are in the air. */
const inAir = 100;

const afloat = new Set(['sea', 'boat']);
/** Boats without a sail. */
const oared = /\b(?:canoe|pirogue|dugout|rowing boat|rowboat|raft)s?\b/i;

/**
 * Puts everybody on the water into a boat, except swimmers. If there is not room for all, those whom the picture is
 * about are aboard, and the rest are left out.
 */
export function aboard(scene: Scene, plan: Plan, acted: Acted): Acted {
  if (acted.blocking.people.length === 0) return acted;
  const own = plan.afloat ? vesselOf(plan) : null;
  if (own) return inOwnVessel(scene, acted, own);
  if (!afloat.has(scene.place)) return acted;
  return plan.afloat ? besideSwimmers(scene, acted) : inNewVessel(scene, acted);
}

/** The vessel that a plan has among its things. */
function vesselOf({ things }: Plan): { readonly kind: Kind; readonly dx: number } | null {
  for (const { name, dx } of things) {
    const kind = name.replace(/-front$/, '');
    if (kind !== name && kind in kinds) return { kind: kind as Kind, dx };
  }
  return null;
}

/** Those who row, ride or drive in a vessel of their plan, and with them all others, on its seats. */
function inOwnVessel(scene: Scene, acted: Acted, { kind, dx: middle }: { kind: Kind; dx: number }): Acted {
  const { half, room, floor, most } = kinds[kind];
  const { blocking, ...contact } = whoMatter(scene, acted, most);
  const at = seated(
    { blocking, ...contact },
    blocking.people.map(({ dx = 0 }) => dx - middle),
    room,
  );
  const people = blocking.people.map((one, i): Placed => {
    const sits = pose(one.posture).legs === 'seat';
    const still = one.held === held.baby ? 'cradle' : 'sit';
    return {
      ...one,
      ...(sits ? {} : { posture: still, seat: '' }),
      dx: middle + at[i]!,
      lift: sits ? Math.max(floor, one.lift ?? 0) : floor,
      depth: nearness,
      layer: Math.max(-4, Math.min(4, one.layer ?? 0)),
    };
  });
  const things = blocking.things.flatMap((thing): Thing[] => {
    if (thing.needed || isInAir(thing)) return [thing];
    if (!thing.animal || !animals[thing.animal].swims) return [];
    const away = half + (thing.half ?? 0);
    return [{ ...thing, dx: Math.max(middle - away, Math.min(middle + away, thing.dx ?? 0)) }];
  });
  return { ...contact, blocking: { people, things } };
}

/** Everybody in a boat, or in a ship when they are many. */
function inNewVessel(scene: Scene, acted: Acted): Acted {
  const kind = kindFor(scene, acted.blocking.people.length);
  const { room, most } = kinds[kind];
  const { blocking, ...contact } = whoMatter(scene, acted, most);
  const { people, things } = blocking;
  const widest = Math.max(room, ...people.map(({ dx = 0 }) => Math.abs(dx)));
  const at = seated(
    { blocking, ...contact },
    people.map(({ dx = 0 }) => (dx * room) / widest),
    room,
  );
  const vessel = vesselAt(scene, kind, 0);
  return {
    ...contact,
    blocking: {
      people: people.map((one, i) => vessel.standing(one, at[i]!)),
      things: [...vessel.things, ...things.filter(isInAir)],
    },
  };
}

/** Those who do not swim are in a boat behind those who do. */
function besideSwimmers(scene: Scene, acted: Acted): Acted {
  const swims = ({ posture }: Placed) => posture === 'swim';
  const dry = acted.blocking.people.filter((one) => !swims(one)).length;
  if (dry === 0) return acted;
  const kind = kindFor(scene, dry);
  const { half, room, most } = kinds[kind];
  const { blocking, ...contact } = whoMatter(scene, acted, most + acted.blocking.people.length - dry);
  const { people, things } = blocking;
  const middle = Math.min(0, ...people.filter(swims).map(({ dx = 0 }) => dx)) - feet - half;
  const crew = people.filter((one) => !swims(one));
  const seats = spread(crew.length, room);
  const vessel = vesselAt(scene, kind, middle);
  return {
    ...contact,
    blocking: {
      people: people.map((one) => {
        const seat = seats[crew.indexOf(one)];
        return seat === undefined ? one : { ...vessel.standing(one, seat), face: 1 };
      }),
      things: [...vessel.things, ...things.filter((thing) => thing.needed || isInAir(thing))],
    },
  };
}
/** How far the feet of swimmers reach behind their middle, in figure units. */
const feet = 60;

const isInAir = ({ animal, lift = 0 }: Thing): boolean => Boolean(animal) && lift > inAir;

function kindFor({ era, acting }: Scene, count: number): Kind {
  const named = (pattern: RegExp) => acting?.things.some(({ name }) => pattern.test(name));
  if (named(/\bship\b/i) || count > boatload) return 'ship';
  return era === 'today' || named(oared) ? 'canoe' : 'fishing-boat';
}

/** A vessel with its middle at a place, rolling in a storm, and how somebody stands in it. */
function vesselAt({ weather, acting }: Scene, kind: Kind, middle: number) {
  const { half, floor } = kinds[kind];
  const roll = weather === 'storm' ? 8 : 0;
  const slope = Math.tan((roll * Math.PI) / 180);
  const paint = acting?.things.find(({ name }) => isOfActionKind(name, 'boat'))?.colour;
  const rolled = (drawing: string) => (roll ? place(drawing, 0, 0, 1, false, roll) : drawing);
  const at = { x: 0.5, dx: middle, depth: nearness, lift: 2, half };
  const things: Thing[] = [
    { ...at, drawing: rolled(vesselLayer(`${kind}-behind`, paint)), layer: -6 },
    { ...at, drawing: rolled(vesselLayer(`${kind}-front`, paint)), layer: 6 },
  ];
  const standing = (one: Placed, from: number): Placed => {
    const upright = pose(one.posture).legs === 'stretched' ? ('rest' as const) : one.posture;
    return {
      ...one,
      posture: upright,
      dx: middle + from,
      lift: (one.lift ?? 0) + floor - from * slope,
      depth: nearness,
      layer: 0,
      ...(pose(upright).legs === 'seat' ? { seat: '' } : {}),
    };
  };
  return { things, standing };
}

/**
 * Places measured from the middle of a vessel. They are kept when all are inside and nobody hides another; otherwise
 * people are spread out in the same order.
 */
function seated({ touches }: Acted, at: readonly number[], room: number): readonly number[] {
  const touching = (a: number, b: number) =>
    touches.some(({ who, whom }) => (who === a && whom === b) || (who === b && whom === a));
  const order = at.map((_, i) => i).toSorted((a, b) => at[a]! - at[b]!);
  const fits =
    at.every((from) => Math.abs(from) <= room) &&
    order.every((i, n) => n === 0 || at[i]! - at[order[n - 1]!]! >= closest || touching(i, order[n - 1]!));
  if (fits) return at;
  const seats = spread(at.length, room);
  return at.map((_, i) => seats[order.indexOf(i)]!);
}

/** The places of `count` people from left to right, round the middle of a vessel. */
function spread(count: number, room: number): number[] {
  const step = Math.min(easy, (2 * room) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
}

/**
 * Those of a scene for whom there is room: Jesus, those who act or to whom it is done, one of every other group, then
 * more of the groups.
 */
function whoMatter({ acting }: Scene, acted: Acted, most: number): Acted {
  const { people, things } = acted.blocking;
  if (people.length <= most) return acted;
  const rank = ({ member: { id, kind } }: Placed, i: number): number => {
    if (kind === 'jesus') return 0;
    if (acted.touches.some(({ who, whom }) => who === i || whom === i)) return 1;
    if (people.findIndex(({ member }) => member.id === id) < i) return 4;
    return acting?.actors.includes(id) ? 1 : acting?.targets.includes(id) ? 2 : 3;
  };
  const ranks = people.map(rank);
  const kept = people
    .map((_, i) => i)
    .toSorted((a, b) => ranks[a]! - ranks[b]! || a - b)
    .slice(0, most)
    .toSorted((a, b) => a - b);
  const moved = new Map(kept.map((from, to) => [from, to]));
  return {
    blocking: { people: kept.map((i) => people[i]!), things },
    touches: acted.touches.flatMap((touch) => {
      const [who, whom] = [moved.get(touch.who), moved.get(touch.whom)];
      return who === undefined || whom === undefined ? [] : [{ ...touch, who, whom }];
    }),
    still: new Set(kept.flatMap((i, to) => (acted.still.has(i) ? [to] : []))),
  };
}
