import { blob, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';

/** A bird in flight, about 70 units wide. */
export function flyer(colour: string): string {
  return [
    fill('M-8 0Q-26 -34 -52 -30Q-40 -14 -14 8Z', shade(colour, 0.14)),
    blob(
      [
        [-26, 6],
        [-6, -7],
        [16, -6],
        [26, 0],
        [14, 9],
        [-8, 10],
      ],
      colour,
    ),
    fill('M-20 4L-46 6L-40 14L-22 12Z', shade(colour, 0.1)),
    fill('M-2 -2Q-4 -40 22 -50Q24 -26 14 2Z', tint(colour, 0.2)),
    line('M4 -6Q6 -28 18 -40M9 -4Q12 -20 20 -30', shade(colour, 0.25), 1.4, 0.6),
    oval(19, -2, 1.8, 2, '#1d130f'),
    fill('M25 -2l9 3l-9 2Z', '#e09a3a'),
  ].join('');
}
/** A dove that carries a twig. */
export const dove = (): string =>
  [
    flyer('#fdfaf2'),
    line('M33 1q8 4 12 12', '#6b5a35', 1.8),
    oval(40, 4, 4, 2, '#7a9a4a'),
    oval(45, 10, 4, 2, '#6b8a3f'),
  ].join('');
/** A bird that stands, about 40 units high. */
export const percher = (colour: string): string =>
  [
    line('M-2 0V-9M5 0V-9', '#8a5a2a', 2.2),
    blob(
      [
        [-26, -8],
        [-10, -24],
        [4, -32],
        [14, -26],
        [12, -12],
        [0, -6],
        [-12, -8],
      ],
      colour,
    ),
    fill('M-10 -20Q-24 -12 -30 -3Q-10 -6 2 -14Z', shade(colour, 0.25)),
    oval(10, -31, 8.5, 8, colour),
    oval(12, -32, 1.8, 1.9, '#1d130f'),
    fill('M18 -32l8 3l-8 3Z', '#e09a3a'),
  ].join('');
export const hen = (): string =>
  place(`${percher('#b5633a')}${fill('M4 -38l2 -7l4 4l4 -5l2 7Z', '#cf3a2f')}`, 0, 0, 1.2);
export const frog = (): string =>
  [
    blob(
      [
        [-18, 0],
        [-16, -12],
        [0, -20],
        [14, -16],
        [18, 0],
      ],
      '#6fae4a',
    ),
    oval(8, -19, 5, 5, '#84c25c'),
    oval(-4, -20, 5, 5, '#84c25c'),
    oval(9, -20, 2, 2.4, '#1d130f'),
    oval(-3, -21, 2, 2.4, '#1d130f'),
  ].join('');
export const fish = (colour = '#7fa3b5'): string =>
  [
    fill('M-16 0L-34 -12L-29 0L-34 12Z', shade(colour, 0.2)),
    blob(
      [
        [-20, 0],
        [-4, -12],
        [16, -8],
        [26, 0],
        [16, 8],
        [-4, 12],
      ],
      colour,
    ),
    blob(
      [
        [-16, 4],
        [0, 8],
        [20, 4],
        [10, 10],
        [-4, 11],
      ],
      tint(colour, 0.5),
      0.8,
    ),
    line('M-6 -6q5 6 0 12M2 -7q5 7 0 14', shade(colour, 0.3), 1.4, 0.6),
    oval(18, -2, 2.4, 2.6, '#fff'),
    oval(18.6, -2, 1.4, 1.6, '#1d130f'),
  ].join('');
export const snake = (): string =>
  [
    line('M-60 -4Q-44 -22 -28 -6T6 -8T34 -22Q44 -36 34 -48', '#5f8a3f', 11),
    line('M-60 -6Q-44 -24 -28 -8T6 -10T34 -24', '#9abf5f', 2.4, 0.8),
    oval(32, -52, 12, 8, '#6b9a48'),
    oval(36, -54, 2.2, 2.4, '#f6d94a'),
    oval(36.6, -54, 1, 1.8, '#1d130f'),
    line('M43 -50l12 3M50 -48l5 -3', '#c22f2f', 1.8),
  ].join('');
/** A great fish that rises from the sea, about 420 units long, its middle on 0,0. */
export function whale(): string {
  const skin = '#3f6580';
  return [
    fill('M-190 10Q-250 -60 -290 -58Q-270 -20 -214 30Z', shade(skin, 0.15)),
    blob(
      [
        [-210, 40],
        [-150, -30],
        [-20, -110],
        [120, -110],
        [200, -40],
        [210, 40],
        [120, 90],
        [-60, 90],
      ],
      skin,
    ),
    blob(
      [
        [20, 60],
        [120, 20],
        [206, 20],
        [206, 44],
        [120, 92],
        [-20, 92],
      ],
      '#c9d8dc',
    ),
    line('M60 74Q130 40 200 34M40 84Q120 60 190 58', '#8fa9b5', 3),
    line('M92 10Q150 0 208 10', shade(skin, 0.5), 4),
    oval(120, -34, 9, 10, '#fff'),
    oval(123, -33, 5.5, 6.5, '#14202b'),
    line('M40 -108q-6 -50 -40 -60M46 -108q4 -56 40 -64M44 -108v-70', '#dff1f7', 7, 0.8),
    line('M-120 -20Q0 -100 120 -96', tint(skin, 0.4), 6, 0.4),
  ].join('');
}
