import { blob, fill, line, oval, place } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n, type Point, soft } from '../drawing/curve.ts';
import { moving } from '../life/moving.ts';
import { noise } from '../drawing/random.ts';
import type { Stage } from '../staging/stage.ts';

/** The shadow that a sheet of paper throws upwards on what lies behind it; nothing in other styles. */
const sheetShadow = ({ cut }: Stage, outline: string): string =>
  cut
    ? [
        [-20, 0.05],
        [-14, 0.07],
        [-8, 0.1],
        [-4, 0.14],
      ]
        .map(([rise = 0, strength = 0]) => place(fill(outline, '#1d1230', strength), -rise * 0.3, rise))
        .join('')
    : '';

/** A line of hills or dunes across the page, filled down to the bottom; lit from the side of the light. */
export function ridge(
  stage: Stage,
  order: { y: number; rise: number; waves: number; colour: string; jagged?: boolean; key: string },
): string {
  const { ink, w, h, side, seed } = stage;
  const wave = noise(`${seed}${order.key}`);
  const step = order.jagged ? 46 : 64;
  const points: Point[] = [];
  for (let x = -step; x <= w + step; x += step) {
    const t = (x / w) * order.waves;
    points.push([
      x,
      order.y - order.rise * (0.5 + 0.5 * wave(t)) - order.rise * 0.22 * wave(t * 2.7 + 9) * (order.jagged ? 2.2 : 1),
    ]);
  }
  const d = order.jagged ? `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}` : soft(points, false);
  const [lit, dim] = [tint(order.colour, 0.18), shade(order.colour, 0.16)];
  const colours = side < 0 ? [lit, dim] : [dim, lit];
  const outline = `${d}L${n(w + step)} ${h}L${-step} ${h}Z`;
  return (
    sheetShadow(stage, outline) +
    fill(
      outline,
      ink.linear(
        [0, order.y - order.rise],
        [w, order.y + order.rise],
        [0, colours[0] as string],
        [1, colours[1] as string],
      ),
    )
  );
}

/** Air between near and far: a band of haze that hides the foot of what lies behind it. */
export function haze({ ink, w, light }: Stage, y: number, deep: number, strength = 0.7): string {
  return `<rect x="0" y="${n(y - deep)}" width="${n(w)}" height="${n(deep * 1.4)}" fill="${ink.linear([0, y - deep], [0, y + deep * 0.4], [0, light.haze, 0], [0.72, light.haze, strength], [1, light.haze, 0])}"/>`;
}

/** The near ground, from its edge to the bottom of the page, darker towards us. */
export function ground(stage: Stage, colour: string, y = stage.ground, rise = 26): string {
  const { ink, w, h, seed } = stage;
  const wave = noise(`${seed}ground`);
  const points: Point[] = [];
  for (let x = -80; x <= w + 80; x += 80) points.push([x, y - rise * wave((x / w) * 2.2)]);
  return [
    fill(
      `${soft(points, false)}L${n(w + 80)} ${h}L-80 ${h}Z`,
      ink.linear([0, y - rise], [0, h], [0, tint(colour, 0.2)], [0.35, colour], [1, shade(colour, 0.34)]),
    ),
    line(
      soft(
        points.map(([px, py]) => [px, py + 3]),
        false,
      ),
      tint(colour, 0.5),
      3,
      0.5,
    ),
  ].join('');
}

/** A road that winds from the foot of the page to the horizon. */
export function road(stage: Stage, colour: string, from: number, to: number): string {
  const { ink, h, w, horizon, ground: near, luck } = stage;
  const bow = luck.between(-0.12, 0.12) * w;
  const left: Point[] = [];
  const right: Point[] = [];
  const top = Math.min(near + 6, horizon + 60);
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    const y = h + 30 - (h + 30 - top) * (1 - (1 - t) ** 1.7);
    const x = from + (to - from) * t + Math.sin(t * Math.PI * 1.6) * bow * (1 - t * 0.4);
    const wide = 300 * (1 - t) ** 1.9 + 7;
    left.push([x - wide, y]);
    right.unshift([x + wide, y]);
  }
  const paint = ink.linear([0, top], [0, h], [0, tint(colour, 0.35)], [1, shade(colour, 0.12)]);
  return [
    fill(soft([...left, ...right], true, 0.1), paint),
    line(soft(left, false), shade(colour, 0.3), 3, 0.3),
    line(soft([...right].reverse(), false), tint(colour, 0.4), 3, 0.45),
  ].join('');
}

/** A rock about 100 units wide. */
export function rock({ luck, side }: Stage, colour: string): string {
  const jig = () => luck.between(-6, 6);
  const outline: Point[] = [
    [-52 + jig(), 0],
    [-46 + jig(), -26 + jig()],
    [-22 + jig(), -50 + jig()],
    [12 + jig(), -54 + jig()],
    [40 + jig(), -32 + jig()],
    [54 + jig(), 0],
  ];
  const lit = outline.map(([x, y]) => [x * 0.62 + side * 14, y * 0.72 - 9] as Point);
  return [
    oval(-side * 12, 1, 66, 8, '#1d1230', 0.2),
    fill(soft(outline, true, 0.5), shade(colour, 0.18)),
    fill(soft(lit, true, 0.5), tint(colour, 0.14), 0.9),
    line(`M-14 -6l8 -22l14 -8M22 -4l6 -16`, shade(colour, 0.42), 1.8, 0.6),
  ].join('');
}

/** Tufts of grass over a strip of ground. */
export function grass({ luck, w }: Stage, y: number, deep: number, colour: string, count: number): string {
  const tones = [shade(colour, 0.28), shade(colour, 0.14), tint(colour, 0.22)];
  const blades = ['', '', ''];
  for (let i = 0; i < count; i++) {
    const [x, top] = [luck.between(0, w), y + luck.next() * deep];
    const size = 8 + ((top - y) / deep) * 16;
    blades[i % 3] +=
      `M${n(x)} ${n(top)}q${n(-size * 0.2)} ${n(-size * 0.6)} ${n(-size * 0.5)} ${n(-size)}M${n(x)} ${n(top)}q0 ${n(-size * 0.7)}` +
      ` ${n(size * 0.1)} ${n(-size * 1.2)}M${n(x)} ${n(top)}q${n(size * 0.2)} ${n(-size * 0.6)} ${n(size * 0.6)}` +
      ` ${n(-size * 0.9)}`;
  }
  return blades.map((d, i) => line(d, tones[i] as string, 2.4, 0.75)).join('');
}

/** Small stones on bare ground. */
export function pebbles({ luck, w }: Stage, y: number, deep: number, colour: string, count: number): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const [x, top] = [luck.between(0, w), y + luck.next() * deep];
    const size = 3 + ((top - y) / deep) * 7 * luck.between(0.5, 1.4);
    drawn +=
      oval(x, top + size * 0.3, size * 1.5, size * 0.6, '#1d1230', 0.15) +
      oval(x, top, size * 1.3, size * 0.7, i % 2 ? shade(colour, 0.15) : tint(colour, 0.2));
  }
  return drawn;
}

/** Flowers in the grass. */
export function flowers({ luck, w }: Stage, y: number, deep: number, count: number): string {
  const colours = ['#e8535a', '#f6c945', '#fdf6ee', '#b06fc4', '#f08fae'] as const;
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const [x, top] = [luck.between(0, w), y + luck.next() * deep];
    const size = 3 + ((top - y) / deep) * 4.4;
    const colour = luck.pick(colours);
    drawn +=
      line(
        `M${n(x)} ${n(top + size * 3.4)}q${n(size * 0.3)} ${n(-size * 2)} 0 ${n(-size * 3)}`,
        '#4f7a35',
        size * 0.45,
      ) +
      [0, 72, 144, 216, 288]
        .map((turn) => place(oval(0, -size * 0.8, size * 0.55, size * 0.8, colour), x, top, 1, false, turn))
        .join('') +
      oval(x, top, size * 0.5, size * 0.5, '#f4d35e');
  }
  return drawn;
}

/** A low bush about 120 units wide. */
export function bush({ luck, side }: Stage, colour: string): string {
  const heaps = Array.from(
    { length: 7 },
    (_, i) =>
      [
        -54 + i * 18 + luck.between(-5, 5),
        -14 - 22 * Math.sin(((i + 0.5) / 7) * Math.PI) + luck.between(-5, 5),
      ] as Point,
  );
  const leaves = [
    heaps.map(([x, y]) => oval(x, y, 23, 22, shade(colour, 0.24))).join(''),
    heaps.map(([x, y]) => oval(x + side * 5, y - 6, 16, 14, colour)).join(''),
    heaps.map(([x, y]) => oval(x + side * 8, y - 10, 8, 6, tint(colour, 0.25), 0.8)).join(''),
  ].join('');
  return oval(0, 2, 70, 8, '#1d1230', 0.18) + moving('bush', leaves);
}

/** A cliff that comes in from one side of the page, behind the people. */
export function cliff(
  { w, side, ink, ground: near }: Stage,
  from: -1 | 1,
  top: number,
  wide: number,
  colour: string,
): string {
  const low = near + 74;
  const at = (x: number) => (from < 0 ? x : w - x);
  const base = mix(colour, from !== side ? '#fff0d0' : '#2a1b3d', 0.12);
  const face = (
    [
      [-30, low],
      [-30, top],
      [wide * 0.3, top + 18],
      [wide * 0.58, top + 80],
      [wide * 0.7, top + (low - top) * 0.4],
      [wide * 0.94, top + (low - top) * 0.62],
      [wide, low - 20],
      [wide * 1.12, low],
    ] as const
  ).map(([x, y]) => [at(x), y] as Point);
  const ledge = (share: number, tone: string, opacity: number) => {
    const y = top + (low - top) * share;
    return blob(
      [
        [at(-30), y],
        [at(wide * 0.4), y + 10],
        [at(wide * (0.62 + share * 0.28)), y + 34],
        [at(wide * (0.5 + share * 0.3)), y + 60],
        [at(wide * 0.2), y + 46],
        [at(-30), y + 64],
      ],
      tone,
      opacity,
    );
  };
  const cracks = [0.16, 0.4, 0.62]
    .map(
      (share) =>
        `M${n(at(wide * share))} ${n(top + 70 + share * 190)}l${-from * 12} 50l${from * 9} 44l${-from * 16} 56`,
    )
    .join('');
  return [
    oval(at(wide * 0.4), low + 2, wide * 0.95, 18, '#1d1230', 0.25),
    fill(soft(face, true, 0.35), ink.linear([at(0), 0], [at(wide), 0], [0, shade(base, 0.3)], [1, tint(base, 0.12)])),
    ledge(0.2, tint(base, 0.2), 0.5),
    ledge(0.5, shade(base, 0.22), 0.45),
    ledge(0.74, tint(base, 0.14), 0.5),
    line(cracks, shade(base, 0.42), 3, 0.5),
  ].join('');
}
