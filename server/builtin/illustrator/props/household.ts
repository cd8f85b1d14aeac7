import { blob, box, fill, line, oval, place, poly } from '../drawing/brush.ts';
import { n } from '../drawing/curve.ts';
import { shade, tint } from '../light/colour.ts';
import { held } from './held.ts';

const wood = '#8a5f38';

/** A long table with its cloth, bread, wine and fruit; people sit behind it. */
export function table(): string {
  const cloth = '#f6ecd6';
  const folds = [-196, -150, -98, -40, 22, 80, 132, 186]
    .map((x, i) => `M${x} -64Q${x + (i % 2 ? 5 : -5)} -40 ${x + (i % 2 ? -3 : 4)} -12`)
    .join('');
  return [
    fill('M-236 -76H236L246 -58H-246Z', tint(cloth, 0.3)),
    fill('M-246 -60H246L240 -10Q180 -2 120 -10Q60 -2 0 -10Q-60 -2 -120 -10Q-180 -2 -240 -10Z', cloth),
    fill('M-246 -60H246L245 -48H-245Z', shade(cloth, 0.16), 0.5),
    line(folds, shade(cloth, 0.3), 2.4, 0.6),
    line('M-241 -20Q-180 -12 -120 -20Q-60 -12 0 -20Q60 -12 120 -20Q180 -12 241 -20', '#b5533f', 5, 0.85),
    place(held.bread ?? '', -150, -68, 1),
    place(held.bread ?? '', 62, -68, 0.95),
    place(held.bread ?? '', -36, -66, 0.9),
    place(held.cup ?? '', 14, -73, 0.95),
    place(held.cup ?? '', -100, -73, 0.8),
    place(held.cup ?? '', 128, -73, 0.8),
    place(held.jar ?? '', 186, -84, 0.8),
    place(held.grapes ?? '', -196, -72, 1),
  ].join('');
}

/** A tent of cloth. */
export function tent(colour: string): string {
  return [
    line('M0 -168V-190', wood, 6),
    poly(
      [
        [-140, 0],
        [0, -172],
        [140, 0],
      ],
      colour,
    ),
    poly(
      [
        [0, -172],
        [140, 0],
        [60, 0],
      ],
      shade(colour, 0.22),
    ),
    poly(
      [
        [-26, 0],
        [0, -130],
        [30, 0],
      ],
      shade(colour, 0.6),
    ),
    line('M-140 0L-168 8M140 0L168 8M-70 -84L-60 0M70 -84L88 0', shade(colour, 0.35), 3, 0.6),
    line('M-112 -34Q0 -10 112 -34', '#e9c46a', 5, 0.8),
  ].join('');
}

/** A well with its bucket. */
export const well = (): string =>
  [
    fill('M-58 -52H58V0Q0 14 -58 0Z', '#a89a8a'),
    oval(0, -52, 58, 14, '#c4b7a6'),
    oval(0, -52, 44, 9, '#2d4a5e'),
    line('M-52 -34h26M-18 -36h30M20 -34h30M-40 -18h30M0 -18h34M-52 -4h24M-10 -2h28', '#6f6459', 2.4, 0.6),
    line('M-50 -52V-150M50 -52V-150M-62 -150H62', wood, 9),
    line('M0 -150V-92', '#c9a56a', 3),
    fill('M-13 -92H13L10 -66H-10Z', '#8a6238'),
  ].join('');
/** A manger with straw. */
export const manger = (): string =>
  [
    line('M-52 0L-30 -40M-30 0L-52 -40M52 0L30 -40M30 0L52 -40', wood, 8),
    fill('M-66 -58H66L50 -24H-50Z', tint(wood, 0.1)),
    line('M-60 -46H60M-55 -34H55', shade(wood, 0.35), 2.4),
    blob(
      [
        [-66, -58],
        [-48, -74],
        [-20, -66],
        [10, -78],
        [40, -68],
        [66, -58],
        [40, -50],
        [-40, -50],
      ],
      '#e6c463',
    ),
    line('M-60 -60l-12 -10M-30 -64l-6 -14M50 -60l14 -12M20 -68l6 -12', '#e6c463', 3),
  ].join('');
/** A throne. */
export const throne = (): string =>
  [
    box(-58, -190, 116, 190, '#8a2f3a', 1, 12),
    line('M-58 0V-190Q0 -236 58 -190V0', '#d9a93a', 10),
    box(-68, -74, 136, 22, '#d9a93a', 1, 8),
    box(-62, -54, 124, 54, '#7a2832'),
    oval(0, -196, 12, 12, '#f5d76a'),
    box(-90, -10, 180, 12, '#b9852a', 1, 4),
  ].join('');
/** A tree full of fruit. */
export const fruitTree = (): string =>
  `${fill('M-20 2Q-8 -50 -16 -112H16Q10 -50 24 2Z', '#76543a')}${[
    [-64, -140, 46],
    [-20, -188, 54],
    [42, -180, 52],
    [76, -132, 42],
    [6, -138, 56],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        oval(x, y + 5, r, r * 0.9, '#4f7a3a') + oval(x + 4, y - 4, r * 0.82, r * 0.72, '#6b9a48'),
    )
    .join('')}${[
    [-70, -130],
    [-34, -176],
    [8, -200],
    [50, -168],
    [78, -120],
    [10, -132],
    [-30, -118],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 10, 10, '#d1402f') + oval(x - 3, y - 3, 3, 3, '#f6b0a0'))
    .join('')}`;

/** A sheaf of wheat tied in the middle, about 120 units high. */
export function sheaf(): string {
  const stalks = Array.from({ length: 13 }, (_, i) => (i - 6) * 1);
  const low = stalks.map((i) => `M${n(i * 1.6)} -44L${n(i * 4.4)} 0`).join('');
  const high = stalks
    .map((i) => `M${n(i * 1.6)} -44Q${n(i * 3)} -80 ${n(i * 6.4)} ${n(-104 + Math.abs(i) * 2.6)}`)
    .join('');
  const ears = stalks
    .map((i) =>
      place(oval(0, 0, 4.4, 12, i % 2 ? '#f2d478' : '#e3b94e'), i * 6.6, -108 + Math.abs(i) * 2.6, 1, false, i * 8),
    )
    .join('');
  return [
    line(low + high, '#c9a03f', 3.4),
    line(low, '#e3c06a', 1.2, 0.7),
    ears,
    line('M-13 -45Q0 -38 13 -45', '#8a5a2a', 7),
  ].join('');
}

/** A low wooden stool with a cushion, its top about 50 units high. */
export const stool = (cushion: string): string =>
  [
    line('M-30 -34L-38 0M30 -34L38 0M-10 -34L-12 0M12 -34L14 0', shade(wood, 0.15), 9),
    line('M-34 -14H34', shade(wood, 0.3), 5),
    fill('M-46 -46H46V-34H-46Z', wood),
    oval(0, -48, 44, 8, cushion),
    oval(0, -50, 38, 5, tint(cushion, 0.25)),
  ].join('');
