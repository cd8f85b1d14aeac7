import { blob, fill, line, oval, place } from '../drawing/brush.ts';
import { held } from './held.ts';
import { moving } from '../life/moving.ts';

const pot = `${blob(
  [
    [-40, -56],
    [-42, -34],
    [-26, -18],
    [26, -18],
    [42, -34],
    [40, -56],
  ],
  '#3f3a3a',
)}${oval(0, -58, 42, 9, '#55504e')}${oval(0, -58, 34, 6, '#c9803f')}`;

/** The same pot on a table. */
export const tablePot = place(pot, 0, 18, 0.9);

/** A pot on three stones over a fire. */
export const cooking = [
  oval(0, 0, 52, 8, '#3a2a22', 0.4),
  moving(
    'flame',
    `${blob(
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
    )}`,
  ),
  oval(-32, -8, 16, 12, '#8a8078'),
  oval(34, -8, 16, 12, '#9a9086'),
  pot,
  line('M-14 -74q-8 -12 0 -22t0 -22M12 -76q8 -12 0 -22', '#ffffff', 4, 0.35),
].join('');

export const basin = [
  oval(0, 0, 46, 7, '#1d1230', 0.25),
  fill('M-46 -28H46L34 0H-34Z', '#8aa0ab'),
  oval(0, -28, 46, 9, '#b9cad2'),
  oval(0, -28, 38, 6, '#5fa3bd'),
  oval(-10, -30, 8, 5, '#ffffff', 0.7),
  oval(6, -31, 10, 6, '#ffffff', 0.6),
].join('');

export const hole = `${oval(0, 2, 66, 13, '#4a3022')}${oval(0, 4, 54, 8, '#2d1c14')}${blob(
  [
    [52, 4],
    [64, -22],
    [92, -34],
    [124, -14],
    [132, 6],
  ],
  '#8a5f3f',
)}`;
export const seedlings = [-36, -8, 22, 50]
  .map((x) =>
    [
      oval(x, 0, 15, 4.6, '#6b4629'),
      line(`M${x} -1V-14`, '#4f7a35', 3),
      oval(x - 6, -16, 7, 3.6, '#6b9a48'),
      oval(x + 6, -17, 7, 3.6, '#7fae58'),
    ].join(''),
  )
  .join('');
export const grave = [
  oval(0, 2, 124, 14, '#1d1230', 0.2),
  blob(
    [
      [-118, 2],
      [-96, -24],
      [-30, -36],
      [50, -34],
      [104, -20],
      [120, 2],
    ],
    '#8a6a4a',
  ),
  line('M-70 -12q16 -8 30 0M-6 -20q18 -8 34 0M56 -10q14 -6 26 0', '#6b4a30', 3, 0.6),
  place(held.flowers ?? '', 0, -30, 1),
].join('');
