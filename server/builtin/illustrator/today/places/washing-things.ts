import { box, fill, line, oval } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';
import { foot, type Part, panel } from './panel.ts';

const china = '#eceae0';
const steel = '#aab4b8';

/** What stands in bathrooms and at the hairdresser's. */
export const washingThings: Readonly<Record<string, Part>> = {
  bathtub: {
    wide: 220,
    draw: () =>
      [
        foot(0, 200),
        fill('M-112 -76H112Q108 -14 82 -10H-82Q-108 -14 -112 -76Z', china),
        fill('M-112 -76H112L110 -62H-110Z', tint(china, 0.6)),
        fill('M40 -62L108 -62Q102 -18 80 -12H30Z', shade(china, 0.16), 0.7),
        line('M-72 -10L-80 0M72 -10L80 0', '#8a7a5a', 9),
        line('M84 -78V-104Q84 -112 70 -110', steel, 7),
        [-84, -60, -38, -70, -48].map((x, i) => oval(x, -80 - (i % 3) * 9, 15, 13, '#fbfdfb', 0.94)).join(''),
      ].join(''),
  },
  'wash-stand': {
    wide: 90,
    draw: () =>
      [
        foot(0, 40),
        fill('M-12 0L-8 -78H8L12 0Z', shade(china, 0.1)),
        fill('M-44 -96H44Q40 -70 10 -66H-10Q-40 -70 -44 -96Z', china),
        oval(0, -96, 44, 7, tint(china, 0.6)) + oval(0, -95, 34, 4.4, shade(china, 0.18)),
        line('M0 -98V-116Q0 -122 9 -121V-112', steel, 5),
        box(24, -108, 13, 10, '#d8869a', 1, 3),
      ].join(''),
  },
  toilet: {
    wide: 80,
    draw: () =>
      [
        foot(0, 60),
        box(-38, -104, 24, 58, china, 1, 4),
        box(-40, -108, 28, 8, tint(china, 0.5), 1, 3),
        fill('M-36 -50H36Q34 -24 10 -18L12 0H-22L-20 -18Q-36 -26 -36 -50Z', china),
        box(-38, -56, 76, 8, shade(china, 0.12), 1, 4),
      ].join(''),
  },
  'barber-chair': {
    wide: 110,
    draw: (stage) => {
      const leather = stage.luck.pick(['#a8423a', '#3f5f7a', '#4a4a50']);
      return [
        oval(0, -2, 40, 8, steel) + box(-6, -46, 12, 44, shade(steel, 0.2)),
        box(-48, -66, 92, 20, leather, 1, 8),
        fill('M-52 -60L-60 -142Q-58 -150 -48 -150L-40 -148L-34 -60Z', leather),
        box(-64, -172, 22, 26, shade(leather, 0.2), 1, 7),
        line('M-40 -92H26M26 -92V-60', steel, 8) + line('M-38 -94H24', tint(leather, 0.2), 7),
        line('M44 -56L66 -20H86', steel, 8),
      ].join('');
    },
  },
  'salon-shelf': {
    wide: 150,
    draw: (stage) => {
      const colours = ['#b5483a', '#3f83a6', '#e0b84a', '#6f9450', '#7a4a8a', '#f0e6d0'] as const;
      const bottles = Array.from({ length: 9 }, (_, i) => {
        const [x, high] = [-62 + i * 15, stage.luck.between(18, 34)];
        return box(x, -84 - high, 10, high, stage.luck.pick(colours), 1, 2) + box(x + 3, -90 - high, 4, 7, '#f0e6d0');
      }).join('');
      return (
        foot(0, 140) + panel(stage, 0, 0, 144, 84, '#8a6242', 4) + bottles + box(-75, -88, 150, 7, '#b58a5a', 1, 2)
      );
    },
  },
};
