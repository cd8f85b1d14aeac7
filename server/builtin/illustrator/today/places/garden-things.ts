import { box, fill, line, oval } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import { snowWhite } from '../../light/snow.ts';
import { foot, type Part } from './panel.ts';

const blooms = ['#d0574f', '#e0b03a', '#c77aa0', '#f0e6d0', '#8a6ab0'] as const;
const stone = '#b3b2aa';

/** A vegetable bed seen from the side: earth in a frame, and rows of leaves. */
function vegetables(): string {
  const plant = (x: number, y: number, size: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${size})">${fill(
      'M0 0Q-16 -4 -20 -20Q-6 -20 0 -4Q-4 -20 0 -28Q6 -20 2 -4Q8 -20 20 -20Q16 -4 0 0Z',
      '#6f9a4e',
    )}${line('M0 0L-12 -14M0 0V-20M0 0L12 -14', '#a5c47a', 1.6)}</g>`;
  const rows = [0, 1].map((row) =>
    Array.from({ length: 7 }, (_, i) => plant(-120 + i * 40 + row * 14, -16 + row * 13, 0.92 + row * 0.16)).join(''),
  );
  return (
    fill('M-150 0L-132 -26H132L150 0Z', '#6f4f36') +
    line('M-140 -12H140', '#573c28', 3, 0.7) +
    rows.join('') +
    box(-154, -4, 308, 12, '#9a7048', 1, 2) +
    box(-154, -4, 308, 4, '#c49a68', 1, 2)
  );
}

const headstone = (x: number, y: number, size: number, cross: boolean): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${size})">${oval(0, 1, 34, 6, '#1d1230', 0.2)}${
    cross
      ? box(-7, -86, 14, 86, stone, 1, 2) + box(-26, -66, 52, 13, stone, 1, 2) + box(-7, -86, 5, 86, tint(stone, 0.3))
      : fill('M-26 0V-46Q-26 -68 0 -68Q26 -68 26 -46V0Z', stone) +
        fill('M-26 0V-46Q-26 -68 0 -68Q-16 -62 -16 -46V0Z', tint(stone, 0.3)) +
        line('M-12 -42H14M-12 -32H10M-12 -22H14', shade(stone, 0.34), 3)
  }${fill('M-22 2Q-14 -10 -6 1Q2 -9 10 1Q16 -8 22 2Z', '#6f9450')}</g>`;

/** What stands in gardens, on graves and at the harbour. */
export const gardenThings: Readonly<Record<string, Part>> = {
  'flower-bed': {
    wide: 220,
    draw: ({ luck, scene }) =>
      // Under snow nothing is in bloom.
      scene.weather === 'snow'
        ? fill('M-112 4Q-80 -22 -20 -17Q40 -28 112 4Q60 12 0 11Q-60 12 -112 4Z', snowWhite)
        : fill('M-112 4Q-90 -14 0 -14Q90 -14 112 4Q60 12 0 11Q-60 12 -112 4Z', '#6f4f36') +
          Array.from({ length: 15 }, (_, i) => {
            const [x, y] = [-98 + i * 14, (i % 3) * 3 - 4];
            const high = luck.between(24, 46);
            const colour = luck.pick(blooms);
            const petals = [0, 72, 144, 216, 288]
              .map((turn) => {
                const angle = (turn * Math.PI) / 180;
                return oval(x + Math.cos(angle) * 5.4, y - high + Math.sin(angle) * 5.4, 4.6, 4.6, colour);
              })
              .join('');
            return (
              line(
                `M${n(x)} ${n(y)}v${n(-high)}M${n(x)} ${n(y - 6)}q-9 -5 -11 -13M${n(x)} ${n(y - 9)}q9 -4 11 -12`,
                '#5f8a46',
                3,
              ) +
              petals +
              oval(x, y - high, 3.4, 3.4, '#f2d37a')
            );
          }).join(''),
  },
  'vegetable-bed': { wide: 310, draw: vegetables },
  shed: {
    wide: 230,
    draw: ({ side }) =>
      [
        foot(0, 210),
        box(-100, -150, 200, 150, '#9a7048'),
        line(Array.from({ length: 9 }, (_, i) => `M${-80 + i * 20} -150V0`).join(''), shade('#9a7048', 0.3), 2.4, 0.7),
        box(side > 0 ? -100 : 50, -150, 50, 150, '#3a2a20', 0.18),
        box(-34, -126, 68, 126, '#7a5434') + line('M-34 -100L34 -20', '#5f4028', 6) + oval(24, -62, 4, 4, '#e0b84a'),
        fill('M-118 -146L0 -206L118 -146L110 -136H-110Z', '#6f5a52'),
        line('M-112 -142L0 -198L112 -142', '#8f786c', 5),
      ].join(''),
  },
  graves: {
    wide: 200,
    draw: ({ luck }) =>
      headstone(-70, -6, 0.9, luck.maybe(0.4)) + headstone(4, 0, 1, luck.maybe(0.6)) + headstone(76, -4, 0.94, false),
  },
  bollard: {
    wide: 50,
    draw: () =>
      foot(0, 44) +
      fill('M-16 0L-12 -40H12L16 0Z', '#4a4f55') +
      oval(0, -42, 20, 10, '#5f656c') +
      oval(-4, -45, 10, 4, '#8a9096') +
      line('M-18 -20q18 10 36 0', '#c9a86a', 7),
  },
  'moored-boat': {
    wide: 330,
    draw: ({ luck }) => {
      const hull = luck.pick(['#b5483a', '#2f6f9a', '#3f7f5a', '#d9a12a']);
      return [
        fill('M-160 -62Q-150 -8 -120 0H110Q146 -14 168 -74Q100 -50 0 -50Q-100 -50 -160 -62Z', hull),
        fill('M-160 -62Q-100 -50 0 -50Q100 -50 168 -74L166 -62Q100 -38 0 -38Q-100 -38 -158 -50Z', '#f0e6d0'),
        box(-66, -116, 86, 66, '#efe6d2', 1, 4) + box(-74, -124, 102, 11, '#7a4f34', 1, 4),
        box(-54, -104, 26, 26, '#7fb2c4', 1, 3) + box(-18, -104, 26, 26, '#7fb2c4', 1, 3),
        line('M74 -52V-214M74 -206L150 -84M74 -206L-60 -122', '#5a4632', 5),
        fill('M74 -210L112 -198L74 -186Z', luck.pick(['#b5483a', '#e0b03a'])),
        line('M-140 -10H120', shade(hull, 0.4), 6, 0.6),
      ].join('');
    },
  },
};
