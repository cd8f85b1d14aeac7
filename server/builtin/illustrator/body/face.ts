import { blob, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { type Point, soft } from '../drawing/curve.ts';
import { eyes } from './eyes.ts';
import type { Act } from './figure-order.ts';
import type { Feeling, Look } from '../looks/look.ts';
import { lips } from './mouth.ts';

/** The outline of a head that faces right, about 40 units high round 0,0. */
const oval3: readonly Point[] = [
  [-15, -12],
  [-4, -20],
  [9, -19],
  [16, -9],
  [16.5, 2],
  [14, 12],
  [7, 19.5],
  [0, 20],
  [-8, 16],
  [-14, 6],
];

/** A beard round the chin; `hair` is its colour. */
function beard(style: Look['beard'], hair: string): string {
  if (style === 'none') return '';
  const chin: Record<'short' | 'full' | 'long', number> = { short: 21.5, full: 27, long: 37 };
  const low = chin[style];
  const outline: Point[] = [
    [-14.5, 0],
    [-11.6, 3],
    [-6, 7.4],
    [1, 6.4],
    [7, 5.8],
    [12.5, 6.4],
    [16.2, 2],
    [16.6, 9],
    [12, low - 5],
    [6, low],
    [-1, low - 1],
    [-10, low - 8],
    [-14.5, 10],
  ];
  const strands =
    style === 'short'
      ? ''
      : line(
          `M0 16Q2 ${low - 8} 4 ${low - 4}M8 16Q8 ${low - 9} 7 ${low - 4}M-7 13Q-5 ${low - 12} -2 ${low - 8}`,
          tint(hair, 0.28),
          1.1,
          0.6,
        );
  return `${fill(soft(outline, true, 0.1), hair)}${strands}`;
}

/** A moustache between nose and mouth. */
const moustache = (hair: string): string =>
  fill('M-2 10.6Q1 6.4 7.6 7.6Q13.6 6.2 16 9.8Q13 11.4 8 9.9Q3 12 -2 10.6Z', hair) +
  line('M1 9.6Q4 8 7 8.6', tint(hair, 0.3), 0.9, 0.6);

/** Warmth on a cheek, without an edge. */
const blush = (x: number, y: number, wide: number, strong: boolean): string =>
  [3.2, 2.5, 1.8].map((size) => oval(x, y, size * wide, size * 1.05, '#e2604a', strong ? 0.12 : 0.08)).join('');

/**
 * What age leaves in a face: lines on the forehead, at the eyes and beside the mouth, and grey hair at the temple,
 * which shows under a headscarf too.
 */
const age = ({ skin, hair, attire }: Look): string =>
  [
    line('M-3 -12.5Q4 -14.5 11 -12.4M-1 -15.5Q5 -17 10 -15.4', shade(skin, 0.3), 1, 0.8),
    line('M-7.6 3.4Q-4.4 5.2 -1 4.4M6 4.2Q9 5 12 3.6', shade(skin, 0.32), 1.1, 0.75),
    line('M-9.4 -2.6L-12 -3.8M-9.6 -0.8L-12.2 -0.6M-9.2 1L-11.6 2.4', shade(skin, 0.34), 0.9, 0.8),
    line('M-0.6 7.4Q-3.4 10.4 -2.6 13.6M12.6 7.2Q15 9.6 14.2 12.6', shade(skin, 0.34), 1.2, 0.8),
    fill(
      attire
        ? 'M-16 -13Q-8 -15.4 -6.6 -12Q-9.8 -7 -10.4 1.2Q-15.4 -1.4 -16 -13Z'
        : 'M-15.4 -12.4Q-9.4 -14.6 -8.6 -12Q-11.6 -8.6 -12.4 -3.4Q-15 -4.6 -15.4 -12.4Z',
      hair,
    ),
  ].join('');

/**
 * The face with ear, features and beard; hair and headwear come over it. `lit` is -1 when light comes from behind, 1
 * from the front; `hurt` adds bruises, `act` is what it does for a moment.
 */
export function face(look: Look, feeling: Feeling, lit: number, hurt = false, act: Act = {}): string {
  const dark = shade(look.skin, 0.22);
  const old = look.hair === '#d9d4cc' || look.hair === '#efece6';
  const young = look.age === 'child' || look.age === 'baby';
  const side: Point[] =
    lit > 0
      ? [
          [-15, -12],
          [-6, -19],
          [-7, -4],
          [-5, 8],
          [2, 19],
          [-8, 16],
          [-14, 6],
        ]
      : [
          [9, -19],
          [16, -9],
          [16.5, 2],
          [14, 12],
          [7, 19.5],
          [10.5, 8],
          [12.5, -4],
        ];
  return [
    oval(-14.5, 1.5, 4.2, 5.6, dark),
    oval(-14.2, 1.8, 2.3, 3.6, shade(look.skin, 0.36)),
    fill(soft(oval3), look.skin),
    blob(side, dark, 0.4),
    blush(-2.5, 7, 1.5, look.woman || young),
    blush(13, 6.6, 1, look.woman || young),
    old ? age(look) : '',
    beard(look.beard, look.hair),
    look.moustache ? moustache(look.hair) : '',
    eyes(feeling, look, act.lids),
    young
      ? line('M8.4 3.6Q10.4 5.4 8.8 6.2Q7.6 6.6 6.4 6', shade(look.skin, 0.36), 1.3)
      : line('M7 -1.5Q11.4 4.6 9.4 6Q7.8 7 5.6 6', shade(look.skin, 0.34), 1.25),
    lips(feeling, look, act.mouth),
    look.woman && look.attire && !young ? oval(-14.4, 8.2, 1.9, 2.3, '#e0b84a') : '',
    hurt ? oval(13, 3.4, 3.4, 2.6, '#7a2f4a', 0.45) + line('M-8 -11l5 2.6M-10 5l4.6 1.6', '#9a3a32', 1.2, 0.7) : '',
  ].join('');
}
