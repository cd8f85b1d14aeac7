/**
 * Picks the frames for `count` thumbnails, the best first: the best one of each part of the story, so that they differ.
 * If there are fewer frames than thumbnails, they are reused in turn.
 */
export function chooseFrames<T extends { readonly score: number }>(frames: readonly T[], count: number): T[] {
  if (frames.length === 0) return [];
  const parts = Math.min(count, frames.length);
  const best = Array.from({ length: parts }, (_, part) =>
    frames
      .slice(Math.floor((part * frames.length) / parts), Math.floor(((part + 1) * frames.length) / parts))
      .reduce((a, b) => (b.score > a.score ? b : a)),
  ).toSorted((a, b) => b.score - a.score);
  return Array.from({ length: count }, (_, index) => best[index % best.length]!);
}
