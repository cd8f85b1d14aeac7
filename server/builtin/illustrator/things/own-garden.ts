import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';

const green = '#6f9450';
const cloth = '#c8743c';

/** What grows in a bed or beside it. */
const tuft = (x: number, high: number, colour: string) =>
  line(
    `M${x} 0Q${x - 5} ${-high * 0.6} ${x - 12} ${-high}M${x} 0V${-high * 1.1}M${x} 0Q${x + 6} ${-high * 0.5}` +
      ` ${x + 13} ${-high * 0.86}`,
    colour,
    3,
  );

/** The hand of a glove. */
const glove = (x: number, turn: number) =>
  [
    `<g transform="translate(${x} 0) rotate(${turn})">${fill('M-8 -2H8L9 -10Q10 -16 8 -19V-26Q7 -29 4.6 -26V-28Q3 -31 1 -28V-29Q-1 -32 -2.6 -28V-26Q-5 -30 -7 -26' + 'L-8 -18Q-12 -22 -14 -19Q-13 -13 -9 -9Z', cloth)}`,
    box(-8.4, -4, 16.8, 5, shade(cloth, 0.35), 1, 1),
    line('M-2.6 -26V-18M1 -27V-18M4.6 -26V-18', shade(cloth, 0.25), 0.9),
    `${oval(0, -12, 5, 4, tint(cloth, 0.4))}</g>`,
  ].join('');

/** Things of gardens, kitchens and desks that no icon shows, in centimetres. */
export const ownGarden: Readonly<Record<string, string>> = {
  leek:
    line('M-3 -1l-3 3M0 0v3M3 -1l3 3', '#d9cda8', 1) +
    fill('M-4 0Q-5 -14 -4 -26H4Q5 -14 4 0Z', '#f0ead2') +
    fill('M-4.4 -20L-13 -58L-5 -44L0 -62L5 -44L14 -56L4.4 -20Z', green) +
    line('M0 -22V-54M-3 -24L-9 -48M3 -24L10 -47', tint(green, 0.4), 1),
  weeds:
    [-34, -12, 10, 32].map((x, i) => tuft(x, 26 + (i % 3) * 9, i % 2 ? '#7f8f45' : '#6b8a4a')).join('') +
    [
      [-34, -36],
      [-12, -46],
      [10, -30],
      [32, -40],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 4.4, 4.4, '#d9b94a'))
      .join(''),
  bush:
    line('M0 0V-30M0 -14L-16 -36M0 -14L18 -38', '#6f5638', 5) +
    [
      [-34, -38, 26, '#6b8a4a'],
      [32, -40, 28, '#628044'],
      [0, -34, 34, '#77965a'],
      [-14, -62, 26, '#84a463'],
      [18, -64, 24, '#77965a'],
    ]
      .map(([x, y, r, colour]) => oval(Number(x), Number(y), Number(r), Number(r) * 0.86, String(colour)))
      .join('') +
    line('M-36 -44q6 -6 12 -2M4 -66q6 -6 12 -1M20 -44q6 -6 12 -1M-12 -36q6 -6 12 -1', '#a3bf80', 2.4, 0.8),
  pumpkin:
    oval(0, -14, 21, 14, '#d0803a') +
    oval(-9, -14, 9, 14, '#dd9148') +
    oval(9, -14, 9, 14, '#c87632') +
    oval(0, -14, 7, 14.4, '#e09a52') +
    line('M0 -27Q1 -33 6 -34', '#6f7f3a', 3.4) +
    oval(-5, -20, 2, 4, '#f0bd82', 0.7),
  dough:
    box(-30, -4, 60, 4, '#a8774a', 1, 1) +
    fill('M-22 -4Q-24 -18 -6 -20Q14 -22 22 -12Q25 -6 21 -4Z', '#ecdcb4') +
    line('M-14 -14Q-4 -18 6 -16', '#f8f0d8', 2, 0.9) +
    oval(24, -3, 2, 1, '#f4ecd8'),
  lid:
    fill('M-15 -2Q-13 -11 0 -11Q13 -11 15 -2Z', '#a9b0b2') +
    box(-16, -3, 32, 3, '#8b9294', 1, 1) +
    oval(0, -12.4, 3, 2.4, '#4a4442') +
    line('M-10 -6Q-4 -9.4 2 -9.4', '#dfe4e4', 1.2),
  'pair-of-gloves': glove(-11, -8) + glove(12, 9),
  tape:
    oval(0, -6, 6, 6, '#c9a15a') +
    oval(0, -6, 3, 3, '#7a6238') +
    line('M4 -1.4H11', '#dcbf85', 2.6) +
    line('M-4 -9Q-1 -11.4 2 -11', '#ecd9ae', 1),
  glue:
    fill('M-3.6 0V-10Q-3.6 -12 -1.4 -13H1.4Q3.6 -12 3.6 -10V0Z', '#e8e0cc') +
    fill('M-1.4 -13L-0.5 -17H0.5L1.4 -13Z', '#c8643c') +
    box(-3.6, -8, 7.2, 4.4, '#4f7f9a'),
  easel:
    line('M-34 0L-4 -150M34 0L4 -150M6 -8L0 -140', '#94683c', 5) +
    line('M-30 -52H30', '#7f5630', 6) +
    box(-32, -128, 64, 74, '#e9dfc6', 1, 1) +
    fill('M-28 -58L-8 -92L6 -74L16 -84L28 -58Z', '#7f9a6a') +
    oval(16, -108, 7, 7, '#e0b04a') +
    line('M-32 -128H32V-54H-32Z', '#c9b892', 2),
};
