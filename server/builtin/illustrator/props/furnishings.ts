import { blob, box, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { climbing } from './climbing.ts';
import { deedFurniture } from './deed-furniture.ts';
import { basin, cooking, grave, hole, seedlings, tablePot } from './ground-work.ts';
import { held } from './held.ts';
import { door, flatHouse, houseFront, windowInWall } from './house-parts.ts';
import { stool } from './household.ts';
import { surroundingsOfDeeds } from './surroundings-of-deeds.ts';
import { toolsOfDeeds } from './tools-of-deeds.ts';

const wood = '#8a5f38';
const light = tint(wood, 0.28);
const dark = shade(wood, 0.32);

const legs = (xs: readonly number[], top: number, colour = dark): string =>
  line(xs.map((x) => `M${x} ${top}L${x < 0 ? x - 3 : x + 3} 0`).join(''), colour, 7);

/** A chair seen from the side; who sits on it looks right and sits 44 units high. */
const chair = [
  line('M-34 -44L-38 0M22 -44L24 0', dark, 7),
  line('M-34 -44L-42 -112', wood, 7),
  line('M-40 -98L-37 -72', light, 9),
  box(-40, -48, 66, 9, light, 1, 4),
  line('M-35 -20H22', dark, 4),
].join('');

/** A bench for three. */
const bench = [
  legs([-88, -30, 30, 88], -40),
  box(-104, -48, 208, 11, light, 1, 4),
  box(-104, -40, 208, 4, dark, 0.5),
].join('');

/** A table with a plain top, 70 units high. */
const table = (half: number): string =>
  [
    line(
      `M${-half + 12} -62L${-half + 8} 0M${half - 12} -62L${half - 8} 0M${-half + 34} -62L${-half + 32} -8M${half - 34} ` +
        `-62L${half - 32} -8`,
      dark,
      8,
    ),
    box(-half, -72, half * 2, 12, light, 1, 4),
    box(-half, -63, half * 2, 4, dark, 0.55),
  ].join('');

const plate = (x: number): string =>
  `${oval(x, -74, 17, 4.4, '#e9e3d6')}${oval(x, -76, 11, 4, '#c98a3f')}${oval(x - 3, -78, 4, 2.4, '#6f9a48')}`;

/** A bed from the side: its head is on the left, and whoever lies in it lies 40 units high. */
const bed = (frame: string): string =>
  [
    box(-132, -92, 12, 92, frame, 1, 4),
    box(128, -64, 12, 64, frame, 1, 4),
    box(-126, -36, 260, 16, frame),
    box(-124, -50, 256, 18, '#e6dcc6', 1, 7),
    blob(
      [
        [-122, -46],
        [-116, -66],
        [-86, -68],
        [-72, -50],
      ],
      '#fbf5e8',
    ),
  ].join('');

/** What lies over somebody in a bed, from the chest to the feet. */
const cover = (colour: string): string =>
  [
    blob(
      [
        [-42, -38],
        [-38, -72],
        [-10, -84],
        [30, -88],
        [72, -82],
        [112, -74],
        [134, -58],
        [136, -22],
        [40, -18],
        [-34, -24],
      ],
      colour,
    ),
    line('M-38 -70Q-30 -52 -38 -30', tint(colour, 0.5), 9),
    line('M-8 -80Q4 -52 -4 -22M40 -85Q48 -54 40 -20M88 -78Q94 -52 88 -22', shade(colour, 0.3), 2.4, 0.55),
    line('M-30 -40Q50 -30 134 -40', tint(colour, 0.35), 4, 0.7),
  ].join('');

const fruits = (from: number, colour: string): string =>
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        oval(from + i * 13, -86 - (i % 2) * 8, 9, 8.6, colour) +
        oval(from + i * 13 - 3, -89 - (i % 2) * 8, 2.6, 2.2, tint(colour, 0.55)),
    )
    .join('');

/** The front of a market stall; who sells stands behind it. */
const stall = [
  line('M-136 0V-262M136 0V-262', dark, 8),
  box(-146, -78, 292, 12, light, 1, 4),
  fill('M-142 -66H142L136 -6Q68 4 0 -4Q-68 4 -136 -6Z', '#b5533f'),
  line('M-100 -62V-6M-50 -62V-4M0 -62V-6M50 -62V-4M100 -62V-6', '#f3e0b8', 9, 0.7),
  fruits(-126, '#d1402f'),
  fruits(-42, '#e9a23a'),
  fruits(50, '#6f9a48'),
].join('');
const awning = [
  fill(
    'M-164 -244L-140 -292H140L164 -244Q144 -226 123 -244Q102 -226 82 -244Q62 -226 41 -244Q20 -226 0 -244' +
      'Q-20 -226 -41 -244Q-62 -226 -82 -244Q-102 -226 -123 -244Q-144 -226 -164 -244Z',
    '#e2b34a',
  ),
  fill(
    'M-92 -292H-46L-41 -244Q-62 -226 -82 -244ZM0 -292H46L82 -244Q62 -226 41 -244ZM92 -292H140L164 -244' +
      'Q144 -226 123 -244Z',
    '#b5533f',
  ),
].join('');

/** A tree that bears somebody who climbs: a trunk in front of us, with a bough 200 units high. */
const climbingTree = [
  fill(
    'M-26 4Q-14 -90 -24 -190L-96 -262L-84 -276L-16 -222L-10 -300H16L14 -226L92 -280L104 -266L26 -186Q18 -90 36 4Z',
    '#76543a',
  ),
  line('M-8 -20Q-2 -100 -8 -190M10 -40Q12 -110 8 -200', shade('#76543a', 0.35), 3, 0.6),
  [
    [-110, -286, 56],
    [-40, -330, 66],
    [44, -334, 64],
    [114, -288, 54],
    [4, -290, 50],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        oval(x, y + 6, r * 1.1, r * 0.8, '#4f7a3a') + oval(x + 4, y - 6, r * 0.86, r * 0.62, '#6b9a48'),
    )
    .join(''),
  [
    [-120, -270],
    [-60, -310],
    [30, -318],
    [100, -276],
    [-10, -286],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 9, 11, '#e9a23a'))
    .join(''),
].join('');

/** A bush to hide behind. */
const bush = [
  [-60, -34, 44],
  [-14, -52, 52],
  [40, -44, 48],
  [78, -26, 34],
]
  .map(
    ([x = 0, y = 0, r = 0], i) =>
      oval(x, y, r, r * 0.86, i % 2 ? '#5f8a45' : '#4f7a3a') + oval(x - 8, y - 10, r * 0.6, r * 0.44, '#7fa658', 0.7),
  )
  .join('');

/** A meal on a cloth on the ground. */
const groundMeal = [
  fill('M-118 -9H118L146 13H-146Z', '#b5533f'),
  line('M-112 -5H112M-136 9H136', '#f0d9a8', 3, 0.8),
  [-84, 84].map((x) => place(plate(x), 0, 70)).join(''),
  oval(0, -5, 38, 9, '#7a4f30'),
  oval(0, -9, 34, 8, '#d9a95a'),
  place(held.bread ?? '', -46, 4, 0.9),
  place(held.jar ?? '', 52, -14, 0.6),
].join('');

/** Somebody dead, wrapped in linen, on a board that is carried. */
const shroud = `${box(-128, -4, 256, 9, wood, 1, 3)}${blob(
  [
    [-110, -6],
    [-112, -26],
    [-92, -36],
    [-66, -28],
    [-40, -36],
    [40, -32],
    [96, -22],
    [116, -6],
  ],
  '#f0e8d6',
)}${line('M-66 -28Q-60 -16 -66 -6M-20 -34Q-12 -18 -20 -6M30 -32Q38 -18 30 -6M78 -26Q84 -14 78 -6', '#c9bb9c', 3)}`;

/** A cot; a baby lies on it 48 units high. */
const cot = [
  line('M-58 0L-52 -66M58 0L52 -66', wood, 7),
  fill('M-62 -48H62L52 -14H-52Z', tint(wood, 0.12)),
  line('M-58 -38H58M-55 -26H55', dark, 2.4, 0.6),
  oval(0, -48, 58, 11, '#f3ecda'),
].join('');

/** Furniture and what else people sit on, lie in, stand at or hide behind, standing on 0,0, in figure units. */
export const furnishings: Readonly<Record<string, string>> = {
  chair,
  bench,
  desk: table(48),
  'plain-table': table(96),
  'laid-table':
    table(170) +
    [-130, -66, 66, 130].map(plate).join('') +
    place(held.bread ?? '', -8, -76, 1) +
    place(held.jar ?? '', 28, -85, 0.5),
  'bed-frame': bed('#7a5234'),
  'sickbed-frame': bed('#a9b4b8'),
  cover: cover('#4f7f9a'),
  'sickbed-cover': cover('#e3e9e6'),
  'red-cover': cover('#b5533f'),
  mat: `${fill('M-128 -6H122L134 6H-138Z', '#c9a45c')}${line('M-120 -2H118M-126 3H126', '#8f6f34', 2, 0.6)}`,
  'door-open': door(true),
  'door-shut': door(false),
  'house-open': houseFront(true),
  'house-shut': houseFront(false),
  'flat-house-open': flatHouse(true),
  'flat-house-shut': flatHouse(false),
  'window-in-wall': windowInWall('day'),
  'snow-window-in-wall': windowInWall('snow'),
  'rain-window-in-wall': windowInWall('rain'),
  'night-window-in-wall': windowInWall('night'),
  ...climbing,
  ...deedFurniture,
  ...surroundingsOfDeeds,
  'ground-meal': groundMeal,
  'table-pot': tablePot,
  shroud,
  cot,
  stall,
  awning,
  'climbing-tree': climbingTree,
  bush,
  'cooking-fire': cooking,
  basin,
  hole,
  seedlings,
  grave,
  football: toolsOfDeeds.ball,
  stool: stool('#b5533f'),
  swell: [
    blob(
      [
        [-150, -10],
        [-96, -24],
        [-40, -18],
        [20, -26],
        [84, -18],
        [150, -8],
        [120, 14],
        [40, 24],
        [-60, 24],
        [-130, 12],
      ],
      '#4b98b6',
      0.8,
    ),
    line(
      'M-140 -12Q-100 -30 -60 -20T20 -26T84 -20T144 -10M-90 4q30 -10 60 0t60 0M-10 14q30 -8 60 0',
      '#e6f5fb',
      4,
      0.7,
    ),
  ].join(''),
};
