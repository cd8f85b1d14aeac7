import { blob, fill, line, oval } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { type Point, soft } from '../drawing/curve.ts';
import type { Layers } from './figure-order.ts';
import { hair } from './hair.ts';
import type { Look } from '../looks/look.ts';
import { hatOfToday } from '../today/hats.ts';

/** A cloth over head and shoulders; `low` is where it ends. */
function cloth(colour: string, low: number, band: string | null, trim: string): Layers {
  const behind: Point[] = [
    [-4, -26],
    [-18, -20],
    [-23, -4],
    [-25, 14],
    [-29, low],
    [-8, low + 5],
    [14, low - 5],
    [19, 14],
    [18, -4],
    [12, -22],
  ];
  const over: Point[] = [
    [-8, -27],
    [4, -28],
    [14, -23],
    [19, -11],
    [18.4, -4],
    [12, -13.5],
    [2, -15.5],
    [-8, -12],
    [-12.5, -2],
    [-13.5, 10],
    [-13, 20],
    [-18, low - 3],
    [-29, low - 4],
    [-25, 12],
    [-22.5, -6],
    [-17, -21],
  ];
  const fold = line(`M-17 -12Q-20 6 -22 ${low - 8}M-13 -19Q-17 -6 -17.5 8`, shade(colour, 0.3), 1.4, 0.6);
  const edge = line('M18 -5.5Q12 -15 2 -16.4Q-8 -13 -12.8 -2.4Q-14 8 -13.6 18', trim, 1.6, 0.85);
  const ring =
    band === null
      ? ''
      : [
          line('M-21.5 -9Q-10 -19.5 3 -20.5Q13 -20 18.2 -13', band, 3.6),
          line('M-21 -10.4Q-10 -20.6 3 -21.6', tint(band, 0.35), 1, 0.6),
        ].join('');
  return { behind: blob(behind, shade(colour, 0.25)), over: `${fill(soft(over), colour)}${fold}${edge}${ring}` };
}

function crown(gems: string): string {
  return [
    fill('M-17 -12L-19.5 -31L-10.5 -23L-5 -35L2.5 -24.5L10 -34L12.5 -22.5L19.5 -29L17 -11Q2 -19 -17 -12Z', '#e9b93c'),
    line('M-17 -13.4Q2 -20.4 17 -12.6', '#b9821f', 2.4),
    oval(-5, -34.5, 2, 2, '#fff2b8'),
    oval(10, -33.5, 2, 2, '#fff2b8'),
    oval(1.5, -20.6, 2.4, 2.2, gems),
    oval(-9, -18.4, 1.8, 1.8, '#3f7fb5'),
    oval(11, -18, 1.8, 1.8, '#3f7fb5'),
  ].join('');
}

const helmet = (metal: string, crest: string): string =>
  [
    fill('M-10 -27Q-30 -36 -27 -6Q-24 -18 -14 -22Z', crest),
    fill('M-10 -26Q4 -44 16 -25Q2 -31 -10 -26Z', crest),
    fill(
      soft([
        [-19, 4],
        [-20.5, -10],
        [-13, -23],
        [2, -28.5],
        [14, -23],
        [19, -11],
        [18, -7],
        [10, -11],
        [0, -11.5],
        [-8, -9],
        [-10.5, 2],
        [-9.5, 12],
        [-15, 14],
      ]),
      metal,
    ),
    line('M-12 -20Q0 -28 13 -20', tint(metal, 0.6), 2, 0.8),
    line('M-19.5 -6Q0 -16 18.5 -8.5', shade(metal, 0.4), 2),
  ].join('');

const turban = (colour: string, band: string): string =>
  [
    fill(
      soft([
        [-19, -6],
        [-23, -17],
        [-15, -29],
        [1, -33.5],
        [16, -28],
        [21, -16],
        [17.5, -8],
        [4, -13.5],
        [-9, -10],
      ]),
      colour,
    ),
    line('M-20 -10Q-4 -27 18 -24M-22 -17Q-6 -30 12 -31M-12 -11Q4 -22 20 -15', shade(colour, 0.3), 1.5, 0.7),
    oval(4, -19, 2.6, 3, band),
  ].join('');

/** The hood of a jacket: open at the front and over the throat, with its two cords. A scarf would cover both. */
function jacketHood(colour: string, hair: string): Layers {
  const behind = fill('M-25 -2Q-27 -34 0 -35Q22 -34 21 -6Q22 14 14 24L-16 26Q-25 16 -25 -2Z', shade(colour, 0.32));
  const rim = fill(
    'M-16 26Q-27 12 -25 -6Q-24 -34 0 -35Q21 -34 21 -8L17 -9Q15 -24 0 -25Q-15 -24 -16.5 -4Q-17 8 -12 18Z',
    colour,
  );
  const cords = line('M-9 24Q-10 34 -8 42M7 24Q9 33 7 41', '#e6e2d6', 1.8);
  return {
    behind,
    over: blob(fringe, hair) + rim + line('M-16.5 -4Q-15 -24 0 -25Q15 -24 17 -9', shade(colour, 0.4), 1.6, 0.7) + cords,
  };
}

/** Hair under the rim of a hood. */
const fringe: readonly Point[] = [
  [-11, -4],
  [-10, -13],
  [0, -18],
  [10, -18],
  [17, -12],
  [13, -8],
  [8, -11],
  [3, -7],
  [-2, -11],
  [-7, -6],
];

/** Hair and what is worn on the head, behind and over a face round 0,0. */
export function headwear(look: Look): Layers {
  const locks = hair(look);
  const { headColour: colour, trim } = look;
  const over = (drawing: string): Layers => ({ behind: locks.behind, over: locks.over + drawing });
  switch (look.headwear) {
    case 'bare':
      return locks;
    case 'band':
      return over(line('M-18 -7Q-8 -16.5 3 -17.2Q12 -17 17 -10.5', colour, 3.4));
    case 'circlet':
      return over(line('M-18.5 -8Q-8 -18 3 -18.8Q12 -18.4 17.4 -11.5', '#e9c25a', 2.6));
    case 'headcloth':
      return cloth(colour, 30, mix(trim, '#2c1a12', 0.25), mix(colour, trim, 0.5));
    case 'veil': {
      const veil = cloth(colour, 44, null, trim);
      return {
        behind: veil.behind,
        over:
          blob(
            [
              [-13, -4],
              [-10, -14],
              [0, -18],
              [10, -17],
              [15, -11],
              [10, -13],
              [1, -14],
              [-7, -10],
              [-11, -3],
            ],
            look.hair,
          ) + veil.over,
      };
    }
    case 'hood': {
      return look.attire ? jacketHood(colour, look.hair) : cloth(colour, 24, null, shade(colour, 0.4));
    }
    case 'wrap':
      return {
        behind: '',
        over: `${turban(colour, trim)}${blob(
          [
            [-20, -16],
            [-33, -27],
            [-29, -13],
            [-20, -9],
          ],
          colour,
        )}${oval(-20, -14, 3.4, 4, shade(colour, 0.25))}`,
      };
    case 'turban':
      return { behind: look.hairStyle === 'long' ? locks.behind : '', over: turban(colour, trim) };
    case 'crown':
      return over(crown('#c1272d'));
    case 'helmet':
      return { behind: '', over: helmet(colour, trim) };
    case 'mitre':
      return {
        behind: locks.behind,
        over: `${fill(
          soft([
            [-18, -8],
            [-21, -20],
            [-13, -36],
            [2, -40],
            [16, -34],
            [20, -19],
            [17, -9],
            [3, -14],
            [-9, -11],
          ]),
          colour,
        )}${line('M-19.5 -13Q0 -24 18.6 -14', '#e3b23c', 4.4)}${oval(5, -18.4, 3, 3, '#3f7fb5')}`,
      };
    case 'cap':
      return over(
        [
          fill('M-18.5 -9Q-19 -29 1 -30Q18 -29.5 17.6 -12Q3 -20 -18.5 -9Z', colour),
          line('M-18 -10.5Q3 -21.4 17 -13.4', trim, 3.2),
          line('M-14 -20Q0 -28 14 -22', trim, 1.4, 0.8),
        ].join(''),
      );
    default:
      return hatOfToday(look.headwear, look, locks);
  }
}
