import { box, fill, line, oval } from '../drawing/brush.ts';
import { mix, saturate, shade, tint } from '../light/colour.ts';
import { n, type Point, soft } from '../drawing/curve.ts';
import { noise } from '../drawing/random.ts';
import type { Scenery, Stage } from '../staging/stage.ts';

type Patch = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly flat: number;
};

/** A spot illustration, for unknown places: people on a patch of colour with bare paper around it. */
export function vignette(stage: Stage): Scenery {
  const { ink, w, h, ground: near, side, light, culture, seed, luck, cut } = stage;
  const [, middle, low] = light.sky;
  const paper = light.dark ? mix(middle, '#2a3157', 0.5) : mix(mix(low, light.haze, 0.4), '#fbf3e2', 0.72);
  const air = saturate(mix(middle, low, light.dark ? 0.25 : 0.5), 0.86);
  const earth = mix(mix(culture.earth, culture.sand, 0.45), light.haze, light.dark ? 0.45 : 0.3);
  const wash: Patch = { x: w * (0.5 + side * 0.015), y: h * 0.47, wide: w * 0.47, high: h * 0.47, flat: 3.2 };
  const floor: Patch = {
    x: w * 0.5,
    y: (near + h * 0.97) / 2 + h * 0.015,
    wide: w * 0.46,
    high: (h * 0.97 - near) / 2 + h * 0.03,
    flat: 2.6,
  };
  const sheet = (patch: Patch, key: string) => outline(patch, noise(`${seed}${key}`), cut ? 0.02 : 0.045);
  const painted = ink.linear(
    [0, wash.y - wash.high],
    [0, wash.y + wash.high],
    [0, mix(air, middle, 0.55)],
    [0.62, mix(air, low, 0.6)],
    [1, mix(air, earth, 0.4)],
  );
  const soil = ink.linear(
    [0, near - h * 0.04],
    [0, h * 0.98],
    [0, tint(earth, 0.26)],
    [0.45, earth],
    [1, shade(earth, 0.16)],
  );
  const glow = ink.radial(
    [w / 2 + side * w * 0.24, h * 0.3],
    w * 0.34,
    [0, light.sun, light.dark ? 0.2 : 0.5],
    [1, light.sun, 0],
  );
  const layers = cut
    ? laid(sheet(wash, 'air'), painted) +
      laid(sheet({ ...floor, high: floor.high * 1.06 }, 'under'), tint(earth, 0.34)) +
      laid(sheet(floor, 'floor'), soil)
    : wetly(wash, sheet, 'air', painted, shade(air, 0.22)) +
      fill(sheet(wash, 'air0'), glow) +
      strokes(stage, wash, tint(air, 0.6), 0.3) +
      wetly(floor, sheet, 'floor', soil, shade(earth, 0.3)) +
      strokes(stage, floor, shade(earth, 0.24), 0.2);
  const drops = Array.from({ length: cut ? 0 : 16 }, (_, i) => {
    const turn = luck.between(0, Math.PI * 2);
    const [far, size] = [luck.between(0.97, 1.05), luck.between(2, 7)];
    return oval(
      w / 2 + Math.cos(turn) * w * 0.46 * far,
      h * 0.5 + Math.sin(turn) * h * 0.46 * far,
      size,
      size * 0.9,
      i % 2 ? air : earth,
      0.5,
    );
  }).join('');
  return { back: box(0, 0, w, h, paper) + layers + drops, front: '' };
}

/** The uneven edge of a patch of colour: between an oval and an oblong. */
function outline({ x, y, wide, high, flat }: Patch, wave: (at: number) => number, rough: number): string {
  const count = 44;
  const points = Array.from({ length: count }, (_, i): Point => {
    const turn = (i / count) * Math.PI * 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    // The noise comes round to where it began.
    const jut = 1 + rough * (wave(4 + c * 2.4 + s * 5.2) + 0.5 * wave(40 + s * 7 - c * 9));
    return [
      x + Math.sign(c) * Math.abs(c) ** (2 / flat) * wide * jut,
      y + Math.sign(s) * Math.abs(s) ** (2 / flat) * high * jut,
    ];
  });
  return soft(points);
}

/** Three thin coats with edges of their own, and the darker rim where the colour dried. */
const wetly = (
  patch: Patch,
  sheet: (patch: Patch, key: string) => string,
  key: string,
  paint: string,
  rim: string,
): string =>
  [1, 0.965, 0.93]
    .map((size, i) =>
      fill(
        sheet({ ...patch, wide: patch.wide * size, high: patch.high * size }, `${key}${i}`),
        paint,
        [0.42, 0.55, 0.8][i],
      ),
    )
    .join('') +
  line(sheet({ ...patch, wide: patch.wide * 0.965, high: patch.high * 0.965 }, `${key}1`), rim, 2.4, 0.22);

/** Marks of a dry brush across a patch. */
function strokes({ luck }: Stage, { x, y, wide, high }: Patch, colour: string, strength: number): string {
  return Array.from({ length: 13 }, () => {
    const [across, down] = [luck.between(-0.72, 0.5), luck.between(-0.7, 0.74)];
    const long = wide * luck.between(0.12, 0.42);
    const [from, level] = [x + across * wide, y + down * high];
    return line(
      `M${n(from)} ${n(level)}q${n(long / 2)} ${n(luck.between(-10, 6))} ${n(long)} ${n(luck.between(-5, 5))}`,
      colour,
      luck.between(3, 11),
      strength * luck.between(0.5, 1.1),
    );
  }).join('');
}

/** A sheet of paper, with the shadow that it throws on the one below. */
const laid = (sheet: string, paint: string): string =>
  [
    [14, 0.06],
    [9, 0.08],
    [4, 0.12],
  ]
    .map(
      ([down = 0, strength = 0]) =>
        `<g transform="translate(${n(down * 0.3)} ${n(down)})">${fill(sheet, '#1d1230', strength)}</g>`,
    )
    .join('') + fill(sheet, paint);
