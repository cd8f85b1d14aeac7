// Turns a person of a plan into a placed figure: posture, feeling, and what is held.
import type { Part } from './action-plans.ts';
import { animals } from '../animals/herd.ts';
import { oval, place } from '../drawing/brush.ts';
import { isOfActionKind } from './kinds-of-action-things.ts';
import { mountOf, type Player } from './action-roles.ts';
import { moodFeeling, type Placed } from '../staging/blocking.ts';
import type { AnimalKind } from '../staging/kinds.ts';
import type { Feeling } from '../looks/look.ts';
import { headLoadNamed, heldNamed, severalHeld } from '../reading/named-things.ts';
import { type Legs, pose } from '../body/pose.ts';
import { furnishings } from '../props/furnishings.ts';
import { held } from '../props/held.ts';
import type { Acting, Scene } from '../scene.ts';

const forced = new Set<Feeling>(['asleep', 'praying']);

/**
 * The feeling of one person: closed eyes come first, then what the reading says, then what the plan or the mood
 * suggests.
 */
function feels(scene: Scene, { feeling }: Part, { member }: Player): Feeling {
  if (feeling && forced.has(feeling)) return feeling;
  return member.feeling ?? feeling ?? moodFeeling[scene.mood];
}

/** The light around a lamp that is held at night. */
export const glow = [92, 70, 50, 32, 18].map((r) => oval(0, -8, r, r, '#ffd27a', 0.13)).join('');

const heldOf = ({ name, colour }: Acting['things'][number], era: Scene['era']): string | undefined =>
  heldNamed(name, era, colour) ?? heldNamed(vesselIn(name), era);

/** Of the first two things that are acted on, the first that can be held: "a plate of rice" is held as the rice on it. */
export const indexOfHeld = (things: Acting['things'], era: Scene['era']): number =>
  things.slice(0, 2).findIndex((thing) => heldOf(thing, era) !== undefined);

/** The thing that is acted on, in its colour and number, when it can be held. */
const firstHeld = (things: Acting['things'], era: Scene['era']): string | undefined => {
  const thing = things[indexOfHeld(things, era)];
  const one = thing && heldOf(thing, era);
  return one && (heaped.test(thing.name) ? one : severalHeld(one, thing.count));
};
/** Small things that are drawn as a heap. */
const heaped = /\b(?:seed|grain|bean|nut)s?$/;
/** "A glass of water": the glass. */
const vesselIn = (name: string): string =>
  /\b(?:plate|dish|platter)s?\b/.test(name) ? 'bowl' : name.replace(/ of .*$/, '');

/** What a hand holds by `thing`, or else by the name after the bar. */
function holding(names: string, { things }: Acting, { era, time }: Scene): string | undefined {
  for (const asked of names.split('|').filter(Boolean)) {
    const name = asked === 'book' && era === 'scripture' ? 'scroll' : asked;
    // A bundle stands for an unnamed thing: where a thing is named, nothing else is held.
    if (name === 'bundle' && (era === 'today' || things.length > 0)) continue;
    // A staff is for the roads of Scripture.
    if (name === 'staff' && era === 'today' && !things.some((thing) => isOfActionKind(thing.name, 'stick'))) continue;
    const legible = things.filter(
      (thing) => isOfActionKind(thing.name, 'book') || isOfActionKind(thing.name, 'letter'),
    );
    const found =
      name === 'thing'
        ? firstHeld(things, era)
        : name === 'reading'
          ? firstHeld(legible, era)
          : (held[name as keyof typeof held] ?? heldNamed(name, era));
    const lights = isOfActionKind(name === 'thing' ? (things[0]?.name ?? '') : name, 'lamp');
    if (found) return lights && (time === 'night' || time === 'dusk') ? glow + found : found;
  }
  return undefined;
}

function headLoad(names: string, { things: [thing] }: Acting, era: Scene['era']): string | undefined {
  const load = names
    .split('|')
    .flatMap(
      (name) =>
        (name === 'thing'
          ? thing && headLoadNamed(thing.name, era, thing.colour, thing.count)
          : headLoadNamed(name, era)) ?? [],
    );
  return load[0];
}

const seated = new Set<Scene['place']>(['bus', 'train', 'van']);
/** Where people sit when no plan says so: on a chair or a bench today. */
const seatOf = (scene: Scene, part: Part, roofed: boolean): string | undefined =>
  // Vehicles have their own seats, which the picture adds.
  roofed && scene.era === 'today' && seated.has(scene.place) && part.seat !== 'none'
    ? undefined
    : part.seat
      ? (furnishings[part.seat] ?? '')
      : scene.era === 'today'
        ? roofed
          ? furnishings.chair
          : furnishings.bench
        : undefined;

/** An umbrella is held over the head, and never before the face. */
const underUmbrella: Partial<Record<Legs, Placed['posture']>> = {
  stand: 'under-umbrella',
  stride: 'under-umbrella-walking',
};

/** How large animals are that one person can carry. */
const sizesInArms: Partial<Record<AnimalKind, number>> = {
  sheep: 0.62,
  lamb: 0.8,
  dog: 0.6,
  cat: 0.7,
  goat: 0.6,
  hen: 0.84,
};
const animalInArms = (kind: AnimalKind): string => place(animals[kind].draw(0), -6, 20, sizesInArms[kind] ?? 0.6);

/** What decides how the people of a plan appear. */
export type Cast = { readonly scene: Scene; readonly acting: Acting; readonly roofed: boolean };

/** Places one person as the plan says; `extra` selects among the postures of the plan. */
export function placedBy({ scene, acting, roofed }: Cast, part: Part, player: Player, extra: number): Placed {
  const planned = part.postures[extra % part.postures.length] ?? 'stand';
  const takesThing = [part.holds, part.far].some((texts) => texts.split('|').includes('thing'));
  const shade =
    takesThing && isOfActionKind(acting.things[0]?.name ?? '', 'umbrella')
      ? underUmbrella[pose(planned).legs]
      : undefined;
  const posture = shade ?? planned;
  const mount = part.mounted ? mountOf(scene) : null;
  const small = scene.animals.find(({ kind }) => sizesInArms[kind])?.kind;
  const carries = part.shoulders === 'beast' ? small : undefined;
  const inArms = part.holds === 'beast' ? small : undefined;
  const seat = pose(posture).legs === 'seat' ? seatOf(scene, part, roofed) : undefined;
  return {
    member: player.member,
    nth: player.nth,
    posture,
    feeling: feels(scene, part, player),
    x: 0.5,
    dx: part.dx,
    depth: part.depth,
    face: part.face,
    scale: part.scale,
    lift: part.lift + (player.member.age === 'child' ? part.childLift : 0),
    tilt: part.tilt,
    // Wings would hide whoever is beside an angel.
    layer:
      player.member.kind === 'angel' && !scene.cast.every(({ kind }) => kind === 'angel') ? part.layer - 4 : part.layer,
    away: part.away,
    over: part.over,
    held: inArms ? animalInArms(inArms) : holding(shade ? 'thing' : part.holds, acting, scene),
    farHeld: shade ? undefined : holding(part.far, acting, scene),
    onHead: headLoad(part.head, acting, scene.era),
    ...(mount ? { mount } : {}),
    ...(carries ? { carries } : {}),
    ...(part.shoulders === 'shawl' ? { shawl: held.shawl } : {}),
    ...(inArms ? { inArms } : {}),
    ...(seat === undefined ? {} : { seat }),
  };
}
