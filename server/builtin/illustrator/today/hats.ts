import { blob, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import type { Layers } from '../body/figure-order.ts';
import type { HatOfToday, Look } from '../looks/look.ts';

/** Glasses on a face round 0,0. */
export const glasses = (): string =>
  [
    oval(0.4, -0.4, 5.6, 5, '#ffffff', 0.22),
    oval(12, -0.4, 4.6, 5, '#ffffff', 0.22),
    line(
      'M-5.2 -0.4A5.6 5 0 1 1 6 -0.4A5.6 5 0 1 1 -5.2 -0.4M7.4 -0.4A4.6 5 0 1 1 16.6 -0.4' +
        'A4.6 5 0 1 1 7.4 -0.4M6 -1.4Q6.8 -2.4 7.6 -1.4M-5.2 -1.4L-14 -2',
      '#2b2a33',
      1.4,
    ),
  ].join('');

/** Two folded wings of cloth over a head that is wrapped in it, as West African women tie it. */
function headTie(colour: string, trim: string): string {
  const wrapped = blob(
    [
      [-19, -4],
      [-22, -16],
      [-17, -29],
      [-2, -36],
      [13, -32],
      [19.5, -19],
      [18, -9],
      [8, -14.5],
      [-4, -13],
      [-12, -7],
    ],
    colour,
  );
  const wing = blob(
    [
      [-10, -28],
      [-28, -38],
      [-33, -27],
      [-24, -16],
      [-14, -17],
    ],
    shade(colour, 0.14),
  );
  const marks = [
    [-12, -22],
    [-2, -28],
    [9, -25],
    [2, -19],
    [-24, -28],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 2.3, 2.3, trim, 0.85))
    .join('');
  return [wing, wrapped, line('M-19 -9Q-6 -26 16 -24M-20 -17Q-8 -32 9 -33', shade(colour, 0.34), 1.5, 0.6), marks].join(
    '',
  );
}

const palm = '#d0bd66';

/** A hat of today, with what hair shows below it. */
export function hatOfToday(kind: HatOfToday, look: Look, locks: Layers): Layers {
  const { headColour: colour, trim } = look;
  const low =
    look.hairStyle === 'braids' || look.hairStyle === 'ponytail' || look.hairStyle === 'long' ? locks.behind : '';
  const nape = fill('M-17.5 5Q-20 -6 -15 -14L-10 -8Q-12.5 -2 -12.5 6Z', look.hair);
  switch (kind) {
    case 'head-tie':
      return { behind: '', over: headTie(colour, trim) };
    case 'scarf': {
      const behind = blob(
        [
          [-6, -25],
          [-19, -18],
          [-22, 0],
          [-20, 20],
          [-22, 34],
          [4, 36],
          [19, 28],
          [17, 8],
          [18, -6],
          [10, -22],
        ],
        shade(colour, 0.16),
      );
      const over = fill(
        'M-13 22Q-24 8 -21 -10Q-16 -27 2 -28Q18 -26 19.5 -8Q20 6 16 20Q10 30 -2 29Q-10 27 -13 22ZM-9.5 13' +
          'Q-3 21 5 20.6Q13 18 15.6 9Q17.6 -3 14.6 -11Q8 -17 -1 -15Q-10.5 -11 -11.6 0Q-11.6 8 -9.5 13Z',
        colour,
      ).replace('/>', ' fill-rule="evenodd"/>');
      return { behind, over: over + line('M-18 -14Q-6 -26 10 -24M-12 21Q0 27 13 21', shade(colour, 0.3), 1.4, 0.5) };
    }
    case 'visor-cap':
      return {
        behind: low,
        over: [
          nape,
          fill('M-18 -7Q-19 -27 0 -28Q17 -27 17.6 -10Q2 -16 -18 -7Z', colour),
          fill('M8 -13.5Q24 -16 31 -8.4Q22 -8.6 15.6 -7.6Z', shade(colour, 0.22)),
          line('M-2 -27Q-2 -18 1 -12.4', shade(colour, 0.3), 1.2, 0.5),
          line('M-17.4 -8.4Q2 -17 17.4 -10.8', shade(colour, 0.35), 1.6, 0.7),
        ].join(''),
      };
    case 'straw-hat':
      return {
        behind: low + oval(0, -12, 36, 8, shade('#d9b45f', 0.3)),
        over: [
          nape,
          fill('M-18 -10Q-15 -32 1 -32Q17 -32 19 -10Z', '#e0bd69'),
          fill('M-36 -9Q0 -26 36 -9Q18 -3 0 -8Q-18 -3 -36 -9Z', '#e6c878'),
          line('M-17.6 -13Q0 -21 18.4 -13', colour, 4.4),
          line('M-30 -9Q0 -20 30 -9M-11 -25Q0 -29 11 -25', '#b98d3f', 1.1, 0.6),
        ].join(''),
      };
    case 'palm-hat':
      return {
        behind: low + oval(0, -11, 42, 8, shade(palm, 0.34)),
        over: [
          nape,
          fill('M-18 -10Q-15 -31 1 -31Q17 -31 19 -10Z', palm),
          fill('M-42 -6Q0 -29 42 -6Q20 -1 0 -7Q-20 -1 -42 -6Z', tint(palm, 0.14)),
          line(
            'M-34 -6.6Q0 -22 34 -6.6M-17 -14Q0 -22 18 -14M-14 -22Q0 -28 15 -22' +
              'M-24 -5L-14 -14M-9 -7L-6 -30M9 -7L7 -30M24 -5L15 -14',
            shade(palm, 0.32),
            1.1,
            0.75,
          ),
        ].join(''),
      };
    case 'felt-hat':
      return {
        behind: low + oval(0, -12, 31, 7, shade(colour, 0.3)),
        over: [
          nape,
          fill('M-18 -10Q-18 -30 -8 -33Q1 -29 10 -33Q18 -30 19 -10Z', colour),
          fill('M-31 -9Q0 -25 31 -10Q16 -4 0 -8Q-16 -3 -31 -9Z', shade(colour, 0.08)),
          line('M-17.6 -13.4Q0 -21 18.4 -13.6', shade(colour, 0.42), 4.6),
        ].join(''),
      };
    case 'riding-helmet':
      return {
        behind: fill('M-20 6Q-25 -12 -17 -24L0 -20V6Z', shade(colour, 0.3)),
        over: [
          fill(
            'M-19.6 9Q-26 -20 -10 -30Q3 -36 14 -29Q20 -24 20.6 -12' +
              'Q8 -17 -2 -15Q-10 -12 -10.4 -2Q-10 6 -8 12Q-15 14 -19.6 9Z',
            colour,
          ),
          line('M-11 -25Q-4 -31 5 -30', tint(colour, 0.5), 2.6, 0.8),
          line('M-3 -15Q8 -18 20.4 -12.6', shade(colour, 0.4), 2.2),
          line('M-9 11Q-4 18 5 19', '#2f2622', 1.8),
        ].join(''),
      };
    case 'police-cap':
      return {
        behind: low,
        over: [
          nape,
          fill('M-22 -17Q-19 -32 2 -33Q23 -31 23 -19Q12 -15 2 -15Q-10 -15 -22 -17Z', colour),
          fill('M-18.4 -8Q-19 -16 -18 -19Q0 -23 18.6 -18.6L17.6 -10Q2 -16 -18.4 -8Z', shade(colour, 0.3)),
          fill('M5 -13.4Q19 -15 24 -7.6Q16 -8.4 9 -8.4Z', '#17161c'),
          oval(7, -21, 3.4, 3.8, '#e0b84a'),
        ].join(''),
      };
    case 'kufi':
      return {
        behind: low,
        over: [
          nape,
          fill('M-18.4 -9L-16 -25Q1 -32 16 -26L17.4 -12Q2 -17.6 -18.4 -9Z', colour),
          line('M-17.6 -13Q2 -21 17 -16M-16.6 -19Q1 -26 16.4 -21', trim, 1.8, 0.9),
        ].join(''),
      };
    case 'beanie':
      return {
        behind: low,
        over: [
          nape,
          fill('M-18.4 -8Q-20 -31 1 -31.6Q19 -30 17.8 -11Q2 -17 -18.4 -8Z', colour),
          fill('M-19 -5Q-20 -10 -18.6 -13.4Q2 -22 18.4 -15.4Q19 -12 17.8 -9Q2 -15.6 -19 -5Z', tint(colour, 0.22)),
        ].join(''),
      };
    case 'beret':
      return {
        behind: low,
        over: [
          nape,
          fill('M-18.4 -9Q-27 -14 -24 -23Q-17 -33 3 -31Q20 -29 19.4 -17L17.8 -11Q2 -17.6 -18.4 -9Z', colour),
          line('M-18.4 -9Q2 -18 17.8 -11.4', shade(colour, 0.4), 3),
          oval(9, -20, 3, 3.4, '#d9b45a'),
        ].join(''),
      };
    case 'nurse-cap':
      return {
        behind: locks.behind,
        over: [
          locks.over,
          fill('M-14 -17Q-12 -33 2 -33Q15 -32 15.6 -17.4Q1 -24 -14 -17Z', '#fbfaf5'),
          line('M-14 -17Q1 -24.4 15.6 -17.4', '#cfd6da', 1.4),
          line('M1 -31v7M-2.5 -27.5h7', '#c9443a', 2),
        ].join(''),
      };
    case 'cook-hat':
      return {
        behind: low + oval(-2, -34, 22, 13, '#efe9dc'),
        over: [
          nape,
          [-14, -2, 11].map((x) => oval(x, -35, 10.6, 10, '#fbf8ef')).join(''),
          fill('M-18.4 -10L-16 -30H16L17.6 -12Q2 -17.6 -18.4 -10Z', '#f4efe2'),
          line('M-17.8 -12Q2 -20 17.2 -14.4', '#c9c2b2', 1.6),
        ].join(''),
      };
  }
}
