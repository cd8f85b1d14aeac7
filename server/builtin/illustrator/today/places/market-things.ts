import { box, fill, line, oval, place, poly } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import type { Stage } from '../../staging/stage.ts';
import { foot, legs, type Part, panel } from './panel.ts';

const wood = '#9a6a3c';
const fruits = ['#d9493a', '#e8912f', '#f0c23f', '#7a9a3a', '#c96a8a', '#a8552f'] as const;

/** A heap of fruit on 0,0 about `w` wide. */
const heap = (w: number, colour: string): string => {
  let drawn = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 5 - row; i++) {
      const x = (i - (4 - row) / 2) * (w / 5);
      const y = -7 - row * 10;
      drawn +=
        oval(x, y, w / 9, w / 9.4, (i + row) % 3 ? colour : shade(colour, 0.12)) +
        oval(x - 2, y - 3, 2.6, 2.2, tint(colour, 0.6), 0.8);
    }
  return drawn;
};
const basket = (w: number): string =>
  [
    fill(`M${n(-w / 2)} -30H${n(w / 2)}L${n(w * 0.38)} 0H${n(-w * 0.38)}Z`, '#b98a4f'),
    line(`M${n(-w * 0.47)} -20H${n(w * 0.47)}M${n(-w * 0.43)} -10H${n(w * 0.43)}`, '#8a6232', 2.6),
    line(`M${n(-w / 2)} -31H${n(w / 2)}`, '#d3a868', 6),
  ].join('');

const roofOf = (stage: Stage, w: number, high: number): string => {
  const cloth = stage.luck.pick(['#c9503f', '#2f7fa8', '#d9a12a', '#3f8a5f', '#8a5a9a']);
  const strips = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [-w / 2 + (w * i) / 8, -w / 2 + (w * (i + 1)) / 8];
    return (
      poly(
        [
          [a * 0.86, -high - 44],
          [b * 0.86, -high - 44],
          [b * 1.06, -high],
          [a * 1.06, -high],
        ],
        i % 2 ? '#f3e9d2' : cloth,
      ) +
      fill(
        `M${n(a * 1.06)} ${n(-high)}h${n((w / 8) * 1.06)}q${n((-w / 16) * 1.06)} 20 ${n((-w / 8) * 1.06)} 0Z`,
        i % 2 ? shade('#f3e9d2', 0.1) : shade(cloth, 0.12),
      )
    );
  });
  return strips.join('');
};

const stall = (stage: Stage, goods: string): string =>
  [
    foot(0, 240),
    line('M-108 0V-214M108 0V-214', shade(wood, 0.1), 8),
    box(-108, -168, 216, 90, '#1d1230', 0.16),
    panel(stage, 0, 0, 222, 74, wood),
    line([-74, -37, 0, 37, 74].map((x) => `M${x} -70V-4`).join(''), shade(wood, 0.35), 2.2, 0.5),
    panel(stage, 0, -72, 240, 10, tint(wood, 0.15)),
    place(goods, 0, -82),
    roofOf(stage, 236, 208),
  ].join('');

const bolts = (stage: Stage): string =>
  [-86, -52, -18, 16, 50, 84]
    .map((x, i) => {
      const colour = stage.culture.cloth[(i * 2) % stage.culture.cloth.length] ?? '#c9503f';
      const trim = stage.culture.trims[i % stage.culture.trims.length] ?? '#f2e6c8';
      return (
        box(x - 15, -40, 30, 40, colour) +
        line(`M${x - 15} -30l7.5 -6l7.5 6l7.5 -6l7.5 6M${x - 15} -14l7.5 -6l7.5 6l7.5 -6l7.5 6`, trim, 3) +
        box(x - 15, -56, 30, 14, tint(colour, 0.16), 1, 4)
      );
    })
    .join('') +
  [-70, 0, 70]
    .map((x, i) => {
      const colour = stage.culture.cloth[(i * 3 + 1) % stage.culture.cloth.length] ?? '#2f7fa8';
      return (
        box(x - 24, -126, 48, 66, colour) +
        [0, 1, 2]
          .map((k) =>
            oval(
              x - 12 + k * 12,
              -108 + (k % 2) * 24,
              6,
              6,
              stage.culture.trims[k % stage.culture.trims.length] ?? '#f2e6c8',
            ),
          )
          .join('')
      );
    })
    .join('');

/** What stands in a market of today. */
export const marketThings: Readonly<Record<string, Part>> = {
  stall: {
    wide: 250,
    draw: (stage) =>
      stall(
        stage,
        [-80, -28, 26, 80]
          .map((x, i) =>
            place(
              i % 2
                ? basket(48) + place(heap(44, fruits[(i + 2) % 6] ?? fruits[0]), 0, -28)
                : heap(50, fruits[i] ?? fruits[0]),
              x,
              0,
            ),
          )
          .join(''),
      ),
  },
  'fruit-stall': {
    wide: 250,
    draw: (stage) =>
      stall(
        stage,
        [-86, -44, 0, 44, 86]
          .map((x, i) => place(heap(44, fruits[(i + stage.luck.whole(0, 5)) % 6] ?? fruits[0]), x, 0))
          .join(''),
      ),
  },
  'cloth-stall': { wide: 250, draw: (stage) => stall(stage, bolts(stage)) },
  'umbrella-stall': {
    wide: 260,
    draw: (stage) => {
      const cloth = stage.luck.pick(['#d9503f', '#2f7fb8', '#e0a12f', '#3f9a6a']);
      return [
        foot(0, 220),
        line('M0 0V-250', '#6a7078', 7),
        [-2, -1, 0, 1]
          .map((i) =>
            fill(
              `M${i * 68} -222Q${i * 68 + 34} -206 ${(i + 1) * 68} -222Q${(i + 0.5) * 30} -286 0 -290Q${i * 34} ` +
                `-284 ${i * 68} -222Z`,
              i % 2 ? '#f3e9d2' : cloth,
            ),
          )
          .join(''),
        panel(stage, 0, -52, 176, 9, wood),
        legs([-74, 74], 54, wood, 8),
        [-58, -18, 24, 62].map((x, i) => place(heap(40, fruits[(i + 1) % 6] ?? fruits[0]), x, -60)).join(''),
        place(basket(70) + place(heap(60, '#d9493a'), 0, -28), -64, 8),
        place(basket(60) + place(heap(52, '#7a9a3a'), 0, -28), 46, 10),
      ].join('');
    },
  },
  baskets: {
    wide: 170,
    draw: () =>
      [
        foot(0, 150),
        place(basket(70) + place(heap(60, '#d9493a'), 0, -28), -44, -2),
        place(basket(80) + place(heap(68, '#e8912f'), 0, -28), 38, 2),
        place(
          fill('M-26 0Q-34 -50 -14 -60H14Q34 -50 26 0Z', '#d3bb8a') + line('M-14 -60q14 -12 28 0', '#8a6232', 3),
          -4,
          12,
        ),
      ].join(''),
  },
};
