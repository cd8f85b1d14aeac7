// Prepares a picture before anything is drawn: scene, light, camera, people with their looks and places.
import type { PictureOrder } from '#server/ports/illustrator.ts';
import type { Blocking, Placed } from './blocking.ts';
import { brush } from '../drawing/brush.ts';
import { chosenLooks } from '../looks/chosen-looks.ts';
import { cameraOfReading, levelsOf } from '../framing/camera-of-reading.ts';
import { cameraOf } from '../drawing/compose.ts';
import { type Camera, faceAt } from '../drawing/on-page.ts';
import { cultureOn, landOfTale } from '../looks/land-of-tale.ts';
import { type Acted, centred, settle } from '../actions/contact.ts';
import { facesFree } from '../framing/faces-free.ts';
import { lightOf } from '../light/light.ts';
import type { Look } from '../looks/look.ts';
import { nearStaging } from '../framing/near-staging.ts';
import { chance } from '../drawing/random.ts';
import { readScene } from '../reading/read-scene.ts';
import type { CastMember, Scene } from '../scene.ts';
import { samePeople } from '../looks/same-people.ts';
import { isRoofed } from '../scenery/scenery.ts';
import { seenFrom } from '../framing/seen-from.ts';
import { underSnow } from '../light/snow.ts';
import type { Stage } from './stage.ts';
import { stageAction } from '../actions/stage-action.ts';
import { stageScene } from './staging.ts';
import { styleOf } from '../light/styles.ts';
import { closeTogether } from '../framing/upright-staging.ts';
import { apart, lookOfMember } from '../body/wardrobe.ts';
import { inSwimwear, isForSwimwear } from '../today/swimwear.ts';
import { inWinter } from '../today/winter-clothes.ts';

/** A background leaves room for words: two people at most, towards the side of the light. */
const aside = ({ people, things }: Blocking, side: -1 | 1): Blocking => ({
  people: people.slice(0, 2).map((one) => ({ ...one, x: 0.5 + side * 0.18 + (one.x - 0.5) * 0.9 })),
  things: things.map((one) => ({ ...one, x: 0.5 + side * 0.18 + (one.x - 0.5) * 0.9 })),
});

/** A place by itself, in the light of a clear day. */
const emptied = (scene: Scene): Scene => ({
  ...scene,
  cast: [],
  animals: [],
  tableau: null,
  acting: null,
  time: 'day',
  weather: 'clear',
  mood: 'calm',
  event: 'wait',
  wide: true,
});

/** A picture before anything is drawn: the stage, who stands where, and how everybody looks. */
export type SetStage = {
  readonly stage: Stage;
  readonly blocking: Blocking;
  readonly looks: ReadonlyMap<Placed, Look>;
  readonly camera: Camera;
  /** How others who come into the picture are dressed. */
  readonly dress: (member: CastMember, nth: number) => Look;
  /** People in a boat are placed by the boat. */
  readonly afloat: boolean;
  /**
   * Where a repeated well-known scene is zoomed in, as a share of the width; null when it is not.
   */
  readonly again: number | null;
};

/** Reads an order and sets its stage: the same order gives the same one. */
export function setStage(order: PictureOrder): SetStage {
  const read = order.use === 'portrait' ? emptied(readScene(order)) : readScene(order);
  const short = 900;
  const [w, h] =
    order.width >= order.height
      ? [(short * order.width) / order.height, short]
      : [short, (short * order.height) / order.width];
  const luck = chance(order.seed, order.index, order.take, order.prompt, order.use);
  const ink = brush();
  const near =
    order.use === 'background'
      ? 0
      : ([0, -0.07, 0.05, -0.03, 0.02][order.index % 5] ?? 0) + luck.between(-0.015, 0.015);
  const roofed = isRoofed(read, luck);
  const scene = { ...read, ...seenFrom(read, roofed) };
  // A view of a place with nobody in it has less empty ground before it.
  const low =
    scene.acting?.action === 'none' && scene.cast.length === 0 && scene.wide && order.use === 'frame' ? 0.11 : 0;
  const levels = (order.use === 'frame' && levelsOf(scene, roofed)) || {
    horizon: 0.44 + near + low,
    ground: 0.58 + near * 0.7 + low * 1.1,
  };
  const land = landOfTale(order, scene.era);
  const stage: Stage = {
    ink,
    w,
    h,
    scene,
    luck,
    light: lightOf(scene.time, scene.weather, scene.mood),
    context: land,
    culture: underSnow(cultureOn(land, order.context), scene.weather),
    seed: `${order.seed}${order.index}${order.take}`,
    side:
      scene.side === null ? (luck.maybe(0.5) ? 1 : -1) : scene.tableau?.mirror ? (-scene.side as -1 | 1) : scene.side,
    index: order.index,
    cut: styleOf(order.style).cut,
    roofed,
    horizon: h * levels.horizon,
    ground: h * levels.ground,
  };
  const acted: Acted =
    scene.acting === null
      ? { blocking: raised(stageScene(scene, luck, order.index + order.take)), touches: [], still: new Set() }
      : turned(
          stageAction(scene, luck, order.index + order.take, stage.roofed),
          chance(order.seed, 'turned').maybe(0.5) === ((order.index + order.take) % 2 === 0),
        );
  const staged =
    order.use === 'background' ? { ...acted, blocking: aside(acted.blocking, stage.side), touches: [] } : acted;
  const chosen = chosenLooks(order.cast ?? []);
  const sameAs = scene.tableau ? (member: CastMember) => member : samePeople(order);
  const isInSnow = scene.era === 'today' && scene.weather === 'snow' && !stage.roofed && scene.place !== 'bus';
  const swims = isForSwimwear(scene);
  const warm = (look: Look, id: string, nth = 0) =>
    isInSnow ? inWinter(look, order.seed, id, nth) : swims ? inSwimwear(look, order.seed, id, nth) : look;
  const first = new Map<Placed, Look>();
  for (const placed of staged.blocking.people) {
    const who = sameAs(placed.member);
    const look = lookOfMember(order.seed, who, scene.era, order.context, placed.nth);
    first.set(placed, warm(chosen(who.id, apart(look, [...first.values()], order.context)), who.id, placed.nth));
  }
  const { blocking, looks, half } =
    scene.acting === null
      ? { blocking: staged.blocking, looks: first, half: 0 }
      : settled(nearStaging(scene, staged, first), w < h);
  return {
    stage,
    blocking,
    looks,
    camera:
      scene.acting === null
        ? cameraOf(stage, order.index + order.take, blocking, looks)
        : cameraOfReading(
            stage,
            order.index + order.take,
            blocking,
            looks,
            order.use === 'background' ? half * 1.5 : half,
          ),
    dress: (member, nth) =>
      warm(chosen(member.id, lookOfMember(order.seed, member, scene.era, order.context, nth)), member.id, nth),
    afloat: scene.acting === null && scene.place === 'sea' && !(scene.tableau && blocking.things.length > 0),
    again: scene.tableau && scene.tableau.before % 2 === 1 ? (blocking.people[0]?.x ?? 0.5) * 0.6 + 0.2 : null,
  };
}

/**
 * Tableaux give heights in units of the figure itself, so a figure drawn smaller is also less high above the ground.
 */
const raised = ({ people, things }: Blocking): Blocking => ({
  people: people.map((one) => (one.lift && one.scale ? { ...one, lift: one.lift * one.scale } : one)),
  things,
});

/** The same picture mirrored. */
const turned = ({ blocking: { people, things }, ...contact }: Acted, mirror: boolean): Acted => ({
  ...contact,
  blocking: mirror
    ? {
        people: people.map((one) => ({ ...one, dx: -(one.dx ?? 0), face: -one.face as 1 | -1 })),
        things: things.map((one) => ({ ...one, dx: -(one.dx ?? 0), face: -(one.face ?? 1) as 1 | -1 })),
      }
    : { people, things },
});

/** Moves people together who touch, and everybody to the middle of the page. */
function settled({ acted: { blocking, touches, still }, looks }: ReturnType<typeof nearStaging>, upright: boolean) {
  const looksOf = (people: readonly Placed[]) =>
    new Map(people.map((placed, i) => [placed, looks.get(blocking.people[i] as Placed) as Look]));
  const apart = { people: settle(blocking.people, touches, still, looks), things: blocking.things };
  const together = upright ? closeTogether(apart, touches, looksOf(apart.people)) : apart;
  const moved = looksOf(together.people);
  return centred(facesFree(together, moved), moved);
}

/** How a picture is brought nearer around a share of its width: scale, and shift in fractions of the picture. */
export const nearer = (at: number) => ({ scale: 1.2, x: -at * 0.2, y: -0.1 });

/**
 * The point to look at, or to keep when the picture is cropped: the main person and the others close by. Fractions of
 * the picture; null when nobody is there.
 */
export function subjectOf(order: PictureOrder): { x: number; y: number } | null {
  if (order.use === 'portrait') return null;
  const { stage, blocking, looks, camera, afloat, again } = setStage(order);
  const faces = blocking.people.map((placed) => {
    const { x, y } = faceAt(stage, camera, placed, looks.get(placed) as Look);
    return { x: x / stage.w, y: y / stage.h };
  });
  const [main] = faces;
  if (!main || afloat) return null;
  const near = faces.filter(({ x }) => Math.abs(x - main.x) < closeBy);
  const mean = (of: 'x' | 'y') => (main[of] + near.reduce((sum, face) => sum + face[of], 0)) / (near.length + 1);
  const seen = again === null ? { scale: 1, x: 0, y: 0 } : nearer(again);
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { x: within(mean('x') * seen.scale + seen.x), y: within(mean('y') * seen.scale + seen.y) };
}
/** People so near to the main one, in widths of the picture, are meant to be seen together. */
const closeBy = 0.2;
