// Finds a place for things of a reading that its plan does not use: in a free hand, on a table, on the ground.
import type { Plan } from '../actions/action-plans.ts';
import type { Thing } from './blocking.ts';
import { isOfActionKind } from '../actions/kinds-of-action-things.ts';
import { place } from '../drawing/brush.ts';
import { heldNamed, propNamed, severalHeld, standingNamed } from '../reading/named-things.ts';
import { furnishings } from '../props/furnishings.ts';
import { glow, indexOfHeld } from '../actions/placed-by-plan.ts';
import type { Acting, Scene } from '../scene.ts';
import { lyingNamed, stillLife } from '../scenery/still-life.ts';
import { thingDrawing } from '../things/thing-drawing.ts';
import { withoutSize } from '../things/thing-words.ts';

const vessels = /\b(?:boat|canoe|ship|car|taxi|bus|van|lorry|truck|bicycle|bike|motorbike|motorcycle)s?$/i;
/** Vessels that are only placed on water or beside it. */
const vesselAfloat = /\b(?:boat|canoe|pirogue|dugout|ferry|raft|ship)s?$/i;
const byWater = new Set<Scene['place']>(['sea', 'boat', 'river', 'shore', 'beach']);
/** Furniture that things are put on; its top is 72 units high. */
const tops = new Set(['laid-table', 'plain-table', 'desk', 'stall']);
/** Things that reach less far than this to each side, in figure units, are too small to lie on the ground. */
const small = 36;
/** Things that reach farther than this are furniture or vehicles. */
const large = 66;

/** What is higher than this, in figure units, stands on the floor. */
const tooHighForTable = 130;

/** How large furniture and the like are drawn beside children. */
const lowFurniture = 0.74;

/** How far a thing of Scripture with an unmeasured drawing reaches to each side. */
export const unmeasured = 54;

/** Lays several small things side by side. */
export function several(thing: Thing, count: number, half: number): Thing[] {
  if (count < 2 || half > unmeasured - 14) return [thing];
  return Array.from({ length: Math.min(count, 5) }, (_, i) => ({
    ...thing,
    dx: (thing.dx ?? 0) + [0, 34, -26, 62, 18][i % 5]!,
    depth: thing.depth + [0, -0.08, 0.07, 0.05, -0.16][i % 5]!,
  }));
}

/** True when the plan shows a thing of this name already, by itself or as part of something larger. */
function shown(plan: Plan, name: string): boolean {
  const words = [
    ...plan.parts.flatMap(({ holds, far, head }) => [holds, far, head]),
    ...plan.things.map(({ name: own }) => own),
  ].flatMap((text) => text.split(/[|-]/));
  if (words.includes('house')) words.push('door');
  const vessel = plan.afloat || plan.things.some(({ name: own }) => /-(?:behind|front)$/.test(own));
  const plain = withoutSize(name.toLowerCase());
  return (
    (vessel && vessels.test(plain)) ||
    [plain, plain.split(' ').at(-1) ?? '', propNamed(name) ?? ''].some((word) => word && words.includes(word))
  );
}

/** Kinds of things that stand only outdoors, and those that stand only in rooms. */
const outOfRooms = ['outdoor', 'tree'];
const indoor = ['bed', 'bulky', 'tall-store'];
const moving = new Set<Acting['action']>([
  ...([
    'carry',
    'lift',
    'push',
    'pull',
    'put',
    'buy',
    'sell',
    'give',
    'take',
    'mend',
    'build',
    'draw',
    'throw',
  ] as const),
]);
/** Kinds of things that do not stand around by themselves, such as clothes and liquids. */
const neverStands = ['part-of-house', 'garment', 'liquid', 'waved', 'cord'];
/** Things that reach farther than this to a side stand behind people, who would look small beside them. */
const huge = 150;
/** How far such a thing counts to each side: with its true width, people in front of it would be drawn small. */
const behindAll = 70;

/** Beside people who are seen whole, and more so beside children, a lorry of full size would be cut off by the page. */
const farther = { grown: 0.66, children: 0.46 } as const;
/** Beside people a tree of full size would show only its trunk. */
const treeSize = 0.66;
const ladderSize = 0.5;
/** Distance to a side at which its trunk does not seem to grow out of a head. */
const clearOfHead = 70;

/** A tree and what is huge stand behind people, other things beside them: `edge` is where people end on that side. */
function besideOrBehind(thing: Thing, name: string, edge: number, isSmall: boolean): Thing {
  const half = thing.half ?? 54;
  if (isOfActionKind(name, 'tree'))
    return {
      ...thing,
      depth: 0.2,
      dx: edge * 0.5 + Math.sign(edge) * clearOfHead,
      scale: treeSize,
      layer: -9,
      high: 0,
    };
  // One that nobody climbs leans in the background.
  if (isOfActionKind(name, 'ladder'))
    return { ...thing, depth: 0.2, dx: edge * 1.2, scale: ladderSize, layer: -9, high: 0 };
  if (half > huge)
    return {
      ...thing,
      depth: 0.1,
      dx: edge * 1.1,
      half: behindAll,
      layer: -9,
      high: 0,
      scale: farther[isSmall ? 'children' : 'grown'],
    };
  return { ...thing, dx: edge + Math.sign(edge) * (half + 12) };
}

const stands = (name: string, era: Scene['era']): boolean => thingDrawing(name, { era })?.stands === true;

const sideTable = { half: 96, high: 72 } as const;

/** A thing on a small table at the side of people; the table is lower beside children. */
function onSideTable(thing: Thing, edge: number, { cast }: Scene): Thing[] {
  const scale = cast.length > 0 && cast.every(({ age }) => age === 'child') ? lowFurniture : 1;
  const dx = edge + Math.sign(edge) * (sideTable.half * scale + 6);
  const table = {
    x: 0.5,
    dx,
    depth: 0.5,
    half: sideTable.half * scale,
    scale,
    drawing: furnishings['plain-table'] ?? '',
  };
  return [table, { ...thing, dx, depth: 0.5, lift: sideTable.high * scale, layer: 1 }];
}

/** A thing that no hand is free for stands in the foreground: on a small table indoors, enlarged on the ground. */
function putDown(thing: Thing, name: string, edge: number, scene: Scene, roofed: boolean): Thing[] {
  if (isAboard(scene)) return [];
  if (roofed && !stands(name, scene.era)) return onSideTable(thing, edge, scene);
  // A loaf or a wallet on bare ground beside people would be lost there.
  if (!roofed && !stands(name, scene.era) && !onGround.has(scene.acting?.action ?? 'none')) return [];
  const half = Math.max(thing.half ?? 54, 30);
  return [{ ...thing, half, dx: edge + half * 0.6, depth: 0.95, scale: (thing.scale ?? 1) * nearer }];
}
const nearer = 1.25;
/** Inside a bus, or beside a pool, nobody has a table. */
const isAboard = ({ place }: Scene): boolean =>
  place === 'bus' || place === 'van' || place === 'train' || place === 'pool';
/** Deeds whose thing lies on the ground. */
const onGround = new Set<Acting['action']>([
  'pick',
  'put',
  'discover',
  'fall',
  'throw',
  'search',
  'look',
  'count',
  'play',
]);

/** Deeds in which a hat or a wreath is held. */
const inHandDeeds = new Set<Acting['action']>([
  ...(['give', 'take', 'hold', 'sew', 'draw', 'buy', 'sell', 'mend', 'throw', 'pick', 'put', 'carry', 'lift'] as const),
]);

/** A paper hat or a wreath that is worn while its owner does something else; undefined where there is none. */
export function wornCrown({ action, things }: Acting, era: Scene['era']): string | undefined {
  const crown = inHandDeeds.has(action) ? undefined : things.find(({ name }) => isOfActionKind(name, 'crown'));
  const drawing = crown && thingDrawing(crown.name, { era, colour: crown.colour });
  return drawing ? place(drawing.svg, 4, 4, crownSize) : undefined;
}
const crownSize = 0.9;

/**
 * Things of the reading that a plan has not used: one in a free hand or on the table, large ones at the side, `edge`
 * figure units from the middle.
 */
export function leftOver(
  scene: Scene,
  { action, things }: Acting,
  plan: Plan,
  edge: number,
  roofed: boolean,
): { things: Thing[]; inHand: string | undefined; spare: Thing[] } {
  const takes = (texts: readonly string[]) => texts.some((text) => text.split('|').includes('thing'));
  const isPlaced = takes([...plan.parts.map(({ head }) => head), ...plan.things.map(({ name }) => name)]);
  const [own] = things;
  // What no hand can hold, such as a motorbike, stands beside whoever brings it.
  const hands = plan.parts.flatMap(({ holds, far }) => [holds, far]);
  const heldAt = takes(hands) ? indexOfHeld(things, scene.era) : -1;
  const isRead =
    !!own &&
    hands.some((text) => text.split('|').includes('reading')) &&
    (isOfActionKind(own.name, 'book') || isOfActionKind(own.name, 'letter'));
  // A car that somebody looks at is not in a hand.
  const isAny = plan.needs.includes('thing') && takes(hands);
  const used = heldAt >= 0 ? heldAt + 1 : isPlaced || isRead || (plan.needs.length > 0 && !isAny) ? 1 : 0;
  const table = plan.things.find(({ name }) => tops.has(name));
  const found: Thing[] = [];
  let inHand: string | undefined;
  let spare: Thing[] = [];
  for (const { name: told, count, colour } of things.slice(used)) {
    // An open umbrella in a low hand would cover a face.
    const name = isOfActionKind(told, 'umbrella') ? 'closed umbrella' : told;
    if (isOfActionKind(told, 'crown') && !inHandDeeds.has(action)) continue;
    const standing =
      shown(plan, told) || neverStands.some((kind) => isOfActionKind(name, kind))
        ? null
        : standingNamed(name, scene.era, colour);
    // The room has its own.
    if (roofed && ofRooms[scene.place]?.test(told)) continue;
    if (!standing || found.length > 1 || (vesselAfloat.test(withoutSize(name)) && !byWater.has(scene.place))) continue;
    const half = standing.half ?? 54;
    const hand = half < small ? heldNamed(name, scene.era, colour) : undefined;
    // The room has its own bed and table.
    if (
      roofed &&
      ((half > large && !isOfActionKind(name, 'piano')) || outOfRooms.some((kind) => isOfActionKind(name, kind)))
    )
      continue;
    // Nobody has a bed or a sofa under the sky, unless it is moved.
    if (
      !roofed &&
      scene.era === 'today' &&
      !(told === own?.name && moving.has(action)) &&
      indoor.some((kind) => isOfActionKind(name, kind))
    )
      continue;
    const isTableware = isOfActionKind(name, 'tableware') && half < large && (standing.high ?? 0) < tooHighForTable;
    const onTop =
      table &&
      (standing.high ?? 0) < tooHighForTable &&
      (half < small || isTableware || (action === 'put' && half < large));
    // What belongs on a table has one of its own in a room.
    const ownTable =
      !table && roofed && !isAboard(scene) && isTableware && (!hand || inHand !== undefined || stands(name, scene.era));
    if (ownTable)
      found.push(
        ...onSideTable(
          { x: 0.5, depth: 0.7, half, ...standing, ...lyingNamed(name, scene.era) },
          (found.length % 2 ? -1 : 1) * edge,
          scene,
        ),
      );
    else if (onTop)
      found.push({
        x: 0.5,
        half,
        ...standing,
        ...lyingNamed(name, scene.era),
        dx: table.dx + 22 + found.length * 30,
        depth: table.depth,
        lift: 72 * table.scale,
        layer: table.layer + 1,
      });
    else if (hand && inHand === undefined) {
      const isLit = isOfActionKind(name, 'lamp') && (scene.time === 'night' || scene.time === 'dusk');
      inHand = severalHeld(isLit ? glow + hand : hand, count);
      spare = putDown(
        { x: 0.5, depth: 0.7, half, ...standing, ...lyingNamed(name, scene.era) },
        name,
        edge,
        scene,
        roofed,
      );
    } else if (hand) continue;
    else {
      // Beside children alone a table of full size would be a giant's.
      const isSmall = scene.cast.length > 0 && scene.cast.every(({ age }) => age === 'child');
      const scale = isSmall && half > small ? lowFurniture : 1;
      const own = (standing.scale ?? 1) * scale;
      const beside = { x: 0.5, depth: 0.7, ...standing, half: half * scale, ...(own === 1 ? {} : { scale: own }) };
      found.push(besideOrBehind(beside, name, (found.length % 2 ? -1 : 1) * edge, isSmall));
    }
  }
  return { things: found, inHand, spare };
}

/** What rooms of these places have already. */
const ofRooms: Partial<Record<Scene['place'], RegExp>> = {
  'living-room': /\b(?:television|tv|screen)$/i,
  'hair-salon': /\b(?:chair|seat)$/i,
  bathroom: /\b(?:bath|bathtub|sink|toilet|basin)$/i,
  kitchen: /\b(?:stove|cooker|oven|fridge|refrigerator|sink)$/i,
};

/** The things of a picture without people, side by side; close up when it is about the thing. */
export function thingsAlone(scene: Scene, { things }: Acting, roofed: boolean): Thing[] {
  const still =
    scene.shot === 'thing' && scene.place !== 'sea' && scene.place !== 'boat' ? stillLife(scene, things) : null;
  if (still && scene.animals.length === 0) return still;
  // On the ground in front of distant houses, a thing of hand size would look as tall as a man.
  const isFar = !roofed && (scene.shot === 'land' || scene.shot === 'wide') && scene.place !== 'unknown';
  const found = things
    .filter(({ name }) => !neverStands.some((kind) => isOfActionKind(name, kind)))
    .filter(({ name }) => !isFar || stands(name, scene.era))
    .filter(({ name }) => (scene.place !== 'sea' && scene.place !== 'boat') || vesselAfloat.test(withoutSize(name)))
    .flatMap(({ name, colour }) => standingNamed(name, scene.era, colour) ?? [])
    .filter(({ half = 54 }) => !roofed || half <= large || scene.shot === 'thing')
    .slice(0, 3);
  return found.map((one, i): Thing => {
    const half = one.half ?? 54;
    const scale = scene.shot === 'thing' && i === 0 ? Math.min(5, Math.max(1.2, 110 / half)) : 1;
    return { x: 0.5, depth: 0.8, ...one, half: half * scale, dx: (i - (found.length - 1) / 2) * 170, scale };
  });
}
