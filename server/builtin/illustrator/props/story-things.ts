import { blob, box, fill, line, oval, place } from '../drawing/brush.ts';
import { shade } from '../light/colour.ts';
import { bush } from '../scenery/land.ts';
import type { Stage } from '../staging/stage.ts';
import { goods } from './goods.ts';
import { moving } from '../life/moving.ts';

/** An altar of rough stones and wood, no fire on it yet. */
export const stoneAltar = (): string =>
  [
    [
      [-56, 0, 30],
      [-4, 2, 32],
      [52, 0, 30],
      [-36, -34, 32],
      [24, -34, 34],
      [-50, -58, 24],
      [2, -60, 32],
      [50, -56, 26],
    ]
      .map(
        ([x = 0, y = 0, r = 0], i) =>
          oval(x, y - 12, r, r * 0.66, i % 2 ? '#9a8f82' : '#b0a596') +
          oval(x - 5, y - 18, r * 0.6, r * 0.3, '#cbc1b2', 0.6),
      )
      .join(''),
    line('M-78 -82L78 -88M-74 -92L80 -80M-50 -96L54 -96', '#7a5230', 10),
    line('M-70 -85L70 -90', '#b98a54', 2.4, 0.8),
  ].join('');

/** A lamp on its stand, burning. */
export const lampStand = ({ ink }: Stage): string =>
  [
    oval(
      0,
      -150,
      150,
      150,
      ink.radial([0, -150], 150, [0, '#ffe39a', 0.75], [0.4, '#ffcf7a', 0.25], [1, '#ffcf7a', 0]),
    ),
    line('M0 0V-128M-30 0H30', '#b9852a', 8),
    fill('M-34 -132Q0 -108 34 -132Q26 -142 0 -140Q-26 -142 -34 -132Z', '#d9a93a'),
    moving(
      'lamp',
      fill('M-9 -138Q-12 -156 1 -178Q12 -156 9 -138Z', '#ffb93f') +
        fill('M-4 -138Q-4 -150 1 -162Q6 -150 4 -138Z', '#fff6cf'),
    ),
  ].join('');

/** Broken jars. */
export const shards = (): string =>
  fill('M-60 0L-46 -30L-24 -18L-20 0Z', '#b56f45') +
  fill('M-10 2L6 -22L30 -14L40 2Z', '#9a5a38') +
  fill('M52 0L60 -26L80 -12L84 0Z', '#c98a5a') +
  line('M-46 -30L-24 -18M6 -22L30 -14', shade('#b56f45', 0.4), 3);

/** A cloak that falls through the air. */
export const mantle = (): string =>
  fill('M-50 -30Q-20 -50 10 -30Q36 -46 56 -20Q44 6 58 30Q20 22 2 40Q-16 18 -54 26Q-40 0 -50 -30Z', '#8a5a3a') +
  line('M-36 -24Q-20 0 -34 18M-4 -28Q4 6 0 30M34 -28Q26 0 38 20', shade('#8a5a3a', 0.4), 3, 0.7);

/** Seed that flies from a hand and lies on the ground. */
export const seedRain = (): string =>
  Array.from({ length: 34 }, (_, i) => {
    const t = (i * 0.37) % 1;
    return oval(
      -70 + t * 190 + ((i * 29) % 21),
      -110 + t * t * 120 + ((i * 17) % 15),
      4.2,
      3.2,
      i % 3 ? '#f0d078' : '#c99a3f',
    );
  }).join('');

/** Thorns. */
export const thorns = (stage: Stage): string =>
  place(bush(stage, '#7a7a3f'), 0, 0, 1.1) +
  line(
    'M-50 -10Q-30 -70 10 -84M-20 -6Q20 -50 60 -66M20 -4Q40 -40 30 -92M-34 -46l-10 -8M-14 -64l-4 -12M26 -44' +
      'l10 -6M34 -70l-10 -8',
    '#5f4a2a',
    4,
  );

/** Stones that look like loaves. */
export const loafStones = (): string =>
  [
    [-50, 0, 1],
    [4, 6, 1.2],
    [56, -2, 0.9],
    [-10, -18, 0.9],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      place(
        oval(0, 2, 30, 7, '#1d1230', 0.22) +
          oval(0, -10, 28, 14, '#a3988a') +
          oval(-4, -14, 20, 7, '#c4baac') +
          line('M-10 -18l6 6M2 -20l6 7', '#7d7266', 2.4),
        x,
        y,
        s,
      ),
    )
    .join('');

/** A basket full of fish. */
export const fishBasket = (): string =>
  place(goods.basket, 0, -16, 1.7) +
  [
    [-26, -50, -60],
    [-4, -58, -90],
    [20, -50, -120],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      place(
        `${blob(
          [
            [-20, 0],
            [0, -10],
            [24, 0],
            [0, 10],
          ],
          '#8fb3c4',
        )}${fill('M24 0l14 -10v20Z', '#6f93a6')}${oval(-12, -2, 2, 2, '#1d130f')}`,
        x,
        y,
        1,
        false,
        turn + 180,
      ),
    )
    .join('');

/** Flasks of oil and wine. */
export const oilFlask = (): string => place(goods.oil, 0, -14, 1.3) + place(goods.wine, 40, -12, 1.2);

/** Chains that fell off. */
export const brokenChains = (): string =>
  line('M-50 0q10 -12 20 0t20 0t20 0M20 6q10 -12 20 0t20 0', '#8f969c', 6) +
  oval(-58, 0, 13, 9, '#6f757c') +
  oval(-58, 0, 8, 5, '#c9b8a0') +
  box(60, -4, 20, 12, '#6f757c', 1, 5);
