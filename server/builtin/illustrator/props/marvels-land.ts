import { animals } from '../animals/herd.ts';
import { blob, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { bush, rock as boulder } from '../scenery/land.ts';
import { chance } from '../drawing/random.ts';
import type { Stage } from '../staging/stage.ts';
import { ark } from './boat.ts';
import { goods } from './goods.ts';
import { moving } from '../life/moving.ts';

/** A tree heavy with fruit, and the serpent round its trunk. About 330 units high. */
export function serpentTree(): string {
  const crown: readonly (readonly [number, number, number])[] = [
    [-110, -214, 72],
    [-40, -280, 82],
    [52, -286, 84],
    [124, -222, 70],
    [0, -214, 88],
    [-70, -170, 54],
    [80, -168, 54],
  ];
  const fruit = [
    [-130, -196],
    [-84, -246],
    [-40, -196],
    [-10, -300],
    [30, -226],
    [70, -276],
    [112, -196],
    [134, -240],
    [74, -160],
    [-72, -150],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 12, 12, '#c9302c') + oval(x - 4, y - 4, 3.6, 3.6, '#f6b0a0'))
    .join('');
  const coil = (y: number, from: -1 | 1) =>
    line(`M${from * -34} ${y + 16}Q0 ${y - 8} ${from * 34} ${y - 16}`, '#5f8f2f', 19) +
    line(`M${from * -28} ${y + 10}Q0 ${y - 10} ${from * 30} ${y - 18}`, '#c9d94a', 4, 0.9);
  return [
    oval(0, 3, 120, 12, '#1d1230', 0.22),
    fill('M-46 4Q-20 -60 -28 -150H30Q22 -60 48 4Z', '#76543a'),
    line('M-8 -10Q-2 -80 -8 -140M12 -6Q10 -70 14 -140', '#5a3d28', 4, 0.6),
    crown.map(([x, y, r]) => oval(x, y + 6, r, r * 0.84, '#3f6f35')).join(''),
    crown.map(([x, y, r]) => oval(x + 6, y - 6, r * 0.82, r * 0.66, '#5f9443')).join(''),
    fruit,
    coil(-26, 1),
    coil(-62, 1),
    coil(-98, 1),
    line('M34 -118Q70 -140 84 -118Q92 -100 112 -106', '#5f8f2f', 18),
    blob(
      [
        [100, -118],
        [122, -122],
        [144, -108],
        [122, -94],
        [102, -96],
      ],
      '#6fa036',
    ),
    oval(122, -112, 4, 4.4, '#fff6b0'),
    oval(123, -112, 1.8, 3.4, '#1d130f'),
    line('M143 -107l16 3l7 -6M159 -104l6 6', '#c9302c', 2.6),
  ].join('');
}

/** Smoke that rises straight up. */
export const smoke = (): string =>
  moving(
    'smoke',
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => oval(Math.sin(i * 1.3) * 10, -40 - i * 40, 20 + i * 5, 26 + i * 3, '#f4ece4', 0.5 - i * 0.045))
      .join(''),
  );

/** A ship in building: keel, ribs and the first planks, about 700 units long. */
export function hull(): string {
  const ribs = Array.from({ length: 13 }, (_, i) => {
    const x = -300 + i * 50;
    const high = 200 - Math.abs(i - 6) * 5;
    return line(
      `M${x} -8Q${x + (i - 6) * 8} ${-high * 0.5} ${x + (i - 6) * 6} ${-high}`,
      i % 2 ? '#8a5a36' : '#a06e42',
      13,
    );
  }).join('');
  const planks = [0, 1, 2]
    .map((i) =>
      fill(
        `M${-352 - i * 9} ${-18 - i * 30}Q0 ${16 - i * 30} ${352 + i * 9} ${-22 - i * 30}l8 -24Q0 ${-12 - i * 30}` +
          ` ${-362 - i * 9} ${-46 - i * 30}Z`,
        i % 2 ? '#a8743f' : '#94623a',
      ),
    )
    .join('');
  const props = line('M-330 6L-250 -90M330 6L260 -90M-160 14V-60M160 14V-60', '#5f4128', 9);
  return [
    oval(0, 10, 380, 20, '#1d1230', 0.22),
    ribs,
    planks,
    line('M-380 -60Q-360 -10 -330 -2H330Q364 -10 384 -66', '#5f4128', 14),
    props,
    line('M-346 -190Q0 -214 346 -190', '#7a4f2e', 8),
  ].join('');
}

/** The ark on dry land, its door open and a way up to it. */
export const greatArk = (): string =>
  [
    oval(0, 16, 380, 22, '#1d1230', 0.25),
    ark(),
    fill('M-52 -24H46L-60 74H-190Z', '#b9874f'),
    line('M-66 -6H40M-92 16H16M-122 42H-12', '#7a5230', 5),
  ].join('');

/** A dry pit in the ground. */
export const pit = (): string =>
  `${oval(0, -6, 116, 30, '#a38b6e')}${oval(0, -8, 98, 23, '#3a2a26')}${oval(0, -2, 84, 15, '#1f1518')}${[
    [-104, -6],
    [-74, -26],
    [-20, -34],
    [44, -32],
    [90, -20],
    [108, 0],
  ]
    .map(([x = 0, y = 0], i) => oval(x, y, 22, 15, i % 2 ? '#b5a48c' : '#9a8a76'))
    .join('')}`;

/** White flakes on the ground as far as one sees; about 900 units wide. */
export function manna({ seed }: Stage): string {
  const luck = chance(seed, 'manna');
  let flakes = '';
  for (let i = 0; i < 210; i++) {
    const t = luck.next();
    flakes += oval(luck.between(-460, 460), -10 + t * 190, 2 + t * 5, 1.4 + t * 3, i % 4 ? '#fffdf4' : '#f3e3c4');
  }
  let falling = '';
  for (let i = 0; i < 46; i++)
    falling += oval(luck.between(-440, 440), luck.between(-300, -30), 2.4, 2.6, '#fffdf4', 0.85);
  return flakes + falling;
}

/** A cluster of grapes as long as a man, hung on a pole that two carry on their shoulders. */
export function grapePole(): string {
  const grapes = Array.from({ length: 34 }, (_, i) => {
    const row = Math.floor((Math.sqrt(8 * (33 - i) + 1) - 1) / 2);
    const inRow = 33 - i - (row * (row + 1)) / 2;
    const [x, y] = [(inRow - row / 2) * 21 + (row % 2) * 2, -26 - row * 15];
    return oval(x, y, 13.5, 13.5, '#5f3480') + oval(x - 4, y - 4, 4, 4, '#b48fd6');
  }).join('');
  return [
    line('M-136 -152H136', '#7a5230', 9),
    line('M-132 -155H132', '#b98a54', 2.4, 0.7),
    line('M0 -152V-130', '#5f7a35', 7),
    grapes,
    blob(
      [
        [-70, -142],
        [-40, -168],
        [-4, -150],
        [-20, -122],
        [-56, -118],
      ],
      '#5f9443',
    ),
    blob(
      [
        [66, -146],
        [36, -166],
        [4, -148],
        [22, -124],
        [52, -122],
      ],
      '#7fb052',
    ),
  ].join('');
}

/** Bones on the ground of a valley, about 700 units wide. */
export function bones({ seed }: Stage): string {
  const luck = chance(seed, 'bones');
  const bone = (x: number, y: number, s: number, turn: number) =>
    place(
      line('M-30 0H30', '#efe6d2', 9) +
        [-34, 34].map((e) => oval(e, -5, 7, 7, '#efe6d2') + oval(e, 5, 7, 7, '#e0d4ba')).join(''),
      x,
      y,
      s,
      false,
      turn,
    );
  const skull = (x: number, y: number, s: number) =>
    place(
      [
        oval(0, -18, 24, 22, '#f3ebd8'),
        fill('M-14 -6H14L11 12H-11Z', '#e6dac2'),
        oval(-8, -15, 6.5, 7, '#4a3a35'),
        oval(9, -15, 6.5, 7, '#4a3a35'),
        line('M-6 4v7M0 4v7M6 4v7', '#a8967a', 2),
      ].join(''),
      x,
      y,
      s,
    );
  const ribs = (x: number, y: number, s: number) =>
    place(
      line(
        'M-44 0Q-30 -46 0 -48M-26 2Q-14 -40 14 -44M-8 4Q4 -32 30 -36M12 4Q22 -22 44 -26M-50 2Q0 12 50 0',
        '#e9dfc8',
        6,
      ),
      x,
      y,
      s,
    );
  const all = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [luck.between(-360, 360), luck.between(-40, 70)];
    const s = 0.5 + (y + 40) / 190;
    return {
      y,
      svg: i % 5 === 0 ? skull(x, y, s) : i % 5 === 2 ? ribs(x, y, s) : bone(x, y, s, luck.between(-50, 50)),
    };
  });
  return all
    .sort((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('');
}

/** A broad tree with a bough that one can sit on, 190 units above the ground and 70 to the left. */
export function sycamore({ side }: Stage): string {
  const crown: readonly (readonly [number, number, number])[] = [
    [-150, -330, 78],
    [-70, -390, 92],
    [40, -400, 96],
    [140, -340, 84],
    [10, -330, 90],
    [190, -270, 56],
    [-190, -290, 50],
  ];
  return [
    oval(0, 4, 150, 15, '#1d1230', 0.24),
    fill(
      'M-54 6Q-22 -80 -34 -190Q-90 -196 -160 -216L-154 -194Q-90 -172 -30 -150Q-30 -250 -60 -320H50' +
        'Q24 -240 32 -150Q90 -190 150 -260L162 -244Q110 -160 36 -110Q36 -40 64 6Z',
      '#8a6a4c',
    ),
    line('M-10 -10Q-4 -120 -8 -220M16 -6Q14 -80 18 -150', '#6b4f38', 5, 0.6),
    crown.map(([x, y, r]) => oval(x, y + 6, r, r * 0.8, '#47743a')).join(''),
    crown.map(([x, y, r]) => oval(x + side * 6, y - 8, r * 0.82, r * 0.62, '#6a9c4a')).join(''),
    crown.map(([x, y, r]) => oval(x + side * 14, y - 20, r * 0.46, r * 0.3, '#8fbd62', 0.8)).join(''),
  ].join('');
}

/** A ram caught in a thicket. */
export const thicket = (stage: Stage): string =>
  [
    place(bush(stage, '#6b8a45'), 10, 0, 1.3),
    place(animals.ram.draw(0), 0, 0, 0.95),
    place(bush(stage, '#7f9a4a'), 46, 8, 0.9),
    line('M30 -60q20 -30 44 -22M20 -70q10 -30 34 -38', '#6b4a30', 5),
  ].join('');

/** White lilies in a jar. */
export const lily = (): string =>
  `${place(goods.jar, 0, -24, 1.2)}${[
    [-26, -116, -18],
    [4, -136, 2],
    [34, -112, 20],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        line(`M0 -66Q${n(x * 0.4)} -90 ${x} ${y + 10}`, '#4f7a35', 4) +
        place(
          fill('M0 12Q-20 -4 -22 -26Q-8 -16 0 -34Q8 -16 22 -26Q20 -4 0 12Z', '#fffdf6') +
            line('M0 8V-18', '#e9b83a', 3),
          x,
          y,
          1,
          false,
          turn,
        ),
    )
    .join('')}`;

/** A mat with a blanket, for somebody who sleeps on the ground. */
export const bedding = (): string =>
  fill('M-120 4L-108 -14H110L124 4Z', '#b5834a') +
  line('M-112 -2H116M-108 -9H110', tint('#b5834a', 0.5), 3) +
  fill('M-112 -12Q-100 -30 -66 -28L-60 -12Z', '#f3e8d4');

/** A flat rock to kneel at or to sit on. */
export const rock = (stage: Stage): string => place(boulder(stage, shade(stage.culture.rock, 0.05)), 0, 0, 1.9);
