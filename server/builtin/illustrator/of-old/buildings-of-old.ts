import { box, fill, line, oval, place } from '../drawing/brush.ts';
import { gate, house } from '../scenery/buildings.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { arch } from '../scenery/furnish.ts';
import type { Stage } from '../staging/stage.ts';
import { lampsAreLit } from '../light/night-in-places.ts';
import type { Part } from '../today/places/panel.ts';

const wood = '#6b4629';
const dark = (stage: Stage, wall: string): string => (lampsAreLit(stage) ? '#f6c667' : shade(wall, 0.62));

/** A wall lit from the side of the light, with courses of stones, that stands on 0,0. */
function masonry({ ink, side }: Stage, wide: number, high: number, colour: string): string {
  const tones = [0, 0.5, 1].map((at): [number, string] => [
    at,
    at === (side < 0 ? 0 : 1) ? tint(colour, 0.2) : at === 0.5 ? colour : shade(colour, 0.24),
  ]);
  const courses = Array.from(
    { length: Math.round((wide * high) / 3400) },
    (_, i) =>
      `M${n(-wide / 2 + 8 + ((i * 97) % Math.max(1, wide - 52)))} ${n(-14 - ((i * 53) % Math.max(1, high - 24)))}h36`,
  ).join('');
  return (
    oval(-side * wide * 0.05, 2, wide * 0.54, 9, '#1d1230', 0.22) +
    box(
      -wide / 2,
      -high,
      wide,
      high,
      ink.linear([-wide / 2, 0], [wide / 2, 0], ...(tones as [[number, string], ...[number, string][]])),
    ) +
    line(courses, shade(colour, 0.3), 2.2, 0.34) +
    box(-wide / 2, -16, wide, 16, shade(colour, 0.34), 0.6)
  );
}

/** A lamp by a door, which shines when it is dark. */
const doorLamp = (stage: Stage, x: number, y: number): string =>
  lampsAreLit(stage)
    ? oval(
        x,
        y,
        110,
        110,
        stage.ink.radial([x, y], 110, [0, '#ffe0a0', 0.8], [0.4, '#ffc76a', 0.26], [1, '#ffc76a', 0]),
      ) + oval(x, y, 7, 10, '#ffe9ae')
    : '';

const doorIn = (x: number, wide: number, high: number, wall: string): string =>
  arch(x, 0, wide + 18, high + 10, tint(wall, 0.24)) +
  arch(x, 0, wide, high, wood) +
  line(
    `M${n(x - wide * 0.2)} ${n(-high * 0.92)}V-4M${n(x + wide * 0.2)} ${n(-high * 0.92)}V-4`,
    shade(wood, 0.35),
    2.6,
    0.7,
  ) +
  box(x - wide * 0.7, -7, wide * 1.4, 8, shade(wall, 0.3));

/**
 * A house of clay and stone with a flat roof, a stair that leads up to it, and beams that stand out; otherwise as the
 * culture builds.
 */
function dwelling(stage: Stage): string {
  const { culture, luck, side } = stage;
  if (culture.houses !== 'flat' && culture.houses !== 'dome')
    return place(house(stage, culture), 0, 0, 1.95) + doorLamp(stage, 46, -96);
  const wall = mix(culture.wall, luck.pick(['#ffffff', '#d9a06f', '#b99a7a']), luck.between(0.05, 0.3));
  const [wide, high] = [luck.between(240, 300), luck.between(190, 230)];
  const beams = Array.from({ length: 9 }, (_, i) =>
    oval(-wide * 0.44 + (i * wide * 0.88) / 8, -high + 12, 5, 5, wood),
  ).join('');
  const upper = luck.maybe(0.5)
    ? place(
        masonry(stage, wide * 0.46, 120, tint(wall, 0.06)) +
          arch(0, -34, 34, 54, dark(stage, wall)) +
          box(-wide * 0.25, -130, wide * 0.5, 14, tint(wall, 0.26)),
        -side * wide * 0.2,
        -high,
      )
    : '';
  const stair = Array.from({ length: 7 }, (_, i) =>
    box(
      side > 0 ? wide / 2 + 96 - (i + 1) * 16 : -wide / 2 - 96 + i * 16,
      -(i + 1) * (high / 7),
      16,
      (i + 1) * (high / 7),
      shade(wall, 0.06 + i * 0.015),
    ),
  ).join('');
  const windows = [-0.32, 0.32]
    .map(
      (at) =>
        arch(at * wide, -high * 0.5, 42, 62, tint(wall, 0.22)) +
        arch(at * wide, -high * 0.5 - 4, 30, 50, dark(stage, wall)),
    )
    .join('');
  return [
    upper,
    masonry(stage, wide, high, wall),
    stair,
    windows,
    doorIn(0, 62, 136, wall),
    beams,
    box(-wide / 2 - 7, -high - 14, wide + 14, 18, tint(wall, 0.24)),
    doorLamp(stage, 52, -118),
  ].join('');
}

/** An open walk of arches. */
function arcade(stage: Stage): string {
  const wall = mix(stage.culture.wall, '#fff4dc', 0.3);
  const arches = [-106, 0, 106]
    .map(
      (x) =>
        arch(x, 0, 84, 176, shade(wall, 0.5)) +
        arch(x + stage.side * 5, 0, 72, 166, lampsAreLit(stage) ? '#7a5a3a' : shade(wall, 0.34)) +
        doorLamp(stage, x, -120),
    )
    .join('');
  return [
    masonry(stage, 330, 232, wall),
    arches,
    box(-172, -250, 344, 20, tint(wall, 0.25)),
    [-159, -53, 53, 159]
      .map((x) => box(x - 17, -150, 34, 12, tint(wall, 0.3)) + box(x - 14, -138, 28, 138, tint(wall, 0.12)))
      .join(''),
  ].join('');
}

const wallOf = (high: number, teeth: boolean): Part => ({
  wide: 300,
  draw: (stage) => {
    const wall = mix(stage.culture.wall, stage.culture.rock, teeth ? 0.34 : 0.1);
    const top = teeth
      ? Array.from({ length: 7 }, (_, i) => box(-151 + i * 43, -high - 22, 27, 26, tint(wall, 0.1))).join('')
      : box(-153, -high - 10, 306, 14, tint(wall, 0.28));
    return masonry(stage, 302, high, wall) + top;
  },
});

/** Stairs, pillars and a tall door under a gilded frieze. */
function palaceFront(stage: Stage): string {
  const stone = mix('#d9a878', stage.culture.wall, 0.3);
  const columns = [-270, -180, -90, 90, 180, 270]
    .map(
      (x) =>
        box(x - 19, -300, 38, 270, tint(stone, x * stage.side > 0 ? 0.26 : 0.1)) +
        box(x - 28, -316, 56, 18, '#d9a93a') +
        box(x - 26, -44, 52, 16, tint(stone, 0.2)),
    )
    .join('');
  const banners = [-225, 225]
    .map((x) => fill(`M${x - 22} -262h44v136l-22 20l-22 -20Z`, '#8a2a3e') + oval(x, -210, 11, 11, '#e0b04a'))
    .join('');
  const steps = [0, 1, 2]
    .map((i) => box(-340 - i * 22, -30 + i * 11, 680 + i * 44, 12, tint(stone, 0.3 - i * 0.1)))
    .join('');
  const windows = [-135, 135].map((x) => arch(x, -120, 44, 90, dark(stage, stone))).join('');
  return [
    masonry(stage, 660, 320, stone),
    windows,
    banners,
    arch(0, -28, 116, 246, '#d9a93a'),
    arch(0, -28, 98, 232, lampsAreLit(stage) ? '#f0b95e' : '#4a2a22'),
    columns,
    box(-346, -356, 692, 42, stone),
    Array.from({ length: 22 }, (_, i) => oval(-320 + i * 30.5, -335, 8, 8, i % 2 ? '#d9a93a' : '#38627f')).join(''),
    box(-352, -366, 704, 12, '#d9a93a'),
    box(-200, -440, 400, 78, shade(stone, 0.1)),
    [-150, -90, -30, 30, 90, 150].map((x) => arch(x, -376, 30, 50, dark(stage, stone))).join(''),
    box(-210, -452, 420, 14, '#d9a93a'),
    steps,
    doorLamp(stage, -72, -160),
    doorLamp(stage, 72, -160),
  ].join('');
}

/**
 * The house of God: a tall front of white stone and gold behind steps, with a curtain in its door and two pillars of
 * bronze.
 */
function templeFront(stage: Stage): string {
  const stone = '#efe3c6';
  const teeth = Array.from({ length: 11 }, (_, i) => fill(`M${-206 + i * 38} -388l14 -24l14 24Z`, '#d9b45a')).join('');
  const pillar = (x: number) =>
    [
      box(x - 16, -250, 32, 226, '#b9823f'),
      box(x - (x * stage.side > 0 ? -4 : 12), -250, 8, 226, '#e6bd78', 0.8),
      box(x - 26, -282, 52, 34, '#c99548', 1, 12),
      box(x - 24, -34, 48, 12, '#9a6a34'),
    ].join('');
  const bands = [-330, -120].map((y) => box(-208, y, 416, 10, '#d9b45a')).join('');
  const steps = [0, 1, 2, 3]
    .map((i) => box(-236 - i * 20, -24 + i * 7, 472 + i * 40, 8, tint(stone, 0.4 - i * 0.12)))
    .join('');
  return [
    place(masonry(stage, 640, 170, shade(stone, 0.1)), 0, 0),
    box(-326, -182, 652, 16, tint(stone, 0.2)),
    masonry(stage, 416, 380, stone),
    bands,
    box(-214, -392, 428, 16, '#d9b45a'),
    teeth,
    box(-68, -272, 136, 250, '#d9b45a'),
    box(-56, -260, 112, 238, '#4a5a9a'),
    line('M-34 -258V-24M-10 -258V-24M14 -258V-24M38 -258V-24', '#8a2f4a', 8, 0.8),
    pillar(-120),
    pillar(120),
    steps,
    doorLamp(stage, -170, -150),
    doorLamp(stage, 170, -150),
  ].join('');
}

/** A thick wall with a barred window and a door of iron bands. */
function prisonFront(stage: Stage): string {
  const stone = mix(stage.culture.rock, '#8a857c', 0.5);
  const barred = (x: number) =>
    box(x - 36, -220, 72, 64, lampsAreLit(stage) ? '#b8823f' : '#2a2626') +
    line([-22, -7, 8, 23].map((dx) => `M${x + dx} -222v68`).join(''), '#4a4a50', 7);
  return [
    masonry(stage, 560, 300, stone),
    [-190, 190].map(barred).join(''),
    arch(0, 0, 132, 206, shade(stone, 0.3)),
    arch(0, 0, 106, 190, '#4f3a28'),
    line('M-53 -56H53M-53 -116H53', '#33343a', 12),
    line('M-18 -186V-4M18 -186V-4', '#33261a', 3),
    box(-290, -318, 580, 22, tint(stone, 0.14)),
    doorLamp(stage, 96, -150),
  ].join('');
}

/** An open shed with a manger, under a roof of straw. */
const shed = (stage: Stage): string =>
  [
    oval(0, 2, 190, 10, '#1d1230', 0.24),
    box(-160, -190, 320, 190, lampsAreLit(stage) ? '#6a4526' : '#5a4230'),
    lampsAreLit(stage)
      ? oval(0, -70, 150, 90, stage.ink.radial([0, -70], 150, [0, '#ffdf9a', 0.8], [1, '#ffc76a', 0]))
      : '',
    line('M-160 0V-196M160 0V-196M-50 0V-192M60 0V-192', wood, 13),
    fill('M-206 -176L-120 -262H120L206 -176Z', '#b8924a'),
    line(
      Array.from({ length: 15 }, (_, i) => `M${-112 + i * 16} -258L${-190 + i * 27} -178`).join(''),
      '#8a6a32',
      3,
      0.6,
    ),
    fill('M40 -6L30 -46H120L110 -6Z', wood),
    fill('M26 -46Q50 -74 76 -54T124 -46Z', '#e6c463'),
  ].join('');

/** Houses and walls of Scripture by name; a figure is 200 units tall beside them. */
export const buildingsOfOld: Readonly<Record<string, Part>> = {
  dwelling: { wide: 360, draw: dwelling },
  'far-house': { wide: 150, draw: (stage) => house(stage, stage.culture) },
  arcade: { wide: 330, draw: arcade },
  'yard-wall': wallOf(120, false),
  'town-wall': wallOf(210, true),
  'town-gate': { wide: 900, draw: (stage) => gate(stage, 900, 236) },
  'palace-front': { wide: 760, draw: palaceFront },
  'prison-front': { wide: 580, draw: prisonFront },
  'temple-front': { wide: 660, draw: templeFront },
  shed: { wide: 420, draw: shed },
};
