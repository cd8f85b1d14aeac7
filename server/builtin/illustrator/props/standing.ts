import { blob, box, fill, line, oval, place, poly } from '../brush.ts';
import { shade, tint } from '../colour.ts';
import { n } from '../curve.ts';
import type { Prop } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { held } from './held.ts';

const wood = '#8a5f38';

/** A fire about 80 units high on its logs. */
export function fire({ ink }: Stage, big = 1): string {
  return place(
    `${oval(0, -30, 110, 100, ink.radial([0, -30], 110, [0, '#ffb347', 0.6], [1, '#ff9a3a', 0]))}${line('M-34 -4L30 -14M34 -4L-30 -14M-20 -2L22 -4', '#5a3a24', 10)}${blob(
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
    0,
    0,
    big,
  );
}

export const cross = (tall = 300): string =>
  `${box(-11, -tall, 22, tall, wood)}${box(-tall * 0.31, -tall * 0.78, tall * 0.62, 20, wood)}${line(`M-4 ${-tall + 8}V-6M${n(-tall * 0.28)} ${n(-tall * 0.76)}H${n(tall * 0.28)}`, tint(wood, 0.3), 3, 0.6)}${line(`M9 ${-tall + 8}V-4`, shade(wood, 0.4), 4, 0.6)}`;

/** A long table with its cloth, bread, wine and fruit; people sit behind it. */
function table(): string {
  const cloth = '#f6ecd6';
  const folds = [-196, -150, -98, -40, 22, 80, 132, 186]
    .map((x, i) => `M${x} -64Q${x + (i % 2 ? 5 : -5)} -40 ${x + (i % 2 ? -3 : 4)} -12`)
    .join('');
  return `${fill('M-236 -76H236L246 -58H-246Z', tint(cloth, 0.3))}${fill('M-246 -60H246L240 -10Q180 -2 120 -10Q60 -2 0 -10Q-60 -2 -120 -10Q-180 -2 -240 -10Z', cloth)}${fill('M-246 -60H246L245 -48H-245Z', shade(cloth, 0.16), 0.5)}${line(folds, shade(cloth, 0.3), 2.4, 0.6)}${line('M-241 -20Q-180 -12 -120 -20Q-60 -12 0 -20Q60 -12 120 -20Q180 -12 241 -20', '#b5533f', 5, 0.85)}${place(held.bread ?? '', -150, -68, 1)}${place(held.bread ?? '', 62, -68, 0.95)}${place(held.bread ?? '', -36, -66, 0.9)}${place(held.cup ?? '', 14, -73, 0.95)}${place(held.cup ?? '', -100, -73, 0.8)}${place(held.cup ?? '', 128, -73, 0.8)}${place(held.jar ?? '', 186, -84, 0.8)}${place(held.grapes ?? '', -196, -72, 1)}`;
}

function tent(colour: string): string {
  return `${line('M0 -168V-190', wood, 6)}${poly(
    [
      [-140, 0],
      [0, -172],
      [140, 0],
    ],
    colour,
  )}${poly(
    [
      [0, -172],
      [140, 0],
      [60, 0],
    ],
    shade(colour, 0.22),
  )}${poly(
    [
      [-26, 0],
      [0, -130],
      [30, 0],
    ],
    shade(colour, 0.6),
  )}${line('M-140 0L-168 8M140 0L168 8M-70 -84L-60 0M70 -84L88 0', shade(colour, 0.35), 3, 0.6)}${line('M-112 -34Q0 -10 112 -34', '#e9c46a', 5, 0.8)}`;
}

const well = (): string =>
  `${fill('M-58 -52H58V0Q0 14 -58 0Z', '#a89a8a')}${oval(0, -52, 58, 14, '#c4b7a6')}${oval(0, -52, 44, 9, '#2d4a5e')}${line('M-52 -34h26M-18 -36h30M20 -34h30M-40 -18h30M0 -18h34M-52 -4h24M-10 -2h28', '#6f6459', 2.4, 0.6)}${line('M-50 -52V-150M50 -52V-150M-62 -150H62', wood, 9)}${line('M0 -150V-92', '#c9a56a', 3)}${fill('M-13 -92H13L10 -66H-10Z', '#8a6238')}`;
const altar = (stage: Stage): string =>
  `${fill('M-66 0L-58 -66H58L66 0Z', '#a39788')}${box(-68, -80, 136, 18, '#b9ad9c')}${line('M-58 -46h40M-6 -46h34M-40 -22h44M14 -22h40M-10 -66v20M20 -46v24M-24 -22v20', '#6f6459', 2.4, 0.6)}${place(fire(stage, 0.85), 0, -78)}`;
const manger = (): string =>
  `${line('M-52 0L-30 -40M-30 0L-52 -40M52 0L30 -40M30 0L52 -40', wood, 8)}${fill('M-66 -58H66L50 -24H-50Z', tint(wood, 0.1))}${line('M-60 -46H60M-55 -34H55', shade(wood, 0.35), 2.4)}${blob(
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
  )}${line('M-60 -60l-12 -10M-30 -64l-6 -14M50 -60l14 -12M20 -68l6 -12', '#e6c463', 3)}`;
const throne = (): string =>
  `${box(-58, -190, 116, 190, '#8a2f3a', 1, 12)}${line('M-58 0V-190Q0 -236 58 -190V0', '#d9a93a', 10)}${box(-68, -74, 136, 22, '#d9a93a', 1, 8)}${box(-62, -54, 124, 54, '#7a2832')}${oval(0, -196, 12, 12, '#f5d76a')}${box(-90, -10, 180, 12, '#b9852a', 1, 4)}`;
const bush = (stage: Stage): string =>
  `${oval(0, -70, 190, 170, stage.ink.radial([0, -70], 190, [0, '#ffd76a', 0.85], [0.5, '#ffb84a', 0.35], [1, '#ff9a3a', 0]))}${line('M0 0Q-8 -50 -50 -100M0 -10Q0 -60 6 -128M0 0Q16 -50 56 -104M-20 -54Q-50 -60 -74 -80M24 -50Q56 -56 78 -72', '#5f4630', 8)}${[
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
    .join('')}${[
    [-62, -92, 1],
    [-22, -124, 1.15],
    [22, -132, 1.3],
    [62, -96, 1],
    [0, -70, 1.2],
    [-84, -66, 0.7],
    [86, -62, 0.7],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
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
    )
    .join('')}`;
const fruitTree = (): string =>
  `${fill('M-20 2Q-8 -50 -16 -112H16Q10 -50 24 2Z', '#76543a')}${[
    [-64, -140, 46],
    [-20, -188, 54],
    [42, -180, 52],
    [76, -132, 42],
    [6, -138, 56],
  ]
    .map(([x = 0, y = 0, r = 0]) => oval(x, y + 5, r, r * 0.9, '#4f7a3a') + oval(x + 4, y - 4, r * 0.82, r * 0.72, '#6b9a48'))
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
const ladder = (): string =>
  `${line('M-40 0L-14 -520M40 0L14 -520', '#e9cf8a', 9)}${Array.from({ length: 13 }, (_, i) => line(`M${n(-38 + i * 2)} ${-20 - i * 39}H${n(38 - i * 2)}`, '#f3e0a8', 7)).join('')}`;
const tower = (): string =>
  [0, 1, 2, 3]
    .map(
      (i) =>
        `${box(-150 + i * 30, -110 - i * 100, 300 - i * 60, 110, shade('#c99a62', i * 0.03))}${line(`M${-140 + i * 30} ${-60 - i * 100}H${140 - i * 30}M${-120 + i * 30} ${-30 - i * 100}h60M${20} ${-80 - i * 100}h50`, '#8a6238', 3, 0.5)}${Array.from({ length: 5 - i }, (_, j) => fill(`M${-104 + i * 30 + j * 50} ${-6 - i * 100}v-34a12 12 0 0 1 24 0v34Z`, '#6b4a30')).join('')}`,
    )
    .join('');

/** A thing that stands on the ground, in figure units on 0,0; null when it is not such a thing. */
export function standing(stage: Stage, prop: Prop): string | null {
  switch (prop) {
    case 'fire':
      return fire(stage);
    case 'cross':
      return cross();
    case 'table':
      return table();
    case 'tent':
      return tent('#b98a5a');
    case 'well':
      return well();
    case 'altar':
      return altar(stage);
    case 'manger':
      return manger();
    case 'throne':
      return throne();
    case 'burning-bush':
      return bush(stage);
    case 'fruit-tree':
    case 'fig-tree':
    case 'mustard-tree':
      return fruitTree();
    case 'ladder':
      return ladder();
    case 'tower':
      return tower();
    case 'jar':
      return place(held.jar ?? '', 0, -22, 1.3) + place(held.jar ?? '', 52, -16, 1);
    case 'basket':
      return place(held.basket ?? '', 0, -16, 1.5) + place(held.bread ?? '', -8, -44, 1.1) + place(held.bread ?? '', 14, -42, 1);
    case 'bread':
      return place(held.basket ?? '', 0, -16, 1.4) + place(held.bread ?? '', -8, -42, 1.1) + place(held.bread ?? '', 14, -40, 1);
    case 'wheat':
      return place(held.wheat ?? '', -20, -22, 1.5) + place(held.wheat ?? '', 24, -22, 1.5);
    case 'coins':
    case 'gold':
      return place(held.gold ?? '', 0, 0, 2);
    case 'stone':
      return (
        blob(
          [
            [-44, 0],
            [-38, -34],
            [-8, -52],
            [28, -42],
            [46, 0],
          ],
          '#9a9086',
        ) +
        blob(
          [
            [-20, -34],
            [-4, -46],
            [20, -38],
            [6, -24],
          ],
          '#bdb4a8',
        )
      );
    case 'scroll':
      return place(held.scroll ?? '', 0, -18, 1.5);
    case 'bed':
      return `${box(-110, -26, 220, 26, wood, 1, 6)}${blob(
        [
          [-108, -28],
          [-90, -44],
          [90, -42],
          [110, -26],
        ],
        '#c9b08a',
      )}${blob(
        [
          [-106, -36],
          [-96, -54],
          [-60, -54],
          [-54, -38],
        ],
        '#f3e8d4',
      )}`;
    case 'planks':
      return [0, 1, 2].map((i) => box(-90 + i * 12, -14 - i * 14, 180 - i * 20, 12, tint(wood, i * 0.1))).join('');
    case 'net':
      return place(held.net ?? '', -20, -60, 1);
    case 'grapes':
      return place(held.basket ?? '', 0, -16, 1.5) + place(held.grapes ?? '', -8, -42, 1.2) + place(held.grapes ?? '', 16, -40, 1.1);
    default:
      return null;
  }
}
