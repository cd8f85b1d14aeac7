// Surroundings of miracles: creation, heaven, the parted sea, the empty tomb.
import { blob, box, fill, line, oval, place } from '../drawing/brush.ts';
import { mix, shade, tint } from './colour.ts';
import { n, type Point, soft } from '../drawing/curve.ts';
import { ground, haze, ridge } from '../scenery/land.ts';
import { noise } from '../drawing/random.ts';
import { beams, sky, star, weather } from '../scenery/sky.ts';
import type { Scenery, Stage } from '../staging/stage.ts';
import { sea, waterColour, waves } from '../scenery/water.ts';

/** Open sea with rows of waves; people are in a boat on it. */
export function openSea(stage: Stage): Scenery {
  const { horizon, scene, h, light, w } = stage;
  const rough = scene.weather === 'storm' ? 62 : scene.weather === 'wind' || scene.weather === 'rain' ? 26 : 12;
  const shore =
    scene.weather === 'storm' || scene.props.includes('ark')
      ? ''
      : ridge(stage, {
          y: horizon + 8,
          rise: 54,
          waves: 3,
          colour: mix(stage.culture.green, light.haze, 0.66),
          key: 'far',
        });
  return {
    back:
      sky(stage) +
      shore +
      sea(stage, horizon) +
      waves(stage, horizon + (h - horizon) * 0.2, rough * 0.6, 'a') +
      waves(stage, horizon + (h - horizon) * 0.36, rough * 0.85, 'b', 0.06),
    front:
      waves(stage, h * 0.8, rough, 'c', 0.12) +
      waves(stage, h * 0.93, rough * 1.15, 'd', 0.2) +
      weather(stage) +
      (w > 0 ? '' : ''),
  };
}

/** The first days: dark water, and light that breaks in. */
export function deep(stage: Stage): Scenery {
  const { ink, w, h, scene, luck } = stage;
  const lit = !scene.props.includes('light') && scene.mood !== 'majestic';
  const turn = scene.props.includes('star') ? 2 : stage.index % 2;
  const [x, y] = [w / 2 + stage.side * w * ([0.1, 0, -0.18][turn] ?? 0), h * ([0.34, 0.62, 0.3][turn] ?? 0.34)];
  const lights =
    turn === 2
      ? oval(x, y, 78, 78, '#ffe9a0') +
        oval(x, y, 62, 62, '#fff6cf') +
        oval(w - x, h * 0.22, 46, 46, '#e9ecf7') +
        oval(w - x + 18, h * 0.2, 40, 40, '#1c1f5c')
      : '';
  const swirl = Array.from({ length: 9 }, (_, i) => {
    const r = 120 + i * 66;
    const from = luck.between(0, 6.28);
    return line(
      `M${n(x + Math.cos(from) * r * 1.5)} ${n(y + Math.sin(from) * r * 0.7)}A${n(r * 1.5)} ${n(r * 0.7)} ` +
        `0 0 1 ${n(x + Math.cos(from + 2.2) * r * 1.5)} ${n(y + Math.sin(from + 2.2) * r * 0.7)}`,
      i % 2 ? '#6f7fd0' : '#f0c98a',
      10 + i * 3,
      0.12,
    );
  }).join('');
  let stars = '';
  for (let i = 0; i < 160; i++)
    stars += oval(
      luck.between(0, w),
      luck.between(0, h * 0.66),
      luck.between(0.6, 2.6),
      luck.between(0.6, 2.6),
      '#fff',
      luck.between(0.3, 1),
    );
  const glow = oval(
    x,
    y,
    h * (lit ? 0.5 : 0.8),
    h * (lit ? 0.5 : 0.8),
    ink.radial(
      [x, y],
      h * (lit ? 0.5 : 0.8),
      [0, '#fffbe6', 1],
      [0.12, '#ffe9a8', 0.9],
      [0.4, '#f2a65a', 0.45],
      [1, '#6a3a8a', 0],
    ),
  );
  return {
    back: [
      box(0, 0, w, h, ink.linear([0, 0], [0, h], [0, '#0a0d2e'], [0.5, '#27276b'], [1, '#0d1a45'])),
      stars,
      swirl,
      glow,
      beams(stage, x, y, 0.16),
      oval(x, y, 34, 34, '#fffdf2'),
      lights,
      waves(stage, h * 0.68, 22, 'a', 0.2),
      line(
        Array.from(
          { length: 20 },
          () => `M${n(x + luck.between(-180, 180))} ${n(luck.between(h * 0.7, h))}h${n(luck.between(30, 110))}`,
        ).join(''),
        '#ffe7ae',
        4,
        0.5,
      ),
    ].join(''),
    front: waves(stage, h * 0.8, 26, 'b', 0.35) + waves(stage, h * 0.92, 30, 'c', 0.45),
  };
}

/** Above the clouds, in light. */
export function heaven(stage: Stage): Scenery {
  const { ink, w, h, luck, light } = stage;
  const night = light.dark;
  const bank = (y: number, tone: string, size: number) =>
    Array.from({ length: 13 }, (_, i) =>
      oval(
        (w * (i + luck.next() * 0.6)) / 12,
        y + luck.between(-20, 24),
        size * luck.between(0.8, 1.3),
        size * 0.62,
        tone,
      ),
    ).join('');
  const sun: Point = [w / 2, h * 0.2];
  return {
    back: [
      box(
        0,
        0,
        w,
        h,
        ink.linear(
          [0, 0],
          [0, h],
          [0, night ? '#1d2a6b' : '#6fb0e0'],
          [0.45, night ? '#6f6fb8' : '#ffe2ae'],
          [1, night ? '#c9b8e0' : '#fff4dc'],
        ),
      ),
      oval(
        sun[0],
        sun[1],
        h * 0.7,
        h * 0.7,
        ink.radial(sun, h * 0.7, [0, '#fffef2', 1], [0.2, '#fff3c2', 0.85], [1, '#ffe7a0', 0]),
      ),
      beams(stage, sun[0], sun[1], 0.26),
      bank(h * 0.6, night ? '#9d9bd0' : '#f7d9bd', 130),
      bank(h * 0.68, night ? '#b9b4de' : '#fbe8d2', 140),
      bank(h * 0.78, night ? '#d5cfec' : '#fff6ea', 150),
      box(0, h * 0.8, w, h * 0.2, night ? '#d5cfec' : '#fff6ea'),
    ].join(''),
    front: bank(h * 0.98, night ? '#c4bde4' : '#fdeedd', 120),
  };
}

/** Walls of water on both sides of a dry way. */
export function partedSea(stage: Stage): Scenery {
  const { w, h, ink, horizon, culture, seed } = stage;
  const colour = waterColour(stage);
  const wall = (from: -1 | 1) => {
    const wave = noise(`${seed}${from}`);
    const edge: Point[] = [];
    for (let i = 0; i <= 9; i++) {
      const t = i / 9;
      edge.push([
        w / 2 + from * (70 + (w * 0.43 - 70) * t ** 1.5 + wave(t * 6) * 26 * t),
        horizon + 34 + (h + 40 - horizon - 34) * t ** 1.35,
      ]);
    }
    const top: Point[] = [];
    for (let i = 9; i >= 0; i--) {
      const t = i / 9;
      top.push([
        w / 2 + from * (96 + (w * 0.6 - 96) * t),
        horizon + 14 - horizon * 0.86 * t ** 1.15 + wave(t * 9 + 3) * 20,
      ]);
    }
    const face = ink.linear(
      [w / 2 + from * 70, 0],
      [w / 2 + from * w * 0.5, 0],
      [0, tint(colour, 0.5)],
      [0.4, colour],
      [1, shade(colour, 0.4)],
    );
    const far = top.toReversed();
    const streaks = [0.14, 0.3, 0.46, 0.62, 0.78]
      .map((k) =>
        soft(
          edge.map(([x, y], i) => {
            const [tx, ty] = far[i] as Point;
            const t = i / 9;
            return [x + (tx - x) * k, y + (ty - y) * k + wave(i * 1.7 + k * 31) * 34 * t] as Point;
          }),
          false,
        ),
      )
      .join('');
    return [
      fill(`${soft([...edge, ...top], true, 0.1)}`, face),
      line(streaks, '#e9f7fb', 6, 0.34),
      line(soft(top, false), '#f7fdff', 16, 0.9),
      line(
        soft(
          top.map(([x, y]) => [x, y + 14] as Point),
          false,
        ),
        tint(colour, 0.6),
        8,
        0.7,
      ),
      line(soft(edge, false), '#f2fbff', 8, 0.7),
    ].join('');
  };
  const fishes = [
    [-0.36, 0.42],
    [0.38, 0.5],
    [-0.42, 0.62],
    [0.43, 0.34],
  ]
    .map(([dx = 0, dy = 0]) =>
      place(
        blob(
          [
            [-20, 0],
            [-4, -9],
            [20, 0],
            [-4, 9],
          ],
          shade(colour, 0.35),
          0.5,
        ) + fill('M-18 0l-14 -9v18Z', shade(colour, 0.35), 0.5),
        w / 2 + dx * w,
        h * dy,
        1,
        dx > 0,
      ),
    )
    .join('');
  return {
    back: [
      sky(stage),
      ridge(stage, {
        y: horizon + 30,
        rise: 60,
        waves: 2,
        colour: mix(culture.sand, stage.light.haze, 0.5),
        key: 'far',
      }),
      haze(stage, horizon + 40, 60),
      ground(stage, mix(culture.sand, culture.earth, 0.3), horizon + 40, 6),
      wall(-1),
      wall(1),
      fishes,
    ].join(''),
    front: weather(stage),
  };
}

/** A garden tomb in the rock with its round stone; open when someone has risen. */
export function tombRock({ ink, h, w, side, culture, ground: near, light }: Stage, open: boolean): string {
  const stone = mix(culture.rock, '#c9b89a', 0.4);
  const x = w / 2 - side * w * 0.24;
  const hill: Point[] = [
    [-430, 40],
    [-400, -150],
    [-290, -300],
    [-120, -372],
    [80, -366],
    [260, -290],
    [370, -150],
    [430, 40],
  ];
  const lit = hill.map(([px, py]) => [px * 0.86 + side * 40, py * 0.92] as Point);
  const glow = open
    ? oval(0, -70, 210, 210, ink.radial([0, -70], 210, [0, '#fffbe0', 1], [0.4, '#ffedb0', 0.7], [1, '#ffe39a', 0]))
    : '';
  return (
    place(
      [
        blob(hill, shade(stone, 0.22)),
        blob(lit, stone),
        line(
          'M-240 -240q60 40 50 110M160 -280q-20 60 20 120M-330 -120q40 30 30 90M250 -160q20 40 0 90',
          shade(stone, 0.35),
          5,
          0.5,
        ),
        fill('M-84 20V-100A84 84 0 0 1 84 -100V20Z', shade(stone, 0.4)),
        fill(
          'M-68 20V-98A68 68 0 0 1 68 -98V20Z',
          open ? ink.radial([0, -60], 130, [0, '#fff7d2'], [0.6, '#f2c878'], [1, '#8a5a3a']) : '#2b2028',
        ),
        glow,
        place(
          [
            oval(0, 0, 96, 96, shade(stone, 0.3)),
            oval(side * 6, -5, 86, 86, tint(stone, 0.14)),
            line('M-40 -34q30 -26 70 -16M-20 40q30 10 56 -8', shade(stone, 0.3), 4, 0.5),
          ].join(''),
          open ? -side * -150 : 0,
          -66,
        ),
      ].join(''),
      x,
      near + 46,
      Math.min(1, h / 900),
    ) + (light.dark ? '' : '')
  );
}

/** A guiding star over everything. */
export const guidingStar = (stage: Stage): string =>
  star(stage, stage.w / 2 + stage.side * stage.w * 0.02, stage.h * 0.15, 46);
