import { box, fill, line, oval } from '../../drawing/brush.ts';
import { mix, shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import { lampsAreLit } from '../../light/night-in-places.ts';
import type { Stage } from '../../staging/stage.ts';
import { tree } from '../../scenery/trees.ts';
import { foot, legs, type Part, panel } from './panel.ts';

const wood = '#9a6a3c';
const iron = '#5f676d';

const laundry = (stage: Stage): string =>
  [-130, -82, -30, 26, 78, 126]
    .map((x, i) => {
      const colour = stage.luck.pick(stage.culture.cloth);
      const y = -188 + 14 * (1 - (x / 160) ** 2);
      return i % 3 === 0
        ? fill(`M${x - 20} ${n(y)}h40v22l-9 -3v42h-22v-42l-9 3Z`, colour)
        : i % 3 === 1
          ? fill(`M${x - 22} ${n(y)}h44l-2 76h-40Z`, colour) +
            [18, 42].map((dy) => line(`M${x - 20} ${n(y + dy)}h40`, tint(colour, 0.5), 4)).join('')
          : fill(`M${x - 14} ${n(y)}h28l3 62h-13l-4 -42l-4 42h-13Z`, colour);
    })
    .join('');

/** What stands in streets, yards and on playgrounds of today. */
export const streetThings: Readonly<Record<string, Part>> = {
  tree: { wide: 220, draw: (stage) => tree(stage, stage.luck.pick(stage.culture.trees)) },
  // No palms grow in Europe's towns.
  palm: { wide: 180, draw: (stage) => tree(stage, stage.context === 'european' ? 'fir' : 'palm') },
  'lamp-post': {
    wide: 60,
    draw: (stage) =>
      [
        foot(0, 40),
        box(-6, -330, 12, 330, '#4a5058'),
        box(-13, -26, 26, 26, '#3f444c'),
        line('M0 -326Q4 -352 46 -350', '#4a5058', 9),
        fill('M34 -354h38l8 12H28Z', '#3f444c'),
        lampsAreLit(stage)
          ? oval(
              54,
              -330,
              130,
              130,
              stage.ink.radial([54, -330], 130, [0, '#ffe6a0', 0.75], [0.4, '#ffd27a', 0.24], [1, '#ffd27a', 0]),
            )
          : '',
        oval(54, -340, 18, 6, lampsAreLit(stage) ? '#fff3c4' : '#e9e2c9'),
      ].join(''),
  },
  'power-pole': {
    wide: 60,
    draw: () =>
      [
        foot(0, 34),
        box(-6, -380, 12, 380, '#7a6450'),
        box(-52, -362, 104, 9, '#6a5542'),
        [-44, -18, 18, 44].map((x) => box(x - 4, -374, 8, 13, '#c3cbcf')).join(''),
        line('M-44 -372Q-400 -320 -900 -374M44 -372Q400 -320 900 -374', '#3f3a38', 2.2, 0.6),
      ].join(''),
  },
  'bus-shelter': {
    wide: 320,
    draw: (stage) =>
      [
        foot(0, 300),
        fill('M-136 -206H136V-20H-136Z', '#bcd6da', lampsAreLit(stage) ? 0.2 : 0.34),
        line('M-136 0V-214M136 0V-214M0 -206V-20M-136 -20H136', iron, 8),
        panel(stage, 0, -52, 210, 12, wood),
        legs([-84, 84], 54, iron, 8),
        fill('M-170 -214L-156 -240H156L170 -214Z', '#3f7f9a'),
        box(-170, -216, 340, 9, '#2f5f78'),
        line('M206 0V-250', iron, 9),
        oval(206, -262, 34, 34, '#f6efdf'),
        oval(206, -262, 28, 28, '#2f6fa8'),
        fill('M190 -276h32v22h-32Z', '#f6efdf'),
        line('M194 -268h10M208 -268h10', '#2f6fa8', 6),
        oval(197, -250, 4, 4, '#f6efdf'),
        oval(215, -250, 4, 4, '#f6efdf'),
      ].join(''),
  },
  bench: {
    wide: 170,
    draw: (stage) =>
      [
        foot(0, 160),
        legs([-64, 64], 52, iron, 8),
        panel(stage, 0, -48, 168, 10, wood),
        panel(stage, 0, -72, 164, 10, wood),
        panel(stage, 0, -92, 164, 10, wood),
        line('M-64 -50V-104M64 -50V-104', iron, 7),
      ].join(''),
  },
  fence: {
    wide: 240,
    draw: ({ culture }) => {
      const bare = culture.houses === 'thatch' || culture.houses === 'colonial';
      const [post, rail] = bare ? ['#9a7148', '#7d5a38'] : ['#e6dcc4', '#d6c8a8'];
      const stakes = Array.from(
        { length: 12 },
        (_, i) => `M${-116 + i * 21} 0V${bare ? -84 - ((i * 7) % 4) * 6 : -92}`,
      ).join('');
      return `${line(stakes, post, 9)}${line('M-122 -70H122M-122 -30H122', rail, 8)}`;
    },
  },
  swings: {
    wide: 280,
    draw: () =>
      [
        foot(0, 260),
        line('M-136 0L-104 -240L-72 0M72 0L104 -240L136 0', '#c9503f', 10),
        line('M-110 -240H110', '#a83f32', 11),
        [-42, 44]
          .map(
            (x, i) =>
              line(
                `M${x - 20} -238L${x - 20 + (i ? 10 : -6)} -64M${x + 20} -238L${x + 20 + (i ? 10 : -6)} -64`,
                iron,
                3,
              ) + box(x - 26 + (i ? 10 : -6), -68, 52, 9, '#d9a12a', 1, 3),
          )
          .join(''),
      ].join(''),
  },
  slide: {
    wide: 280,
    draw: () =>
      [
        foot(0, 260),
        line('M-118 0V-190M-78 0V-190', '#2f7fa8', 9),
        line([-30, -64, -98, -132, -164].map((y) => `M-118 ${y}H-78`).join(''), '#2f7fa8', 7),
        fill(
          'M-78 -190Q-50 -188 -30 -160L70 -36Q86 -16 132 -12V-30Q96 -34 84 -50L-14 -176Q-34 -206 -78 -206Z',
          '#e6b03f',
        ),
        line('M-78 -206Q-34 -206 -14 -176L84 -50Q96 -34 132 -30', '#b8842a', 6),
        line('M20 -96V0M76 -40V0', iron, 7),
        line('M-122 -190V-230H-78V-206', '#2f7fa8', 7),
      ].join(''),
  },
  goal: {
    wide: 420,
    draw: () => {
      const net =
        Array.from({ length: 19 }, (_, i) => `M${-190 + i * 21} -214L${-168 + i * 18.6} -6`).join('') +
        Array.from({ length: 9 }, (_, i) => `M${-192 + i * 2.4} ${-196 + i * 23}H${192 - i * 2.4}`).join('');
      return [
        line(net, '#ffffff', 1.7, 0.6),
        line('M-200 0V-220H200V0', '#fbfaf4', 12),
        line('M-204 0V-216', '#c9c6bc', 3),
      ].join('');
    },
  },
  pump: {
    wide: 80,
    draw: () =>
      [
        oval(0, 4, 74, 12, '#a8a196'),
        oval(0, 0, 62, 9, '#c3bcae'),
        box(-13, -116, 26, 116, '#3f7f9a', 1, 4),
        line('M-8 -104V-14', '#7fb0c4', 4),
        line('M0 -116Q-20 -150 -78 -126', '#2f5f78', 9),
        line('M12 -84H40V-66', '#2f5f78', 9),
        fill('M24 -34H58L52 0H30Z', '#c9503f'),
        oval(41, -34, 17, 4, '#8fc4d8'),
      ].join(''),
  },
  'clothes-line': {
    wide: 340,
    draw: (stage) =>
      [
        foot(-160, 26),
        foot(160, 26),
        line('M-160 0V-204M160 0V-204', wood, 9),
        line('M-160 -196Q0 -172 160 -196', '#e6dcc4', 2.6),
        laundry(stage),
      ].join(''),
  },
  'school-sign': {
    wide: 150,
    draw: () =>
      [
        foot(0, 120),
        line('M-52 0V-120M52 0V-120', wood, 9),
        box(-74, -176, 148, 74, '#2f6f9a', 1, 4),
        box(-68, -170, 136, 62, '#f3ead2', 1, 3),
        fill('M-30 -130Q-14 -138 0 -130Q14 -138 30 -130V-156Q14 -164 0 -156Q-14 -164 -30 -156Z', '#2f6f9a'),
        line('M0 -156V-131', '#f3ead2', 2.4),
        line('M-46 -118H46', '#c9503f', 5),
      ].join(''),
  },
  'bell-post': {
    wide: 60,
    draw: () =>
      [
        foot(0, 40),
        line('M0 0V-190M0 -186H44', wood, 9),
        line('M40 -184v14', iron, 4),
        fill('M24 -138Q28 -172 40 -172Q52 -172 56 -138Z', '#c9a23f'),
        oval(40, -135, 5, 5, '#7a5a22'),
      ].join(''),
  },
  luggage: {
    wide: 150,
    draw: () =>
      [
        foot(0, 140),
        box(-66, -70, 62, 70, '#8a4f2f', 1, 8),
        line('M-52 -70v-12h34v12M-66 -44h62', '#5a3220', 5),
        box(4, -50, 58, 50, '#3f6f8a', 1, 10),
        line('M18 -50q14 -18 30 0', '#2f5064', 5),
        fill('M-20 0Q-28 -32 -8 -40H14Q30 -30 24 0Z', '#d3bb8a'),
      ].join(''),
  },
  canoe: {
    wide: 420,
    draw: (stage) => {
      const [paint, band] = [
        stage.luck.pick(['#2f6f9a', '#c9503f', '#3f8a5f']),
        stage.luck.pick(['#f0c23f', '#f6efdf']),
      ];
      return [
        oval(0, 6, 200, 12, '#1d1230', 0.24),
        fill('M-214 -84Q-120 -34 0 -34Q120 -34 214 -84Q186 0 90 2H-90Q-186 0 -214 -84Z', paint),
        fill('M-206 -76Q-120 -30 0 -30Q120 -30 206 -76L198 -54Q120 -14 0 -14Q-120 -14 -198 -54Z', band),
        line('M-168 -34l14 12l14 -12l14 12l14 -12M112 -34l14 12l14 -12l14 12l14 -12', shade(paint, 0.3), 4),
        line('M-214 -84Q-120 -36 0 -36Q120 -36 214 -84', shade(wood, 0.2), 7),
        line('M-60 -40L110 -96', wood, 7),
        fill('M100 -100l34 -16l8 12l-32 16Z', wood),
      ].join('');
    },
  },
  umbrella: {
    wide: 240,
    draw: (stage) => {
      const cloth = stage.luck.pick(['#d9503f', '#2f7fb8', '#e0a12f']);
      return [
        foot(0, 60),
        line('M0 0L10 -250', '#8a6a4a', 7),
        [-2, -1, 0, 1]
          .map((i) =>
            fill(
              `M${8 + i * 62} -206Q${8 + i * 62 + 31} -190 ${8 + (i + 1) * 62} -206Q${8 + (i + 0.5) * 28} ` +
                `-268 10 -272Q${8 + i * 30} -266 ${8 + i * 62} -206Z`,
              i % 2 ? '#f3e9d2' : cloth,
            ),
          )
          .join(''),
      ].join('');
    },
  },
  maize: {
    wide: 64,
    draw: ({ luck, culture, light }) => {
      const green = mix(mix('#6f9a3f', culture.green, 0.4), light.haze, 0.06);
      const one = (x: number) => {
        const high = luck.between(150, 190);
        return [
          line(`M${n(x)} 0V${n(-high)}`, shade(green, 0.2), 5),
          [0.25, 0.45, 0.62, 0.8]
            .map((share, i) =>
              fill(
                `M${n(x)} ${n(-high * share)}q${i % 2 ? 22 : -22} -34 ${i % 2 ? 44 : -44} -6q${i % 2 ? -26 : 26} ` +
                  `-8 ${i % 2 ? -44 : 44} 12Z`,
                i % 2 ? green : tint(green, 0.14),
              ),
            )
            .join(''),
          line(`M${n(x)} ${n(-high)}l-9 -20M${n(x)} ${n(-high)}v-24M${n(x)} ${n(-high)}l9 -20`, '#d9b45f', 3),
          oval(x + 7, -high * 0.55, 5, 13, '#e8c24a'),
        ].join('');
      };
      return one(-16) + one(16);
    },
  },
};

/** A wooden bridge that leads away from us over water, from `low` up to `top`, in units of the page. */
export function footbridge(x: number, top: number, low: number): string {
  const edge = (share: number, side: -1 | 1, rise = 0): string => {
    const half = 52 + 46 * share;
    return `${n(x + side * half)} ${n(top + (low - top) * share - rise * (0.55 + 0.45 * share))}`;
  };
  const shares = Array.from({ length: 9 }, (_, i) => (i / 8) ** 1.25);
  const planks = shares.map((share) => `M${edge(share, -1)}L${edge(share, 1)}`).join('');
  const rail = (side: -1 | 1) =>
    line(
      shares
        .filter((_, i) => i % 2 === 0)
        .map((share) => `M${edge(share, side)}L${edge(share, side, 66)}`)
        .join(''),
      shade(wood, 0.15),
      7,
    ) +
    line(`M${edge(0, side, 64)}L${edge(1, side, 64)}M${edge(0, side, 36)}L${edge(1, side, 36)}`, tint(wood, 0.12), 7);
  return [
    fill(`M${edge(0, -1)}L${edge(0, 1)}L${edge(1, 1)}v16L${edge(1, -1)}Z`, '#1d1230', 0.3),
    fill(`M${edge(0, -1)}L${edge(0, 1)}L${edge(1, 1)}L${edge(1, -1)}Z`, tint(wood, 0.1)),
    line(planks, shade(wood, 0.36), 3, 0.7),
    rail(-1),
    rail(1),
  ].join('');
}
