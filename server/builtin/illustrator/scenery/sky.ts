import { box, fill, line, oval, place } from '../drawing/brush.ts';
import { mix, shade } from '../light/colour.ts';
import { n, type Point } from '../drawing/curve.ts';
import { moving } from '../life/moving.ts';
import type { Stage } from '../staging/stage.ts';

/** A cloud of round heaps on a flat base, about 200 units wide. */
function cloud({ luck, light }: Stage): string {
  const base = light.cloud;
  const heaps = Array.from({ length: 6 }, (_, i) => {
    const x = -90 + i * 36 + luck.between(-8, 8);
    const r = 26 + 26 * Math.sin(((i + 0.5) / 6) * Math.PI) + luck.between(-5, 6);
    return { x, y: -r * 0.55, r };
  });
  const low = heaps.map(({ x, y, r }) => oval(x, y + 5, r * 1.05, r * 0.92, mix(base, light.sky[0], 0.28))).join('');
  const high = heaps.map(({ x, y, r }) => oval(x - 3, y - 2, r * 0.95, r * 0.82, base)).join('');
  return `${low}${oval(0, -6, 118, 17, mix(base, light.sky[0], 0.22))}${high}`;
}

function stars({ luck, w, horizon }: Stage): string {
  let d = '';
  for (let i = 0; i < 110; i++)
    d += oval(
      luck.between(0, w),
      luck.between(0, horizon),
      luck.between(0.7, 2.3),
      luck.between(0.7, 2.3),
      '#fff',
      luck.between(0.35, 1),
    );
  return d;
}

/** A four-pointed star with its glow. */
export function star({ ink }: Stage, x: number, y: number, size: number): string {
  const rays = [0, 45].map((turn, i) =>
    place(
      fill(
        `M0 ${-size / (1 + i)}Q${size * 0.07} ${-size * 0.07} ${size / (1.3 + i)} 0Q${size * 0.07} ${size * 0.07} ` +
          `0 ${size * (i ? 0.5 : 1.7)}Q${-size * 0.07} ${size * 0.07} ${-size / (1.3 + i)} 0Q${-size * 0.07}` +
          ` ${-size * 0.07} ` +
          `0 ${-size / (1 + i)}Z`,
        '#fffbe0',
      ),
      0,
      0,
      1,
      false,
      turn,
    ),
  );
  return place(
    oval(
      0,
      0,
      size * 1.8,
      size * 1.8,
      ink.radial([0, 0], size * 1.8, [0, '#fff4b8', 0.85], [0.4, '#ffe9a0', 0.3], [1, '#ffe9a0', 0]),
    ) + rays.join(''),
    x,
    y,
  );
}

function sun({ ink, light, w, horizon, side, scene, luck }: Stage): string {
  if (['storm', 'rain', 'cloudy'].includes(scene.weather) || (scene.weather === 'snow' && scene.time !== 'night'))
    return '';
  const x = w / 2 + side * w * luck.between(0.22, 0.36);
  const y =
    scene.time === 'day'
      ? luck.between(90, 170)
      : scene.time === 'night'
        ? luck.between(90, 160)
        : horizon - luck.between(40, 110);
  const glow = scene.time === 'night' ? 220 : 420;
  const disc =
    scene.time === 'night'
      ? oval(x, y, 42, 42, light.sun) +
        oval(x - 10, y - 8, 9, 8, shade(light.sun, 0.12)) +
        oval(x + 14, y + 10, 6, 5, shade(light.sun, 0.1)) +
        oval(x + 6, y - 18, 4, 4, shade(light.sun, 0.1))
      : oval(x, y, 52, 52, light.sun);
  const shine = oval(
    x,
    y,
    glow,
    glow,
    ink.radial([x, y], glow, [0, light.sun, 0.85], [0.25, light.sun, 0.4], [1, light.sun, 0]),
  );
  return (scene.time === 'night' ? shine : moving('rays', shine)) + disc;
}

/** Beams of light that fall from one point of the sky. */
export function beams({ ink, h, luck }: Stage, x: number, y: number, strength = 0.3): string {
  const colour = ink.radial(
    [x, y],
    h * 0.95,
    [0, '#fff7d6', strength * 2],
    [0.5, '#fff2c4', strength],
    [1, '#fff2c4', 0],
  );
  let rays = '';
  for (let i = -4; i <= 4; i++) {
    const angle = i * 0.2 + luck.between(-0.05, 0.05);
    const [wide, long] = [luck.between(0.025, 0.06), h];
    const end = (turn: number): Point => [x + Math.sin(angle + turn) * long, y + Math.cos(angle + turn) * long];
    const [a, b] = [end(-wide), end(wide)];
    rays += fill(`M${n(x)} ${n(y)}L${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}Z`, colour);
  }
  return moving('rays', rays);
}

function rainbow({ w, horizon }: Stage): string {
  const colours = ['#e8504a', '#f29a3f', '#f6dc55', '#6fc06a', '#4a9bd8', '#7a63b8'];
  const r = Math.min(w * 0.4, (horizon - 8) / 0.92);
  return colours
    .map((colour, i) =>
      line(
        `M${n(w * 0.5 - r + i * 15)} ${n(horizon + 30)}A${n(r - i * 15)} ${n((r - i * 15) * 0.92)} 0 0 1 ${n(w * 0.5 + r - i * 15)}` +
          ` ${n(horizon + 30)}`,
        colour,
        15.5,
        0.55,
      ),
    )
    .join('');
}

function lightning({ luck, w, horizon, side }: Stage): string {
  let x = w / 2 - side * w * luck.between(0.15, 0.3);
  let y = 60;
  const points: Point[] = [[x, y]];
  while (y < horizon - 10) {
    x += luck.between(-46, 46);
    y += luck.between(40, 80);
    points.push([x, y]);
  }
  const d = `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`;
  const fork = points[2] ? `M${n(points[2][0])} ${n(points[2][1])}l${n(luck.between(20, 50))} 46l-12 40` : '';
  return line(d + fork, '#dfe9ff', 16, 0.25) + line(d, '#fdfcff', 5) + line(fork, '#fdfcff', 3);
}

/** The whole sky with what shines and drifts in it. */
export function sky(stage: Stage): string {
  const { ink, w, h, light, scene, luck, horizon } = stage;
  const heavy = scene.weather === 'storm' || scene.weather === 'rain';
  const parts = [
    box(0, 0, w, h, ink.linear([0, 0], [0, horizon + 40], [0, light.sky[0]], [0.62, light.sky[1]], [1, light.sky[2]])),
  ];
  if (light.dark && !heavy) parts.push(moving('stars', stars(stage)));
  parts.push(sun(stage));
  const count =
    heavy || scene.weather === 'cloudy'
      ? 9
      : scene.weather === 'dust'
        ? 0
        : scene.weather === 'snow'
          ? 6
          : light.dark
            ? 3
            : luck.whole(3, 5);
  for (let i = 0; i < count; i++) {
    const y = heavy ? luck.between(20, horizon * 0.5) : luck.between(70, horizon * 0.66);
    parts.push(
      `<g data-moves="cloud" opacity="${heavy ? 0.9 : light.dark ? 0.35 : 0.8}">${place(cloud(stage), (w * (i + luck.next())) / count, y, (heavy ? luck.between(1.2, 2.2) : luck.between(0.5, 1.25)) * (1.1 - y / h))}` +
        `</g>`,
    );
  }
  if (scene.weather === 'storm') parts.push(lightning(stage));
  if (scene.weather === 'rainbow') parts.push(rainbow(stage));
  if (scene.mood === 'majestic' && !heavy) parts.push(beams(stage, w / 2 + stage.side * w * 0.2, -60, 0.16));
  return parts.join('');
}

/** What falls through the air before everything: rain, smoke, drifting leaves. */
export function weather({ w, h, luck, scene }: Stage): string {
  let d = '';
  if (scene.weather === 'rain' || scene.weather === 'storm') {
    for (let i = 0; i < 190; i++) {
      const [x, y, long] = [luck.between(-40, w), luck.between(-20, h), luck.between(16, 44)];
      d += `M${n(x)} ${n(y)}l${n(long * 0.3)} ${n(long)}`;
    }
    return line(d, '#dce8f2', 1.7, 0.42);
  }
  if (scene.weather === 'wind') {
    for (let i = 0; i < 9; i++)
      d +=
        `M${n(luck.between(-100, w))} ${n(luck.between(80, h * 0.7))}q90 -26 170 0t150 -8q34 -16 12 -30q-20 ` +
        `-6 -22 10`;
    return line(d, '#ffffff', 2.4, 0.4);
  }
  if (scene.weather === 'dust') {
    let air = '';
    for (let i = 0; i < 7; i++)
      air += oval(luck.between(0, w), luck.between(h * 0.2, h * 0.8), w * 0.42, luck.between(26, 60), '#dcbf8c', 0.16);
    for (let i = 0; i < 90; i++)
      air += oval(
        luck.between(0, w),
        luck.between(0, h),
        luck.between(0.8, 2.2),
        luck.between(0.8, 1.6),
        '#f3dfb4',
        0.55,
      );
    return air;
  }
  if (scene.weather === 'fire') {
    let embers = '';
    for (let i = 0; i < 46; i++)
      embers += oval(
        luck.between(0, w),
        luck.between(0, h * 0.86),
        luck.between(1.4, 4),
        luck.between(1.4, 4),
        i % 2 ? '#ffb347' : '#ff7a3a',
        luck.between(0.3, 0.8),
      );
    return embers;
  }
  return '';
}
