import { box, fill, line, oval, place } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import { held } from '../../props/held.ts';
import type { Stage } from '../../staging/stage.ts';
import { foot, legs, type Part, panel } from './panel.ts';

const wood = '#a06f42';
const pick = ({ luck }: Stage, ...colours: [string, ...string[]]): string => luck.pick(colours);

/** A cloth of a bed or a sofa in the taste of the land. */
const cover = ({ luck, culture }: Stage): string => luck.pick(culture.cloth);

/** A pot, a bowl and a mug on a top at `y`. */
const dishes = (y: number): string =>
  [
    fill(`M-30 ${n(y - 22)}H2Q2 ${n(y)} -14 ${n(y)}Q-30 ${n(y)} -30 ${n(y - 22)}Z`, '#8f979c'),
    line(`M-34 ${n(y - 17)}h6M0 ${n(y - 17)}h6M-30 ${n(y - 23)}H2`, '#5f676d', 3),
    fill(`M14 ${n(y - 10)}H40Q38 ${n(y)} 27 ${n(y)}Q16 ${n(y)} 14 ${n(y - 10)}Z`, '#d9803a'),
    box(48, y - 14, 10, 14, '#3f7fa8', 1, 2),
  ].join('');

/** Furniture of homes of today. */
export const homeFurniture: Readonly<Record<string, Part>> = {
  sofa: {
    wide: 240,
    draw: (stage) => {
      const cloth = cover(stage);
      const trim = stage.luck.pick(stage.culture.trims);
      return [
        foot(0, 240),
        legs([-100, 100], 14, wood, 8),
        panel(stage, 0, -34, 214, 66, cloth, 12),
        [-52, 52].map((x) => panel(stage, x, -12, 104, 34, tint(cloth, 0.12), 8)).join(''),
        [-112, 112].map((x) => panel(stage, x, -10, 30, 64, shade(cloth, 0.12), 12)).join(''),
        [-66, 60]
          .map((x, i) =>
            place(
              box(-20, -20, 40, 40, i ? trim : tint(trim, 0.3), 1, 8) + box(-12, -12, 24, 24, cloth, 0.4, 5),
              x,
              -58,
              1,
              false,
              i ? 10 : -8,
            ),
          )
          .join(''),
      ].join('');
    },
  },
  television: {
    wide: 150,
    draw: (stage) =>
      [
        foot(0, 150),
        panel(stage, 0, 0, 150, 56, wood),
        line('M0 -52V-4M-30 -28h-10M30 -28h10', shade(wood, 0.4), 2.4),
        box(-22, -64, 44, 8, '#23242b'),
        box(-64, -142, 128, 80, '#23242b', 1, 4),
        box(-59, -137, 118, 70, '#3a4658'),
        fill('M-59 -137H10L-34 -67H-59Z', '#ffffff', 0.08),
      ].join(''),
  },
  'low-table': {
    wide: 130,
    draw: (stage) =>
      [
        foot(0, 130),
        legs([-52, 52, -36, 36], 46, wood, 7),
        panel(stage, 0, -44, 130, 10, wood),
        fill('M-14 -66h26l-4 12h-18Z', '#c9743f'),
        [-8, 0, 8].map((x, i) => oval(x, -70, 7, 7, ['#d9493a', '#e8b53a', '#7a9a3a'][i] ?? '#d9493a')).join(''),
      ].join(''),
  },
  'dining-table': {
    wide: 190,
    draw: (stage) =>
      [
        foot(0, 190),
        legs([-80, 80, -62, 62], 80, wood, 8),
        panel(stage, 0, -78, 196, 11, wood),
        fill('M-86 -89H86L94 -62Q60 -54 40 -62Q10 -54 -20 -62Q-60 -54 -94 -62Z', tint(cover(stage), 0.3)),
        place(dishes(-88), 0, 0),
      ].join(''),
  },
  bed: {
    wide: 260,
    draw: (stage) => {
      const cloth = cover(stage);
      const marks = Array.from({ length: 14 }, (_, i) =>
        oval(-62 + (i % 7) * 28, -44 + Math.floor(i / 7) * 22, 6, 6, tint(cloth, 0.5), 0.8),
      ).join('');
      return [
        foot(0, 260),
        panel(stage, -126, 0, 14, 112, wood, 4),
        panel(stage, 126, 0, 12, 70, wood, 4),
        panel(stage, 0, -6, 246, 24, shade(wood, 0.12)),
        box(-120, -58, 240, 34, '#f3ecdc', 1, 8),
        fill('M-74 -62Q20 -70 120 -60V-14H-74Z', cloth),
        marks,
        line('M-74 -60V-14M-20 -62Q-14 -40 -22 -16M60 -62Q66 -40 58 -16', shade(cloth, 0.4), 2, 0.4),
        box(-116, -80, 52, 26, '#fbf7ec', 1, 11),
        line('M-108 -60Q-92 -56 -72 -60', '#cfc6b2', 2),
      ].join('');
    },
  },
  wardrobe: {
    wide: 130,
    draw: (stage) =>
      [
        foot(0, 130),
        panel(stage, 0, 0, 130, 226, wood),
        box(-57, -216, 54, 200, tint(wood, 0.1)),
        box(3, -216, 54, 200, tint(wood, 0.1)),
        line('M-50 -208H-10V-26H-50ZM10 -208H50V-26H10Z', shade(wood, 0.35), 2, 0.5),
        oval(-9, -112, 3.4, 3.4, '#d9b45a'),
        oval(9, -112, 3.4, 3.4, '#d9b45a'),
        box(-70, -234, 140, 10, shade(wood, 0.15)),
      ].join(''),
  },
  'bedside-table': {
    wide: 66,
    draw: (stage) =>
      [
        foot(0, 66),
        panel(stage, 0, 0, 62, 62, wood),
        line('M-24 -30H24M-4 -46h8M-4 -14h8', shade(wood, 0.4), 2.4),
        line('M0 -62V-92', '#8a8f96', 4),
        fill('M-22 -92H22L14 -124H-14Z', '#f3dfa6'),
        oval(0, -100, 60, 60, '#ffd98a', stage.light.dark ? 0.22 : 0.06),
      ].join(''),
  },
  'chest-of-drawers': {
    wide: 140,
    draw: (stage) =>
      [
        foot(0, 140),
        panel(stage, 0, 0, 140, 108, wood),
        [-94, -62, -30]
          .map(
            (y) => line(`M-60 ${y}H60V${y + 24}H-60Z`, shade(wood, 0.35), 2.2, 0.6) + oval(0, y + 12, 4, 4, '#d9b45a'),
          )
          .join(''),
        place(held.jar ?? '', -36, -126, 0.8),
        place(box(-18, -46, 36, 46, '#f6efdf') + box(-13, -41, 26, 34, '#7fa0b8'), 30, -108),
      ].join(''),
  },
  plant: {
    wide: 60,
    draw: () =>
      [
        foot(0, 54),
        [-64, -38, -12, 14, 40, 66]
          .map((turn, i) =>
            place(
              fill('M0 0Q-15 -46 0 -92Q15 -46 0 0Z', i % 2 ? '#5f8f4a' : '#4a7a40') +
                line('M0 -4V-80', '#86ad5f', 1.6, 0.7),
              0,
              -42,
              i % 2 ? 1 : 0.84,
              false,
              turn,
            ),
          )
          .join(''),
        fill('M-26 -46H26L19 0H-19Z', '#b8623a'),
        box(-29, -54, 58, 11, '#c9744a'),
      ].join(''),
  },
  stove: {
    wide: 96,
    draw: (stage) =>
      [
        foot(0, 96),
        panel(stage, 0, 0, 94, 94, '#e3ddd0', 4),
        box(-34, -62, 68, 46, '#3a3f46', 1, 4),
        box(-28, -56, 56, 26, '#5a4a40'),
        line('M-30 -68H30', '#8f979c', 3.4),
        [-26, -8, 10, 28].map((x) => oval(x, -82, 4.4, 4.4, '#5f6469')).join(''),
        box(-42, -100, 84, 7, '#3a3d42'),
        fill('M-36 -134H4Q6 -100 -4 -99H-28Q-38 -100 -36 -134Z', '#a9b0b4'),
        line('M-42 -126h8M4 -126h8M-36 -136Q-16 -142 4 -136', '#6a7278', 4),
        line('M-22 -146q-6 -10 0 -18t0 -18M-8 -146q-6 -10 0 -18t0 -18', '#ffffff', 2.6, 0.45),
      ].join(''),
  },
  counter: {
    wide: 260,
    draw: (stage) => {
      const front = pick(stage, '#8fb0a8', '#d0a86a', '#a8b8c9', '#c98f6a');
      return [
        foot(0, 260),
        panel(stage, 0, 0, 256, 92, front),
        [-96, -32, 32, 96]
          .map(
            (x) => line(`M${x - 28} -80h56v70h-56Z`, shade(front, 0.35), 2.2, 0.6) + oval(x + 20, -46, 3, 3, '#5f6469'),
          )
          .join(''),
        box(-134, -102, 268, 12, '#e6dfd0'),
        box(-134, -102, 268, 4, '#faf6ea'),
        box(24, -102, 74, 8, '#b9c0c4'),
        line('M62 -104v-26q0 -10 14 -10q12 0 12 12', '#9aa2a8', 5),
        place(dishes(-102), -76, 0, 1.05),
      ].join('');
    },
  },
  fridge: {
    wide: 84,
    draw: (stage) =>
      [
        foot(0, 84),
        panel(stage, 0, 0, 84, 186, '#dfe3e2', 8),
        line('M-40 -122H40', '#a3abad', 3),
        line('M-30 -112v34M-30 -172v34', '#8f979c', 5),
        box(6, -170, 18, 22, '#e8c24a'),
        box(14, -100, 16, 20, '#c96a5a'),
      ].join(''),
  },
  'charcoal-stove': {
    wide: 80,
    draw: () =>
      [
        foot(0, 70),
        fill('M-26 -46H26L14 -22L22 0H-22L-14 -22Z', '#6a5f58'),
        oval(0, -46, 27, 7, '#3a302c'),
        [-12, 0, 12].map((x) => oval(x, -47, 6, 3.4, '#f08a3a')).join(''),
        fill('M-32 -76H32Q34 -50 18 -48H-18Q-34 -50 -32 -76Z', '#3f3f46'),
        oval(0, -76, 32, 7, '#5a5a62'),
        oval(0, -77, 26, 5, '#b5522f'),
      ].join(''),
  },
  shelf: {
    wide: 150,
    draw: (stage) =>
      `${foot(0, 150)}${panel(stage, 0, 0, 150, 210, shade(wood, 0.14))}${box(-66, -200, 132, 190, shade(wood, 0.5))}${[
        -150, -100, -52, -10,
      ]
        .map((y) => {
          const books = Array.from({ length: 8 }, (_, i) =>
            box(
              -60 + i * 14,
              y - 34 + (i % 3) * 5,
              12,
              34 - (i % 3) * 5,
              ['#a8442f', '#3f6f8a', '#c98a35', '#5a7a52', '#7a4f78'][(i + y * -1) % 5] ?? '#a8442f',
            ),
          );
          return books.join('') + box(-68, y, 136, 7, tint(wood, 0.1));
        })
        .join('')}`,
  },
};
