import { blob, fill, line, oval } from '../drawing/brush.ts';
import { tint } from '../light/colour.ts';
import { soft } from '../drawing/curve.ts';
import type { Layers } from '../body/figure-order.ts';
import type { HairOfToday } from '../looks/look.ts';

/** The outline of hair close to the skull, with the hairline over the brow. */
const close = soft([
  [-16.5, 4],
  [-18, -6],
  [-13, -18],
  [-2, -22.5],
  [9, -21],
  [15.5, -13],
  [16, -7],
  [10, -13],
  [2, -14.5],
  [-7, -12],
  [-11.5, -5],
  [-12.5, 3],
]);

/** Bare hair of today round a head. */
export function hairOfToday(style: HairOfToday, colour: string): Layers {
  const lit = tint(colour, 0.3);
  const shine = line('M-12 -13Q-4 -20 7 -18.5', lit, 1.6, 0.4);
  const rows = line(
    'M-15 -6Q-11 -17 1 -21M-11.5 -7Q-7 -16 5 -19.5M-7 -11Q-2 -16.5 9 -18M-17 0Q-15 -12 -8 -18',
    lit,
    1,
    0.45,
  );
  switch (style) {
    case 'cropped':
      return { behind: '', over: fill(close, colour, 0.94) + shine };
    case 'afro':
      return {
        behind: oval(-2, -10, 25, 23, colour),
        over: `${[
          [-18, -2],
          [-20, -12],
          [-15, -22],
          [-6, -28],
          [5, -28],
          [14, -22],
          [18, -13],
          [-4, -20],
          [6, -19],
          [-12, -13],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 7, 6.6, colour))
          .join('')}${line('M-14 -22Q-5 -31 7 -29', lit, 2, 0.35)}`,
      };
    case 'braids': {
      const plaits = [-21, -16, -11].map((x, i) => `M${x + 6} -8Q${x} 8 ${x + 1} ${30 - i * 5}`).join('');
      const beads = [-20, -15, -10].map((x, i) => oval(x, 32 - i * 5, 2, 2.4, i % 2 ? '#e9b93c' : '#d9564a')).join('');
      return {
        behind:
          line(`${plaits}M10 -8Q17 6 15 22`, colour, 4.6) +
          line(plaits, lit, 1, 0.4) +
          beads +
          oval(15, 24, 2, 2.4, '#d9564a'),
        over: fill(close, colour) + rows,
      };
    }
    case 'loose':
      return {
        behind: blob(
          [
            [-6, -23],
            [-19, -14],
            [-23, 6],
            [-25, 30],
            [-14, 36],
            [-4, 33],
            [5, 26],
            [7, 14],
            [9, -4],
            [6, -21],
          ],
          tint(colour, 0.04),
        ),
        over:
          fill(close, colour) +
          fill('M-17 -6Q-22 10 -21 26Q-16 28 -13 22Q-14.5 8 -12 -3Z', colour) +
          shine +
          line('M-18 2Q-19 14 -18 22', lit, 1.1, 0.45),
      };
    case 'bun':
      return {
        behind: oval(-9, -25, 10, 9.4, colour) + line('M-14 -30Q-9 -34 -3 -30', lit, 1.5, 0.5),
        over: fill(close, colour) + shine,
      };
    case 'ponytail':
      return {
        behind: blob(
          [
            [-10, -20],
            [-24, -20],
            [-31, -4],
            [-29, 18],
            [-24, 24],
            [-22, 6],
            [-17, -8],
          ],
          colour,
        ),
        over: fill(close, colour) + shine + oval(-16.5, -16, 3, 4, '#d9564a'),
      };
    case 'puffs':
      return {
        behind: oval(-17, -22, 11, 10.4, colour) + oval(15, -24, 9.4, 9, colour),
        over:
          fill(close, colour) +
          line('M-1 -22Q-3 -17 -3 -13', lit, 1.2, 0.5) +
          oval(-12, -17, 2.6, 3.2, '#f2c84b') +
          oval(11, -19, 2.4, 3, '#f2c84b'),
      };
  }
}
