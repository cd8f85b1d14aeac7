import type { FilmShape } from './encoding.ts';

/** Of the memory that is free, how much a render may take: the studio, its database and the page cache need theirs too. */
const share = 0.6;
/** What one worker and its encoder hold at the peak: a fixed part and some bytes for each pixel of the frame (docs/bench.md). */
const workerBytes = ({ width, height }: FilmShape): number => 70e6 + 150 * width * height;

/** How many workers draw at the same time: one a core, fewer when memory is short, always one. `availableBytes` is what this process may still use. */
export function roomForWorkers(shape: FilmShape, cores: number, availableBytes: number): number {
  return Math.max(1, Math.min(cores, Math.floor((availableBytes * share) / workerBytes(shape))));
}
