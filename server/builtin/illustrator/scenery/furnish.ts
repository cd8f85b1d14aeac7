import { blob, box, fill, line, oval, place } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n } from '../drawing/curve.ts';
import { moving } from '../life/moving.ts';
import { held } from '../props/held.ts';
import { fire } from '../props/holy.ts';
import type { Stage } from '../staging/stage.ts';

export const arch = (x: number, y: number, w: number, h: number, colour: string): string =>
  fill(
    `M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ${n(y - h + w / 2)}V${n(y)}Z`,
    colour,
  );

/** Rain or snow that is seen through a window of this width and height, its sill on x, y; nothing in other weather. */
export function rainBehind({ scene: { weather } }: Stage, x: number, y: number, w: number, h: number): string {
  if (!['rain', 'storm', 'snow'].includes(weather)) return '';
  const spots = Array.from(
    { length: 22 },
    (_, i) => [x - w / 2 + ((i * 47) % 97) * 0.0096 * w, y - h + ((i * 61) % 89) * 0.0092 * h] as const,
  );
  return weather === 'snow'
    ? spots.map(([at, high]) => oval(at, high, 2.2, 2.2, '#ffffff', 0.9)).join('')
    : line(
        spots.map(([at, high]) => `M${n(at)} ${n(high)}l${n(h * 0.03)} ${n(h * 0.13)}`).join(''),
        '#dfeaf4',
        1.8,
        0.7,
      );
}

/** A window that shows the sky and a hill. */
export function window(stage: Stage, x: number, y: number, w: number, h: number, wall: string): string {
  const { light, ink, culture } = stage;
  return [
    arch(x, y + 10, w + 30, h + 34, tint(wall, 0.22)),
    arch(x + 6, y, w, h, shade(wall, 0.45)),
    arch(x, y, w, h, ink.linear([0, y - h], [0, y], [0, light.sky[0]], [0.7, light.sky[1]], [1, light.sky[2]])),
    blob(
      [
        [x - w / 2 + 2, y - 2],
        [x - w * 0.2, y - h * 0.2],
        [x + w * 0.1, y - h * 0.1],
        [x + w / 2 - 2, y - h * 0.24],
        [x + w / 2 - 2, y - 2],
      ],
      mix(culture.green, light.haze, 0.35),
    ),
    rainBehind(stage, x, y, w * 0.92, h * 0.84),
    box(x - w / 2 - 20, y, w + 40, 15, shade(wall, 0.2)),
    box(x - w / 2 - 20, y, w + 40, 4, tint(wall, 0.3)),
  ].join('');
}

/** A hanging oil lamp with its glow. */
export function lamp({ ink }: Stage, x: number, y: number): string {
  return [
    oval(x, y, 240, 240, ink.radial([x, y], 240, [0, '#ffd98a', 0.65], [0.4, '#ffc76a', 0.22], [1, '#ffc76a', 0])),
    line(
      `M${n(x - 28)} ${n(y - 6)}L${n(x)} ${n(y - 70)}L${n(x + 28)} ${n(y - 6)}M${n(x)} 0V${n(y - 70)}`,
      '#4a3524',
      3.4,
    ),
    fill(`M${n(x - 34)} ${n(y - 8)}Q${n(x)} ${n(y + 34)} ${n(x + 34)} ${n(y - 8)}Z`, '#b07a3c'),
    line(`M${n(x - 30)} ${n(y - 4)}Q${n(x)} ${n(y + 6)} ${n(x + 30)} ${n(y - 4)}`, '#e3b56a', 3),
    moving('lamp', fill(`M${n(x - 9)} ${n(y - 9)}Q${n(x)} ${n(y - 50)} ${n(x + 9)} ${n(y - 9)}Z`, '#ffdf86')),
  ].join('');
}

/** A round woven rug. */
export const rug = (x: number, y: number, w: number, colour: string): string =>
  [
    [1, 0.17, colour],
    [0.9, 0.152, tint(colour, 0.45)],
    [0.84, 0.14, colour],
    [0.62, 0.104, shade(colour, 0.2)],
    [0.56, 0.094, tint(colour, 0.3)],
    [0.3, 0.05, shade(colour, 0.1)],
  ]
    .map(([wide, high, tone]) => oval(x, y, w * Number(wide), w * Number(high), String(tone)))
    .join('') +
  Array.from({ length: 30 }, (_, i) =>
    oval(
      x + Math.cos((i / 30) * 6.283) * w * 0.73,
      y + Math.sin((i / 30) * 6.283) * w * 0.122,
      6,
      2.6,
      tint(colour, 0.6),
    ),
  ).join('');

const shelf = (x: number, y: number): string =>
  [
    box(x - 100, y, 200, 13, '#6b4629'),
    box(x - 100, y + 13, 200, 5, '#4a2f1c', 0.5),
    place(held.jar ?? '', x - 62, y - 24, 1.15),
    place(held.wine ?? '', x - 8, y - 16, 1.3),
    place(held.oil ?? '', x + 32, y - 12, 1.1),
    place(held.jar ?? '', x + 72, y - 20, 0.95),
  ].join('');

function tapestry({ culture, luck }: Stage, x: number, y: number): string {
  const colour = luck.pick(culture.cloth);
  const trim = luck.pick(culture.trims);
  const rows = [40, 92, 144, 196]
    .map((dy, i) =>
      i % 2
        ? line(`M${n(x - 62)} ${n(y + dy)}${'l15.5 -14l15.5 14'.repeat(4)}`, trim, 5)
        : [-45, -15, 15, 45]
            .map((dx) => `<path d="M${n(x + dx)} ${n(y + dy - 14)}l12 14l-12 14l-12 -14Z" fill="${trim}"/>`)
            .join(''),
    )
    .join('');
  return [
    box(x - 84, y - 8, 168, 12, '#5a3a22', 1, 6),
    box(x - 70, y, 140, 236, colour),
    box(x - 70, y, 140, 236, '#1b1030', 0.08),
    rows,
    line(Array.from({ length: 15 }, (_, i) => `M${n(x - 66 + i * 9.5)} ${n(y + 236)}v18`).join(''), trim, 3),
  ].join('');
}

function doorway(stage: Stage, x: number, wall: string): string {
  const { ground: y, light, ink, culture } = stage;
  return [
    arch(x, y + 4, 216, 372, tint(wall, 0.2)),
    arch(x, y + 4, 180, 348, shade(wall, 0.4)),
    arch(
      x,
      y + 4,
      168,
      342,
      ink.linear([0, y - 340], [0, y], [0, light.sky[0]], [0.6, light.sky[1]], [1, light.sky[2]]),
    ),
    blob(
      [
        [x - 82, y],
        [x - 50, y - 70],
        [x + 10, y - 44],
        [x + 60, y - 84],
        [x + 82, y - 60],
        [x + 82, y],
      ],
      mix(culture.green, light.haze, 0.4),
    ),
    blob(
      [
        [x - 82, y + 4],
        [x - 30, y - 22],
        [x + 40, y - 16],
        [x + 82, y - 28],
        [x + 82, y + 4],
      ],
      mix(culture.green, light.haze, 0.14),
    ),
  ].join('');
}

function hearth(stage: Stage, x: number, wall: string): string {
  const { ground: y } = stage;
  return [
    box(x - 120, y - 250, 240, 252, shade(wall, 0.16)),
    box(x - 136, y - 262, 272, 26, tint(wall, 0.12)),
    arch(x, y + 2, 170, 180, '#2a1c18'),
    place(fire(stage, 1.25), x, y + 2),
    line(
      `M${n(x - 100)} ${n(y - 60)}h-10M${n(x + 96)} ${n(y - 110)}h14M${n(x - 104)} ${n(y - 150)}h16M${n(x + 92)}` +
        ` ${n(y - 190)}h18`,
      shade(wall, 0.4),
      3,
      0.6,
    ),
  ].join('');
}

const jars = (x: number, y: number): string =>
  place(held.jar ?? '', x, y - 26, 1.9) +
  place(held.jar ?? '', x + 62, y - 6, 1.4) +
  place(held.basket ?? '', x - 74, y - 4, 1.4);
const barrel = (x: number, y: number): string =>
  place(
    [
      oval(0, 4, 60, 9, '#1d1230', 0.25),
      blob(
        [
          [-44, 0],
          [-54, -56],
          [-44, -112],
          [44, -112],
          [54, -56],
          [44, 0],
        ],
        '#8a5a34',
      ),
      oval(0, -112, 44, 11, '#a8743f'),
      line('M-52 -36Q0 -22 52 -36M-52 -80Q0 -66 52 -80', '#3f2c1e', 6),
      line('M-20 -108V-4M20 -108V-4', '#6b4226', 2.4, 0.6),
    ].join(''),
    x,
    y,
  );

/** The furniture of a house or an inn: some of everything, other things in other pictures. */
export function furnish(stage: Stage, wall: string, inn: boolean): string {
  const { w, ground: y, side, index, luck } = stage;
  const at = (share: number) => w / 2 + side * w * share;
  const kinds = [
    shelf(at(-0.3), y - 230),
    tapestry(stage, at(-0.3), y - 330),
    hearth(stage, at(-0.31), wall),
    doorway(stage, at(-0.31), wall),
  ];
  const big = (index + luck.whole(0, 1) * 2) % 4;
  const parts = [kinds[big] ?? ''];
  if (big === 1 || big === 2) parts.push(shelf(at(-0.05), y - 260));
  if (big === 0 || big === 3) parts.push(tapestry(stage, at(-0.05), y - 350));
  parts.push(arch(at(0.43), y - 150, 64, 92, shade(wall, 0.42)), place(held.lamp ?? '', at(0.43) - 6, y - 160, 1.2));
  parts.push(jars(at(0.4), y + 44));
  if (inn) parts.push(barrel(at(-0.45), y + 40), place(barrel(0, 0), at(-0.4), y + 62, 0.8));
  return parts.join('');
}
