/** A stretch of a sound, in ms. */
export type Span = { readonly startMs: number; readonly endMs: number };

/** How long the kept parts are within a stretch of the whole, in ms. */
export const lengthOfKept = (kept: readonly Span[], { startMs, endMs }: Span): number =>
  toKept(kept, endMs) - toKept(kept, startMs);

/**
 * Where a moment of the whole lies when only the kept parts follow each other; what was cut away is at its seam. `kept`
 * null: nothing was.
 */
export function toKept(kept: readonly Span[] | null, ms: number): number {
  if (!kept) return ms;
  return kept.reduce((sum, { startMs, endMs }) => sum + Math.max(0, Math.min(ms, endMs) - startMs), 0);
}

/** Where a moment of the kept parts lies in the whole; the opposite of `toKept`. */
export function toWhole(kept: readonly Span[] | null, ms: number): number {
  if (!kept) return ms;
  let left = ms;
  for (const { startMs, endMs } of kept) {
    if (left < endMs - startMs) return startMs + left;
    left -= endMs - startMs;
  }
  return kept.at(-1)?.endMs ?? 0;
}
