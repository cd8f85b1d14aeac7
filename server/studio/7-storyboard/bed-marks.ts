import type { PlannedFile } from '#server/studio/film-plan.ts';
import { marksIn, marksInMs } from '#server/files/music-bed-file.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { BedMarks } from '#shared/sound/music-arc.ts';
import { onceAFile } from './once-a-file.ts';

/** Finds where a piece of music has its parts. Each is read once; null where it has none, or cannot be read. */
export function bedMarks(files: FileStore): (piece: PlannedFile) => Promise<BedMarks | null> {
  return onceAFile(files, async (path) => {
    const marks = await marksIn(path);
    return marks && marksInMs(marks);
  });
}
