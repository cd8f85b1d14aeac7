import { box, fill, line, oval } from '../drawing/brush.ts';
import { mix, shade, tint } from '../light/colour.ts';
import { n, type Point, soft } from '../drawing/curve.ts';
import { moving } from '../life/moving.ts';
import { noise } from '../drawing/random.ts';
import type { Stage } from '../staging/stage.ts';

/** The colour of water under this sky. */
export const waterColour = ({ light, scene }: Stage): string =>
  mix(scene.weather === 'storm' ? '#35566a' : light.dark ? '#1d3f75' : '#3f93b0', light.sky[1], 0.3);

/** A sheet of water from `y` down to `end`, with glints under the light. */
export function sea(stage: Stage, y: number, end = stage.h): string {
  const { ink, w, luck, side, light, scene } = stage;
  const colour = waterColour(stage);
  const parts = [
    box(
      0,
      y,
      w,
      end - y,
      ink.linear([0, y], [0, end], [0, mix(colour, light.sky[2], 0.5)], [0.3, colour], [1, shade(colour, 0.34)]),
    ),
  ];
  const x = w / 2 + side * w * 0.29;
  let glints = '';
  for (let i = 0; i < 34; i++) {
    const t = luck.next();
    const wide = 12 + t * 60;
    glints += `M${n(x + luck.between(-1, 1) * (30 + t * 130) - wide / 2)} ${n(y + 5 + t * t * (end - y))}h${n(wide)}`;
  }
  if (scene.weather !== 'storm') parts.push(line(glints, light.sun, 3, 0.55));
  let ripples = '';
  for (let i = 0; i < 60; i++) {
    const t = luck.next();
    const wide = 20 + t * 80;
    ripples += `M${n(luck.between(0, w))} ${n(y + 8 + t * t * (end - y))}q${n(wide / 2)} ${n(-2 - t * 7)} ${n(wide)} 0`;
  }
  parts.push(line(ripples, tint(colour, 0.45), 2.2, 0.4));
  return moving('water', parts.join(''));
}

/** One row of waves across the page; what swims in it goes behind. */
export function waves(stage: Stage, y: number, rise: number, key: string, dark = 0): string {
  const { ink, w, h, seed } = stage;
  const colour = shade(waterColour(stage), dark);
  const wave = noise(seed + key);
  const points: Point[] = [];
  const step = Math.max(56, rise * 1.6);
  let up = false;
  let x = -step * 1.5;
  while (x <= w + step * 2) {
    points.push([x, y + (up ? -rise : rise * 0.4) * (0.8 + 0.45 * wave(x / 130))]);
    x += step * (0.95 + 0.32 * wave(x / 70 + 40));
    up = !up;
  }
  const crest = soft(points, false, -0.1);
  const foam = points
    .filter((_, i) => i % 2 === 1)
    .map(
      ([x, py]) =>
        `M${n(x - step * 0.42)} ${n(py + rise * 0.34)}Q${n(x - step * 0.1)} ${n(py - rise * 0.1)} ${n(x + step * 0.3)}` +
        ` ${n(py + rise * 0.22)}`,
    );
  return moving(
    'water',
    [
      fill(
        `${crest}L${n(w + 200)} ${h + 20}L-200 ${h + 20}Z`,
        ink.linear(
          [0, y - rise],
          [0, y + rise * 4 + 60],
          [0, tint(colour, 0.25)],
          [0.4, colour],
          [1, shade(colour, 0.3)],
        ),
      ),
      line(crest, tint(colour, 0.6), 3, 0.6),
      line(foam.join(''), '#f4fbff', 4.5, 0.65),
    ].join(''),
  );
}

/** Rings on the water round something that stands in it. */
export const rings = (x: number, y: number, wide: number): string =>
  oval(x, y, wide, wide * 0.16, '#ffffff', 0.25) + oval(x, y, wide * 0.7, wide * 0.1, '#ffffff', 0.3);
