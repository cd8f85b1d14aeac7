import { box, fill, line, oval, place, poly } from '../../drawing/brush.ts';
import { mix, shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import { lightOf } from '../../light/light.ts';
import { rainBehind } from '../../scenery/furnish.ts';
import { chance } from '../../drawing/random.ts';
import type { Stage } from '../../staging/stage.ts';
import { goodsRow } from './public-furniture.ts';
import type { Part } from './panel.ts';

/** What is seen through a window: sky, far land and a tree or a roof. */
export function view(stage: Stage, x: number, y: number, w: number, h: number): string {
  const { ink, light, culture, luck } = stage;
  const green = mix(culture.green, light.haze, 0.3);
  const roof = mix(culture.roof, light.haze, 0.4);
  const at = luck.between(-0.2, 0.1) * w;
  return [
    box(
      x - w / 2,
      y - h,
      w,
      h,
      ink.linear([0, y - h], [0, y], [0, light.sky[0]], [0.7, light.sky[1]], [1, light.sky[2]]),
    ),
    fill(
      `M${n(x - w / 2)} ${n(y)}V${n(y - h * 0.3)}Q${n(x - w * 0.2)} ${n(y - h * 0.46)} ${n(x + w * 0.1)} ${n(y - h * 0.3)}T${n(x + w / 2)}` +
        ` ${n(y - h * 0.36)}V${n(y)}Z`,
      green,
    ),
    w > 70
      ? `${box(x + at, y - h * 0.3, w * 0.3, h * 0.2, mix(culture.wall, light.haze, 0.35))}${poly(
          [
            [x + at - w * 0.04, y - h * 0.3],
            [x + at + w * 0.15, y - h * 0.44],
            [x + at + w * 0.34, y - h * 0.3],
          ],
          roof,
        )}`
      : '',
    fill(
      `M${n(x - w / 2)} ${n(y)}V${n(y - h * 0.12)}Q${n(x)} ${n(y - h * 0.2)} ${n(x + w / 2)} ${n(y - h * 0.08)}V${n(y)}Z`,
      mix(culture.green, light.haze, 0.08),
    ),
    rainBehind(stage, x, y, w, h),
  ].join('');
}

/** All curtains of a room are of one cloth. */
const curtain = ({ culture, seed }: Stage, w: number, h: number): string => {
  const cloth = chance(seed, 'curtain').pick(culture.cloth);
  const half = (side: -1 | 1) =>
    fill(
      `M${n(side * (w / 2 + 12))} ${n(-h / 2 - 8)}H${n(side * w * 0.2)}Q${n(side * w * 0.3)} ${n(h * 0.1)} ${n(side * w * 0.42)}` +
        ` ${n(h / 2 + 20)}H${n(side * (w / 2 + 14))}Z`,
      cloth,
    ) +
    line(
      [0.26, 0.36, 0.46]
        .map(
          (x) =>
            `M${n(side * w * x)} ${n(-h / 2 - 4)}Q${n(side * w * (x + 0.05))} 0 ${n(side * w * (x + 0.08))}` +
            ` ${n(h / 2 + 14)}`,
        )
        .join(''),
      shade(cloth, 0.35),
      2,
      0.45,
    );
  return half(-1) + half(1) + line(`M${n(-w / 2 - 22)} ${n(-h / 2 - 12)}H${n(w / 2 + 22)}`, '#6b4a2f', 6);
};

const frame = (w: number, h: number, colour: string): string =>
  line(`M${n(-w / 2)} ${n(-h / 2)}H${n(w / 2)}V${n(h / 2)}H${n(-w / 2)}Z`, colour, 8) +
  box(-w / 2 - 14, h / 2, w + 28, 10, tint(colour, 0.15));

/** What hangs on the walls of today's rooms; its middle is on 0,0. */
export const wallThings: Readonly<Record<string, Part>> = {
  window: {
    wide: 130,
    draw: (stage) =>
      [
        view(stage, 0, 60, 120, 120),
        frame(120, 120, '#e9e2d2'),
        line('M0 -60V60M-60 -6H60', '#e9e2d2', 6),
        curtain(stage, 132, 126),
      ].join(''),
  },
  louvres: {
    wide: 140,
    draw: (stage) =>
      [
        view(stage, 0, 58, 130, 116),
        line(Array.from({ length: 9 }, (_, i) => `M-62 ${-48 + i * 12}H62`).join(''), '#dfe8e6', 5, 0.62),
        frame(130, 116, '#7a5a3f'),
        line('M0 -58V58', '#7a5a3f', 7),
      ].join(''),
  },
  'church-window': {
    wide: 80,
    draw: ({ light }) => {
      const panes = ['#3f7fb8', '#d9a12a', '#a8342c', '#4f8a5a', '#6a4a9a'] as const;
      const bright = light.dark ? 0.3 : 0;
      return [
        fill('M-38 84V-40A38 52 0 0 1 38 -40V84Z', '#8a7a66'),
        fill('M-31 78V-38A31 44 0 0 1 31 -38V78Z', '#2a2733'),
        [0, 1, 2, 3, 4]
          .map((row) =>
            [-1, 0, 1]
              .map((col) =>
                fill(
                  `M${col * 20 - 9} ${-42 + row * 24}h18v20h-18Z`,
                  mix(tint(panes[(row * 2 + col + 4) % 5] ?? panes[0], 0.2), '#1b1638', bright),
                ),
              )
              .join(''),
          )
          .join(''),
        fill('M-27 -46A27 36 0 0 1 27 -46Z', mix('#e6b84a', '#1b1638', bright)),
        line('M0 -76V78', '#2a2733', 3),
      ].join('');
    },
  },
  blackboard: {
    wide: 290,
    draw: () =>
      [
        box(-146, -66, 292, 132, '#8a5f38', 1, 3),
        box(-138, -58, 276, 116, '#2f4f45'),
        fill('M-138 -58H-40L-110 58H-138Z', '#ffffff', 0.05),
        line('M-118 -30h16l-8 -18ZM-84 -48v20M-84 -38h16v10h-16M-46 -30q14 2 14 -9t-14 -9v18', '#f4f1e6', 3, 0.9),
        line('M-118 6h70M-118 24h96M-118 42h54', '#f4f1e6', 2.2, 0.55),
        oval(60, -20, 20, 20, 'none'),
        line(
          'M40 -16a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M100 -36l26 36h-52ZM36 28h40v22h-40ZM96 40h28M110 26v28',
          '#f6d98a',
          2.6,
          0.85,
        ),
        box(-138, 62, 276, 9, '#a87644'),
        box(-90, 58, 18, 5, '#fbf8ef'),
        box(-60, 58, 12, 5, '#f2c84b'),
      ].join(''),
  },
  map: {
    wide: 110,
    draw: () =>
      [
        box(-54, -44, 108, 88, '#a9d0dc'),
        fill('M-16 -32Q10 -40 22 -24Q40 -20 34 -4Q20 4 18 20Q8 38 -2 26Q-6 8 -20 2Q-34 -8 -28 -22Z', '#d9b45f'),
        fill('M-26 -14Q-12 -12 -10 0L-20 2Q-34 -8 -26 -14Z', '#7fa85a'),
        line('M-58 -46H58M-58 45H58', '#7a5230', 6),
      ].join(''),
  },
  alphabet: {
    wide: 200,
    draw: ({ luck }) =>
      Array.from({ length: 7 }, (_, i) =>
        [
          box(-98 + i * 28, -18, 24, 34, '#fbf7ec', 1, 2),
          fill(
            ['M-6 6L0 -8L6 6Z', 'M-6 -6h12v12h-12Z', 'M0 -8a7 7 0 1 0 .1 0Z'][i % 3] ?? '',
            luck.pick(['#c9443a', '#2f7fb8', '#3f9a5f', '#e0a02f']),
          ).replace('<path', `<path transform="translate(${-86 + i * 28} -2)"`),
        ].join(''),
      ).join(''),
  },
  posters: {
    wide: 90,
    draw: ({ luck }) =>
      `${place(box(-34, -44, 68, 88, '#fbf7ec') + oval(0, -14, 20, 20, luck.pick(['#e0a02f', '#d9564a', '#5f9a5a'])) + line('M-22 18H22M-22 28H12', '#8a8f96', 3), 0, 0, 1, false, luck.between(-3, 3))}`,
  },
  pictures: {
    wide: 130,
    draw: (stage) => {
      // It neither rains nor grows dark in a picture on the wall.
      const framed: Stage = {
        ...stage,
        light: lightOf('day', 'clear', 'calm'),
        scene: { ...stage.scene, weather: 'clear', time: 'day' },
      };
      return [
        [-38, -6, 52, 62],
        [30, -16, 60, 46],
        [26, 36, 40, 34],
      ]
        .map(
          ([x = 0, y = 0, w = 0, h = 0], i) =>
            box(x - w / 2 - 4, y - h / 2 - 4, w + 8, h + 8, i === 1 ? '#6b4629' : '#c99a4f') +
            view(framed, x, y + h / 2, w, h),
        )
        .join('');
    },
  },
  clock: {
    wide: 44,
    draw: () =>
      `${oval(0, 0, 22, 22, '#5a3a28')}${oval(0, 0, 18, 18, '#fbf7ec')}${line('M0 0V-12M0 0L8 5', '#2a2733', 2.6)}`,
  },
  calendar: {
    wide: 50,
    draw: () =>
      [
        box(-24, -30, 48, 60, '#fbf7ec'),
        box(-24, -30, 48, 18, '#c9443a'),
        line([0, 1, 2].map((i) => `M-16 ${i * 10 - 2}h6M-3 ${i * 10 - 2}h6M10 ${i * 10 - 2}h6`).join(''), '#8a8f96', 4),
      ].join(''),
  },
  mirror: {
    wide: 70,
    draw: () =>
      [
        oval(0, 0, 34, 46, '#8a5f38'),
        oval(0, 0, 28, 40, '#c9dde2'),
        line('M-14 12L10 -22M-4 20L16 -6', '#ffffff', 4, 0.6),
      ].join(''),
  },
  'salon-mirror': {
    wide: 120,
    draw: (stage) =>
      [
        box(-58, -86, 116, 172, '#8a6242', 1, 6),
        box(-50, -78, 100, 156, mix('#c9dde2', stage.light.haze, 0.3), 1, 4),
        line('M-34 30L30 -58M-10 50L42 -20', '#ffffff', 7, 0.5),
        [-70, -30, 10, 50].map((y) => oval(-54, y, 4, 4, '#ffe9a8') + oval(54, y, 4, 4, '#ffe9a8')).join(''),
      ].join(''),
  },
  towels: {
    wide: 80,
    draw: ({ luck }) =>
      [
        line('M-40 -28H40', '#9aa6aa', 6),
        box(-34, -30, 30, 62, luck.pick(['#d98a6a', '#7fa6b8', '#e0b84a']), 1, 3),
        box(6, -30, 28, 50, '#f0e6d0', 1, 3),
        line('M-34 18h30M6 8h28', '#ffffff', 3, 0.6),
      ].join(''),
  },
  cross: {
    wide: 90,
    draw: () =>
      [
        box(-9, -74, 18, 148, '#7a4f2c'),
        box(-44, -42, 88, 18, '#7a4f2c'),
        box(-9, -74, 6, 148, '#a8743f'),
        box(-44, -42, 88, 5, '#a8743f'),
      ].join(''),
  },
  'clinic-cross': {
    wide: 80,
    draw: () =>
      `${box(-40, -40, 80, 80, '#f6f6ee', 1, 8)}${box(-10, -28, 20, 56, '#3f9a5f')}${box(-28, -10, 56, 20, '#3f9a5f')}`,
  },
  'eye-chart': {
    wide: 50,
    draw: () =>
      [
        box(-24, -38, 48, 76, '#fbfaf4'),
        line('M-10 -26H10', '#2a2733', 7),
        line('M-14 -10H-4M4 -10H14', '#2a2733', 5),
        line('M-15 4h6M-3 4h6M9 4h6M-15 16h5M-5 16h4M4 16h4M12 16h3', '#2a2733', 3),
      ].join(''),
  },
  'kitchen-shelf': {
    wide: 170,
    draw: (stage) =>
      [
        goodsRow(stage, -74, 76, 0),
        box(-84, 0, 168, 9, '#8a5f38'),
        line('M-64 9v16M-34 9v18M-2 9v16M30 9v20M62 9v16', '#7a7f85', 2.4),
        [-64, -34, -2, 30, 62]
          .map((x, i) => (i % 2 ? fill(`M${x - 9} 28h18l-3 24h-12Z`, '#a9b0b4') : oval(x, 38, 11, 12, '#8f979c')))
          .join(''),
      ].join(''),
  },
  tools: {
    wide: 190,
    draw: () =>
      [
        box(-94, -50, 188, 100, '#b58a58'),
        line('M-72 -34V30M-42 -30V26M-10 -34V10M24 -36V24M58 -30V30', '#6b4629', 6),
        fill('M-86 -38h28v12h-28Z', '#5f676d'),
        fill('M-54 -34h24l-6 16h-12Z', '#8f979c'),
        fill('M-22 10h24l-4 22h-16Z', '#8f979c'),
        line('M14 -38q10 -12 20 0M50 28q8 12 16 0', '#5f676d', 6),
        line('M80 -36V26', '#c9443a', 9),
      ].join(''),
  },
  'barred-window': {
    wide: 100,
    draw: (stage) =>
      [
        box(-52, -40, 104, 80, '#4a4845'),
        view(stage, 0, 34, 92, 68),
        line('M-30 -36V36M-10 -36V36M10 -36V36M30 -36V36', '#3a3d42', 6),
        frame(96, 72, '#6a6762'),
      ].join(''),
  },
  bulletin: {
    wide: 130,
    draw: ({ luck }) =>
      [
        box(-64, -42, 128, 84, '#8a5f38'),
        box(-58, -36, 116, 72, '#c9a06a'),
        [-38, -8, 24]
          .map((x, i) =>
            place(
              box(-12, -16, 24, 32, luck.pick(['#fbf7ec', '#f6e3a0', '#cfe0e6'])) + oval(0, -12, 2.4, 2.4, '#c9443a'),
              x,
              i % 2 ? 6 : -6,
              1,
              false,
              luck.between(-6, 6),
            ),
          )
          .join(''),
      ].join(''),
  },
};
