/** A transform as SVG writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
/** A rectangle by its sides. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const times = ([a, b, c, d, e, f]: Matrix, [ia, ib, ic, id, ie, jf]: Matrix): Matrix => [
  a * ia + c * ib,
  b * ia + d * ib,
  a * ic + c * id,
  b * ic + d * id,
  a * ie + c * jf + e,
  b * ie + d * jf + f,
];

export const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** The inverse; a degenerate transform has none, and keeps things where they are. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const by = a * d - b * c;
  if (Math.abs(by) < 1e-9) return identity;
  return [d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by];
}

/** How much larger things are on the page. */
export const sizeOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

const corners = ({ left, top, right, bottom }: Box) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;

/** The corners of a box under a transform, in turn. */
export const cornersOf = (matrix: Matrix, box: Box): [x: number, y: number][] =>
  corners(box).map(([x, y]) => moved(matrix, x, y));

/** The smallest box round points, or null round none. */
export function boxRound(points: readonly (readonly [number, number])[]): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const boxUnder = (matrix: Matrix, box: Box): Box => boxRound(cornersOf(matrix, box)) as Box;

/** One box round both. */
export const joined = (a: Box | null, b: Box | null): Box | null =>
  a && b
    ? {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      }
    : (a ?? b);

export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const degrees = Math.PI / 180;
/** A turn about a point. */
export function turned(by: number, x: number, y: number): Matrix {
  const [sin, cos] = [Math.sin(by * degrees), Math.cos(by * degrees)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** What an SVG `transform` says. Throws RangeError for what the illustrator never writes. */
export function matrixOf(transform: string): Matrix {
  let all = identity;
  for (const [, name = '', words = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [p = 0, q, r, s = 0, t = 0, u = 0] = words.split(/[\s,]+/).map(Number);
    if (name === 'translate') all = times(all, [1, 0, 0, 1, p, q ?? 0]);
    else if (name === 'scale') all = times(all, [p, 0, 0, q ?? p, 0, 0]);
    else if (name === 'rotate') all = times(all, turned(p, q ?? 0, r ?? 0));
    else if (name === 'matrix') all = times(all, [p, q ?? 0, r ?? 0, s, t, u]);
    else throw new RangeError(`A drawing is transformed by ${name}, which nobody reads`);
  }
  return all;
}
