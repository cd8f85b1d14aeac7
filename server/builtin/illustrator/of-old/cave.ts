import { fill, line, place } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n, type Point, soft } from '../drawing/curve.ts';
import { rock } from '../scenery/land.ts';
import { outdoors } from '../scenery/outdoors.ts';
import { noise } from '../drawing/random.ts';
import type { Scenery, Stage } from '../staging/stage.ts';

/** A cave from inside: dark rock all round, the land and the light in its mouth. */
export function cave(stage: Stage): Scenery {
  const { ink, w, h, ground: near, side, culture, seed, light, scene } = stage;
  const outside = outdoors({ ...stage, scene: { ...scene, place: 'wilderness', weather: 'clear' } });
  const wave = noise(`${seed}cave`);
  const stone = mix(shade(culture.rock, 0.42), '#1d1530', light.dark ? 0.45 : 0.2);
  const middle = w / 2 + side * w * 0.1;
  const floor = near + 26;
  const mouth: Point[] = Array.from({ length: 17 }, (_, i) => {
    const turn = Math.PI * (1 - i / 16);
    const jut = 1 + 0.1 * wave(i * 0.8);
    return [middle + Math.cos(turn) * w * 0.31 * jut, floor - Math.sin(turn) ** 0.7 * (floor - h * 0.1) * jut];
  });
  const hole = `${soft(mouth, false)}L${n((mouth.at(-1) as Point)[0])} ${n(floor)}H${n((mouth[0] as Point)[0])}Z`;
  const rim = (inward: number) =>
    soft(
      mouth.map(([x, y]) => [x + (middle - x) * inward, y + (floor - y) * inward * 0.7]),
      false,
    );
  const walls = fill(
    `M0 0H${n(w)}V${n(h)}H0Z${hole}`,
    ink.radial([middle, floor - 160], w * 0.62, [0.4, tint(stone, 0.16)], [0.7, stone], [1, shade(stone, 0.5)]),
  ).replace('/>', ' fill-rule="evenodd"/>');
  const cracks = Array.from({ length: 12 }, (_, i) => {
    const x = (i % 2 ? 0.01 + i * 0.008 : 0.99 - i * 0.008) * w;
    const y = h * (0.08 + ((i * 5) % 12) / 14);
    return `M${n(x)} ${n(y)}q${n(wave(i) * 30)} 40 ${n(wave(i + 3) * 34)} 78t${n(wave(i + 7) * 30)} 60`;
  }).join('');
  const ledge = fill(
    `M0 ${n(floor)}Q${n(w * 0.3)} ${n(floor - 14)} ${n(w * 0.5)} ${n(floor)}T${n(w)} ${n(floor)}V${n(h)}H0Z`,
    ink.linear(
      [0, floor],
      [0, h],
      [0, mix(tint(stone, 0.34), light.sun, light.dark ? 0.05 : 0.2)],
      [0.4, tint(stone, 0.1)],
      [1, shade(stone, 0.3)],
    ),
  );
  const beam = fill(
    `M${n(middle - w * 0.2)} ${n(floor)}H${n(middle + w * 0.2)}L${n(middle - side * w * 0.06 + w * 0.34)} ${n(h)}H${n(middle - side * w * 0.06 - w * 0.34)}Z`,
    ink.linear([0, floor], [0, h], [0, light.sun, light.dark ? 0.12 : 0.34], [1, light.sun, 0]),
  );
  const stones = [-0.42, -0.33, 0.42, 0.48]
    .map((x, i) => place(rock(stage, stone), w / 2 + x * w, floor + 30 + i * 26, 0.9 + (i % 2) * 0.6))
    .join('');
  return {
    back:
      outside.back +
      walls +
      line(rim(0.004), tint(stone, 0.4), 7, 0.7) +
      line(rim(-0.06), shade(stone, 0.4), 10, 0.3) +
      line(cracks, shade(stone, 0.5), 5, 0.4) +
      ledge +
      beam +
      stones,
    front: '',
  };
}
