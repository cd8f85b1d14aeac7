import { blob, box, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { moving } from '../life/moving.ts';
import { vehicleLayer } from './road-vehicles.ts';

const wood = '#8a5f38';
const light = tint(wood, 0.28);
const dark = shade(wood, 0.32);
const wall = '#d8bd92';

/** The dark of a room that is seen through its window from outside. */
const darkRoom = `${box(-104, -252, 208, 168, '#4a3a3c')}${fill('M-104 -84V-140Q0 -170 104 -140V-84Z', '#5a4644')}`;

/** The front of a house around its large window, with curtains; whoever stands behind it is seen from the chest up. */
const plainWindow = [
  box(-190, -282, 86, 284, wall),
  box(104, -282, 86, 284, wall),
  box(-106, -282, 212, 32, wall),
  box(-106, -92, 212, 94, wall),
  box(-190, -34, 380, 36, shade(wall, 0.2)),
  fill('M-214 -272L-184 -320H184L214 -272Z', '#a5583f'),
  line(
    'M-150 -318L-172 -274M-90 -318L-102 -274M-30 -318L-34 -274M30 -318L34 -274M90 -318L102 -274M150 -318L172 -274',
    '#83422f',
    3,
    0.8,
  ),
  fill('M-104 -252H-54Q-60 -170 -88 -94H-104Z', '#e9dcc0'),
  fill('M104 -252H54Q60 -170 88 -94H104Z', '#e9dcc0'),
  line('M-84 -250Q-88 -160 -98 -96M84 -250Q88 -160 98 -96', '#cdbb94', 3, 0.8),
  line('M-104 -252H104V-92H-104Z', light, 12),
  box(-124, -98, 248, 15, light, 1, 4),
].join('');
const houseWindow = [
  plainWindow,
  fill('M-110 -84H-66L-72 -58H-104Z', '#b5583f'),
  oval(-98, -92, 12, 10, '#5f8f42'),
  oval(-80, -96, 13, 12, '#6b9a48'),
  oval(-88, -106, 6, 6, '#d9486a'),
].join('');
/** The same with snow on its roof and sill. */
const snowyWindow = [
  plainWindow,
  fill(
    'M-218 -270L-188 -326H188L218 -270Q200 -262 180 -272Q150 -262 120 -273Q60 -264 0 -272' +
      'Q-60 -262 -120 -273Q-170 -262 -218 -270Z',
    '#f4f7fa',
  ),
  fill('M-124 -98Q-60 -112 0 -106T124 -98V-94H-124Z', '#f4f7fa'),
].join('');

/** A car with its boot open; whoever loads it stands at its left. */
const openBoot = [
  vehicleLayer('car-behind'),
  fill('M-196 -90L-118 -106V-84H-196Z', '#3a3236'),
  box(-186, -122, 42, 34, '#c39a63', 1, 3),
  line('M-165 -122V-88M-186 -106H-144', shade('#c39a63', 0.25), 2, 0.7),
  vehicleLayer('car-front'),
  line('M-124 -108L-204 -176', shade('#b5443a', 0.3), 12),
  line('M-124 -110L-204 -180', '#b5443a', 8),
].join('');

/** A table with a plank on it and a tape along the plank. */
const measuredPlank = [
  line('M-84 -62L-88 0M84 -62L88 0M-62 -62L-64 -8M62 -62L64 -8', dark, 8),
  box(-96, -72, 192, 12, light, 1, 4),
  box(-104, -86, 208, 14, '#d9b37a', 1, 2),
  box(-92, -84, 150, 6, '#f2c53d', 1, 1),
  line(
    [-84, -72, -60, -48, -36, -24, -12, 0, 12, 24, 36, 48].map((x) => `M${x} -84v${x % 36 ? 3 : 5}`).join(''),
    '#3a3236',
    1.6,
  ),
  oval(64, -88, 13, 11, '#c9563f'),
  oval(64, -88, 6, 5, '#f4f1e4'),
  line('M-70 -90L-44 -94', '#c9563f', 4),
].join('');

const doorWay = [
  box(-82, -260, 164, 262, tint(wood, 0.12), 1, 4),
  box(-70, -248, 140, 250, '#4a3a3c'),
  box(-70, -6, 140, 8, shade(wall, 0.4)),
].join('');
/** A door leaf, half open towards us, at the left of its doorway. */
const doorLeaf = [
  fill('M-70 -248L10 -262V16L-70 2Z', wood),
  fill('M-60 -230L0 -241V-140L-60 -134ZM-60 -116L0 -120V-18L-60 -22Z', shade(wood, 0.18)),
  line('M-70 -248L10 -262V16L-70 2Z', dark, 3),
  oval(-2, -128, 5, 6, '#e3b84f'),
].join('');

/** A broken plate on the floor, in curved pieces. */
const shard = (x: number, y: number, turn: number, size: number): string =>
  place(
    fill('M-22 0A30 30 0 0 1 20 -8L10 6L2 0L-8 12Z', '#f6f3ea') +
      fill('M-16 0A24 24 0 0 1 13 -5L8 3L2 -3L-7 7Z', '#dfe7ea') +
      line('M-22 0A30 30 0 0 1 20 -8', '#3f78a8', 4) +
      line('M-8 12L-8 15L2 3L10 9L20 -5', '#b9b2a4', 2.4),
    x,
    y,
    size,
    false,
    turn,
  );
const shards = [
  oval(0, 2, 58, 9, '#1d1230', 0.18),
  shard(-34, -6, -24, 1),
  shard(2, -4, 160, 1.1),
  shard(40, -8, 60, 0.9),
  fill('M-14 8L-6 2L0 9Z M20 9L28 4L32 11Z M-52 6L-46 1L-42 8Z', '#f6f3ea'),
].join('');

const openExerciseBook = [
  fill('M-24 0L-18 -7L2 -5L20 -8L26 0Z', '#fbf5e6'),
  line('M1 -5V-1M-14 -4H-3M6 -4H18', '#8fa9c4', 1.4),
].join('');

const tongue = (x: number, y: number, high: number, colour: string): string =>
  blob(
    [
      [x - high * 0.3, y],
      [x - high * 0.16, y - high * 0.5],
      [x, y - high],
      [x + high * 0.18, y - high * 0.45],
      [x + high * 0.3, y],
    ],
    colour,
  );
const campfire = [
  [104, 78, 52].map((r) => oval(0, -26, r, r * 0.72, '#ffb04a', 0.12)).join(''),
  oval(0, 2, 60, 10, '#3a2a22', 0.5),
  [-46, -28, -6, 18, 38, 52].map((x, i) => oval(x, 2 + (i % 2) * 5, 12, 8, i % 2 ? '#8a8078' : '#9a9086')).join(''),
  line('M-36 -2L28 -20M36 -2L-26 -20M-8 -1L8 -26', dark, 10),
  line('M-36 -4L28 -22', light, 3, 0.5),
  moving('flame', tongue(-4, -8, 66, '#f2802f') + tongue(14, -8, 44, '#f2802f') + tongue(0, -8, 40, '#ffd65f')),
].join('');

const ashes = [
  oval(0, 2, 84, 15, '#8f8a86'),
  oval(-6, -2, 66, 11, '#a8a39e'),
  [-50, -22, 8, 34, 56].map((x, i) => oval(x, -2 + (i % 3) * 4, 9, 4, i % 2 ? '#77716d' : '#bdb8b2')).join(''),
].join('');

const giftBox = [
  box(-34, -46, 68, 46, '#5f8fae', 1, 3),
  box(-7, -46, 14, 46, '#f2c14e'),
  place(box(-38, -7, 76, 14, tint('#5f8fae', 0.2), 1, 3), 30, -64, 1, false, 24),
  fill('M-30 -46Q-24 -62 -8 -52Q0 -66 10 -52Q24 -60 30 -46Z', '#fbeef0'),
  line('M34 -82q-14 -16 -20 -2q16 8 20 2q14 -16 20 0q-14 8 -20 2', '#f2c14e', 5),
].join('');

/** What deeds happen in front of and behind, standing on 0,0, in figure units. */
export const surroundingsOfDeeds = {
  'dark-room': darkRoom,
  'house-window': houseWindow,
  'snow-house-window': snowyWindow,
  'open-boot': openBoot,
  'measured-plank': measuredPlank,
  'dark-doorway': doorWay,
  'leaf-of-door': doorLeaf,
  shards,
  'open-exercise-book': openExerciseBook,
  campfire,
  ashes,
  'gift-box': giftBox,
} as const;

/** What is held or worn in those deeds, its grip on 0,0. */
export const heldInDeeds = {
  'measuring-reed':
    line('M0 96V-150', '#c9b25a', 6) + line('M-3 60h6M-3 24h6M-3 -12h6M-3 -48h6M-3 -84h6M-3 -120h6', dark, 2.4),
  'torn-cloth':
    fill('M-10 -14L8 -20L14 -4L6 4L12 16L2 22L4 40L-8 30L-12 12L-4 4Z', '#e9dcc0') +
    line('M-4 -10L0 8L-4 24', '#cdbb94', 2, 0.8),
  // From the neck.
  shawl:
    fill('M-9 -6Q-30 0 -35 40Q-37 70 -24 84H22Q35 62 29 30Q25 2 10 -6Q1 6 -9 -6Z', '#7a9ab0') +
    line('M-22 6Q-28 44 -16 82M18 6Q24 44 12 82', '#e9e3d6', 3, 0.8) +
    line('M2 2Q-4 44 0 84', shade('#7a9ab0', 0.3), 3, 0.6),
} as const;
