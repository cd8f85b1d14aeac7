import { blob, box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';

const wood = '#8a5f38';
const stone = '#a8937c';
const clay = '#c9a273';

const courses = (left: number, right: number, top: number): string =>
  Array.from({ length: Math.floor(-top / 34) }, (_, row) =>
    Array.from({ length: Math.ceil((right - left) / 64) }, (__, i) => {
      const x = left + i * 64 - (row % 2 ? 32 : 0);
      const from = Math.max(left + 3, x + 3);
      const wide = Math.min(right - 3, x + 61) - from;
      return wide > 4
        ? box(from, -row * 34 - 31, wide, 28, (row * 3 + i) % 4 ? tint(stone, 0.16) : shade(stone, 0.1), 1, 5)
        : '';
    }).join(''),
  ).join('');

/** A wall that continues to the right of the middle; its top is 190 units high. */
const wall = [
  box(-6, -190, 246, 192, shade(stone, 0.25)),
  courses(-4, 240, -190),
  box(-14, -202, 260, 16, tint(stone, 0.3), 1, 4),
].join('');

/** A ladder that leans to the right, and what it leans on: the wall of a house with a flat roof 250 units high. */
const ladder = `${line('M-30 0L58 -286M16 4L100 -282', wood, 9)}${line(
  Array.from({ length: 8 }, (_, i) => `M${-22 + i * 10.6} ${-28 - i * 34}L${24 + i * 10.2} ${-24 - i * 34}`).join(''),
  tint(wood, 0.2),
  7,
)}`;
const houseSide = [
  fill('M70 4V-250H330V4Z', clay),
  fill('M70 -36H330V4H70Z', shade(clay, 0.2)),
  box(58, -266, 284, 20, tint(clay, 0.25), 1, 4),
  box(196, -190, 62, 70, shade(clay, 0.6), 1, 4),
  box(188, -122, 78, 10, tint(clay, 0.2), 1, 3),
].join('');

/** Five steps up to the right, each 30 units high. */
const steps = [
  [0, 1, 2, 3, 4]
    .map((i) => box(-120 + i * 62, -30 * (i + 1), 330 - i * 62, 30 * (i + 1) + 2, shade(stone, 0.06 + i * 0.03)))
    .join(''),
  [0, 1, 2, 3, 4].map((i) => box(-124 + i * 62, -30 * (i + 1) - 4, 72, 10, tint(stone, 0.42), 1, 3)).join(''),
].join('');

/** A rock to climb: its top is 170 units high, to the right. */
const rock = [
  oval(40, 4, 210, 14, '#1d1230', 0.25),
  blob(
    [
      [-150, 6],
      [-128, -34],
      [-78, -62],
      [-44, -112],
      [10, -130],
      [56, -172],
      [124, -170],
      [176, -112],
      [216, -60],
      [232, 6],
    ],
    stone,
  ),
  fill('M-78 -62L-44 -112L10 -130L56 -172L96 -172L70 -120L14 -92L-30 -60L-70 -20Z', tint(stone, 0.28)),
  line('M70 -120L120 -60L110 -10M14 -92L34 -40M160 -100L150 -50', shade(stone, 0.3), 4, 0.7),
].join('');

/** A wall with a hole through it, and the stones that fell out of it. */
const broken = [
  wall,
  fill('M34 -6L28 -58L44 -104L74 -128L112 -118L134 -80L128 -34L138 -4Z', shade(stone, 0.55)),
  fill('M46 -4L42 -54L58 -96L82 -110L108 -100L120 -72L114 -30L122 -4Z', '#3a3236'),
  [
    [-34, 26, 17],
    [-62, 19, 13],
    [-20, 17, 11],
  ]
    .map(([x = 0, w = 0, h = 0]) => box(x - w / 2, -h, w, h, tint(stone, 0.2), 1, 4))
    .join(''),
].join('');

/** What people climb, standing on 0,0, in figure units. */
export const climbing: Readonly<Record<string, string>> = {
  'climbing-wall': wall,
  'broken-wall': broken,
  'climbing-ladder': ladder,
  'house-side': houseSide,
  'climbing-steps': steps,
  'climbing-rock': rock,
};
