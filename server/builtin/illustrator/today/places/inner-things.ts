import { box, fill, line, oval } from '../../drawing/brush.ts';
import { n } from '../../drawing/curve.ts';
import { shade, tint } from '../../light/colour.ts';
import { foot, type Part, panel } from './panel.ts';
import { view } from './wall-things.ts';

const wood = '#a8753f';
const [hay, straw] = ['#d9b45a', '#b58d3a'] as const;
const doorColours = ['#6f4a30', '#3f6f6a', '#7a3f3a', '#4a5f7f'] as const;
const spines = ['#b5483a', '#2f6f9a', '#3f8a5a', '#d9a12a', '#6a4a8a', '#e6dcc6', '#8a5a3a'] as const;

/** A flight of stairs that rises to the right: the number of steps, and the width and height of each. */
const [treads, run, rise] = [8, 40, 27] as const;

/** A bale of hay whose foot is at x, y. */
const bale = (x: number, y: number): string =>
  box(x - 44, y - 46, 88, 46, hay, 1, 6) +
  box(x - 44, y - 46, 88, 12, tint(hay, 0.3), 0.8, 6) +
  line(`M${n(x - 20)} ${n(y - 46)}v46M${n(x + 20)} ${n(y - 46)}v46`, '#7a5a2f', 2.6) +
  line(
    `M${n(x - 38)} ${n(y - 30)}h12M${n(x - 12)} ${n(y - 20)}h14M${n(x + 26)} ${n(y - 32)}h10` +
      `M${n(x - 36)} ${n(y - 10)}h10M${n(x + 8)} ${n(y - 8)}h12`,
    straw,
    2,
  );

/** What stands on stairs and in corridors, barns and vans. */
export const innerThings: Readonly<Record<string, Part>> = {
  'flight-of-stairs': {
    wide: 380,
    draw: ({ side }) => {
      const steps = Array.from({ length: treads }, (_, i) => {
        const [x, y] = [-190 + i * run, -i * rise];
        return (
          box(x, y - rise, 380 - i * run, rise, tint(wood, 0.12 - i * 0.02)) +
          box(x, y - rise, 380 - i * run, 6, tint(wood, 0.34)) +
          box(x, y - rise + 6, 5, rise - 6, shade(wood, 0.36), 0.5)
        );
      }).join('');
      const posts = Array.from({ length: treads }, (_, i) => `M${-176 + i * run} ${-(i + 1) * rise}v-74`).join('');
      const rail = `M-182 ${-rise - 72}L${-182 + (treads - 1) * run + 26} ${-treads * rise - 84}`;
      return (
        foot(0, 380) +
        steps +
        box(-190 + treads * run, -treads * rise, 380 - treads * run, 10, tint(wood, 0.34)) +
        line(posts, '#4a3a30', 5) +
        line(rail, '#5d3a22', 13) +
        line(rail, '#8f5f38', 5, 0.8) +
        box(-188, -rise - 96, 13, 96 + rise - 4, '#5d3a22', 1, 3) +
        oval(-181.5, -rise - 100, 10, 10, side > 0 ? '#8f5f38' : '#7a4c2c')
      );
    },
  },
  'flat-door': {
    wide: 120,
    draw: ({ luck }) => {
      const paint = luck.pick(doorColours);
      return [
        box(-60, -222, 120, 222, '#d9cdb6'),
        box(-50, -212, 100, 212, paint),
        line('M-38 -198H38V-116H-38ZM-38 -98H38V-16H-38Z', shade(paint, 0.36), 4, 0.7),
        line('M-50 -212H50', tint(paint, 0.4), 4, 0.6),
        oval(37, -106, 5, 5, '#d9b45a'),
        box(-9, -176, 18, 14, '#e6dcc6', 1, 2),
        box(-64, -6, 128, 7, '#8a6a4a'),
      ].join('');
    },
  },
  'hay-bales': {
    wide: 190,
    draw: () =>
      foot(0, 190) +
      bale(-47, 0) +
      bale(46, 0) +
      bale(-4, -46) +
      line('M-92 -2l-12 4M92 -2l12 3M60 2l10 6M-60 3l-8 7', straw, 3),
  },
  'barn-door': {
    wide: 190,
    draw: (stage) =>
      view(stage, 0, 0, 170, 220) +
      line('M-92 0V-226H92V0', '#5d3f28', 14) +
      fill('M-92 -220L-150 -196V16L-92 0Z', '#8a5a36') +
      line('M-110 -212V4M-130 -204V10M-92 -20L-148 -172', shade('#8a5a36', 0.36), 4, 0.7),
  },
  stall: {
    wide: 200,
    draw: () =>
      foot(0, 200) +
      [-88, -30, 28].map((y, i) => box(-100, y - 22, 200, 17, i % 2 ? '#96653c' : '#a8753f', 1, 2)).join('') +
      line('M-98 0V-128M98 0V-128M0 0V-116', '#6f4a2c', 13),
  },
  'barn-ladder': {
    wide: 70,
    draw: () =>
      line('M-26 0L-12 -330M28 0L34 -330', '#8a5f38', 9) +
      line(
        Array.from(
          { length: 10 },
          (_, i) => `M${n(-24 + i * 1.3)} ${-24 - i * 32}L${n(28 + i * 0.6)} ${-24 - i * 32}`,
        ).join(''),
        '#a8753f',
        7,
      ),
  },
  'van-shelf': {
    wide: 200,
    draw: (stage) => {
      const { luck } = stage;
      const row = (y: number) => {
        let [drawn, x] = ['', -92];
        while (x < 84) {
          const [wide, high] = [luck.between(8, 15), luck.between(34, 48)];
          drawn +=
            box(x, y - high, wide, high, luck.pick(spines), 1, 1) + box(x, y - high + 7, wide, 3, '#f6efdf', 0.6);
          x += wide + (luck.maybe(0.12) ? 10 : 1.4);
        }
        return drawn;
      };
      return [
        foot(0, 200),
        panel(stage, 0, 0, 200, 232, '#b98a54', 3),
        box(-94, -226, 188, 218, shade('#b98a54', 0.46)),
        [-172, -116, -60, -10].map((y) => row(y) + box(-96, y, 192, 7, '#c99a62')).join(''),
      ].join('');
    },
  },
  'corridor-bench': {
    wide: 190,
    draw: (stage) =>
      [
        foot(0, 190),
        line('M-78 -42V0M78 -42V0M0 -42V0', '#5f676d', 7),
        panel(stage, 0, -42, 190, 12, wood, 3),
        panel(stage, 0, -74, 190, 22, wood, 3),
        line('M-78 -96V-42M78 -96V-42', '#5f676d', 6),
      ].join(''),
  },
};
