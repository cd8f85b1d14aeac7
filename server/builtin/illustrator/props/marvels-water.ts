import { blob, box, fill, line, oval, place } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { waterColour } from '../scenery/water.ts';
import type { Stage } from '../staging/stage.ts';
import { held } from './held.ts';
import { fire } from './holy.ts';

/** Water round somebody who stands in it up to the hips; drawn before them, its surface on 0,-70. */
export function wading(stage: Stage): string {
  const colour = mix(waterColour(stage), '#2a1b3d', 0.06);
  const still = stage.ink.radial([0, -14], 130, [0, colour, 1], [0.62, colour, 0.98], [1, colour, 0]);
  return [
    fill('M-128 -12Q-110 -66 0 -68T128 -12Q110 34 0 36T-128 -12Z', still),
    line(
      'M-84 -58q42 -10 84 -6q46 -6 84 8M-104 -34q30 -10 60 0M34 -38q36 -10 72 2M-60 -14q60 -12 120 0',
      '#f2fbff',
      3.4,
      0.7,
    ),
  ].join('');
}

/** A basket of reeds on the water with a child in it. */
export const reedBasket = (): string =>
  [
    line('M-110 6q50 -14 110 0t110 0', '#eaf6fb', 4, 0.7),
    fill('M-72 -44Q-60 6 -36 10H40Q62 4 74 -44Z', '#a8763c'),
    line('M-70 -30H72M-66 -16H66M-58 -2H56', '#7a5024', 4, 0.7),
    line('M-50 -42l10 50M-24 -42l6 52M4 -42v52M32 -42l-6 52M56 -42l-12 50', '#d9ad68', 3, 0.7),
    oval(0, -44, 74, 15, '#e9d2a0'),
    oval(2, -46, 60, 10, '#fbf1dc'),
    blob(
      [
        [-40, -44],
        [-30, -60],
        [20, -62],
        [50, -46],
        [10, -38],
      ],
      '#fdf8ea',
    ),
    line('M-16 -60l6 20M6 -62l6 22M26 -58l4 16', '#d9c8a6', 2.4),
    oval(-32, -56, 15, 14, '#c08a5a'),
    oval(-34, -64, 13, 7, '#3b2416'),
    line('M-38 -55q3 3 6 0M-29 -55q3 3 6 0', '#3b2416', 1.6),
    line('M-34 -49q3 2 6 0', '#8a3a2a', 1.5),
    fill('M40 -46Q80 -90 30 -100Q60 -70 22 -58Z', '#b98a4a'),
  ].join('');

/** A great fish with its mouth open, about 560 units long, its chin on 0,0. */
export function greatFish(): string {
  const skin = '#3f6f92';
  return [
    fill('M250 -120Q330 -150 380 -230Q330 -220 290 -196Q310 -260 270 -300Q250 -230 210 -170Z', shade(skin, 0.2)),
    blob(
      [
        [-230, -190],
        [-130, -246],
        [20, -240],
        [150, -180],
        [260, -110],
        [180, -10],
        [20, 50],
        [-150, 60],
        [-250, 30],
        [-120, -20],
        [-90, -70],
        [-130, -120],
      ],
      skin,
    ),
    blob(
      [
        [-250, 30],
        [-120, -22],
        [-60, 4],
        [80, 20],
        [170, 0],
        [20, 56],
        [-150, 64],
      ],
      '#dbe6e6',
    ),
    line('M-210 40Q-90 8 60 40M-180 52Q-80 28 40 52', '#a8bfc6', 4),
    fill(
      'M-232 -188Q-150 -128 -98 -122Q-64 -70 -108 -26Q-170 -2 -250 30Q-196 -20 -176 -70Q-180 -130 -232 -188Z',
      '#5a1f33',
    ),
    fill('M-180 14Q-130 -40 -92 -46Q-84 -34 -108 -26Q-150 -8 -180 14Z', '#c9566a'),
    line('M-224 -182Q-150 -124 -98 -120', '#eef5f5', 5),
    oval(-52, -150, 17, 18, '#fff'),
    oval(-57, -148, 9, 11, '#1d130f'),
    oval(-60, -152, 3, 3.4, '#fff'),
    line('M-78 -176Q-54 -188 -32 -172', shade(skin, 0.45), 5),
    fill('M10 -10Q40 60 110 66Q100 20 76 -20Z', shade(skin, 0.25)),
    line('M-20 -236Q100 -220 210 -140', tint(skin, 0.35), 6, 0.5),
  ].join('');
}

/** Six stone jars, four filled with wine and two still with water. */
export const sixJars = (): string => jars((i) => (i < 4 ? '#8a2f4a' : '#5f9fc0'));
/** Six borrowed jars, filled with oil. */
export const oilJars = (): string => jars(() => '#e0a52f');

const jars = (filled: (nth: number) => string): string =>
  [-170, -100, -30, 40, 110, 180]
    .map((x, i) =>
      place(
        [
          oval(0, 0, 34, 7, '#1d1230', 0.25),
          blob(
            [
              [-18, 0],
              [-32, -34],
              [-26, -66],
              [-13, -80],
              [13, -80],
              [26, -66],
              [32, -34],
              [18, 0],
            ],
            i % 2 ? '#b9a58c' : '#a8947c',
          ),
          oval(0, -82, 18, 5, '#7a6a58'),
          oval(0, -81, 14, 3.4, filled(i)),
          line('M-30 -48Q0 -38 30 -48', '#e3d3b8', 3, 0.8),
        ].join(''),
        x,
        i % 2 ? 8 : 0,
      ),
    )
    .join('');

/** A basin of water with a towel. */
export const basin = (): string =>
  [
    oval(0, 2, 62, 9, '#1d1230', 0.22),
    fill('M-58 -30Q-50 2 -30 4H30Q50 2 58 -30Z', '#b5763f'),
    oval(0, -30, 58, 13, '#d99a5a'),
    oval(0, -29, 48, 9, '#8fc6de'),
    line('M-30 -30q14 -5 28 0M0 -27q14 -4 26 0', '#f2fbff', 2.4),
    fill('M34 -40Q60 -44 82 -22L86 6Q66 12 52 4Q56 -20 34 -40Z', '#fbf6ea'),
    line('M62 -26l6 28M74 -22l6 26', '#d9cdb8', 2.4),
  ].join('');

/** Fish and bread on a fire of coals. */
export const grill = (stage: Stage): string =>
  [
    oval(0, 4, 84, 14, '#3a2a26'),
    [-50, -20, 14, 46].map((x, i) => oval(x, i % 2 ? 2 : -4, 17, 10, i % 2 ? '#e8572a' : '#8a2f1f')).join(''),
    place(fire(stage, 0.42), 0, 2),
    [
      [-34, -24, -8],
      [24, -28, 8],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        place(
          [
            blob(
              [
                [-26, 0],
                [-4, -11],
                [24, 0],
                [-4, 11],
              ],
              '#c98a4a',
            ),
            fill('M-24 0l-16 -10v20Z', '#a86a35'),
            line('M-8 -7l4 14M2 -7l4 14', '#7a4523', 2.4),
            oval(15, -2, 2, 2, '#2a1a12'),
          ].join(''),
          x,
          y,
          1,
          false,
          turn,
        ),
      )
      .join(''),
    place(held.bread ?? '', -84, 6, 1.1),
    place(held.bread ?? '', 88, 8, 1.1),
  ].join('');

/** New land that rises out of the sea with its first green. */
export const newLand = ({ ink }: Stage): string =>
  [
    fill(
      'M-420 30Q-330 -30 -240 -50Q-170 -140 -80 -150Q-10 -220 70 -196Q150 -190 200 -110Q300 -70 430 30Z',
      ink.linear([0, -200], [0, 30], [0, '#8fb85a'], [0.55, '#7a9a4a'], [0.8, '#d9bd84'], [1, '#efdcae']),
    ),
    fill('M-80 -150Q-10 -220 70 -196Q60 -140 10 -110Q-40 -96 -120 -40Q-140 -90 -80 -150Z', '#b9d67a', 0.8),
    line('M-426 26Q-320 10 -200 24T60 22T430 26', '#f8fdff', 9, 0.9),
    [
      [-190, -66, 0.8],
      [-60, -150, 1],
      [20, -180, 0.8],
      [120, -150, 1.1],
      [230, -70, 0.9],
      [-20, -70, 1.2],
      [90, -60, 1],
    ]
      .map(([x = 0, y = 0, s = 1]) =>
        place(
          [
            line('M0 0V-34', '#6b4a30', 7),
            oval(0, -52, 30, 28, '#4f8a3f'),
            oval(6, -58, 20, 18, '#7fb858'),
            oval(-8, -46, 3.4, 3.4, '#f29a3f'),
            oval(10, -50, 3.4, 3.4, '#e8535a'),
          ].join(''),
          x,
          y,
          s,
        ),
      )
      .join(''),
  ].join('');

/** Cloaks and branches spread on a road towards us. */
export const cloaks = (): string =>
  [
    [-150, 6, '#b5533f', -6],
    [-56, 14, '#3f6f8a', 5],
    [48, 4, '#c98a35', -4],
    [148, 14, '#6f7a4a', 6],
  ]
    .map(([x, y, colour, turn]) =>
      place(
        fill('M-52 -8Q-20 -18 20 -12Q48 -10 54 4Q20 18 -16 12Q-46 12 -52 -8Z', String(colour)) +
          line('M-36 -4Q0 4 40 0M-24 6Q6 10 30 8', shade(String(colour), 0.35), 2.4, 0.7),
        Number(x),
        Number(y),
        1,
        false,
        Number(turn),
      ),
    )
    .join('') + [-100, 0, 100].map((x, i) => place(held['palm-branch'] ?? '', x, 22, 0.7, i % 2 === 0, 62)).join('');

/** Five loaves and two fish in a basket. */
export const loaves = (): string =>
  [
    place(held.basket ?? '', 0, -16, 1.9),
    [-26, -4, 18].map((x, i) => place(held.bread ?? '', x, -46 - (i % 2) * 6, 0.9)).join(''),
    place(held.bread ?? '', -14, -60, 0.9),
    place(held.bread ?? '', 8, -62, 0.9),
    box(-2, 0, 0, 0, '#fff'),
    [
      [38, -52, -30],
      [-40, -54, 210],
    ]
      .map(([x, y, turn]) =>
        place(
          `${blob(
            [
              [-22, 0],
              [-2, -9],
              [22, 0],
              [-2, 9],
            ],
            '#7fa3b5',
          )}${fill('M-20 0l-14 -9v18Z', '#5f8396')}${oval(13, -2, 1.8, 1.8, '#1d130f')}`,
          Number(x),
          Number(y),
          1,
          false,
          Number(turn),
        ),
      )
      .join(''),
  ].join('');

/** Ditch round an altar, full of water. */
export const trench = (): string =>
  [
    oval(0, 4, 128, 22, '#6b4a35'),
    oval(0, 4, 116, 17, '#6fb0cc'),
    oval(0, 4, 86, 12, '#a98f6f'),
    line(`M${n(-96)} 4q14 -5 26 0M70 6q14 -5 26 0`, '#f2fbff', 3, 0.8),
  ].join('');
