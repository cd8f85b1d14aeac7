// Rearranges people for close shots: faces turned to us, hands free of faces.
import type { Placed } from '../staging/blocking.ts';
import { headOf } from './framing.ts';
import { isOfActionKind } from '../actions/kinds-of-action-things.ts';
import type { Look } from '../looks/look.ts';
import { heldNamed, severalHeld } from '../reading/named-things.ts';
import { pose } from '../body/pose.ts';
import { held } from '../props/held.ts';
import type { Scene } from '../scene.ts';
import type { Acted } from '../actions/contact.ts';

type Staged = { readonly acted: Acted; readonly looks: ReadonlyMap<Placed, Look> };

/** The looks of the people who are placed again, without those left out. */
function only(
  acted: Acted,
  looks: ReadonlyMap<Placed, Look>,
  people: readonly (readonly [from: Placed, to: Placed])[],
): Staged {
  return {
    acted: { ...acted, blocking: { people: people.map(([, to]) => to), things: [] }, touches: [], still: new Set() },
    looks: new Map(people.map(([from, to]) => [to, looks.get(from) as Look])),
  };
}

/** A posture for a face that is seen close up: no hand before it, no look at the ground by a bent back. */
const faced = ({ held: has, posture }: Placed): Placed['posture'] =>
  has === held.baby ? 'carry' : ['pray', 'worship'].includes(posture) ? 'pray' : 'relaxed';

function ofFace({ acted, looks }: Staged): Staged {
  const { people } = acted.blocking;
  const [first, second] = people as [Placed, ...Placed[]];
  if (second && acted.touches.length > 0 && people.length === 2) return { acted, looks };
  const { tilt: _, lift: __, hands: ___, farHeld: ____, held: has, ...rest } = first;
  const near = { ...rest, posture: faced(first), away: false, depth: 0.8, ...(has === held.baby ? { held: has } : {}) };
  return only(acted, looks, [[first, near]]);
}

const isSomebodyElse = ({ member }: Placed, other: Placed): boolean => other.member.id !== member.id;

/** For a shot of hands: shows what they hold, and puts the thing of the deed into empty hands. */
function ofHands(scene: Scene, { acted, looks }: Staged): Staged | null {
  const { people } = acted.blocking;
  const [first, second] = people as [Placed, ...Placed[]];
  const thing = scene.acting?.things[0];
  const one = thing && heldNamed(thing.name, scene.era, thing.colour);
  const drawing = one && severalHeld(one, thing.count);
  if (second && acted.touches.length > 0) return { acted, looks };
  // Whoever gets it, or looks on, is seen with whoever holds it.
  if (second && people.some((one) => isSomebodyElse(first, one))) return null;
  if (acted.blocking.things.some(({ needed }) => needed)) return { acted, looks };
  const has = first.held ?? first.farHeld ?? drawing;
  // An umbrella is over a head, never before it.
  if (!has || scene.acting?.things.some(({ name }) => isOfActionKind(name, 'umbrella'))) return null;
  const { tilt: _, lift: __, seat: ___, ...rest } = first;
  const own = first.held || first.farHeld ? {} : { held: has };
  const posture = first.held || first.farHeld ? first.posture : ('carry' as const);
  const upright = ['stand', 'stride', 'seat'].includes(pose(posture).legs) ? posture : ('carry' as const);
  return only(acted, looks, [[first, { ...rest, ...own, posture: upright, away: false, seat: '' }]]);
}

/** Turns everybody seen close up to face us. */
function turnedToUs({ acted, looks }: Staged): Staged {
  const { people, things } = acted.blocking;
  const turned = people.map((one) => (one.away ? { ...one, away: false } : one));
  // Small things on the ground would be cut off by the foot of the page.
  const whole = things.filter(
    ({ animal, depth, lift, needed, half = 50 }) => animal || needed || depth === 0 || lift !== undefined || half > 60,
  );
  return {
    acted: { ...acted, blocking: { people: turned, things: whole } },
    looks: new Map(turned.map((one, i) => [one, looks.get(people[i] as Placed) as Look])),
  };
}

/** Talking hands that do not hide a face. */
const speaking = new Set<Placed['posture']>([
  'talk',
  'teach',
  'point',
  'bless',
  'quarrel',
  'jeer',
  'laugh',
  'sing',
  'hear-out',
  'call',
]);

/**
 * Shows the person who acts over the shoulder of a listener, whose back is to us and whose eyes are as high as the
 * speaker's.
 */
function overShoulder({ acted, looks }: Staged): Staged | null {
  const { people } = acted.blocking;
  const [speaker, ...others] = people as [Placed, ...Placed[]];
  const listener = others.find(({ member }) => member.id !== speaker.member.id);
  // Nobody who is there is left out.
  if (!listener || people.length > 2 || people.some(({ mount }) => mount)) return null;
  const way = speaker.face;
  const clean = ({ tilt: _, lift: __, hands: ___, over: ____, seat: _____, layer: ______, ...rest }: Placed) => rest;
  const front: Placed = {
    ...clean(speaker),
    posture: speaking.has(speaker.posture) ? speaker.posture : 'talk',
    away: false,
    dx: 0,
    depth: 0.8,
  };
  const eyes = headOf({ placed: front, look: looks.get(speaker) as Look });
  const back: Placed = {
    ...clean(listener),
    posture: 'stand',
    away: true,
    depth: 0.8,
    face: -way as 1 | -1,
    scale: 1.25,
    layer: 9,
  };
  const { held: _, farHeld: __, onHead: ___, ...bare } = back;
  const head = headOf({ placed: bare, look: looks.get(listener) as Look });
  const placed = {
    ...bare,
    dx: way * (eyes.half + head.half * 2.3),
    lift: Math.min(0, head.y - eyes.y + head.half * 0.25),
  };
  return only(acted, looks, [
    [speaker, front],
    [listener, placed],
  ]);
}

/** Stages again what is seen close up; what is seen whole stays as it is. */
export function nearStaging(scene: Scene, acted: Acted, looks: ReadonlyMap<Placed, Look>): Staged {
  const staged = { acted, looks };
  // A near view would leave out the boat, and people would stand in the sea.
  if (scene.place === 'sea' || scene.place === 'boat') return staged;
  if (acted.blocking.people.length === 0 || acted.blocking.people.some(({ mount }) => mount)) return staged;
  switch (scene.shot) {
    case 'face':
      return ofFace(staged);
    case 'half':
      return turnedToUs(staged);
    case 'hands':
      return ofHands(scene, staged) ?? turnedToUs(staged);
    case 'over-shoulder':
      return overShoulder(staged) ?? turnedToUs(staged);
    default:
      return staged;
  }
}
