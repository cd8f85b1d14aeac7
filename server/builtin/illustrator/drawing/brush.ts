// The few SVG shapes and paints that all drawings are made of.
import { n, type Point, sharp, soft } from './curve.ts';
import type { FigureOrder } from '../body/figure-order.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Keeps the definitions of one drawing: equal gradients are kept once. */
export type Brush = {
  /** A gradient from one point to another in the units of whatever is filled with it. */
  linear(from: Point, to: Point, ...stops: Stop[]): string;
  radial(centre: Point, radius: number, ...stops: Stop[]): string;
  /** A drawing `w` wide and `h` high that repeats over whatever is filled with it. */
  print(w: number, h: number, drawing: string): string;
  /** Blurs what it is set on, by this many units. Slow on large areas. */
  blur(by: number): string;
  /** Blurs an element on a page of this size; what is outside the page is not drawn. */
  soften(by: number, w: number, h: number): string;
  defs(): string;
  /** The people who were drawn with it, so that they can be drawn again in other poses. */
  readonly figures: FigureOrder[];
};

export function brush(): Brush {
  const kept = new Map<string, string>();
  const keep = (make: (id: string) => string) => {
    const key = make('*');
    const id = kept.has(key) ? [...kept.keys()].indexOf(key) : kept.size;
    if (!kept.has(key)) kept.set(key, make(`d${id}`));
    return `url(#d${id})`;
  };
  const marks = (stops: Stop[]) =>
    stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
      )
      .join('');
  return {
    linear: ([x1, y1], [x2, y2], ...stops) =>
      keep(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" ` +
          `y2="${n(y2)}">${marks(stops)}</linearGradient>`,
      ),
    radial: ([x, y], radius, ...stops) =>
      keep(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}">${marks(stops)}` +
          `</radialGradient>`,
      ),
    print: (w, h, drawing) =>
      keep(
        (id) =>
          `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${n(w)}" height="${n(h)}">${drawing}</pattern>`,
      ),
    blur: (by) =>
      keep(
        (id) =>
          `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${n(by)}"/>` +
          `</filter>`,
      ),
    soften: (by, w, h) =>
      keep(
        (id) =>
          `<filter id="${id}" filterUnits="userSpaceOnUse" x="${n(-by * 4)}" y="${n(-by * 4)}" width="${n(w + by * 8)}" ` +
          `height="${n(h + by * 8)}"><feGaussianBlur stdDeviation="${n(by)}"/></filter>`,
      ),
    defs: () => `<defs>${[...kept.values()].join('')}</defs>`,
    figures: [],
  };
}

/** A filled path. */
export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${n3(opacity)}"` : ''}/>`;
/** A drawn line with round ends. */
export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" ` +
  `stroke-linejoin="round"${opacity < 1 ? ` opacity="${n3(opacity)}"` : ''}/>`;
/** A soft blob through points. */
export const blob = (points: readonly Point[], colour: string, opacity = 1): string =>
  fill(soft(points), colour, opacity);
/** A cornered shape through points. */
export const poly = (points: readonly Point[], colour: string, opacity = 1): string =>
  fill(sharp(points), colour, opacity);
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"${opacity < 1 ? ` opacity="${n3(opacity)}"` : ''}/>`;
export const box = (x: number, y: number, w: number, h: number, colour: string, opacity = 1, round = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round ? ` rx="${n(round)}"` : ''} fill="${colour}"${opacity < 1 ? ` opacity="${n3(opacity)}"` : ''}/>`;
/** Puts a drawing somewhere; a negative `sx` mirrors it. */
export const place = (drawing: string, x: number, y: number, scale = 1, mirror = false, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${n3(mirror ? -scale : scale)}` +
  ` ${n3(scale)})">${drawing}</g>`;

function n3(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
