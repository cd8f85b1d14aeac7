import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade } from '../light/colour.ts';

const fruitIn = (
  list: readonly (readonly [x: number, y: number])[],
  r: number,
  colour: string,
  stalk: string,
): string =>
  list
    .map(
      ([x, y]) =>
        oval(x, y, r, r * 0.92, colour) +
        oval(x - r * 0.34, y - r * 0.34, r * 0.3, r * 0.22, '#fbe6cf', 0.7) +
        (stalk ? line(`M${x - r * 0.25} ${y - r * 0.86}l${r * 0.3} ${-r * 0.16}`, stalk, r * 0.22) : ''),
    )
    .join('');
const heap = [
  [-17, -20],
  [-6, -21],
  [5, -20],
  [16, -21],
  [-11, -28],
  [0, -29],
  [10, -28],
  [-5, -36],
  [5, -36],
] as const;
/** A finger of plantain that hangs at x, y and turns by this many degrees. */
const plantain = (x: number, y: number, turn: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-2.4 0Q-5.4 7 -3.4 14L-1 18.4Q0.4 19.4 1 18L3 13Q5 6 2.4 0Z', shade(colour, 0.2))}` +
  `${fill('M-2 0Q-4.4 7 -2.6 13.4L-0.6 17L1.6 12Q3 6 1.4 0Z', colour)}</g>`;

const [cream, icing] = ['#f4ead6', '#e3d3b6'] as const;

/** One tier of a cake whose foot is at y: a low drum with a wave of icing. */
function tier(y: number, half: number, high: number): string {
  const waves = Math.max(4, Math.round(half / 4));
  const step = (half * 2) / waves;
  const edge = Array.from({ length: waves }, () => `q${step / 2} ${high * 0.34} ${step} 0`).join('');
  return (
    fill(
      `M${-half} ${y - high}V${y - half * 0.12}Q0 ${y + half * 0.12} ${half} ${y - half * 0.12}V${y - high}Z`,
      icing,
    ) +
    fill(`M${-half} ${y - high}v${high * 0.2}${edge}v${-high * 0.2}Z`, cream) +
    oval(0, y - high, half, half * 0.13, '#faf4e8') +
    line(
      `M${-half * 0.9} ${y - half * 0.14}Q0 ${y + half * 0.06} ${half * 0.9} ${y - half * 0.14}`,
      '#cdb68f',
      1.2,
      0.7,
    )
  );
}

/** Foods of West African farms and markets, in centimetres. */
export const ownFoods: Readonly<Record<string, string>> = {
  'wedding-cake': [
    oval(0, -1.4, 33, 3.4, '#b8bec2'),
    oval(0, -2.6, 33, 3.4, '#dfe3e4'),
    tier(-3, 28, 22),
    tier(-25, 20, 18),
    tier(-43, 12.5, 15),
    [-20, -7, 7, 20].map((x) => oval(x, -23.6 + Math.abs(x) * 0.06, 2, 1.8, '#d88f96')).join(''),
    [-12, 0, 12].map((x) => oval(x, -41.4, 1.7, 1.5, '#d88f96')).join(''),
    oval(-3, -60.6, 2.8, 2.6, '#cf7a84') + oval(3, -60.6, 2.8, 2.6, '#cf7a84') + oval(0, -63, 2.9, 2.7, '#dc949b'),
  ].join(''),
  'plain-cake': [
    oval(0, -0.9, 16, 1.8, '#cfd5d8'),
    fill('M-13 -11V-2.4Q0 0.6 13 -2.4V-11Z', '#b57f46'),
    fill('M-13 -8.2V-6.4Q0 -3.6 13 -6.4V-8.2Q0 -5.4 -13 -8.2Z', cream),
    fill(
      'M-13 -11v1.2q2 2.6 4.3 0q2.2 2.8 4.4 0.6q2.2 2.4 4.3 0q2.2 2.6 4.4 0q2.2 2.2 4.3 -0.4q2 1.8 4.3 -0.2V-11Z',
      '#8a4f2c',
    ),
    oval(0, -11, 13, 1.9, '#9a5c34'),
    oval(-4, -11.2, 5, 0.6, '#b0774c', 0.8),
  ].join(''),
  yam: [
    fill('M-5 -49Q2 -52 6 -46Q10 -30 9 -14Q8 0 -1 0Q-10 -1 -9 -16Q-8 -34 -5 -49Z', '#7a5236'),
    line('M-4 -42l3 2M3 -38l3 1M-6 -30l4 1M2 -27l4 2M-6 -18l3 2M2 -14l4 1M-3 -7l4 1M-1 -34l2 1', '#5a3a26', 0.9),
    line('M-5 -40Q-8 -20 -6 -8', '#b58a64', 1.4, 0.6),
    oval(0.6, -48.6, 4.8, 1.7, '#a87c56'),
  ].join(''),
  cassava: [
    [
      [-5, 24],
      [5, -24],
      [0, 0],
    ]
      .map(([x = 0, turn = 0]) =>
        [
          `<g transform="rotate(${turn} 0 -44) translate(${x} 0)">${fill('M-2.4 -42Q-5.4 -26 -4 -10Q-2 -1 0 0Q2.6 -2 4 -10Q5 -26 2.4 -42Z', '#8a5a3e')}`,
          line('M-2.6 -32l3 0.6M0.6 -22l3 0.4M-3 -13l3 0.6', '#63402b', 0.7),
          `${line('M-2.6 -34Q-3.6 -20 -2.4 -10', '#bd9068', 1, 0.6)}</g>`,
        ].join(''),
      )
      .join(''),
    fill('M-6 -42H6L4 -48H-4Z', '#8f7a4f'),
  ].join(''),
  plantain: [
    [-58, -34, -12, 12, 34, 58].map((turn) => plantain(0, -34, turn, '#7f9448')).join(''),
    line('M0 -42V-16', '#6b6a35', 3.6),
    [-46, -22, 0, 22, 46].map((turn) => plantain(0, -25, turn, '#92a650')).join(''),
    [-30, -8, 14, 36].map((turn) => plantain(0, -18, turn, '#a6b65c')).join(''),
  ].join(''),
  pawpaw: [
    fill('M-2 -26Q4 -26 6 -18Q10 -10 8 -4Q5 1 -1 0Q-8 -1 -9 -8Q-9 -14 -5 -19Q-4 -25 -2 -26Z', '#d99a3e'),
    fill('M-2 -26Q4 -26 5 -20Q0 -17 -5 -19Q-4 -25 -2 -26Z', '#8f9a45'),
    line('M-5 -17Q-7.6 -11 -6 -5', '#f6dca0', 1.4, 0.7),
  ].join(''),
  'cocoa-pod': [
    fill('M0 -20Q7 -15 7 -8Q5 -1 0 0Q-5 -1 -7 -8Q-7 -15 0 -20Z', '#c98a35'),
    line('M0 -19Q-4 -10 0 -1M0 -19Q4 -10 0 -1M-2 -18Q-8 -9 -2 -1M2 -18Q8 -9 2 -1', '#8f5a22', 0.7),
    line('M0 -20V-22', '#6b4a2a', 1.3),
    line('M-4.6 -13Q-5.6 -9 -4.4 -5', '#f0cf8a', 0.9, 0.7),
  ].join(''),
  okra: [-5, 0, 5]
    .map((x, i) =>
      [
        `<g transform="translate(${x} ${i % 2 ? 0 : -0.6}) rotate(${x * 2})">${fill('M-1.6 -9Q-2 -4 0 0Q2 -4 1.6 -9Z', '#7f9a4f')}`,
        line('M0 -8.6V-2M-0.9 -8Q-1 -5 -0.3 -2', '#b5c886', 0.35),
        box(-1.9, -10, 3.8, 1.4, '#5f7a3a', 1, 0.6),
        `${line('M0 -10V-11', '#5f7a3a', 0.7)}</g>`,
      ].join(''),
    )
    .join(''),
  'tomato-basin': [
    fruitIn(heap, 6.4, '#c2452f', '#5f7a3a'),
    fill('M-29 -18Q-24 0 -14 0H14Q24 0 29 -18Q0 -10 -29 -18Z', '#8fa3a8'),
    line('M-29 -18Q0 -10 29 -18', '#c9d0cc', 2),
    line('M-25 -10Q0 -3 25 -10', '#6b7d84', 1),
    line('M-22 -12L-17 -4', '#e6ebe4', 1.8, 0.5),
  ].join(''),
  'oranges-tray': `${fruitIn(
    [
      [-15, -6],
      [-5, -6.6],
      [5, -6],
      [15, -6.6],
      [-10, -14],
      [0, -14.6],
      [10, -14],
      [-5, -21.6],
      [5, -21.6],
      [0, -28],
    ],
    5.6,
    '#d98b35',
    '#6b7a35',
  )}${fill('M-23 -4H23L20 0H-20Z', '#6f8fa0')}${line('M-23 -4H23', '#b8c9cc', 1.2)}`,
  'market-basket': [
    fill('M-26 -22Q-30 -34 -18 -36Q-14 -44 -4 -38Q4 -46 12 -38Q24 -40 26 -24Z', '#5f8245'),
    fill('M-6 -24Q-8 -40 0 -42Q8 -40 6 -24Z', '#6a3f70'),
    fruitIn(
      [
        [-16, -26],
        [-7, -27],
        [15, -27],
      ],
      5.6,
      '#c2452f',
      '#5f7a3a',
    ),
    fruitIn([[7, -27]], 5.4, '#d9a13f', ''),
    line('M20 -26Q26 -36 34 -38', '#c9a03f', 3),
    fill('M-26 -23H27L20 0H-18Z', '#b98a4a'),
    line('M-24 -17H25M-22 -11H23M-20 -5H21M-14 -22l3 22M-3 -22v22M8 -22l-1 22M18 -22l-4 22', '#8a6232', 1.3, 0.75),
    line('M-26 -23H27', '#dcb474', 2.6),
  ].join(''),
};
