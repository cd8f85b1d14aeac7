import { blob, box, fill, line, oval, place, poly } from './brush.ts';
import { mix, shade, tint } from './colour.ts';
import { n } from './curve.ts';
import { held } from './props/held.ts';
import type { Scenery, Stage } from './stage.ts';

const arch = (x: number, y: number, w: number, h: number, colour: string): string =>
  fill(`M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ${n(y - h + w / 2)}V${n(y)}Z`, colour);

/** A window that shows the sky, with its light falling in. */
function window({ light, ink, culture }: Stage, x: number, y: number, w: number, h: number, wall: string): string {
  return `${arch(x, y + 10, w + 26, h + 30, tint(wall, 0.2))}${arch(x, y, w, h, ink.linear([0, y - h], [0, y], [0, light.sky[0]], [0.7, light.sky[1]], [1, light.sky[2]]))}${blob(
    [
      [x - w / 2, y - 2],
      [x - w * 0.2, y - h * 0.2],
      [x + w * 0.1, y - h * 0.1],
      [x + w / 2, y - h * 0.24],
      [x + w / 2, y - 2],
    ],
    mix(culture.green, light.haze, 0.35),
  )}${box(x - w / 2 - 18, y, w + 36, 14, shade(wall, 0.2))}`;
}

/** A hanging oil lamp with its glow. */
function lamp({ ink }: Stage, x: number, y: number): string {
  return `${oval(x, y, 190, 190, ink.radial([x, y], 190, [0, '#ffd98a', 0.6], [0.4, '#ffc76a', 0.2], [1, '#ffc76a', 0]))}${line(`M${n(x)} 0V${n(y - 18)}`, '#4a3524', 4)}${fill(`M${n(x - 30)} ${n(y - 6)}Q${n(x)} ${n(y + 30)} ${n(x + 30)} ${n(y - 6)}Z`, '#a8743a')}${fill(`M${n(x - 8)} ${n(y - 8)}Q${n(x)} ${n(y - 44)} ${n(x + 8)} ${n(y - 8)}Z`, '#ffe08a')}`;
}

function rug(x: number, y: number, w: number, colour: string): string {
  return `${oval(x, y, w, w * 0.17, colour)}${oval(x, y, w * 0.86, w * 0.14, tint(colour, 0.35))}${oval(x, y, w * 0.74, w * 0.115, shade(colour, 0.12))}${oval(x, y, w * 0.36, w * 0.055, tint(colour, 0.3))}`;
}

function shelf(x: number, y: number): string {
  return `${box(x - 90, y, 180, 12, '#6b4629')}${place(held.jar ?? '', x - 54, y - 22, 1.1)}${place(held.wine ?? '', x, y - 14, 1.2)}${place(held.jar ?? '', x + 50, y - 18, 0.9)}`;
}

/** A room: walls, floor, window light and what belongs to a house, an inn, a palace, a temple, a stable or a prison. */
export function room(stage: Stage): Scenery {
  const { ink, w, h, scene, culture, side, light, ground, luck } = stage;
  const { place: kind } = scene;
  const wall =
    { palace: '#a8604a', temple: '#d8c08f', prison: '#6f6a6c', stable: '#8f6a48', inn: '#b98a5c' }[kind as string] ??
    mix(culture.wall, '#b98a5c', 0.35);
  const night = light.dark ? 0.35 : 0;
  const tone = mix(wall, '#1b1638', night);
  const floor = mix(
    { palace: '#c9a070', temple: '#cdbb95', stable: '#b08a50', prison: '#5a5658' }[kind as string] ?? mix(culture.earth, '#8a5f3f', 0.3),
    '#1b1638',
    night,
  );
  const glow = ink.linear([side < 0 ? 0 : w, 0], [side < 0 ? w : 0, h * 0.5], [0, tint(tone, 0.28)], [0.55, tone], [1, shade(tone, 0.4)]);
  const at = (share: number) => w / 2 + side * w * share;
  const parts = [
    box(0, 0, w, ground + 2, glow),
    box(0, ground, w, h - ground, ink.linear([0, ground], [0, h], [0, shade(floor, 0.12)], [0.25, floor], [1, shade(floor, 0.42)])),
    box(0, ground - 8, w, 12, shade(tone, 0.35)),
  ];
  const joints = Array.from(
    { length: 9 },
    (_, i) => `M${n(w / 2 + (i - 4) * w * 0.1)} ${n(ground + 4)}L${n(w / 2 + (i - 4) * w * 0.27)} ${n(h)}`,
  ).join('');
  if (kind !== 'stable')
    parts.push(line(`${joints}M0 ${n(ground + 60)}H${n(w)}M0 ${n(ground + 150)}H${n(w)}`, shade(floor, 0.3), 2.4, 0.4));
  const bricks = Array.from(
    { length: 22 },
    () => `M${n(luck.between(0, w))} ${n(luck.between(30, ground - 40))}h${n(luck.between(26, 60))}`,
  ).join('');
  parts.push(line(bricks, shade(tone, 0.25), 3, 0.3));
  if (kind === 'palace' || kind === 'temple') {
    const stone = kind === 'palace' ? '#d9b98a' : '#eedfbb';
    for (const share of [-0.44, -0.24, 0.24, 0.44]) {
      const x = w / 2 + share * w;
      parts.push(
        box(
          x - 30,
          60,
          60,
          ground - 60,
          ink.linear(
            [x - 30, 0],
            [x + 30, 0],
            [0, side < 0 ? tint(stone, 0.3) : shade(stone, 0.3)],
            [1, side < 0 ? shade(stone, 0.3) : tint(stone, 0.3)],
          ),
        ),
        box(x - 42, 40, 84, 26, tint(stone, 0.15)),
        box(x - 42, ground - 22, 84, 26, stone),
      );
    }
    parts.push(box(0, 0, w, 44, shade(stone, 0.15)), box(0, 40, w, 8, '#d9a93a'));
    parts.push(
      window(stage, w / 2 - w * 0.34, ground - 170, 120, 250, tone),
      window(stage, w / 2 + w * 0.34, ground - 170, 120, 250, tone),
    );
    const drape = (x: number, m: 1 | -1) =>
      fill(
        `M${n(x)} 44Q${n(x + m * 20)} ${n(ground * 0.5)} ${n(x + m * 70)} ${n(ground * 0.62)}Q${n(x + m * 16)} ${n(ground * 0.8)} ${n(x + m * 6)} ${n(ground - 10)}H${n(x - m * 34)}V44Z`,
        kind === 'palace' ? '#7a2438' : '#4f5a9a',
      );
    parts.push(drape(w * 0.34, 1), drape(w * 0.66, -1), rug(w / 2, ground + 110, w * 0.3, kind === 'palace' ? '#8a2f3a' : '#3f5a86'));
    if (kind === 'temple')
      for (const x of [w * 0.41, w * 0.59])
        parts.push(
          line(
            `M${n(x)} ${n(ground)}V${n(ground - 150)}M${n(x - 36)} ${n(ground - 176)}Q${n(x - 36)} ${n(ground - 130)} ${n(x)} ${n(ground - 130)}Q${n(x + 36)} ${n(ground - 130)} ${n(x + 36)} ${n(ground - 176)}M${n(x)} ${n(ground - 130)}V${n(ground - 180)}`,
            '#d9a93a',
            8,
          ),
          [-36, 0, 36].map((dx) => oval(x + dx, ground - 190, 6, 11, '#ffe08a')).join(''),
        );
  } else if (kind === 'prison') {
    parts.push(
      window(stage, at(0.22), ground - 230, 110, 130, tone),
      line([-30, 0, 30].map((dx) => `M${n(at(0.22) + dx)} ${n(ground - 356)}V${n(ground - 230)}`).join(''), '#3a3a40', 8),
    );
    parts.push(line(`M${n(at(-0.3))} 120V300M${n(at(-0.36))} 120V250`, '#55585e', 7));
  } else if (kind === 'stable') {
    const beam = '#6b4629';
    parts.push(arch(w / 2, ground, w * 0.46, ground * 0.86, ink.linear([0, 0], [0, ground], [0, light.sky[0]], [1, light.sky[1]])));
    parts.push(
      blob(
        [
          [w * 0.27, ground],
          [w * 0.38, ground - 70],
          [w * 0.52, ground - 40],
          [w * 0.64, ground - 80],
          [w * 0.73, ground],
        ],
        mix('#2b3a5e', light.haze, 0.3),
      ),
    );
    parts.push(
      line(
        `M${n(w * 0.06)} 0V${n(ground)}M${n(w * 0.94)} 0V${n(ground)}M0 64H${n(w)}M${n(w * 0.06)} 190L${n(w * 0.17)} 64M${n(w * 0.94)} 190L${n(w * 0.83)} 64`,
        beam,
        30,
      ),
      line(`M${n(w * 0.055)} 0V${n(ground)}M0 56H${n(w)}`, tint(beam, 0.3), 5, 0.5),
    );
    parts.push(
      poly(
        [
          [0, 0],
          [w, 0],
          [w, 40],
          [0, 40],
        ],
        '#8a6a35',
      ),
      line(
        Array.from({ length: 60 }, (_, i) => `M${n((i * w) / 60)} 30l${n(luck.between(-12, 12))} ${n(luck.between(16, 44))}`).join(''),
        '#c9a252',
        4,
      ),
    );
    let straw = '';
    for (let i = 0; i < 130; i++)
      straw += `M${n(luck.between(0, w))} ${n(luck.between(ground + 4, h))}l${n(luck.between(-26, 26))} ${n(luck.between(-9, 9))}`;
    parts.push(line(straw, '#e6c463', 3, 0.7));
  } else {
    parts.push(window(stage, at(luck.between(0.24, 0.3)), ground - 150, 150, 220, tone));
    const beam = shade('#7a5030', night);
    parts.push(
      box(0, 26, w, 30, beam),
      [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => box(w * share - 14, 0, 28, 44, shade(beam, 0.2))).join(''),
    );
    parts.push(
      shelf(at(-0.3), ground - 210),
      arch(at(-0.06), ground - 140, 74, 100, shade(tone, 0.35)),
      place(held.lamp ?? '', at(-0.06) - 6, ground - 148, 1.3),
    );
    parts.push(rug(w / 2, ground + 100, w * 0.27, kind === 'inn' ? '#7a4a5a' : '#9a4a3a'));
    if (kind === 'inn')
      parts.push(
        place(
          `${oval(0, -60, 52, 62, '#7a5030')}${oval(0, -60, 40, 50, '#96683f')}${line('M-50 -80H50M-50 -40H50', '#3f2c1e', 6)}`,
          at(-0.42),
          ground + 34,
        ),
        place(held.jar ?? '', at(-0.36), ground + 30, 1.8),
      );
    parts.push(lamp(stage, at(0.06), 140));
  }
  const beamColour = ink.linear([at(0.3), 100], [at(-0.2), h], [0, light.sun, light.dark ? 0.1 : 0.34], [1, light.sun, 0]);
  parts.push(
    poly(
      [
        [at(0.24), ground - 330],
        [at(0.34), ground - 330],
        [at(0.02), h],
        [at(-0.3), h],
      ],
      beamColour,
    ),
  );
  return { back: parts.join(''), front: '' };
}
