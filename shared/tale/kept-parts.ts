/** A stretch of a sound, in ms. */
export type Span = { readonly startMs: number; readonly endMs: number };

/** How long the kept parts are within a stretch of the whole, in ms. */
export const lengthOfKept = (kept: readonly Span[], { startMs, endMs }: Span): number =>
  toKept(kept, endMs) - toKept(kept, startMs);

/**
 * Converts a time of the whole to a time of the kept parts in sequence; a time in a removed part maps to its seam.
 * `kept` null means that nothing was removed.
 */
export function toKept(kept: readonly Span[] | null, ms: number): number {
  if (!kept) return ms;
  return kept.reduce((sum, { startMs, endMs }) => sum + Math.max(0, Math.min(ms, endMs) - startMs), 0);
}

/** Converts a time of the kept parts to a time of the whole; the inverse of `toKept`. */
export function toWhole(kept: readonly Span[] | null, ms: number): number {
  if (!kept) return ms;
  let left = ms;
  for (const { startMs, endMs } of kept) {
    if (left < endMs - startMs) return startMs + left;
    left -= endMs - startMs;
  }
  return kept.at(-1)?.endMs ?? 0;
}
