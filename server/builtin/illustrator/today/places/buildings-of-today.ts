import { box, fill, line, oval, place } from '../../drawing/brush.ts';
import { mix, shade, tint } from '../../light/colour.ts';
import { n } from '../../drawing/curve.ts';
import { arch } from '../../scenery/furnish.ts';
import { lampsAreLit } from '../../light/night-in-places.ts';
import type { Stage } from '../../staging/stage.ts';
import { awning, doorFront, roofFront, wallFront, windowFront } from './building-parts.ts';
import { type Architecture, architecture } from './place-plans.ts';
import { goodsRow } from './public-furniture.ts';
import type { Part } from './panel.ts';

const built = ({ context }: Stage): Architecture => architecture[context];
const storey = 225;

/** A row of windows across a wall, leaving out where the door is. */
const windowRow = (
  stage: Stage,
  style: Architecture,
  w: number,
  y: number,
  wall: string,
  door: number | null,
): string => {
  const count = Math.max(1, Math.floor(w / 118));
  return Array.from({ length: count }, (_, i) => -w / 2 + ((i + 0.5) * w) / count)
    .filter((x) => door === null || Math.abs(x - door) > 72)
    .map((x) => windowFront(stage, style.windows, x, y, wall))
    .join('');
};

function house(stage: Stage, w: number, storeys: number, door: number): string {
  const style = built(stage);
  const { luck } = stage;
  const wall = luck.pick(style.walls);
  const roof = luck.pick(style.roofs);
  const colour = luck.pick(style.doors);
  const front = { w, h: storey * storeys, wall };
  const rows = Array.from({ length: storeys }, (_, i) =>
    windowRow(stage, style, w, -116 - i * storey, wall, i === 0 ? door : null),
  ).join('');
  const floors = storeys > 1 ? box(-w / 2, -storey - 5, w, 10, tint(wall, 0.3)) : '';
  const posts = [-0.48, -0.24, 0, 0.24, 0.48]
    .filter((x) => Math.abs(x * w - door) > 50)
    .map((x) => box(x * w - 6, -176, 12, 176, tint(wall, 0.45)) + box(x * w + 2, -176, 4, 176, shade(wall, 0.3), 0.5))
    .join('');
  const veranda =
    storeys === 1 && luck.maybe(style.veranda)
      ? [
          box(-w / 2, -170, w, 170, '#1d1230', 0.13),
          posts,
          fill(`M${n(-w / 2 - 18)} -168L${n(-w / 2)} -206H${n(w / 2)}L${n(w / 2 + 18)} -168Z`, shade(roof, 0.06)),
          line(
            Array.from(
              { length: Math.round(w / 18) },
              (_, i) => `M${n(-w / 2 + i * 18)} -204l${n((i * 18 - w / 2) * 0.04)} 34`,
            ).join(''),
            shade(roof, 0.34),
            2,
            0.5,
          ),
          box(-w / 2 - 18, -170, w + 36, 6, shade(roof, 0.4)),
        ].join('')
      : '';
  const light = lampsAreLit(stage)
    ? oval(
        door,
        -200,
        90,
        90,
        stage.ink.radial([door, -200], 90, [0, '#ffe0a0', 0.7], [0.4, '#ffc76a', 0.22], [1, '#ffc76a', 0]),
      ) + oval(door, -200, 7, 7, '#fff0c0')
    : '';
  return (
    wallFront(stage, front) +
    rows +
    floors +
    doorFront(door, colour, wall) +
    roofFront(stage, luck.pick(style.roof), front, roof) +
    veranda +
    light
  );
}

function shop(stage: Stage): string {
  const style = built(stage);
  const { luck } = stage;
  const wall = luck.pick(style.walls);
  const sign = luck.pick(['#c9443a', '#2f7fb8', '#3f8a5a', '#d99a2a', '#7a4a8a']);
  const [w, h] = [290, luck.maybe(0.4) ? storey * 2 : storey + 20];
  const front = { w, h, wall };
  const inside = lampsAreLit(stage) ? '#e8b866' : shade(wall, 0.6);
  const emblem = luck.pick([
    fill('M-26 8Q-30 -12 0 -14Q30 -12 26 8Z', '#f3d9a0') + line('M-12 -8l4 10M2 -10l4 10', '#b98a4f', 3),
    box(-10, -16, 20, 32, '#f6efdf', 1, 4) + box(-7, -11, 14, 20, '#3a4658'),
    line('M-20 -10L16 10M-20 10L16 -10', '#f6efdf', 5) +
      oval(-22, -11, 6, 6, '#f6efdf') +
      oval(-22, 11, 6, 6, '#f6efdf'),
    fill('M-16 -12h32l-4 26h-24Z', '#f6efdf') + line('M-8 -12q8 -14 16 0', '#f6efdf', 4),
  ]);
  return [
    wallFront(stage, front),
    h > storey + 20 ? windowRow(stage, style, w, -storey - 118, wall, null) : '',
    box(-w / 2 + 16, -166, w - 120, 128, inside),
    [-126, -84, -42]
      .map((y) => goodsRow(stage, -w / 2 + 20, w / 2 - 108, y) + box(-w / 2 + 16, y, w - 120, 4, tint(inside, 0.3)))
      .join(''),
    box(-w / 2 + 10, -40, w - 108, 40, shade(sign, 0.2)),
    box(w / 2 - 92, -172, 72, 172, shade(wall, 0.55)),
    box(w / 2 - 92, -172, 26, 172, luck.pick(style.doors)),
    awning(-42, -182, w - 84, sign),
    box(-w / 2 + 6, -232, w - 12, 44, sign, 1, 4),
    box(-w / 2 + 6, -232, w - 12, 7, tint(sign, 0.35), 1, 4),
    place(emblem, -w / 2 + 46, -209),
    line(`M${n(-w / 2 + 86)} -214h${n(w * 0.44)}M${n(-w / 2 + 86)} -202h${n(w * 0.28)}`, '#f6efdf', 6, 0.9),
    roofFront(stage, h > storey + 20 ? luck.pick(style.roof) : 'flat', front, luck.pick(style.roofs)),
  ].join('');
}

function block(stage: Stage): string {
  const style = built(stage);
  const wall = mix(stage.luck.pick(style.walls), '#c9c6bc', 0.4);
  const front = { w: 300, h: storey * 2 + 130, wall };
  const floors = [0, 1, 2].map((i) => {
    const y = -96 - i * 178;
    return [
      i > 0 ? windowRow(stage, style, 290, y, wall, null) : windowRow(stage, style, 290, y, wall, 0),
      i > 0
        ? [
            box(-132, y + 42, 264, 10, tint(wall, 0.3)),
            line(
              Array.from({ length: 17 }, (_, k) => `M${-128 + k * 16} ${n(y + 42)}v-30`).join('') +
                `M-132 ${n(y + 12)}H132`,
              shade(wall, 0.5),
              2.4,
              0.75,
            ),
          ].join('')
        : '',
    ].join('');
  });
  return (
    wallFront(stage, front) +
    floors.join('') +
    doorFront(0, stage.luck.pick(style.doors), wall) +
    roofFront(stage, 'flat', front, stage.luck.pick(style.roofs))
  );
}

/** A long low house with a row of like rooms: a school or a clinic. */
function longHouse(stage: Stage, wall: string, trim: string, w: number, emblem: string): string {
  const style = built(stage);
  const front = { w, h: 238, wall };
  const doors = [-0.3, 0.3].map((share) => doorFront(w * share, trim, wall)).join('');
  const windows = Array.from({ length: 7 }, (_, i) => -w / 2 + ((i + 0.5) * w) / 7)
    .filter((x) => Math.abs(Math.abs(x) - w * 0.3) > 70)
    .map((x) => windowFront(stage, style.windows === 'shutters' ? 'sash' : style.windows, x, -124, wall))
    .join('');
  const roof = style.roof[0] === 'gable' ? 'tiles' : style.roof[0];
  return [
    wallFront(stage, front),
    box(-w / 2, -76, w, 52, trim, 0.75),
    windows,
    doors,
    roofFront(stage, roof, front, stage.luck.pick(style.roofs)),
    place(emblem, 0, -206),
  ].join('');
}

const sign = (colour: string): string =>
  [
    box(-96, -26, 192, 48, '#6b4629', 1, 3),
    box(-90, -20, 180, 36, colour),
    line('M-70 -6H70M-50 6H50', '#f6efdf', 6, 0.9),
  ].join('');
const greenCross = [
  box(-34, -34, 68, 68, '#f6f6ee', 1, 6),
  box(-9, -25, 18, 50, '#3f9a5f'),
  box(-25, -9, 50, 18, '#3f9a5f'),
].join('');

function church(stage: Stage): string {
  const style = built(stage);
  const wall = tint(style.walls[0], 0.35);
  const front = { w: 330, h: 260, wall };
  const roof = stage.luck.pick(style.roofs);
  const gable = roofFront(stage, 'gable', front, roof);
  const tall = (x: number) =>
    arch(x, -70, 40, 130, tint(wall, 0.4)) +
    arch(x, -74, 30, 118, lampsAreLit(stage) ? '#f6c667' : '#5f8fa8') +
    line(`M${x} -188V-76M${x - 14} -120h28`, tint(wall, 0.4), 3);
  return [
    wallFront(stage, front),
    gable,
    [-106, 106].map(tall).join(''),
    arch(0, 0, 104, 196, tint(wall, 0.45)),
    arch(0, 0, 84, 180, '#6b4226'),
    line('M0 -178V-4', '#4a2c18', 4),
    oval(-12, -84, 4, 4, '#e0b84a'),
    oval(12, -84, 4, 4, '#e0b84a'),
    oval(0, -306, 34, 34, tint(wall, 0.45)),
    oval(0, -306, 26, 26, lampsAreLit(stage) ? '#f6c667' : '#4f7fa0'),
    line('M0 -332V-280M-26 -306H26', tint(wall, 0.45), 4),
    line('M0 -474V-378M-26 -444H26', '#f3ead6', 12),
    box(-70, -10, 140, 10, '#b8b0a2'),
  ].join('');
}

/** A round hut under thatch. */
const hut = ({ culture, luck, side }: Stage): string => {
  const wall = mix(culture.earth, culture.wall, luck.between(0.3, 0.7));
  return [
    oval(-side * 10, 2, 122, 9, '#1d1230', 0.22),
    fill('M-98 0L-94 -136H94L98 0Z', wall),
    fill(side > 0 ? 'M-98 0L-94 -136H-30L-40 0Z' : 'M98 0L94 -136H30L40 0Z', shade(wall, 0.35), 0.4),
    box(-26, -116, 52, 116, shade(wall, 0.62)),
    fill('M-150 -112Q-60 -250 0 -286Q60 -250 150 -112Q0 -150 -150 -112Z', '#b8924a'),
    line(
      'M0 -280L-120 -122M0 -280L-70 -134M0 -280L-22 -140M0 -280L28 -140M0 -280L78 -132M0 -280L124 -122',
      '#8a6a32',
      3,
      0.6,
    ),
    fill('M-150 -112Q0 -150 150 -112Q140 -98 130 -108Q0 -140 -130 -108Q-142 -98 -150 -112Z', '#9a7a3a'),
  ].join('');
};

const kiosk = (stage: Stage): string => {
  const paint = stage.luck.pick(['#2f7fa8', '#d98a2a', '#3f8a5a', '#c9503f']);
  return [
    oval(0, 2, 100, 8, '#1d1230', 0.2),
    box(-84, -196, 168, 196, paint),
    line([-56, -28, 0, 28, 56].map((x) => `M${x} -196V0`).join(''), shade(paint, 0.3), 2, 0.5),
    box(-62, -158, 124, 84, lampsAreLit(stage) ? '#f0bf66' : '#3a2f2a'),
    goodsRow(stage, -58, 58, -112),
    goodsRow(stage, -58, 58, -78),
    box(-72, -76, 144, 10, '#c99a62'),
    fill('M-74 -162H74L92 -134H-92Z', tint(paint, 0.2)),
    fill('M-100 -196L-84 -222H84L100 -196Z', '#9a9a98'),
  ].join('');
};

/** Houses of today by name; a figure is 200 units tall beside them. */
export const buildingsOfToday: Readonly<Record<string, Part>> = {
  house: {
    wide: 350,
    draw: (stage) =>
      house(stage, stage.luck.between(270, 350), stage.luck.pick(built(stage).storeys), stage.luck.pick([-70, 0, 74])),
  },
  cottage: { wide: 320, draw: (stage) => house(stage, stage.luck.between(250, 310), 1, stage.luck.pick([-60, 0, 64])) },
  'house-front': { wide: 380, draw: (stage) => house(stage, 380, 1, -10) },
  shop: { wide: 300, draw: shop },
  block: { wide: 310, draw: block },
  'school-house': { wide: 900, draw: (stage) => longHouse(stage, '#ecd79a', '#2f6f9a', 880, sign('#2f6f9a')) },
  'clinic-house': { wide: 700, draw: (stage) => longHouse(stage, '#eef0e6', '#4f9a7a', 690, greenCross) },
  'station-house': { wide: 520, draw: (stage) => longHouse(stage, '#e0c39a', '#a8553f', 510, sign('#a8553f')) },
  'church-house': { wide: 350, draw: church },
  // Thatch stands only where it is still built.
  hut: {
    wide: 300,
    draw: (stage) =>
      stage.culture.houses === 'thatch'
        ? hut(stage)
        : house(stage, stage.luck.between(230, 280), 1, stage.luck.pick([-50, 54])),
  },
  kiosk: { wide: 200, draw: kiosk },
  wall: {
    wide: 300,
    draw: (stage) => {
      const wall = built(stage).walls[0];
      return [
        box(-151, -150, 302, 150, wall),
        box(-151, -160, 302, 14, tint(wall, 0.35)),
        line('M-130 -110h60M20 -60h70M-60 -40h44M70 -120h50', shade(wall, 0.3), 2.4, 0.4),
        box(-151, -22, 302, 22, shade(wall, 0.34), 0.7),
      ].join('');
    },
  },
};
