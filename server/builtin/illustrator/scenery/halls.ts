import { blob, box, fill, line, oval, place, poly } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { arch, rug, window } from './furnish.ts';
import { held } from '../props/held.ts';
import type { Stage } from '../staging/stage.ts';

/** Pillars, drapes and a carpet: a palace or a temple from inside. */
export function hall(stage: Stage, wall: string): string {
  const { w, ground, ink, side, scene, culture } = stage;
  const royal = scene.place === 'palace';
  const stone = royal ? '#d9b98a' : '#eedfbb';
  const shaft = (x: number) =>
    ink.linear(
      [x - 30, 0],
      [x + 30, 0],
      [0, side < 0 ? tint(stone, 0.3) : shade(stone, 0.34)],
      [1, side < 0 ? shade(stone, 0.34) : tint(stone, 0.3)],
    );
  const parts = [
    window(stage, w * 0.16, ground - 170, 120, 250, wall),
    window(stage, w * 0.84, ground - 170, 120, 250, wall),
  ];
  const drape = (x: number, m: 1 | -1, colour: string) =>
    fill(
      `M${n(x)} 44Q${n(x + m * 20)} ${n(ground * 0.5)} ${n(x + m * 70)} ${n(ground * 0.62)}Q${n(x + m * 16)}` +
        ` ${n(ground * 0.8)} ${n(x + m * 6)} ${n(ground - 10)}H${n(x - m * 34)}V44Z`,
      colour,
    ) +
    line(
      `M${n(x - m * 6)} 50Q${n(x + m * 8)} ${n(ground * 0.5)} ${n(x + m * 40)} ${n(ground * 0.62)}M${n(x - m * 20)} ` +
        `50V${n(ground - 20)}`,
      shade(colour, 0.35),
      4,
      0.6,
    ) +
    line(`M${n(x + m * 34)} ${n(ground * 0.66)}L${n(x - m * 34)} ${n(ground * 0.68)}`, '#e0b04a', 8);
  const colour = royal ? '#8a2a3e' : '#4f5a9a';
  parts.push(drape(w * 0.34, 1, colour), drape(w * 0.66, -1, colour));
  for (const share of [-0.46, -0.25, 0.25, 0.46]) {
    const x = w / 2 + share * w;
    parts.push(
      box(x - 30, 60, 60, ground - 60, shaft(x)),
      line([-16, 0, 16].map((dx) => `M${n(x + dx)} 70V${n(ground - 26)}`).join(''), shade(stone, 0.3), 2.4, 0.4),
      box(x - 44, 40, 88, 28, tint(stone, 0.15)),
      box(x - 40, 66, 80, 8, '#d9a93a'),
      box(x - 44, ground - 24, 88, 28, stone),
    );
  }
  const frieze = Array.from({ length: 24 }, (_, i) =>
    oval((w * (i + 0.5)) / 24, 22, 9, 9, i % 2 ? '#d9a93a' : mix(culture.cloth[1] ?? '#38627f', stone, 0.3)),
  ).join('');
  parts.push(
    box(0, 0, w, 44, shade(stone, 0.18)),
    frieze,
    box(0, 40, w, 8, '#d9a93a'),
    rug(w / 2, ground + 116, w * 0.31, royal ? '#8a2f3a' : '#3f5a86'),
  );
  if (!royal)
    for (const x of [w * 0.42, w * 0.58])
      parts.push(
        line(
          `M${n(x)} ${n(ground)}V${n(ground - 150)}M${n(x - 36)} ${n(ground - 176)}Q${n(x - 36)} ${n(ground - 130)}` +
            ` ${n(x)} ${n(ground - 130)}Q${n(x + 36)} ${n(ground - 130)} ${n(x + 36)} ${n(ground - 176)}M${n(x)}` +
            ` ${n(ground - 130)}V${n(ground - 180)}`,
          '#d9a93a',
          8,
        ),
        [-36, 0, 36]
          .map(
            (dx) => oval(x + dx, ground - 190, 26, 26, '#ffd98a', 0.2) + oval(x + dx, ground - 190, 6, 11, '#ffe08a'),
          )
          .join(''),
      );
  return parts.join('');
}

/** A cell with a barred window and chains. */
export function jail(stage: Stage, wall: string): string {
  const { w, ground, side, scene } = stage;
  const at = (share: number) => w / 2 + side * w * share;
  const den = scene.animals.some(({ kind }) => kind === 'lion');
  const stones = [
    [-0.42, 90],
    [-0.2, 60],
    [0.4, 80],
  ]
    .map(([share = 0, size = 0]) =>
      blob(
        [
          [at(share) - size, ground + 10],
          [at(share) - size * 0.8, ground - size * 0.7],
          [at(share) + size * 0.2, ground - size],
          [at(share) + size, ground - size * 0.5],
          [at(share) + size, ground + 10],
        ],
        shade(wall, 0.3),
      ),
    )
    .join('');
  const bars = line(
    [-34, -11, 12, 35].map((dx) => `M${n(at(0.22) + dx)} ${n(ground - 366)}V${n(ground - 230)}`).join(''),
    '#2d2d33',
    9,
  );
  const chains = line(
    `M${n(at(-0.3))} 120V300M${n(at(-0.36))} 120V250M${n(at(-0.3) - 12)} 306h24M${n(at(-0.36) - 12)} 256h24`,
    '#55585e',
    7,
  );
  return (
    window(stage, at(0.22), ground - 230, 120, 140, wall) +
    (den ? stones : bars + chains + (scene.tableau ? '' : cell(stage, wall)))
  );
}

/** What a cell has: courses of stone, a door with iron bands, a bench of stone, straw and a jar of water. */
function cell({ w, h, ground, side }: Stage, wall: string): string {
  const at = (share: number) => w / 2 + side * w * share;
  const courses = [0.16, 0.34, 0.52, 0.7, 0.88].map((share) => `M0 ${n(ground * share)}H${n(w)}`).join('');
  const joints = [0.16, 0.34, 0.52, 0.7].flatMap((share, row) =>
    Array.from(
      { length: 9 },
      (_, i) => `M${n(((i + (row % 2) * 0.5) * w) / 8.4)} ${n(ground * share)}v${n(ground * 0.18)}`,
    ),
  );
  const door = at(-0.1);
  const wood = '#4f3826';
  const bands = [60, 150, 240].map((up) => `M${n(door - 74)} ${n(ground - up)}h148`).join('');
  const straw = [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7]
    .flatMap((i) => [
      `M${n(at(0.4) + i * 26 - 90)} ${n(ground + 46)}l${i % 2 ? 30 : -26} -13`,
      `M${n(at(0.4) + i * 24 - 80)} ${n(ground + 54)}l${i % 3 ? 34 : -18} -8`,
    ])
    .join('');
  const bench = at(0.4);
  return (
    line(courses + joints.join(''), shade(wall, 0.34), 3, 0.34) +
    fill(
      `M${n(door - 84)} ${n(ground)}V${n(ground - 250)}Q${n(door)} ${n(ground - 372)} ${n(door + 84)} ${n(ground - 250)}V${n(ground)}Z`,
      shade(wall, 0.45),
    ) +
    fill(
      `M${n(door - 70)} ${n(ground)}V${n(ground - 246)}Q${n(door)} ${n(ground - 346)} ${n(door + 70)} ${n(ground - 246)}V${n(ground)}Z`,
      wood,
    ) +
    line(
      [-42, -14, 14, 42].map((dx) => `M${n(door + dx)} ${n(ground - 4)}V${n(ground - 270)}`).join(''),
      shade(wood, 0.4),
      3,
      0.7,
    ) +
    line(bands, '#2d2d33', 13) +
    box(bench - 150, ground - 64, 300, 22, tint(wall, 0.12)) +
    box(bench - 150, ground - 44, 300, 56, shade(wall, 0.22)) +
    line(`M${n(bench - 50)} ${n(ground - 42)}v50M${n(bench + 56)} ${n(ground - 42)}v50`, shade(wall, 0.42), 3, 0.5) +
    line(
      [70, 150, 250].map((y) => `M0 ${n(ground + y)}H${n(w)}`).join('') +
        [-5, -3, -1, 1, 3, 5]
          .map((i) => `M${n(w / 2 + i * w * 0.09)} ${n(ground + 6)}L${n(w / 2 + i * w * 0.17)} ${n(h)}`)
          .join(''),
      shade(wall, 0.46),
      3,
      0.4,
    ) +
    oval(at(0.4), ground + 52, 170, 16, '#b08f4a', 0.75) +
    line(straw, '#d9bb6a', 5, 0.9) +
    place(held.jar ?? '', at(-0.34), ground + 18, 1.8)
  );
}

/** A shed with an open front, straw and beams. */
export function shed(stage: Stage): string {
  const { w, h, ground, ink, light, luck } = stage;
  const beam = '#6b4629';
  let straw = '';
  let thatch = '';
  for (let i = 0; i < 150; i++)
    straw += `M${n(luck.between(0, w))} ${n(luck.between(ground + 4, h))}l${n(luck.between(-26, 26))} ${n(luck.between(-9, 9))}`;
  for (let i = 0; i < 90; i++)
    thatch += `M${n((i * w) / 90)} 26l${n(luck.between(-12, 12))} ${n(luck.between(16, 46))}`;
  return [
    arch(w / 2, ground, w * 0.5, ground * 0.9, ink.linear([0, 0], [0, ground], [0, light.sky[0]], [1, light.sky[1]])),
    Array.from({ length: light.dark ? 26 : 0 }, () =>
      oval(w / 2 + luck.between(-0.2, 0.2) * w, luck.between(130, ground - 90), 2, 2, '#fff', 0.8),
    ).join(''),
    blob(
      [
        [w * 0.252, ground],
        [w * 0.36, ground - 74],
        [w * 0.52, ground - 44],
        [w * 0.64, ground - 84],
        [w * 0.748, ground],
      ],
      mix('#2b3a5e', light.haze, 0.3),
    ),
    oval(
      w / 2,
      ground - 30,
      w * 0.34,
      h * 0.42,
      ink.radial([w / 2, ground - 30], w * 0.34, [0, '#ffd98a', 0.5], [0.5, '#ffc76a', 0.16], [1, '#ffc76a', 0]),
    ),
    line(
      `M${n(w * 0.06)} 0V${n(ground)}M${n(w * 0.94)} 0V${n(ground)}M0 64H${n(w)}M${n(w * 0.06)} 190L${n(w * 0.17)} ` +
        `64M${n(w * 0.94)} 190L${n(w * 0.83)} 64`,
      beam,
      30,
    ),
    line(`M${n(w * 0.055)} 0V${n(ground)}M0 56H${n(w)}`, tint(beam, 0.3), 5, 0.5),
    poly(
      [
        [0, 0],
        [w, 0],
        [w, 40],
        [0, 40],
      ],
      '#8a6a35',
    ),
    line(thatch, '#c9a252', 4),
    line(straw, '#e6c463', 3, 0.7),
  ].join('');
}
