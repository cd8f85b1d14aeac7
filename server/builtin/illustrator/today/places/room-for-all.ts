// Leaves things out of a row that has no room for all.

/**
 * Where a thing is on the page: its middle, half its width, and the level that it stands or hangs on, in units of the
 * page.
 */
type Span = { readonly x: number; readonly half: number; readonly level: number };

/** Things nearer than this in height hide each other. */
const sameLevel = 26;

/**
 * The things for which there is room side by side, the first ones first: on a narrow page the last ones are left out.
 */
export function roomForAll<T>(items: readonly T[], spanOf: (item: T) => Span): T[] {
  const kept: Span[] = [];
  return items.filter((item) => {
    const span = spanOf(item);
    const hidden = kept.some(
      ({ x, half, level }) =>
        Math.abs(level - span.level) < sameLevel && Math.abs(x - span.x) < (half + span.half) * 0.86,
    );
    if (!hidden) kept.push(span);
    return !hidden;
  });
}
