import { box, fill, line, oval } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';

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

/** A hat of felt, and caps, in one colour, as they lie; heads wear their own. */
const felt = '#6b5a4a';
const wool = '#a8433a';
const shell = '#b5443a';

/** Things that tales turn on, in one colour that words can change, in centimetres. */
export const ownTreasures: Readonly<Record<string, string>> = {
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
  'grandfather-clock': [
    box(-26, -10, 52, 10, '#5d3a22', 1, 2),
    fill('M-23 -10V-48H23V-10Z', '#7a4c2c'),
    box(-17, -140, 34, 92, '#7a4c2c'),
    box(-19, -50, 38, 5, '#8f5f38', 1, 1),
    box(-11, -132, 22, 78, '#3a271a', 1, 2),
    line('M0 -130V-76', '#c9a24a', 1.6),
    oval(0, -72, 7, 7, '#d8b25a') + oval(-1.6, -73.6, 3, 3, '#efd58a', 0.8),
    line('M-9 -128V-62', '#ffffff', 2, 0.14),
    fill('M-24 -140V-178Q-24 -184 -18 -184H18Q24 -184 24 -178V-140Z', '#7a4c2c'),
    fill('M-26 -182Q-22 -196 -10 -192Q0 -204 10 -192Q22 -196 26 -182Z', '#8f5f38'),
    oval(0, -199, 3, 4, '#c9a24a'),
    oval(0, -161, 18, 18, '#c9a24a') + oval(0, -161, 15.4, 15.4, '#f3ead2'),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
      .map((hour) => {
        const [x, y] = [Math.sin((hour * Math.PI) / 6), -Math.cos((hour * Math.PI) / 6)];
        return line(
          `M${(x * 12).toFixed(1)} ${(-161 + y * 12).toFixed(1)}L${(x * 14).toFixed(1)} ${(-161 + y * 14).toFixed(1)}`,
          '#4a3020',
          1.2,
        );
      })
      .join(''),
    line('M0 -161V-171.6M0 -161L6.4 -157', '#33231a', 1.6),
    box(-15, -42, 30, 26, '#8f5f38', 1, 2),
  ].join(''),
  kite: [
    line('M0 -26Q-13 -14 -3 -7Q7 -1 -8 0', '#4a4038', 1.1),
    [
      [-7, -17],
      [-1, -6],
    ]
      .map(([x = 0, y = 0]) =>
        fill(
          `M${x - 5} ${y - 2.6}L${x} ${y}L${x - 5} ${y + 2.6}ZM${x + 5} ${y - 2.6}L${x} ${y}L${x + 5} ${y + 2.6}Z`,
          '#2f6f9a',
        ),
      )
      .join(''),
    fill('M0 -92L29 -62L0 -26L-29 -62Z', '#2f6f9a'),
    fill('M0 -92L29 -62H0Z', tint('#2f6f9a', 0.22)),
    fill('M0 -26L-29 -62H0Z', shade('#2f6f9a', 0.16)),
    fill('M0 -26L29 -62H0Z', shade('#2f6f9a', 0.06)),
    line('M0 -92V-26M-29 -62H29', '#4a3a2a', 1.5),
  ].join(''),
  'felt-hat': [
    fill('M-18 -2.4Q-19 -5 -12 -5.6H12Q19 -5 18 -2.4Q10 0.8 0 0.8Q-10 0.8 -18 -2.4Z', shade(felt, 0.1)),
    fill('M-10.4 -4Q-10.6 -14.6 -6 -16Q0 -13.4 6 -16Q10.6 -14.6 10.4 -4Q0 -1.6 -10.4 -4Z', felt),
    fill('M-10.4 -4L-10.3 -7.6Q0 -5.2 10.3 -7.6L10.4 -4Q0 -1.6 -10.4 -4Z', shade(felt, 0.4)),
  ].join(''),
  'palm-hat': [
    fill('M-22 -2.6Q0 -9 22 -2.6Q12 1.6 0 1.6Q-12 1.6 -22 -2.6Z', '#c9b458'),
    fill('M-9.8 -4.4Q-9.6 -14 0 -15Q9.6 -14 9.8 -4.4Q0 -1.6 -9.8 -4.4Z', '#d6c36c'),
    line(
      'M-17 -3.4Q0 -8 17 -3.4M-19 -1.6Q0 4 19 -1.6M-9.6 -6.4Q0 -3.6 9.6 -6.4M-8.8 -9.6Q0 -7 8.8 -9.6M-6 -12.6Q0 -10.6 6 -12.6',
      '#9a8636',
      0.7,
    ),
    line('M-13 -1L-10 -5M-6 1L-5 -3.4M6 1L5 -3.4M13 -1L10 -5M-4 -14V-4M4 -14V-4M0 -15V-3', '#9a8636', 0.5, 0.8),
  ].join(''),
  'woollen-hat': [
    oval(0, -17.4, 3.4, 3.2, tint(wool, 0.3)),
    fill('M-10 -4Q-10.6 -16 0 -16.4Q10.6 -16 10 -4Z', wool),
    fill('M-10.8 0Q-11.6 -5.4 -10.4 -5.6Q0 -7.4 10.4 -5.6Q11.6 -5.4 10.8 0Q0 -1.6 -10.8 0Z', tint(wool, 0.16)),
    line('M-7 -6V-1M-3.5 -6.4V-1.2M0 -6.6V-1.3M3.5 -6.4V-1.2M7 -6V-1', shade(wool, 0.24), 0.8),
  ].join(''),
  'riding-helmet': [
    fill('M-13 -2Q-15 -21 1 -22Q15 -21 14 -7L12 -1Q0 -4 -13 -2Z', shell),
    fill('M-1 -13Q10 -14.6 14.4 -11.4L14 -6.4Q8 -7.6 -1 -6.6Z', '#3b4650'),
    line('M0 -11.6Q8 -12.6 12.4 -10.6', '#aebac0', 1, 0.8),
    fill('M-13 -2Q0 -4 12 -1L11 2.4Q0 -0.4 -12 1.4Z', shade(shell, 0.34)),
    line('M-8 -17Q-2 -21 5 -19.6', tint(shell, 0.5), 1.8, 0.8),
  ].join(''),
};
