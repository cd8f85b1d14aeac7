// Draws rooms of today, from the plans in rooms.yaml.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import { box, fill, line, oval, place, poly } from '../../drawing/brush.ts';
import { mix, shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import { rug } from '../../scenery/furnish.ts';
import { sunShines } from '../../light/night-in-places.ts';
import type { Scenery, Stage } from '../../staging/stage.ts';
import { busInside } from './bus-inside.ts';
import type { Part } from './panel.ts';
import { homeFurniture } from './furniture.ts';
import { innerThings } from './inner-things.ts';
import { roomForAll } from './room-for-all.ts';
import { publicFurniture } from './public-furniture.ts';
import { type Room, rooms } from './place-plans.ts';
import { swimmingPool } from './swimming-pool.ts';
import { wallThings } from './wall-things.ts';
import { washingThings } from './washing-things.ts';

/** What can stand in a room. */
export const roomParts: Readonly<Record<string, Part>> = {
  ...homeFurniture,
  ...publicFurniture,
  ...innerThings,
  ...washingThings,
};
/** How large a figure unit is drawn at the wall, behind the people. */
const atWall = 1.72;

const beds = /^(?:bed|hospital-bed|bedside-table)$/;
const lying = new Set<ReadingAction>(['lie-sick', 'sleep', 'wake', 'die', 'be-born']);

/**
 * Draws a room of today: walls, floor, what hangs and stands there, light that falls in. `name` is one of the rooms in
 * the plans.
 */
export function roomOfToday(stage: Stage, name: string): Scenery {
  // People who lie in bed are drawn with a bed of their own.
  const ownBed = lying.has(stage.scene.acting?.action ?? 'none');
  if (name === 'bus' || name === 'train') return busInside(stage, name);
  if (name === 'pool') return swimmingPool(stage);
  const plan = rooms[name] as Room;
  const { ink, w, h, ground, light, side, luck, culture, index } = stage;
  const dim = (colour: string) => mix(colour, '#1b1638', light.dark ? 0.08 : 0);
  const tone = dim(mix(luck.pick(plan.walls), culture.wall, 0.18));
  const floor = dim(plan.floor);
  const at = (share: number) => w / 2 + side * w * share;
  const level = (high: number) => ground - high * atWall;
  const variant =
    plan.variants[(index + luck.whole(0, plan.variants.length - 1)) % plan.variants.length] ?? plan.variants[0];
  // A tall page shows the ceiling, so that the walls keep a natural height.
  const ceiling = Math.max(0, level(330));
  const parts = [
    box(
      0,
      0,
      w,
      ground + 2,
      ink.linear(
        [side < 0 ? 0 : w, 0],
        [side < 0 ? w : 0, h * 0.5],
        [0, tint(tone, 0.3)],
        [0.5, tone],
        [1, shade(tone, 0.4)],
      ),
    ),
    plan.dado
      ? box(0, level(78), w, 78 * atWall, dim(plan.dado), 0.85) +
        box(0, level(78) - 5, w, 8, tint(dim(plan.dado), 0.35))
      : '',
    plan.planks ? planks(stage, shade(tone, 0.34)) : '',
    plan.shell ? shell(stage, tone) : '',
    plan.tiles ? tileLines(stage, level(78), ground, shade(tone, 0.3)) : '',
    box(0, ground - 12, w, 15, shade(tone, 0.4)),
    box(
      0,
      ground,
      w,
      h - ground,
      ink.linear([0, ground], [0, h], [0, shade(floor, 0.16)], [0.25, floor], [1, shade(floor, 0.4)]),
    ),
    floorLines(stage, shade(floor, 0.3), plan.boards ?? false),
    ceiling > 0 ? ceilingOf(stage, ceiling, tone) : '',
    ...roomForAll(variant.hang, ([key, x, high]) => ({
      x: at(x),
      half: ((wallThings[key]?.wide ?? 0) * atWall) / 2,
      // Things that hang low hide each other; those that hang high are on a level of their own.
      level: high > 230 ? 1000 : 0,
    })).map(([key, x, high]) => {
      const thing = wallThings[key];
      return thing ? place(thing.draw(stage), at(x), level(high), atWall) : '';
    }),
    plan.rug ? rug(w / 2, ground + 120, w * 0.27, luck.pick(culture.cloth)) : '',
    ...roomForAll(
      variant.stand.filter(([key]) => !(ownBed && beds.test(key))),
      ([key, x, , size = 1]) => ({
        x: at(x),
        half: ((roomParts[key]?.wide ?? 0) * atWall * size) / 2,
        level: 0,
      }),
    )
      .toSorted((a, b) => (a[2] ?? 16) - (b[2] ?? 16))
      .map(([key, x, down = 16, size = 1]) => {
        const thing = roomParts[key];
        return thing ? place(thing.draw(stage), at(x), ground + down, atWall * size * (1 + down / 700), side < 0) : '';
      }),
    place(
      plan.ceiling === 'fan'
        ? ceilingFan(at(-0.06))
        : plan.ceiling === 'bulb'
          ? bulb(stage, at(0.05))
          : plan.ceiling === 'tube'
            ? tube(stage, at(0))
            : '',
      0,
      ceiling * 0.8,
    ),
    sunShines(stage)
      ? poly(
          [
            [at(0.22), ground - 360],
            [at(0.34), ground - 360],
            [at(0.06), h],
            [at(-0.3), h],
          ],
          ink.linear([at(0.3), 100], [at(-0.2), h], [0, light.sun, light.dark ? 0.05 : 0.3], [1, light.sun, 0]),
        )
      : '',
    light.dark
      ? box(
          0,
          0,
          w,
          h,
          ink.radial([w / 2, h * 0.2], w * 0.56, [0, '#ffe09a', 0.5], [0.5, '#ffcf7a', 0.26], [1, '#ffc76a', 0]),
        )
      : '',
    plan.bars ? cellBars(stage) : '',
  ];
  return { back: parts.join(''), front: '' };
}

/** Upright boards with dark joints, and two beams across. */
function planks({ w, ground }: Stage, dark: string): string {
  const joints = Array.from({ length: Math.ceil(w / 58) }, (_, i) => `M${i * 58 + 12} 0V${n(ground)}`).join('');
  return (
    line(joints, dark, 4, 0.6) +
    [0.1, 0.46]
      .map((y) => box(0, ground * y, w, 30, shade(dark, 0.2)) + box(0, ground * y, w, 6, tint(dark, 0.3)))
      .join('')
  );
}

/** The ribs and the round roof of a van. */
function shell({ w, ground }: Stage, tone: string): string {
  const ribs = [0.02, 0.3, 0.7, 0.98].map((x) => `M${n(w * x)} ${n(ground)}V${n(ground * 0.12)}`).join('');
  const [low, high] = [n(ground * 0.3), n(ground * 0.1)];
  const roof =
    `Q${n(w * 0.02)} ${high} ${n(w * 0.16)} ${high}H${n(w * 0.84)}` + `Q${n(w * 0.98)} ${high} ${n(w)} ${low}`;
  return (
    fill(`M0 ${low}${roof}V0H0Z`, shade(tone, 0.16)) +
    line(ribs, shade(tone, 0.26), 12, 0.7) +
    line(`M0 ${low}${roof}`, shade(tone, 0.34), 8)
  );
}

/** The ceiling down to the height where the far wall begins. */
function ceilingOf({ w, ink }: Stage, low: number, tone: string): string {
  const pale = tint(tone, 0.55);
  const boards = Array.from(
    { length: 11 },
    (_, i) => `M${n(w / 2 + (i - 5) * w * 0.1)} ${n(low)}L${n(w / 2 + (i - 5) * w * 0.26)} 0`,
  ).join('');
  return (
    box(0, 0, w, low, ink.linear([0, 0], [0, low], [0, shade(pale, 0.26)], [1, pale])) +
    line(boards, shade(pale, 0.3), 2.4, 0.4) +
    box(0, low - 8, w, 16, tint(tone, 0.4)) +
    box(0, low + 8, w, 7, '#1d1230', 0.16)
  );
}

function floorLines({ w, h, ground }: Stage, colour: string, boards: boolean): string {
  const deep = Array.from(
    { length: 13 },
    (_, i) => `M${n(w / 2 + (i - 6) * w * 0.085)} ${n(ground + 4)}L${n(w / 2 + (i - 6) * w * 0.24)} ${n(h)}`,
  ).join('');
  const across = boards ? '' : [34, 84, 156, 252].map((y) => `M0 ${n(ground + y)}H${n(w)}`).join('');
  return line(deep + across, colour, 2.2, 0.34);
}

const tileLines = ({ w }: Stage, top: number, low: number, colour: string): string =>
  line(
    Array.from({ length: Math.ceil(w / 56) }, (_, i) => `M${i * 56 + 20} ${n(top)}V${n(low - 12)}`).join('') +
      [1, 2, 3].map((i) => `M0 ${n(top + ((low - top) * i) / 4)}H${n(w)}`).join(''),
    colour,
    2,
    0.3,
  );

const ceilingFan = (x: number): string =>
  line(`M${n(x)} 0V42`, '#8a8f96', 6) +
  oval(x, 46, 17, 10, '#c3cbcf') +
  fill(
    `M${n(x - 12)} 44L${n(x - 150)} 34Q${n(x - 160)} 44 ${n(x - 148)} 52ZM${n(x + 12)} 44L${n(x + 150)} 38Q${n(x + 158)}` +
      ` 48 ${n(x + 146)} 56ZM${n(x - 4)} 50L${n(x + 34)} 84Q${n(x + 52)} 84 ${n(x + 50)} 72Z`,
    '#a8743f',
  );

const glow = ({ ink, light }: Stage, x: number, y: number, r: number): string =>
  oval(
    x,
    y,
    r,
    r,
    ink.radial(
      [x, y],
      r,
      [0, '#ffe3a0', light.dark ? 0.75 : 0.28],
      [0.4, '#ffcf7a', light.dark ? 0.26 : 0.08],
      [1, '#ffcf7a', 0],
    ),
  );
const bulb = (stage: Stage, x: number): string =>
  glow(stage, x, 92, 230) +
  line(`M${n(x)} 0V70`, '#4a4540', 3) +
  box(x - 7, 64, 14, 14, '#4a4540') +
  oval(x, 90, 14, 16, '#ffeeb8');
const tube = (stage: Stage, x: number): string =>
  glow(stage, x, 40, 300) + box(x - 130, 30, 260, 9, '#c3cbcf') + box(x - 124, 36, 248, 9, '#fbfaf0', 1, 4);

/** The bars of a cell on the dark side, and its door. */
function cellBars({ w, ground, side }: Stage): string {
  const from = w / 2 - side * w * 0.5;
  const bars = Array.from({ length: 7 }, (_, i) => `M${n(from + side * (20 + i * 46))} 0V${n(ground + 40)}`).join('');
  return (
    line(bars, '#3a3d42', 12) +
    line(bars, '#6a6f76', 3, 0.7) +
    line(`M${n(from)} ${n(ground - 190)}h${n(side * 320)}M${n(from)} 60h${n(side * 320)}`, '#3a3d42', 16)
  );
}
