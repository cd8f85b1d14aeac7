import sharp from 'sharp';
import type { PlannedFile } from '#server/studio/film-plan.ts';
import type { FileStore } from '#server/ports/files.ts';
import { type Face, roomForShots, type Sight } from '#shared/camera-views.ts';
import type { Point } from '#shared/storyboard-edits.ts';
import { pictureSize } from '#shared/vocabulary.ts';
import { onceAFile } from './once-a-file.ts';
import { facesIn } from './picture-subject.ts';

/**
 * Finds what a film's camera may look at in a picture, in a frame of the picture's own shape: its faces, or else where its figures seem to be. Each
 * picture is looked at once. Null where it has too few pixels to go near to it, has not the shape of a film, or cannot be read.
 */
export function pictureSight(
  files: FileStore,
  focusOf: (picture: PlannedFile) => Promise<Point | null>,
): (picture: PlannedFile, size: { width: number; height: number }) => Promise<{ sight: Sight } | null> {
  const facesOf = onceAFile(files, lookAt);
  return async (picture, { width, height }) => {
    const upright = height > width;
    const { width: long, height: short } = pictureSize;
    const aspect = upright ? short / long : long / short;
    const least = (upright ? short : long) / Math.min(width, height * aspect);
    if (least > roomForShots || Math.abs(width / height / aspect - 1) >= 0.01) return null;
    const [faces, focus] = [await facesOf(picture), await focusOf(picture)];
    return faces && focus && { sight: { faces, focus, least, ...(upright ? { aspect } : {}) } };
  };
}

async function lookAt(path: string): Promise<readonly Face[]> {
  const { exif } = await sharp(path).metadata();
  return exif ? facesIn(exif) : [];
}
