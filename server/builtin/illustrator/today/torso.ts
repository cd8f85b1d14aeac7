// Draws what covers the trunk of a body in modern clothes.
import { type Brush, fill, line, oval, place } from '../drawing/brush.ts';
import { shade, tint } from '../light/colour.ts';
import { between, n, type Point, sharp, soft } from '../drawing/curve.ts';
import type { Look } from '../looks/look.ts';
import type { Pose } from '../body/pose.ts';
import type { Attire } from './attire.ts';
import { clothFill, clothTone, sides } from './cloth-prints.ts';

/** A point on the trunk: `along` from the neck (0) to the hip (1), `over` from back to front in units. */
export type OnTrunk = (along: number, over: number) => Point;

/** The trunk of a pose as a plane to draw clothes on. */
export function trunk({ hip, neck }: Pose, build: number): OnTrunk {
  const length = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]) || 1;
  const [dx, dy] = [(hip[0] - neck[0]) / length, (hip[1] - neck[1]) / length];
  return (along, over) => [
    neck[0] + dx * along * length + dy * over * build,
    neck[1] + dy * along * length - dx * over * build,
  ];
}

/** The outline of a garment over the trunk that ends at `low` (1 is the hip). */
export function trunkOutline(on: OnTrunk, low: number, woman: boolean, loose = 0): Point[] {
  const waist = (woman ? 14.2 : 16.4) + loose;
  const hips = (woman ? 19 : 17.4) + loose;
  return [
    on(-0.05, -7),
    on(0.05, -16),
    on(0.22, -20.5),
    on(0.5, -18),
    on(0.7, -waist),
    on(1, -hips),
    ...(low > 1 ? [on(low, -hips - 1)] : []),
    ...(low > 1 ? [on(low, hips + 1)] : []),
    on(1, hips),
    on(0.7, waist),
    on(0.5, woman ? 20 : 18),
    on(0.22, 19.5),
    on(0.05, 15),
    on(-0.05, 6),
  ];
}

const neckLine = (on: OnTrunk, deep: number): string => {
  const [a, m, b] = [on(-0.03, -7), on(deep, 3), on(-0.03, 9)];
  return `M${n(a[0])} ${n(a[1])}Q${n(m[0])} ${n(m[1])} ${n(b[0])} ${n(b[1])}`;
};

/** The line down the middle of a front, which a body half turned shows a little to the right. */
const midLine = (on: OnTrunk, from: number, to: number): string => {
  const [a, b] = [on(from, 5), on(to, 4)];
  return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
};

/** What covers the trunk: a shirt, a blouse, a jersey. Ends at the hip or a little below. */
export function top(
  ink: Brush,
  on: OnTrunk,
  look: Look,
  attire: Attire,
  lit: number,
  tucked: boolean,
  front = true,
): string {
  const { topCloth: cloth } = attire;
  const loose =
    attire.top === 'smock'
      ? 4.5
      : attire.top === 'sweater'
        ? 2
        : attire.top === 'scrubs' || attire.top === 'shirt'
          ? 0.8
          : 0;
  const low = tucked ? 1.02 : attire.top === 'smock' ? 1.36 : attire.top === 'scrubs' ? 1.22 : 1.12;
  const points = trunkOutline(on, low, look.woman, loose);
  const [left, right] = sides(points);
  const tone = clothTone(cloth);
  const dark = shade(tone, 0.36);
  const creases = line(
    [on(0.66, -12), on(0.78, -5), on(0.7, 12), on(0.8, 7)].reduce(
      (d, [x, y], i) => d + (i % 2 ? `L${n(x)} ${n(y)}` : `M${n(x)} ${n(y)}`),
      '',
    ),
    dark,
    1.5,
    0.32,
  );
  return (
    clothFill(ink, soft(points, true, 0.18), cloth, left, right, lit) +
    creases +
    (front ? neckOf(on, attire, tone, dark) : '')
  );
}

function neckOf(on: OnTrunk, attire: Attire, tone: string, dark: string): string {
  switch (attire.top) {
    case 'shirt': {
      const wing = (over: number, aside: number) =>
        fill(soft([on(-0.07, over), on(0.12, 5 + aside), on(0.02, over + aside * 2.4)], true, 0.6), tint(tone, 0.35));
      const buttons = [0.28, 0.48, 0.68, 0.88]
        .map((along) => oval(...on(along, 5), 1.1, 1.1, tint(tone, 0.6)))
        .join('');
      return line(midLine(on, 0.1, 1.04), dark, 1, 0.4) + buttons + wing(-6, -2.4) + wing(9, 2.4);
    }
    case 'scrubs': {
      const [a, m, b] = [on(-0.04, -6), on(0.24, 5), on(-0.04, 10)];
      return (
        line(`M${n(a[0])} ${n(a[1])}L${n(m[0])} ${n(m[1])}L${n(b[0])} ${n(b[1])}`, tint(tone, 0.5), 2.4) +
        pocket(on, dark)
      );
    }
    case 'smock':
      return line(neckLine(on, 0.2), tint(tone, 0.6), 3) + line(midLine(on, 0.12, 0.5), tint(tone, 0.6), 2.2);
    case 'jersey':
      return line(neckLine(on, 0.16), tint(tone, 0.75), 3);
    case 'sweater':
      return line(neckLine(on, 0.12), dark, 3.4, 0.7);
    case 'blouse':
      return line(neckLine(on, 0.2), tint(tone, 0.5), 2.2);
    default:
      return line(neckLine(on, 0.14), dark, 2, 0.6);
  }
}

const pocket = (on: OnTrunk, dark: string): string => {
  const [a, b, c, d] = [on(0.4, 8), on(0.4, 15), on(0.58, 15), on(0.58, 8)];
  return line(sharp([a, b, c, d]), dark, 1, 0.4);
};

/** Small things on the clothes: a tie, a badge, a number on the back of a jersey. */
export function detailsOf(on: OnTrunk, attire: Attire): string {
  return attire.details
    .map((detail) => {
      switch (detail) {
        case 'tie': {
          const points = [on(0.06, 3), on(0.06, 8), on(0.16, 7), on(0.62, 9), on(0.72, 5), on(0.62, 2), on(0.16, 4)];
          return fill(sharp(points), '#7a2434') + line(sharp([on(0.3, 3.4), on(0.38, 7)], false), '#d9b45a', 1.4);
        }
        case 'badge': {
          const [x, y] = on(0.4, 11);
          return place(fill('M-4 -3H4V4H-4Z', '#f6efdf') + line('M-2 0H2M-2 2H1', '#7a8fa0', 0.9), x, y);
        }
        case 'stethoscope': {
          const [a, m, b, e] = [on(-0.02, -8), on(0.46, 1), on(-0.02, 11), on(0.62, 6)];
          return (
            line(
              `M${n(a[0])} ${n(a[1])}Q${n(m[0] - 5)} ${n(m[1])} ${n(m[0])} ${n(m[1])}Q${n(m[0] + 8)} ${n(m[1])}` +
                ` ${n(b[0])} ${n(b[1])}M${n(m[0])} ${n(m[1])}L${n(e[0])} ${n(e[1])}`,
              '#3a3f4a',
              1.9,
            ) + oval(e[0], e[1], 3.2, 3.2, '#b9c0c6')
          );
        }
        case 'collar': {
          const [x, y] = on(0.1, 4);
          return (
            line(neckLine(on, 0.08), '#2a2733', 4.4) + fill(`M${n(x - 2.4)} ${n(y - 1.5)}h5.4v4.4h-5.4Z`, '#fbf8ef')
          );
        }
        case 'cross': {
          const [x, y] = on(0.46, 5);
          return line(`M${n(x)} ${n(y - 6)}v12M${n(x - 3.6)} ${n(y - 2.4)}h7.2`, '#d9b45a', 2);
        }
        case 'number': {
          const [x, y] = on(0.46, 3);
          return line(`M${n(x - 6)} ${n(y - 8)}h6l-4 17M${n(x + 4)} ${n(y - 8)}v17`, '#fbf6e6', 2.6);
        }
        case 'beads': {
          const [a, m, b] = [on(-0.02, -7), on(0.3, 3), on(-0.02, 9)];
          return [0, 0.17, 0.34, 0.5, 0.66, 0.83, 1]
            .map((share, i) => between(between(a, m, share), between(m, b, share), share).concat(i))
            .map(([x = 0, y = 0, i = 0]) => oval(x, y, 2.2, 2.2, i % 2 ? '#e9b93c' : '#c9443a'))
            .join('');
        }
        case 'whistle': {
          const [x, y] = on(0.5, 4);
          return line(neckLine(on, 0.7), '#2a2733', 1.2) + oval(x, y, 3.4, 2.6, '#d9a12a');
        }
        case 'belt':
          return (
            line(sharp([on(1, -17), on(1.02, 17)], false), '#3a2a22', 4) +
            place(fill('M-3.4 -2.8H3.4V2.8H-3.4Z', '#d9b45a'), ...on(1.02, 5))
          );
        case 'buttons':
          return [0.24, 0.44, 0.64, 0.84].map((along) => oval(...on(along, 5), 1.5, 1.5, '#e0b84a')).join('');
        case 'epaulettes':
          return (
            line(sharp([on(0.05, -17), on(0.03, -9)], false), '#e0b84a', 3.4) +
            line(sharp([on(0.05, 15), on(0.03, 9)], false), '#e0b84a', 3.4)
          );
      }
    })
    .join('');
}
