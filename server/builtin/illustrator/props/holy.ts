import { blob, box, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import type { Stage } from '../staging/stage.ts';
import { moving } from '../life/moving.ts';

const wood = '#8a5f38';

/** A fire about 80 units high on its logs. */
export function fire({ ink }: Stage, big = 1): string {
  return place(
    [
      oval(0, -30, 110, 100, ink.radial([0, -30], 110, [0, '#ffb347', 0.6], [1, '#ff9a3a', 0])),
      line('M-34 -4L30 -14M34 -4L-30 -14M-20 -2L22 -4', '#5a3a24', 10),
      moving(
        'flame',
        `${blob(
          [
            [-32, -8],
            [-28, -40],
            [-12, -58],
            [-8, -92],
            [10, -66],
            [24, -50],
            [32, -10],
            [0, -2],
          ],
          '#e8572a',
        )}${blob(
          [
            [-20, -8],
            [-16, -34],
            [-2, -66],
            [12, -42],
            [20, -8],
            [0, -3],
          ],
          '#f79a33',
        )}${blob(
          [
            [-10, -8],
            [-4, -34],
            [4, -44],
            [11, -8],
            [0, -4],
          ],
          '#ffe27a',
        )}`,
      ),
    ].join(''),
    0,
    0,
    big,
  );
}

/** A wooden cross that stands on 0,0. */
export const cross = (tall = 300): string =>
  [
    box(-11, -tall, 22, tall, wood),
    box(-tall * 0.31, -tall * 0.78, tall * 0.62, 20, wood),
    line(`M-4 ${-tall + 8}V-6M${n(-tall * 0.28)} ${n(-tall * 0.76)}H${n(tall * 0.28)}`, tint(wood, 0.3), 3, 0.6),
    line(`M9 ${-tall + 8}V-4`, shade(wood, 0.4), 4, 0.6),
  ].join('');

/** An altar of stones with its fire. */
export const altar = (stage: Stage): string =>
  [
    fill('M-66 0L-58 -66H58L66 0Z', '#a39788'),
    box(-68, -80, 136, 18, '#b9ad9c'),
    line('M-58 -46h40M-6 -46h34M-40 -22h44M14 -22h40M-10 -66v20M20 -46v24M-24 -22v20', '#6f6459', 2.4, 0.6),
    place(fire(stage, 0.85), 0, -78),
  ].join('');
/** A bush that burns and is not consumed. */
export const bush = (stage: Stage): string =>
  [
    oval(
      0,
      -70,
      190,
      170,
      stage.ink.radial([0, -70], 190, [0, '#ffd76a', 0.85], [0.5, '#ffb84a', 0.35], [1, '#ff9a3a', 0]),
    ),
    line(
      'M0 0Q-8 -50 -50 -100M0 -10Q0 -60 6 -128M0 0Q16 -50 56 -104M-20 -54Q-50 -60 -74 -80M24 -50Q56 -56 78 -72',
      '#5f4630',
      8,
    ),
    [
      [-58, -104],
      [-82, -82],
      [0, -134],
      [34, -118],
      [64, -104],
      [86, -74],
      [-26, -96],
      [22, -76],
      [-48, -62],
      [50, -58],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 22, 17, '#6f9a45') + oval(x + 4, y - 5, 12, 8, '#9abf62'))
      .join(''),
    [
      [-62, -92, 1],
      [-22, -124, 1.15],
      [22, -132, 1.3],
      [62, -96, 1],
      [0, -70, 1.2],
      [-84, -66, 0.7],
      [86, -62, 0.7],
    ]
      .map(([x = 0, y = 0, s = 1]) =>
        moving(
          'flame',
          place(
            `${blob(
              [
                [-15, 10],
                [-12, -16],
                [0, -46],
                [12, -18],
                [15, 10],
              ],
              '#f2762f',
              0.92,
            )}${blob(
              [
                [-7, 8],
                [-4, -10],
                [2, -26],
                [8, 8],
              ],
              '#ffe27a',
            )}`,
            x,
            y,
            s,
          ),
        ),
      )
      .join(''),
  ].join('');
/** A ladder up to heaven. */
export const ladder = (): string =>
  [
    line('M-40 0L-14 -520M40 0L14 -520', '#e9cf8a', 9),
    Array.from({ length: 13 }, (_, i) =>
      line(`M${n(-38 + i * 2)} ${-20 - i * 39}H${n(38 - i * 2)}`, '#f3e0a8', 7),
    ).join(''),
  ].join('');
/** A tower of four storeys. */
export const tower = (): string =>
  [0, 1, 2, 3]
    .map((i) =>
      [
        box(-150 + i * 30, -110 - i * 100, 300 - i * 60, 110, shade('#c99a62', i * 0.03)),
        line(
          `M${-140 + i * 30} ${-60 - i * 100}H${140 - i * 30}M${-120 + i * 30} ${-30 - i * 100}h60M${20} ${-80 - i * 100}h50`,
          '#8a6238',
          3,
          0.5,
        ),
        Array.from({ length: 5 - i }, (_, j) =>
          fill(`M${-104 + i * 30 + j * 50} ${-6 - i * 100}v-34a12 12 0 0 1 24 0v34Z`, '#6b4a30'),
        ).join(''),
      ].join(''),
    )
    .join('');
