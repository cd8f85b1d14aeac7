// Places people and things of a scene by its plan. The main file of this folder.
import type { Furnishing, Part, Plan } from './action-plans.ts';
import { planFor, type Player, type Roles } from './action-roles.ts';
import { aboard } from '../staging/aboard.ts';
import type { Blocking, Placed, Thing } from '../staging/blocking.ts';
import type { Acted, Touch } from './contact.ts';
import { animals } from '../animals/herd.ts';
import type { AnimalKind, Prop } from '../staging/kinds.ts';
import { isOfActionKind } from './kinds-of-action-things.ts';
import { lyingNamed } from '../scenery/still-life.ts';
import { standingNamed } from '../reading/named-things.ts';
import { type Cast, placedBy } from './placed-by-plan.ts';
import { pose } from '../body/pose.ts';
import { furnishings } from '../props/furnishings.ts';
import { held } from '../props/held.ts';
import { marvels } from '../props/marvels.ts';
import { vehicleLayer } from '../props/road-vehicles.ts';
import { vesselLayer, vessels } from '../props/vessels.ts';
import { thingDrawing } from '../things/thing-drawing.ts';
import type { Chance } from '../drawing/random.ts';
import type { Acting, Scene } from '../scene.ts';
import { leftOver, several, thingsAlone, unmeasured, wornCrown } from '../staging/things-left.ts';
import { animalSizes, animalsAround, inCot, lookingOn } from '../staging/stage-around.ts';

/** The place of the `i`-th person of a group, relative to the first; `away` is the side where nobody else is. */
function beside(part: Part, i: number, away: -1 | 0 | 1): Partial<Placed> & { readonly depth: number } {
  const { dx, step, depth } = part;
  if (part.form === 'chain') return { dx: dx + (away || -part.face) * step * i, depth };
  if (part.form === 'bed')
    return { dx: dx - 5 * i, depth, face: part.face, lift: part.lift + 15 * i, layer: part.layer - i };
  if (part.form === 'seats') return onSeat(part, i);
  if (part.form === 'slope')
    return { dx: dx - part.face * step * i, depth, lift: Math.max(0, part.lift - part.rise * i) };
  if (part.form === 'table') {
    const at = (i % 2 ? 1 : -1) * step * Math.ceil(i / 2);
    return { dx: dx + at, depth, face: at > 0 ? -1 : 1 };
  }
  const row = Math.floor((i - 1) / 5);
  const k = ((i - 1) % 5) + 1;
  const back = Math.max(0.05, depth - (i % 2 ? 0.28 : 0) - row * 0.42);
  if (part.form === 'file' || away)
    return { dx: dx + (away || -part.face) * (step * k - row * step * 0.5), depth: back };
  const side = k % 2 ? 1 : -1;
  return { dx: dx + side * step * Math.ceil(k / 2) + row * step * 0.4, depth: back };
}

/** Seats of a vehicle from front to back; people without one sit between two others, a little behind them. */
const onSeat = (
  { dx, face, step, depth, seats, lift }: Part,
  i: number,
): Partial<Placed> & { readonly depth: number } => {
  const row = Math.floor(i / seats);
  const at = (i % seats) + (row % 2) * 0.5;
  return { dx: dx - face * step * at, depth, lift: lift + row * 9, layer: -row };
};

/** Places the people and things of a scene by the plan of its action. */
export function stageAction(scene: Scene, luck: Chance, turn: number, roofed: boolean): Acted {
  const chosen = scene.acting && planFor(scene, scene.acting, turn, roofed);
  if (!chosen) {
    const things = scene.acting ? thingsAlone(scene, scene.acting, roofed) : [];
    const edge = Math.max(0, ...things.map(({ dx = 0, half = 50 }) => Math.abs(dx) + half));
    const beasts = animalsAround(scene, { people: [], things }, edge);
    return { blocking: { people: [], things: [...things, ...beasts] }, touches: [], still: new Set() };
  }
  if (scene.cast.every(({ kind }) => kind === 'baby')) return { blocking: inCot(scene), touches: [], still: new Set() };
  const { plan, roles, round, acting } = chosen;
  const cast: Cast = { scene, acting, roofed };
  const people: Placed[] = [];
  const touches: Touch[] = [];
  const named = new Map<string, number>();
  const touching = new Set(
    plan.parts.flatMap(({ who, reach, meet }) => [...reach, ...meet].flatMap(({ whom }) => [who, whom])),
  );
  // Everybody but the two who touch each other looks on.
  const apart: Player[] = [];
  const add = (part: Part, player: Player, extra: number, at?: Partial<Placed>) => {
    const placed = { ...placedBy(cast, part, player, extra), ...at };
    people.push(low < 1 && placed.lift ? { ...placed, lift: placed.lift * low } : placed);
    return people.length - 1;
  };
  const isSmall = roles.actors.every(({ member: { age } }) => age === 'child');
  const low = isSmall ? Math.min(1, ...plan.things.map(({ name }) => sizesForChildren[name] ?? 1)) : 1;
  for (const [group, list] of [
    ['actor', roles.actors],
    ['target', roles.targets],
  ] as const) {
    const own = plan.parts.filter(({ who }) => who.startsWith(group));
    const first = own[0];
    if (!first) continue;
    for (const [i, part] of own.entries())
      named.set(part.who, add(part, list[i] as Player, part.form === 'seats' ? 0 : round));
    const side = awaySide(plan, group);
    let before = named.get(first.who) as number;
    const same = list
      .slice(own.length)
      .filter(({ member }) => !touching.has(first.who) || member.id === list[0]?.member.id);
    apart.push(...list.slice(own.length).filter((player) => !same.includes(player)));
    for (const [i, player] of same.entries()) {
      // Only one person of a walking group has a staff.
      const bare = acting.things.length === 0 && first.holds.split('|').includes('staff') ? { held: undefined } : {};
      const at = add(first, player, first.form === 'seats' ? 1 : round + i + 1, {
        ...beside(first, i + own.length, side),
        ...bare,
      });
      if (first.form === 'chain') touches.push({ who: at, hand: 'near', whom: before, theirs: 'far' });
      before = at;
    }
  }
  const index = (who: string) => named.get(who) ?? 0;
  for (const part of plan.parts) {
    const who = index(part.who);
    touches.push(
      ...part.meet.map(({ mine, whom, theirs }) => ({ who, whom: index(whom), hand: mine, theirs })),
      ...part.reach.map(({ hand, whom, joint }) => ({ who, whom: index(whom), hand, joint })),
      ...(part.at ? [{ who, whom: index(part.at.whom), at: part.at.joint }] : []),
    );
  }
  const still = new Set(plan.parts.filter(({ still: stays }) => stays).map(({ who }) => index(who)));
  const doers = people.slice(0, roles.actors.length);
  // Whoever digs in snow clears it away, without a hole in the ground.
  const fitted = plan.things
    .filter(({ name }) => scene.weather !== 'snow' || name !== 'hole')
    .map((one) => (isSmall ? forChildren(one, plan, acting) : one));
  const each = { actor: doers, target: people.slice(doers.length, doers.length + roles.targets.length) };
  const things = fitted.flatMap((one) => {
    const list = one.each ? each[one.each] : null;
    return list
      ? list.flatMap(({ dx = 0, depth }) =>
          furnishing({ ...one, dx: one.dx + dx - (list[0]?.dx ?? 0), depth }, acting, scene, roofed),
        )
      : furnishing(one, acting, scene, roofed);
  });
  return around(
    scene,
    acting,
    { people, things },
    { touches, still },
    { ...plan, things: fitted },
    { ...roles, others: [...apart, ...roles.others] },
    luck,
    roofed,
  );
}

/** How large furniture and the like are for children alone, so that they reach it. */
const sizesForChildren: Readonly<Record<string, number>> = {
  desk: 0.74,
  'plain-table': 0.74,
  'bed-frame': 0.76,
  cover: 0.76,
  'sickbed-frame': 0.76,
  'sickbed-cover': 0.76,
  'red-cover': 0.76,
  'bicycle-behind': 0.66,
  'ironing-board': 0.7,
  easel: 0.72,
  'standing-board': 0.74,
  washstand: 0.7,
  mortar: 0.76,
  'washing-line': 0.74,
  'swing-frame': 0.74,
  'skipping-rope': 0.64,
  'kite-in-air': 0.64,
  'hand-pump': 0.8,
  stall: 0.7,
  awning: 0.76,
  counter: 0.66,
  'window-in-wall': 0.76,
};
const onTable = 60;

/** A thing of a plan for children: smaller, lower and nearer, so that they can reach it. */
function forChildren(one: Furnishing, { parts: [first] }: Plan, { things: [thing] }: Acting): Furnishing {
  const isTable = one.name === 'thing' && isOfActionKind(thing?.name ?? '', 'table');
  const isBicycle = one.name === 'thing' && isOfActionKind(thing?.name ?? '', 'bicycle');
  const size = sizesForChildren[one.name] ?? (isBicycle ? 0.68 : isTable || one.lift >= onTable ? 0.74 : 1);
  if (size === 1) return one;
  const from = first?.dx ?? 0;
  const { scale, lift, half, dx } = one;
  return {
    ...one,
    scale: scale * size,
    lift: lift * size,
    half: half * size,
    dx: from + (dx - from) * size,
  };
}

/** The side on which a group grows: away from the other group, if there is one. */
function awaySide({ parts }: Plan, group: 'actor' | 'target'): -1 | 0 | 1 {
  const [actor, target] = ['actor', 'target'].map((who) => parts.find((part) => part.who === who));
  if (!actor || !target) return 0;
  return (Math.sign(actor.dx - target.dx) * (group === 'actor' ? 1 : -1)) as -1 | 0 | 1;
}

/** The things that one line of a plan puts into the picture; of several names, the first that can be drawn. */
function furnishing(one: Furnishing, { things }: Acting, scene: Scene, roofed: boolean): Thing[] {
  const { era } = scene;
  const { dx, depth, scale, lift, half, face, layer, high } = one;
  const at = { x: 0.5, dx, depth, scale, face, layer, half, high, needed: true, ...(lift ? { lift } : {}) };
  const ridden = things.find((thing) => ridable.some((kind) => isOfActionKind(thing.name, kind)))?.colour;
  for (const name of one.name.split('|')) {
    const drawing =
      furnitureNamed(name, scene, roofed) ?? (vessels[name] && vesselLayer(name, ridden)) ?? vehicleLayer(name, ridden);
    if (drawing)
      return [
        roofed && inWall.test(name)
          ? { ...at, drawing, depth: 0, scale: scale * (name.startsWith('window-') ? windowSize : doorSize) }
          : { ...at, drawing, scale: /^house-/.test(name) ? scale * houseSize : scale },
      ];
    const beast = name === 'beast' ? scene.animals[0]?.kind : undefined;
    if (beast) return [{ ...at, animal: beast, scale: scale * (animalSizes[beast] ?? 1) }];
    const meant = name === 'thing' ? things[0]?.name : name;
    // No table stands on a table.
    if (!meant || (name === 'thing' && lift >= onTable && isOfActionKind(meant, 'table'))) continue;
    // No tree grows in a room.
    if (name === 'thing' && roofed && isOfActionKind(meant, 'tree')) continue;
    // A door is not drawn without its wall.
    if (name === 'thing' && isOfActionKind(meant, 'part-of-house')) continue;
    if (meant in animals) return [{ ...at, animal: meant as AnimalKind }];
    // Only the coin of the parable has its own shining drawing; modern coins use the usual one.
    const ofToday = name === 'thing' && era === 'today' && thingDrawing(meant, { era }) !== null;
    const found =
      meant in marvels && !ofToday
        ? { prop: meant as Prop }
        : standingNamed(meant, name === 'thing' ? era : 'scripture', name === 'thing' ? things[0]?.colour : undefined);
    if (found) {
      const fits = Math.min(1, widest / (found.half ?? widest));
      const placed = {
        ...at,
        ...found,
        ...(name === 'thing' ? lyingNamed(meant, era) : {}),
        ...(fits < 1 ? { scale: scale * fits, half: widest, high: (found.high ?? 0) * fits } : {}),
        ...(lift ? { lift } : {}),
      };
      return name === 'thing' ? several(placed, things[0]?.count ?? 1, found.half ?? unmeasured) : [placed];
    }
  }
  return [];
}

/** A thing that reaches farther to a side is drawn smaller: at its true size people beside it would be tiny. */
const widest = 230;

/** What people are in or on: its colour is that of its drawing. */
const ridable = ['vehicle', 'boat', 'bicycle', 'motorbike', 'tractor', 'cart'] as const;

/** A door is a little higher than a man: in the far wall of a room, and in a house. */
const [doorSize, windowSize, houseSize] = [1.14, 1.06, 0.86];

/** Doors and windows are in the wall of the room. */
const inWall = /^(?:house|door|window)-/;

/**
 * The name of a piece of furniture, adapted to the scene: indoors a door without its house, in Bible times a house with
 * a flat roof.
 */
function furnitureNamed(name: string, { era, weather, time }: Scene, roofed: boolean): string | undefined {
  const outside =
    weather === 'snow'
      ? 'snow-'
      : time === 'night'
        ? 'night-'
        : weather === 'rain' || weather === 'storm'
          ? 'rain-'
          : '';
  const plain = roofed
    ? name.replace(/^house-/, 'door-').replace(/^window-/, `${outside}window-`)
    : era === 'scripture'
      ? name.replace(/^house-/, 'flat-house-')
      : name;
  return (weather === 'snow' ? furnishings[`snow-${plain}`] : undefined) ?? furnishings[plain] ?? furnishings[name];
}

/** Adds whoever looks on, babies in arms, animals, things that are left, and the boat when all are at sea. */
function around(
  scene: Scene,
  acting: Acting,
  core: Blocking,
  contact: Omit<Acted, 'blocking'>,
  plan: Plan,
  roles: Roles,
  luck: Chance,
  roofed: boolean,
): Acted {
  const edge = Math.max(
    60,
    ...core.people.map(widthOf),
    ...core.things.map(({ dx = 0, half = 50 }) => Math.abs(dx) + half - 10),
  );
  const watching = lookingOn(scene, roles.others, plan, edge, luck);
  const outer = edge + (plan.behind ? 0 : Math.ceil(watching.length / 2) * 58);
  // The picture of a deed of every day has all that belongs to it.
  const left = plan.isWhole ? nothingLeft : leftOver(scene, acting, plan, outer, roofed);
  const babies =
    scene.cast.some(({ kind }) => kind === 'baby') && !core.people.some(({ held: has }) => has === held.baby);
  const busy = new Set(contact.touches.flatMap((touch) => [touch.who, touch.whom]));
  const free = core.people.findIndex((one, i) => !busy.has(i) && !one.held && !one.farHeld && carriesWell(one));
  const crown = wornCrown(acting, scene.era);
  const spare = free < 0 && left.inHand ? left.spare : [];
  const things = [...core.things, ...left.things, ...spare, ...animalsAround(scene, core, outer)];
  const people = [
    ...core.people.map((one, i) => ({
      ...one,
      ...(i === free && left.inHand ? inLowHand(one, left.inHand) : {}),
      ...(i === 0 && crown && !one.onHead ? { onHead: crown } : {}),
    })),
    ...watching,
  ];
  const grown = (free: boolean) =>
    people.findIndex(({ member, held: has }) => !(free && has) && member.kind !== 'baby' && member.age !== 'child');
  const arms = babies ? (grown(true) < 0 ? grown(false) : grown(true)) : -1;
  const cradled = people.map((one, i) => (i === arms ? { ...one, held: held.baby, posture: inArms(one) } : one));
  return aboard(scene, plan, { blocking: { people: cradled, things }, ...contact });
}

const nothingLeft = { things: [], inHand: undefined, spare: [] };

/** Whoever holds an umbrella keeps others from under its rim. */
const shaded = new Set<Placed['posture']>(['under-umbrella', 'under-umbrella-walking']);

/** How far somebody reaches from the middle of the page, in figure units; the look is not yet known. */
const widthOf = ({ dx = 0, posture, mount }: Placed): number =>
  Math.abs(dx) +
  (mount
    ? 90
    : shaded.has(posture)
      ? 120
      : Math.max(30, Math.abs(pose(posture).near[0]) - 8, Math.abs(pose(posture).far[0]) - 8));

/** A second thing goes into the lower hand. */
const inLowHand = ({ posture }: Placed, drawing: string): Partial<Placed> =>
  pose(posture).far[1] < pose(posture).near[1] - 20 ? { held: drawing } : { farHeld: drawing };

/** Standing people can carry a thing besides what they do. */
const carriesWell = ({ posture, away }: Placed): boolean => !away && ['stand', 'stride'].includes(pose(posture).legs);

/** A posture that holds a baby, on the same legs. */
const inArms = ({ posture }: Placed): Placed['posture'] =>
  pose(posture).legs === 'seat' ? 'cradle' : pose(posture).legs === 'stand' ? 'carry' : posture;
