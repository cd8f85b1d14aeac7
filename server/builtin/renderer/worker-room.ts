import type { FilmShape } from './encoding.ts';

type Size = Pick<FilmShape, 'width' | 'height'>;

/**
 * Of the memory that is free, how much a render may take: the studio, its database and the page cache need theirs too.
 */
const share = 0.6;
const bytesOfPixel = 150;
/**
 * What one worker and its encoder hold at the peak, as measured: a fixed part, and some bytes a pixel of the frame.
 */
const workerBytes = ({ width, height }: Size): number => 70e6 + bytesOfPixel * width * height;

/**
 * How many workers draw at the same time: one a core, fewer when memory is short, always one. `availableBytes` is what
 * this process may still use, `small` the size of a small film that is encoded from the same frames.
 */
export function roomForWorkers(
  shape: FilmShape,
  cores: number,
  availableBytes: number,
  small: Size | null = null,
): number {
  const each = workerBytes(shape) + (small ? bytesOfPixel * small.width * small.height : 0);
  return Math.max(1, Math.min(cores, Math.floor((availableBytes * share) / each)));
}
