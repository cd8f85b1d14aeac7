// Draws people, animals and things at their places, the far ones first, and chooses how near the camera is.
import { beasts, furniture, outside } from '../staging/beasts-in-scene.ts';
import type { Blocking, Placed, Thing } from '../staging/blocking.ts';
import { place } from './brush.ts';
import { saddle } from '../animals/beasts.ts';
import { animals } from '../animals/herd.ts';
import { cutOut } from './cut-out.ts';
import { figure, groundShadow } from '../body/figure.ts';
import type { Look } from '../looks/look.ts';
import { rock } from '../scenery/land.ts';
import { type Camera, levelOf, sized, standsAt } from './on-page.ts';
import { height, pose } from '../body/pose.ts';
import { held } from '../props/held.ts';
import { stool } from '../props/household.ts';
import { standing } from '../props/standing.ts';
import type { Place } from '../scene.ts';
import type { Stage } from '../staging/stage.ts';
import { laid } from '../scenery/still-life.ts';
import { contactShadow, thingDrawing } from '../things/thing-drawing.ts';
import { kerbOfToday } from '../today/places/place-of-today.ts';
import { seatOfToday } from '../today/places/seat-of-today.ts';
import { moving } from '../life/moving.ts';

/** A drawn person or thing; `over` is drawn after everything at the same distance. */
type Drawn = { readonly y: number; readonly shadow: string; readonly svg: string; readonly over?: string };

const poles = new Set([held.staff, held.crook, held.spear]);

function drawPerson(stage: Stage, camera: Camera, placed: Placed, look: Look): Drawn {
  const { x, y, scale } = standsAt(stage, camera, placed, look);
  const lit = stage.side === placed.face ? 1 : -1;
  const aside = poles.has(placed.held) && pose(placed.posture).near[0] < 22;
  const nearHeld = aside ? undefined : placed.held;
  const farHeld = aside ? placed.held : placed.farHeld;
  const order = {
    look,
    posture: placed.posture,
    feeling: placed.feeling,
    lit,
    ...(nearHeld ? { held: nearHeld } : {}),
    ...(farHeld ? { farHeld } : {}),
    ...(placed.carries
      ? { shoulders: place(animals[placed.carries].draw(0), -4, 24, placed.carries === 'lamb' ? 1.15 : 0.8) }
      : placed.shawl
        ? { shoulders: placed.shawl }
        : {}),
    away: placed.away ?? false,
    hurt: placed.member.hurt,
    hands: placed.hands,
    onHead: placed.onHead,
    who: placed.member.id,
    part: placed.over ? ('without-arm' as const) : undefined,
  };
  const person = figure(stage.ink, order);
  const arm = placed.over ? figure(stage.ink, { ...order, part: 'arm' }) : '';
  const seat =
    (placed.seat === undefined ? undefined : place(placed.seat, 0, 0, look.tall)) ??
    (pose(placed.posture).legs === 'seat' && placed.posture !== 'rule' && !placed.mount
      ? (seatOfToday(stage) ??
        (stage.roofed || stage.scene.place === 'unknown'
          ? place(stool(look.sash), -4, 2)
          : place(rock(stage, stage.culture.rock), -2, 6, 1.12)))
      : '');
  const mirror = placed.face < 0;
  const shadow =
    (placed.lift ?? 0) > 20
      ? ''
      : place(
          groundShadow(placed.posture, look.tall, -stage.side * placed.face),
          0,
          placed.lift && placed.lift < 0 ? -placed.lift : 0,
        );
  if (placed.mount) {
    const mount = animals[placed.mount];
    const top = mount.saddle ?? -98;
    const ridden = place(groundShadow('stand', 1.4, -stage.side * placed.face), x, y, scale, mirror);
    return {
      y,
      shadow: ridden,
      svg: place(
        `${moving('animal', mount.draw(0))}${saddle(look.sash, top - 4)}${place(person, -6, top + 44)}`,
        x,
        y,
        scale,
        mirror,
      ),
    };
  }
  const whole = (drawing: string) =>
    place(drawing, 0, -(placed.lift ?? 0) / (placed.scale ?? 1), 1, false, placed.tilt ?? 0);
  return {
    y: y + (placed.layer ?? ((placed.lift ?? 0) > 0 ? 0.5 : 0)),
    shadow: place(shadow, x, y, scale, mirror),
    svg: place((placed.lift ? place(seat, 0, -placed.lift) : seat) + whole(person), x, y, scale, mirror),
    ...(arm ? { over: place(whole(arm), x, y, scale, mirror) } : {}),
  };
}

/**
 * A thing that is given by its name, and its shadow unless it is off the ground; null when there is no name, or no
 * drawing for it.
 */
function namedThing(
  { side }: Stage,
  { name, era, colour, face = 1, lift, lies }: Thing,
): { svg: string; shadow: string } | null {
  const lit = side === face ? 1 : -1;
  const drawing = name ? thingDrawing(name, { side: lit, colour, ...(era ? { era } : {}) }) : null;
  if (!drawing) return null;
  const long = lies === 'along' ? drawing.height : drawing.width;
  return { svg: laid(drawing, lies), shadow: lift === undefined && lies !== 'flat' ? contactShadow(long, -lit) : '' };
}

/** A held thing, drawn on the ground by itself; empty when it has no drawing. */
const laidDown = (prop: keyof typeof held): string => (held[prop] ? place(held[prop], 0, -7) : '');

function drawThing(stage: Stage, camera: Camera, thing: Thing): Drawn {
  const scale = sized(camera, thing.depth) * (thing.scale ?? 1);
  const y = levelOf(camera, thing.depth);
  const x = thing.x * stage.w + (camera.shift ?? 0) + (thing.dx ?? 0) * sized(camera, thing.depth);
  const named = namedThing(stage, thing);
  const stands = thing.prop && !thing.animal ? standing(stage, thing.prop) : null;
  const laid = thing.prop && !thing.animal && stands === null ? laidDown(thing.prop) : '';
  const drawing =
    named?.svg ??
    (thing.animal
      ? moving('animal', animals[thing.animal].draw(thing.nth ?? 0))
      : thing.prop
        ? (stands ?? laid)
        : (thing.drawing ?? ''));
  const flat = thing.lift !== undefined || (!thing.animal && !thing.prop);
  const wide = thing.animal ? animals[thing.animal].wide / 100 : 1;
  const shadow =
    named?.shadow ??
    (flat || drawing === ''
      ? ''
      : laid
        ? contactShadow(34, -stage.side * (thing.face ?? 1))
        : place(groundShadow('stand', 1, -stage.side * (thing.face ?? 1)), 0, 0, wide));
  return {
    y: y + (thing.layer ?? 0),
    shadow: place(shadow, x, y, scale, thing.face === -1),
    svg: place(place(drawing, 0, -(thing.lift ?? 0)), x, y, scale, thing.face === -1),
  };
}

const tooBig = new Set<string>(['donkey', 'camel', 'horse', 'ox', 'elephant', 'giraffe', 'whale']);

/** Draws people, animals and things, the far ones first. */
export function compose(stage: Stage, camera: Camera, blocking: Blocking, looks: ReadonlyMap<Placed, Look>): string {
  const drawn = [
    ...blocking.people.map((placed) => drawPerson(stage, camera, placed, looks.get(placed) as Look)),
    ...[
      ...blocking.things,
      ...(stage.scene.tableau || stage.scene.acting || camera.close
        ? []
        : [...furniture(stage, blocking), ...beasts(stage, blocking)]),
    ]
      .filter(
        ({ animal, prop }) =>
          !stage.roofed ||
          stage.scene.tableau !== null ||
          stage.scene.acting !== null ||
          stage.scene.place === 'stable' ||
          stage.scene.place === 'temple' ||
          !((animal && tooBig.has(animal)) || (prop && outside.has(prop))),
      )
      .map((thing) => drawThing(stage, camera, thing)),
  ];
  const arms = drawn.flatMap(({ y, over }): Drawn[] => (over ? [{ y: y + 0.9, shadow: '', svg: over }] : []));
  return [...drawn, ...arms]
    .sort((a, b) => a.y - b.y)
    .map(({ shadow, svg }) => shadow + (stage.cut ? cutOut(svg) : svg))
    .join('');
}

const upright = new Set(['stand', 'stride']);

/** Every third picture of two or three who only stand and talk is taken close up: their faces tell it. */
function isClose({ scene, w, h }: Stage, index: number, { people, things }: Blocking): boolean {
  const mounted = people.some(
    ({ posture, mount, carries, lift, away }) => mount || carries || lift || away || !upright.has(pose(posture).legs),
  );
  const tall = people.some(({ member }) => member.kind === 'giant' || member.kind === 'angel');
  const near = people.length > 1 && people.length < 4 && things.length === 0 && scene.animals.length === 0;
  return index % 3 === 1 && w > h && near && !mounted && !tall && !scene.wide && scene.event !== 'baptize';
}

/**
 * `free`: the share of the page's height that stays free over a head. `crest`: figure units for hair or a helmet on it.
 */
const overHeads = { free: 0.1, crest: 20 } as const;

/** The largest scale at which the heads of people on the ground fit on the page, even that of a giant in front. */
function headsOnPage(
  h: number,
  level: Pick<Camera, 'top' | 'low'>,
  people: readonly Placed[],
  looks: ReadonlyMap<Placed, Look>,
): number {
  const onGround = people.filter(({ lift, mount }) => !lift && !mount);
  const scales = onGround.map((placed) => {
    const high = (height(placed.posture) + overHeads.crest) * (looks.get(placed)?.tall ?? 1) * (placed.scale ?? 1);
    return (
      (levelOf({ ...level, scale: 1 }, placed.depth) - h * overHeads.free) /
      (high * sized({ ...level, scale: 1 }, placed.depth))
    );
  });
  return Math.min(...scales);
}

/** How far below the edge of the ground dry land begins, where there is water. */
const dryFrom: Partial<Record<Place, number>> = { river: 165, shore: 40 };

/** Chooses how near we are, so that the tallest figure fits and the lowest fifth of the page stays calm. */
export function cameraOf(stage: Stage, index: number, blocking: Blocking, looks: ReadonlyMap<Placed, Look>): Camera {
  const { w, h, ground, scene } = stage;
  const crowd = blocking.people.length;
  // On a page that is higher than wide a few people would be lost in it.
  const across = w < h && crowd < 5 ? (crowd < 3 ? 290 : 330) : 390;
  const fitting = (scale: number, { top, low }: Pick<Camera, 'top' | 'low'>): Camera => {
    return { scale: Math.min(scale, headsOnPage(h, { top, low }, blocking.people, looks)), top, low };
  };
  if (scene.near !== null) {
    const top = ground + h * 0.02 + (scene.place === 'shore' ? 40 : 0);
    return fitting(Math.min((scene.near * h) / 190, w / across), { top, low: h * 0.89 });
  }
  if (isClose(stage, index, blocking))
    return { scale: Math.min((1.02 * h) / 190, w / 340), top: h * 1.12, low: h * 1.17, close: true };
  const tallest = Math.max(
    120,
    ...blocking.people.map(
      (placed) =>
        height(placed.posture) * (looks.get(placed)?.tall ?? 1) * (placed.scale ?? 1) +
        (placed.mount ? 90 : 0) +
        Math.max(0, placed.lift ?? 0),
    ),
  );
  const share = ([0.62, 0.56, 0.68, 0.6] as const)[index % 4] ?? 0.5;
  const wish =
    ((crowd === 0 || stage.scene.wide
      ? 0.36
      : stage.scene.animals.length > 3
        ? 0.4
        : crowd > 5
          ? 0.52
          : crowd > 3
            ? 0.57
            : crowd < 3
              ? share + 0.08
              : share) *
      h) /
    Math.max(140, Math.min(190, tallest));
  const high = blocking.things.some(({ prop }) => prop === 'cross') ? (h * 0.56) / 255 : wish;
  const large = Math.min(wish, high, (h * 0.74) / tallest, w / across);
  const low = h * (large > (0.52 * h) / 190 ? 0.87 : 0.83);
  const top =
    ground +
    h * 0.02 +
    (dryFrom[stage.scene.place] ?? 0) * (stage.scene.event === 'baptize' ? 0 : 1) +
    kerbOfToday(stage);
  return fitting(large, { top, low });
}
