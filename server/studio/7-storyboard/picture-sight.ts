import sharp from 'sharp';
import type { PlannedFile } from '#server/film-plan.ports.ts';
import type { FileStore } from '#server/ports.ts';
import { type Face, roomForShots, type Sight } from '#shared/camera-views.ts';
import type { Point } from '#shared/storyboard-edits.ts';
import { pictureSize } from '#shared/vocabulary.ts';
import { onceAFile } from './once-a-file.ts';
import { facesIn } from './picture-subject.ts';

/**
 * Finds what a lying film's camera may look at in a picture: its faces, or else where its figures seem to be. Each picture is looked at once. Null
 * where it has too few pixels to go near to it, is of another shape than the frame, or cannot be read.
 */
export function pictureSight(
  files: FileStore,
  focusOf: (picture: PlannedFile) => Promise<Point | null>,
): (picture: PlannedFile, size: { width: number; height: number }) => Promise<{ sight: Sight } | null> {
  const facesOf = onceAFile(files, lookAt);
  return async (picture, size) => {
    const covered = Math.min(size.width, (size.height * pictureSize.width) / pictureSize.height);
    const least = pictureSize.width / covered;
    const lying = Math.abs(size.width / size.height / (pictureSize.width / pictureSize.height) - 1) < 0.01;
    if (least > roomForShots || !lying) return null;
    const [faces, focus] = [await facesOf(picture), await focusOf(picture)];
    return faces && focus && { sight: { faces, focus, least } };
  };
}

async function lookAt(path: string): Promise<readonly Face[]> {
  const { exif } = await sharp(path).metadata();
  return exif ? facesIn(exif) : [];
}
