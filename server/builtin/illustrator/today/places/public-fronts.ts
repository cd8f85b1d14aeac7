import { box, fill, line, oval, place } from '../../drawing/brush.ts';
import { shade, tint } from '../../light/colour.ts';
import { arch } from '../../scenery/furnish.ts';
import { lampsAreLit } from '../../light/night-in-places.ts';
import type { Stage } from '../../staging/stage.ts';
import { foot, type Part, panel } from './panel.ts';
import { architecture } from './place-plans.ts';
import { doorFront, roofFront, wallFront } from './building-parts.ts';

const glass = (stage: Stage): string => (lampsAreLit(stage) ? '#f6c667' : '#6f93a6');

/** A government house or a court: steps, pillars and a gable, with a plain flag. */
function stateHouse(stage: Stage): string {
  const wall = '#efe6d2';
  const windows = [-250, -190, 190, 250]
    .map((x) =>
      [-60, -180]
        .map((y) => box(x - 21, y - 76, 42, 72, glass(stage)) + box(x - 26, y - 2, 52, 8, tint(wall, 0.4)))
        .join(''),
    )
    .join('');
  const columns = [-112, -56, 56, 112]
    .map(
      (x) =>
        box(x - 13, -260, 26, 236, tint(wall, x * stage.side > 0 ? 0.5 : 0.15)) +
        box(x - 19, -270, 38, 14, tint(wall, 0.5)),
    )
    .join('');
  const steps = [0, 1, 2]
    .map((i) => box(-160 - i * 18, -24 + i * 8, 320 + i * 36, 9, tint(wall, 0.3 - i * 0.14)))
    .join('');
  return [
    wallFront(stage, { w: 620, h: 290, wall }),
    windows,
    box(-318, -306, 636, 20, tint(wall, 0.4)),
    box(-140, -276, 280, 256, shade(wall, 0.14)),
    arch(0, -22, 78, 176, '#6b4226'),
    columns,
    fill('M-164 -272L0 -356L164 -272Z', tint(wall, 0.4)),
    fill('M-120 -280L0 -342L120 -280Z', shade(wall, 0.12)),
    line('M0 -356V-452', '#8a8f96', 5),
    fill('M2 -450Q34 -462 62 -448V-408Q34 -422 2 -410Z', '#3f7f9a'),
    steps,
  ].join('');
}

/** A house with a wide door for cars, tyres beside it. */
function garage(stage: Stage): string {
  const wall = stage.luck.pick(['#c9b48a', '#a9b4b0', '#d9a878']);
  const front = { w: 440, h: 230, wall };
  const inside = lampsAreLit(stage) ? '#b98a4f' : '#3a3836';
  const tyre = (x: number, y: number) => oval(x, y, 24, 24, '#2b2a30') + oval(x, y, 11, 11, '#6a6f76');
  return [
    wallFront(stage, front),
    box(-150, -180, 230, 180, inside),
    box(-158, -204, 246, 28, '#8f979c'),
    line('M-156 -196H86M-156 -186H86', '#6f777c', 3),
    doorFront(146, '#3f6f8a', wall),
    place(
      `${box(-70, -22, 140, 40, '#c9503f', 1, 4)}${line('M-44 0l26 -8a10 10 0 1 1 4 10ZM10 -2H48', '#f6efdf', 5)}`,
      -36,
      -228,
    ),
    roofFront(stage, 'flat', front, wall),
    tyre(-184, -24),
    tyre(-176, -70),
  ].join('');
}

/** A barn of boards with a hay loft. */
const barn = (stage: Stage): string => {
  const wall = '#a8543a';
  return [
    wallFront(stage, { w: 380, h: 200, wall }),
    fill('M-190 -198L-120 -300H120L190 -198Z', tint(wall, 0.06)),
    line(Array.from({ length: 17 }, (_, i) => `M${-180 + i * 22.5} -6V-198`).join(''), shade(wall, 0.3), 2.4, 0.5),
    box(-62, -150, 124, 150, shade(wall, 0.3)),
    line('M-62 -150L62 0M62 -150L-62 0M-62 -150H62V0H-62ZM0 -150V0', '#f0e2c6', 7),
    box(-30, -262, 60, 52, '#4a2c1c'),
    fill('M-30 -212Q-6 -244 30 -214Z', '#e6c463'),
    line('M-206 -192L-124 -306H124L206 -192', '#7a7f86', 16),
  ].join('');
};

const library = (stage: Stage): string => {
  const style = architecture[stage.context];
  const wall = '#e6d2ae';
  const front = { w: 520, h: 260, wall };
  const windows = [-200, -128, 128, 200]
    .map(
      (x) =>
        arch(x, -70, 56, 140, tint(wall, 0.4)) +
        arch(x, -74, 44, 126, glass(stage)) +
        line(`M${x} -198V-76`, tint(wall, 0.4), 4),
    )
    .join('');
  return [
    wallFront(stage, front),
    windows,
    doorFront(0, '#6b3f2a', wall),
    box(-66, -240, 132, 46, '#2f5f7a', 1, 5),
    fill('M-30 -204V-232Q-14 -238 0 -230Q14 -238 30 -232V-204Q14 -210 0 -202Q-14 -210 -30 -204Z', '#f6efdf'),
    roofFront(stage, style.roof[0] === 'gable' ? 'tiles' : style.roof[0], front, stage.luck.pick(style.roofs)),
  ].join('');
};

/** Fronts of public buildings of today, and what stands before and on them. */
export const publicFronts: Readonly<Record<string, Part>> = {
  'state-house': { wide: 640, draw: stateHouse },
  garage: { wide: 460, draw: garage },
  barn: { wide: 420, draw: barn },
  'library-house': { wide: 540, draw: library },
  'iron-gate': {
    wide: 360,
    draw: (stage) => {
      const post = (x: number) =>
        panel(stage, x, 0, 44, 232, '#d9cdb4') +
        box(x - 29, -246, 58, 16, '#efe6d2') +
        (lampsAreLit(stage)
          ? oval(x, -262, 60, 60, stage.ink.radial([x, -262], 60, [0, '#ffe0a0', 0.8], [1, '#ffc76a', 0]))
          : '') +
        oval(x, -260, 15, 15, lampsAreLit(stage) ? '#fff0c0' : '#c9c2b2');
      const bars = Array.from(
        { length: 13 },
        (_, i) => `M${-120 + i * 20} -6V${-178 - 24 * Math.sin((i / 12) * Math.PI)}`,
      ).join('');
      return [
        foot(0, 300),
        box(-128, -200, 256, 200, shade(stage.light.haze, 0.1), 0.5),
        line(bars, '#33363c', 6),
        line('M-128 -30H128M-128 -120H128M-128 -178Q0 -232 128 -178M0 -6V-204', '#33363c', 8),
        post(-152),
        post(152),
      ].join('');
    },
  },
  hoop: {
    wide: 170,
    draw: () =>
      [
        foot(0, 70),
        box(-7, -330, 14, 330, '#5f676d'),
        line('M0 -300L34 -326', '#5f676d', 9),
        box(-72, -408, 144, 96, '#f6f3ea', 1, 4),
        line('M-72 -408H72V-312H-72ZM-28 -372H28V-328H-28Z', '#c9443a', 6),
        line('M-34 -318Q0 -306 34 -318', '#d9622f', 8),
        line(
          'M-30 -314L-18 -264M-12 -310L-6 -262M12 -310L6 -262M30 -314L18 -264M-26 -294Q0 -286 26 -294' +
            'M-21 -276Q0 -270 21 -276',
          '#ffffff',
          2.4,
          0.9,
        ),
      ].join(''),
  },
  'water-tank': {
    wide: 150,
    draw: () =>
      [
        foot(0, 140),
        line('M-54 0V-62M54 0V-62M-54 -4L54 -58M54 -4L-54 -58', '#5f676d', 8),
        box(-66, -72, 132, 12, '#6f777c'),
        box(-60, -190, 120, 120, '#26292e', 1, 14),
        line('M-60 -160H60M-60 -130H60M-60 -100H60', '#4a4f56', 5),
        box(-22, -206, 44, 18, '#26292e', 1, 6),
        box(-50, -184, 16, 108, '#5f666e', 0.6, 8),
      ].join(''),
  },
  'roof-wall': {
    wide: 300,
    draw: ({ culture }) =>
      [
        box(-151, -92, 302, 96, tint(culture.wall, 0.1)),
        box(-154, -104, 308, 16, tint(culture.wall, 0.4)),
        box(-151, -4, 302, 8, shade(culture.wall, 0.4), 0.5),
        line('M-110 -52h50M-10 -30h60M80 -64h44', shade(culture.wall, 0.28), 2.4, 0.4),
      ].join(''),
  },
};
