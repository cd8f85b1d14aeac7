import type { Particles } from './picture-life.ts';
import { between, chance, smooth } from './picture-life-rhythm.ts';

/**
 * A soft line: its middle in fractions of the picture; half of its length across and down, and its radius, in heights
 * of the picture. Opacity falls from `alpha` on the line to nothing at the radius.
 */
export type Stroke = {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly radius: number;
  readonly alpha: number;
  readonly colour: string;
};

/** One thing within its area: `x` and `y` are shares of the area. */
type Thing = { x: number; y: number; dx?: number; dy?: number; radius: number; alpha: number };
type Kind = {
  /** How many there are at full strength in an area as large as the picture; `few`: that many in any area. */
  readonly most: number;
  readonly few?: boolean;
  readonly colours: readonly [string, ...string[]];
  /**
   * Where it is: `own` gives its own numbers by chance; `tall` and `wide` are the area's size in heights of the
   * picture.
   */
  readonly place: (seconds: number, own: (n: number) => number, tall: number, wide: number) => Thing | readonly Thing[];
};

/** How far the whole part of a number is passed: 0 to 1. */
const round = (value: number): number => value - Math.floor(value);
/** From nothing to full and back to nothing. */
const bell = (part: number): number => Math.sin(Math.PI * part) ** 2;
const turn = 2 * Math.PI;

const kinds: Record<Particles['of'], Kind> = {
  rain: {
    ...{ most: 150, colours: ['#e4ecf2'] },
    place: (s, own, tall) => {
      const part = round(own(0) + (s * between(1.15, 1.5, own(1))) / tall);
      const dy = between(0.012, 0.022, own(1));
      return {
        x: own(2) - part * 0.06,
        y: part,
        dx: -dy * 0.09,
        dy,
        radius: 0.0014,
        alpha: between(0.22, 0.42, own(3)),
      };
    },
  },
  snow: {
    ...{ most: 110, colours: ['#ffffff'] },
    place: (s, own, tall) => {
      const y = round(own(0) + (s * between(0.05, 0.1, own(1))) / tall);
      const x = round(own(2) + 0.012 * Math.sin(s * between(0.6, 1.2, own(3)) + turn * own(4)));
      return { x, y, radius: between(0.0028, 0.0062, own(1)), alpha: 0.85 };
    },
  },
  dust: {
    ...{ most: 46, colours: ['#fff0c8'] },
    place: (s, own, tall, wide) => {
      const x = round(own(0) + (s * between(0.006, 0.02, own(1))) / wide);
      const y = round(own(2) - (s * between(0.002, 0.01, own(3))) / tall);
      return {
        x,
        y,
        radius: between(0.0022, 0.0045, own(1)),
        alpha: 0.42 * bell(round(s / between(4, 7, own(4)) + own(5))),
      };
    },
  },
  sparks: {
    ...{ most: 14, few: true, colours: ['#ffc15a', '#ff9a3c'] },
    place: (s, own) => {
      const life = s / between(1.3, 2.4, own(0)) + own(1);
      const part = round(life);
      const [lane, sway] = [between(0.3, 0.7, chance(Math.floor(own(2) * 1e6), Math.floor(life))), turn * own(3)];
      const x = lane + (lane - 0.5) * part * 0.7 + 0.05 * Math.sin(5 * part + sway);
      return {
        x,
        y: 1 - 0.95 * part,
        radius: between(0.0018, 0.0032, own(4)),
        alpha: 0.9 * (1 - part) * smooth(0, 0.2, part),
      };
    },
  },
  smoke: {
    ...{ most: 9, few: true, colours: ['#c6c1ba'] },
    place: (s, own, tall, wide) => {
      const part = round(s / between(6, 8, own(0)) + own(1));
      const x = 0.5 + 0.24 * part * Math.sin(turn * own(2) + 1.5 * part);
      return {
        x,
        y: 0.95 - 0.85 * part,
        radius: between(0.1, 0.26, part) * Math.min(wide, tall),
        alpha: 0.2 * bell(part),
      };
    },
  },
  stars: {
    ...{ most: 60, colours: ['#fffbe6'] },
    place: (s, own) => {
      const alpha = 0.85 * bell(round(s / between(2.2, 4.8, own(0)) + own(1)));
      return { x: own(2), y: own(3), radius: between(0.0018, 0.0034, own(4)), alpha };
    },
  },
  birds: {
    ...{ most: 5, few: true, colours: ['#3d3b42'] },
    place: (s, own, tall, wide) => {
      const x = round(own(0) + (s * between(0.045, 0.06, own(1))) / wide);
      const y = between(0.2, 0.8, own(2)) + 0.06 * Math.sin((turn * s) / between(5, 8, own(3)));
      const size = between(0.006, 0.009, own(4));
      const lift = size * 0.75 * Math.sin(turn * (s * between(1.6, 2.2, own(5)) + own(6)));
      const wing = (side: number): Thing => {
        return {
          x: x + (side * size) / wide,
          y: y - lift / tall,
          dx: side * size,
          dy: -lift,
          radius: 0.0023,
          alpha: 0.8,
        };
      };
      return [wing(-1), wing(1)];
    },
  },
  leaves: {
    ...{ most: 9, few: true, colours: ['#b5762a', '#93a045', '#c99a3a'] },
    place: (s, own, tall) => {
      const y = round(own(0) + (s * between(0.05, 0.09, own(1))) / tall);
      const sway = (turn * s) / between(2.6, 3.6, own(3)) + turn * own(4);
      const angle = 0.8 * Math.sin(sway + 1) + turn * own(5);
      const [dx, dy] = [0.0045 * Math.cos(angle), 0.0045 * Math.sin(angle)];
      return { x: round(own(2) + 0.04 * Math.sin(sway)), y, dx, dy, radius: 0.0042, alpha: 0.9 };
    },
  },
  glints: {
    ...{ most: 60, colours: ['#ffffff'] },
    place: (s, own) => {
      const time = s / between(1.1, 2.2, own(0)) + own(1);
      const place = Math.floor(own(2) * 1e6);
      const [x, y] = [chance(place, 2 * Math.floor(time)), chance(place, 2 * Math.floor(time) + 1)];
      return { x, y, dx: between(0.004, 0.009, y), dy: 0, radius: 0.0016, alpha: 0.75 * bell(round(time)) };
    },
  },
};

/**
 * Everything that a part shows at a moment, in a picture of this shape (width over height). Nothing appears or goes at
 * once: it fades near the area's edge.
 */
export function particlesAt(
  { of, area, strength }: Particles,
  seed: number,
  seconds: number,
  aspect: number,
): Stroke[] {
  const kind = kinds[of];
  const share = kind.few ? 1 : Math.min(1, 0.2 + area.w * area.h);
  const count = Math.round(Math.max(Math.min(2, kind.most * strength), kind.most * strength * share));
  const strokes: Stroke[] = [];
  for (let n = 0; n < count; n += 1) {
    const own = (k: number) => chance(seed + n * 7919, k);
    const colour = kind.colours[n % kind.colours.length] ?? kind.colours[0];
    for (const { x, y, dx = 0, dy = 0, radius, alpha } of [kind.place(seconds, own, area.h, area.w * aspect)].flat()) {
      const seen = alpha * edge(x, 0.04) * edge(y, 0.06);
      if (seen < 0.01) continue;
      strokes.push({ x: area.x + x * area.w, y: area.y + y * area.h, dx, dy, radius, alpha: seen, colour });
    }
  }
  return strokes;
}

const edge = (at: number, width: number): number => smooth(0, width, at) * smooth(1, 1 - width, at);
