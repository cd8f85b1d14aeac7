import { type ExtraFile, extraFiles } from '#shared/film/film-files.ts';
import type { VideoRow } from './video.repo.ts';

type Known = Pick<VideoRow, 'made_of' | 'small_key' | 'sound_key'>;

/**
 * The files to be made besides a film: those that are requested now, and those that the previous film had or was to
 * have.
 */
export function extrasToMake(before: Known | undefined, wished: readonly ExtraFile[]): ExtraFile[] {
  const remembered = before?.made_of?.extras ?? [];
  return extraFiles.filter(
    (kind) => wished.includes(kind) || remembered.includes(kind) || Boolean(before?.[`${kind}_key`]),
  );
}
