/** A place on the page: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A number as SVG likes it: one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const at = (points: readonly Point[], i: number, closed: boolean): Point => {
  const length = points.length;
  return (closed ? points[((i % length) + length) % length] : points[Math.min(length - 1, Math.max(0, i))]) as Point;
};

/** A soft line through all the points, as path data. `tension` 0 is round, 1 is straight. */
export function soft(points: readonly Point[], closed = true, tension = 0): string {
  const k = (1 - tension) / 6;
  const first = at(points, 0, closed);
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [p0, p1, p2, p3] = [i - 1, i, i + 1, i + 2].map((j) => at(points, j, closed)) as [Point, Point, Point, Point];
    d +=
      `C${n(p1[0] + (p2[0] - p0[0]) * k)} ${n(p1[1] + (p2[1] - p0[1]) * k)} ${n(p2[0] - (p3[0] - p1[0]) * k)}` +
      ` ${n(p2[1] - (p3[1] - p1[1]) * k)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Straight lines through all the points, as path data. */
export const sharp = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** The outline of a limb that follows `spine`, with half a width at each of its points; its ends are blunt. */
export function limb(spine: readonly Point[], widths: readonly number[]): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], i) => {
    const [ax, ay] = at(spine, i - 1, false);
    const [bx, by] = at(spine, i + 1, false);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = widths[Math.min(i, widths.length - 1)] ?? 1;
    const [nx, ny] = [(-(by - ay) / length) * w, ((bx - ax) / length) * w];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return [...left, ...right];
}

/** The point between two, `share` of the way. */
export const between = (a: Point, b: Point, share = 0.5): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/**
 * Where a limb bends: the joint between `from` and `to` when both halves are `half` long; `side` says to which side it
 * bends.
 */
export function bend(from: Point, to: Point, half: number, side: 1 | -1): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = Math.hypot(dx, dy) || 1;
  const out = Math.sqrt(Math.max(0, half * half - (reach * reach) / 4));
  return [from[0] + dx / 2 + (-dy / reach) * out * side, from[1] + dy / 2 + (dx / reach) * out * side];
}
