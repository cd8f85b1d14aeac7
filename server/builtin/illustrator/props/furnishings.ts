import { blob, box, fill, line, oval, place } from '../brush.ts';
import { shade, tint } from '../colour.ts';
import { held } from './held.ts';
import { stool } from './household.ts';
import { toolsOfDeeds } from './tools-of-deeds.ts';

const wood = '#8a5f38';
const light = tint(wood, 0.28);
const dark = shade(wood, 0.32);
const linen = '#f1e6d0';

const legs = (xs: readonly number[], top: number, colour = dark): string =>
  line(xs.map((x) => `M${x} ${top}L${x < 0 ? x - 3 : x + 3} 0`).join(''), colour, 7);

/** A chair seen from the side; who sits on it looks right and sits 44 units high. */
const chair = `${line('M-34 -44L-38 0M22 -44L24 0', dark, 7)}${line('M-34 -44L-42 -112', wood, 7)}${line('M-40 -98L-37 -72', light, 9)}${box(-40, -48, 66, 9, light, 1, 4)}${line('M-35 -20H22', dark, 4)}`;

/** A bench for three. */
const bench = `${legs([-88, -30, 30, 88], -40)}${box(-104, -48, 208, 11, light, 1, 4)}${box(-104, -40, 208, 4, dark, 0.5)}`;

/** A table with a plain top, 70 units high. */
const table = (half: number): string =>
  `${line(`M${-half + 12} -62L${-half + 8} 0M${half - 12} -62L${half - 8} 0M${-half + 34} -62L${-half + 32} -8M${half - 34} -62L${half - 32} -8`, dark, 8)}${box(-half, -72, half * 2, 12, light, 1, 4)}${box(-half, -63, half * 2, 4, dark, 0.55)}`;

const plate = (x: number): string =>
  `${oval(x, -74, 17, 4.4, '#e9e3d6')}${oval(x, -76, 11, 4, '#c98a3f')}${oval(x - 3, -78, 4, 2.4, '#6f9a48')}`;

/** A bed from the side: its head is on the left, and whoever lies in it lies 40 units high. */
const bed = (frame: string): string =>
  `${box(-132, -92, 12, 92, frame, 1, 4)}${box(128, -64, 12, 64, frame, 1, 4)}${box(-126, -36, 260, 16, frame)}${box(-124, -50, 256, 18, '#e6dcc6', 1, 7)}${blob(
    [
      [-122, -46],
      [-116, -66],
      [-86, -68],
      [-72, -50],
    ],
    '#fbf5e8',
  )}`;

/** What lies over somebody in a bed, from the chest to the feet. */
const cover = (colour: string): string =>
  `${blob(
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
  )}${line('M-38 -70Q-30 -52 -38 -30', tint(colour, 0.5), 9)}${line('M-8 -80Q4 -52 -4 -22M40 -85Q48 -54 40 -20M88 -78Q94 -52 88 -22', shade(colour, 0.3), 2.4, 0.55)}${line('M-30 -40Q50 -30 134 -40', tint(colour, 0.35), 4, 0.7)}`;

const wall = '#c9ab7c';
const doorFrame = `${box(-92, -268, 184, 268, shade(wall, 0.12), 1, 6)}${box(-74, -250, 148, 250, dark)}`;

/** A door in a piece of wall, 250 units high: shut, or swung open towards us. */
const door = (open: boolean): string =>
  open
    ? `${doorFrame}${box(-64, -242, 128, 242, '#ffe6ab')}${fill('M-64 -242L-118 -256V14L-64 0Z', wood)}${line('M-78 -238V-2M-96 -242V4', dark, 2.4, 0.6)}${oval(-108, -120, 4, 5, '#e3b84f')}${box(-92, -4, 184, 10, shade(wall, 0.3))}`
    : `${doorFrame}${box(-64, -242, 128, 242, wood)}${line('M-32 -240V-2M0 -240V-2M32 -240V-2', dark, 2.6, 0.6)}${box(-64, -200, 128, 9, dark)}${box(-64, -60, 128, 9, dark)}${oval(-48, -120, 5, 6, '#e3b84f')}${box(-92, -4, 184, 10, shade(wall, 0.3))}`;

/** A window in a piece of wall; its sill is 100 units high. */
const window = `${box(-92, -252, 184, 160, shade(wall, 0.12), 1, 6)}${box(-76, -238, 152, 132, '#bfe0ea')}${fill('M-76 -130Q-30 -168 10 -140T76 -150V-106H-76Z', '#86ad5f')}${line('M0 -238V-106M-76 -172H76', light, 7)}${box(-100, -106, 200, 14, light, 1, 4)}`;

const fruits = (from: number, colour: string): string =>
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        oval(from + i * 13, -86 - (i % 2) * 8, 9, 8.6, colour) + oval(from + i * 13 - 3, -89 - (i % 2) * 8, 2.6, 2.2, tint(colour, 0.55)),
    )
    .join('');

/** The front of a market stall; who sells stands behind it. */
const stall = `${line('M-136 0V-262M136 0V-262', dark, 8)}${box(-146, -78, 292, 12, light, 1, 4)}${fill('M-142 -66H142L136 -6Q68 4 0 -4Q-68 4 -136 -6Z', '#b5533f')}${line('M-100 -62V-6M-50 -62V-4M0 -62V-6M50 -62V-4M100 -62V-6', '#f3e0b8', 9, 0.7)}${fruits(-126, '#d1402f')}${fruits(-42, '#e9a23a')}${fruits(50, '#6f9a48')}`;
const awning = `${fill('M-164 -244L-140 -292H140L164 -244Q144 -226 123 -244Q102 -226 82 -244Q62 -226 41 -244Q20 -226 0 -244Q-20 -226 -41 -244Q-62 -226 -82 -244Q-102 -226 -123 -244Q-144 -226 -164 -244Z', '#e2b34a')}${fill('M-92 -292H-46L-41 -244Q-62 -226 -82 -244ZM0 -292H46L82 -244Q62 -226 41 -244ZM92 -292H140L164 -244Q144 -226 123 -244Z', '#b5533f')}`;

/** A tree that bears somebody who climbs: a trunk in front of us, with a bough 200 units high. */
const climbingTree = `${fill('M-26 4Q-14 -90 -24 -190L-96 -262L-84 -276L-16 -222L-10 -300H16L14 -226L92 -280L104 -266L26 -186Q18 -90 36 4Z', '#76543a')}${line('M-8 -20Q-2 -100 -8 -190M10 -40Q12 -110 8 -200', shade('#76543a', 0.35), 3, 0.6)}${[
  [-110, -286, 56],
  [-40, -330, 66],
  [44, -334, 64],
  [114, -288, 54],
  [4, -290, 50],
]
  .map(([x = 0, y = 0, r = 0]) => oval(x, y + 6, r * 1.1, r * 0.8, '#4f7a3a') + oval(x + 4, y - 6, r * 0.86, r * 0.62, '#6b9a48'))
  .join('')}${[
  [-120, -270],
  [-60, -310],
  [30, -318],
  [100, -276],
  [-10, -286],
]
  .map(([x = 0, y = 0]) => oval(x, y, 9, 11, '#e9a23a'))
  .join('')}`;

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

/** A pot on three stones over a fire. */
const cooking = `${oval(0, 0, 52, 8, '#3a2a22', 0.4)}${blob(
  [
    [-22, -4],
    [-10, -28],
    [0, -40],
    [12, -26],
    [24, -4],
  ],
  '#f2802f',
)}${blob(
  [
    [-10, -4],
    [0, -26],
    [12, -4],
  ],
  '#ffe07a',
)}${oval(-32, -8, 16, 12, '#8a8078')}${oval(34, -8, 16, 12, '#9a9086')}${blob(
  [
    [-40, -56],
    [-42, -34],
    [-26, -18],
    [26, -18],
    [42, -34],
    [40, -56],
  ],
  '#3f3a3a',
)}${oval(0, -58, 42, 9, '#55504e')}${oval(0, -58, 34, 6, '#c9803f')}${line('M-14 -74q-8 -12 0 -22t0 -22M12 -76q8 -12 0 -22', '#ffffff', 4, 0.35)}`;

const basin = `${oval(0, 0, 46, 7, '#1d1230', 0.25)}${fill('M-46 -28H46L34 0H-34Z', '#8aa0ab')}${oval(0, -28, 46, 9, '#b9cad2')}${oval(0, -28, 38, 6, '#5fa3bd')}${oval(-10, -30, 8, 5, '#ffffff', 0.7)}${oval(6, -31, 10, 6, '#ffffff', 0.6)}`;

const hole = `${oval(0, 2, 66, 13, '#4a3022')}${oval(0, 4, 54, 8, '#2d1c14')}${blob(
  [
    [52, 4],
    [64, -22],
    [92, -34],
    [124, -14],
    [132, 6],
  ],
  '#8a5f3f',
)}`;
const seedlings = [-36, -8, 22, 50]
  .map(
    (x) =>
      `${oval(x, 0, 15, 4.6, '#6b4629')}${line(`M${x} -1V-14`, '#4f7a35', 3)}${oval(x - 6, -16, 7, 3.6, '#6b9a48')}${oval(x + 6, -17, 7, 3.6, '#7fae58')}`,
  )
  .join('');
const grave = `${oval(0, 2, 124, 14, '#1d1230', 0.2)}${blob(
  [
    [-118, 2],
    [-96, -24],
    [-30, -36],
    [50, -34],
    [104, -20],
    [120, 2],
  ],
  '#8a6a4a',
)}${line('M-70 -12q16 -8 30 0M-6 -20q18 -8 34 0M56 -10q14 -6 26 0', '#6b4a30', 3, 0.6)}${place(held.flowers ?? '', 0, -30, 1)}`;
const cloth = line('M-40 -2Q-10 -34 10 -8T58 -6', '#5a86b0', 16) + line('M-34 -6Q-8 -30 8 -10', '#8fb3d6', 4, 0.7);
const wideBarrow = `${box(-60, -58, 120, 34, light, 1, 6)}${line('M60 -44L112 -58', wood, 7)}${oval(-34, -14, 15, 15, dark)}${oval(-34, -14, 9, 9, light)}`;

/** Furniture and what else people sit on, lie in, stand at or hide behind, standing on 0,0, in figure units. */
export const furnishings: Readonly<Record<string, string>> = {
  chair,
  bench,
  desk: table(58),
  'plain-table': table(96),
  'laid-table':
    table(170) + [-130, -66, 66, 130].map(plate).join('') + place(held.bread ?? '', -8, -76, 1) + place(held.jar ?? '', 26, -92, 0.8),
  'bed-frame': bed('#7a5234'),
  'sickbed-frame': bed('#a9b4b8'),
  cover: cover('#4f7f9a'),
  'sickbed-cover': cover('#e3e9e6'),
  'red-cover': cover('#b5533f'),
  mat: `${fill('M-128 -6H122L134 6H-138Z', '#c9a45c')}${line('M-120 -2H118M-126 3H126', '#8f6f34', 2, 0.6)}`,
  'door-open': door(true),
  'door-shut': door(false),
  'window-in-wall': window,
  stall,
  awning,
  'climbing-tree': climbingTree,
  bush,
  'cooking-fire': cooking,
  basin,
  hole,
  seedlings,
  grave,
  washing: cloth,
  football: toolsOfDeeds.ball,
  stool: stool('#b5533f'),
  swell: `${fill('M-150 -26Q-110 -40 -70 -28T10 -28T90 -28T150 -24V34H-150Z', '#4b98b6', 0.86)}${line('M-148 -26Q-110 -40 -70 -28T10 -28T90 -28T148 -24M-110 -8q30 -10 60 0t60 0M-20 8q30 -8 60 0t60 0', '#e6f5fb', 4, 0.7)}`,
  cart: wideBarrow,
  'linen-body': `${blob(
    [
      [-100, -20],
      [-84, -36],
      [-40, -40],
      [40, -38],
      [100, -28],
      [108, -14],
      [60, -8],
      [-70, -8],
    ],
    linen,
  )}${line('M-60 -38L-54 -10M-20 -40L-14 -9M22 -39L28 -9M62 -35L66 -9', shade(linen, 0.25), 3, 0.7)}`,
};
