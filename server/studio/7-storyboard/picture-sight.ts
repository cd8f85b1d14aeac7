import sharp from 'sharp';
import type { PlannedFile } from '#server/studio/film-plan.ts';
import type { FileStore } from '#server/ports/files.ts';
import { softest } from '#shared/motion/camera-views.ts';
import type { Face, Sight } from '#shared/motion/sight.ts';
import type { Point, Shape } from '#shared/film/storyboard-edits.ts';
import { pictureSize } from '#shared/vocabulary.ts';
import { onceAFile } from './once-a-file.ts';
import type { PictureFocus } from './picture-focus.ts';
import { facesIn } from './picture-subject.ts';

type Size = { readonly width: number; readonly height: number };
/**
 * Which part of a picture fills a film's frame, where somebody said that its figures are, and whether the studio drew
 * it: then all of its faces are known.
 */
type FrameOfPicture = {
  readonly shape: Shape;
  readonly cover?: Point | undefined;
  readonly focus?: Point | undefined;
  readonly drawnHere?: boolean;
};

/**
 * Finds what a film's camera may look at in a picture, in the part of it that fills the film's frame: its faces, or
 * else where its figures seem to be. Each picture is analysed once. Null when it cannot be read.
 */
export function pictureSight(
  files: FileStore,
  focusOf: (picture: PlannedFile) => Promise<PictureFocus | null>,
): (picture: PlannedFile, size: Size, frame: FrameOfPicture) => Promise<Sight | null> {
  const facesOf = onceAFile(files, lookAt);
  return async (picture, size, { shape, cover = { x: 0.5, y: 0.5 }, focus: chosen, drawnHere = false }) => {
    const [faces, focus] = [await facesOf(picture), chosen ?? (await focusOf(picture))] as [
      readonly Face[] | null,
      PictureFocus | null,
    ];
    if (!faces || !focus) return null;
    const upright = shape === '9:16';
    const { width: long, height: short } = pictureSize;
    const aspect = upright ? short / long : long / short;
    const seen = {
      w: Math.min(1, (size.height * aspect) / size.width),
      h: Math.min(1, size.width / aspect / size.height),
    };
    const [left, top] = [(1 - seen.w) * cover.x, (1 - seen.h) * cover.y];
    const inFrame = ({ x, y }: Point): Point => ({ x: (x - left) / seen.w, y: (y - top) / seen.h });
    const isSeen = ({ x, y }: Point) => x > 0 && x < 1 && y > 0 && y < 1;
    const aside = focus.aside && inFrame(focus.aside);
    const { x, y } = inFrame(focus);
    return {
      faces: faces.map((face): Face => ({ ...inFrame(face), size: face.size / seen.h })).filter(isSeen),
      focus: { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) },
      ...(aside && isSeen(aside) ? { aside } : {}),
      ...(focus.top === undefined || drawnHere ? {} : { top: Math.max(0, inFrame({ x: 0, y: focus.top }).y) }),
      least: Math.min(1 / softest, (upright ? short : long) / (size.width * seen.w)),
      ...(upright ? { aspect } : {}),
      ...(focus.guessed && !drawnHere && faces.length === 0 ? { guessed: true } : {}),
    };
  };
}

async function lookAt(path: string): Promise<readonly Face[]> {
  const { exif } = await sharp(path).metadata();
  return exif ? facesIn(exif) : [];
}
