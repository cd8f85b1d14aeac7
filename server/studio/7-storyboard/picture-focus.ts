import sharp from 'sharp';
import type { PlannedFile } from '#server/film-plan.ports.ts';
import type { FileStore } from '#server/ports.ts';
import type { Point, Shape } from '#shared/storyboard-edits.ts';

/** Finds where the figures of a picture are, as far as its colours tell: saturated, detailed, of skin. Each picture is looked at once; null when it cannot be read. */
export function pictureFocus(files: FileStore): (picture: PlannedFile) => Promise<Point | null> {
  const known = new Map<string, Promise<Point | null>>();
  return ({ key }) => {
    const found = known.get(key) ?? lookAt(files, key).catch(() => null);
    if (known.size > 2000) known.clear();
    known.set(key, found);
    return found;
  };
}

const small = { width: 320, height: 180 };

async function lookAt(files: FileStore, key: string): Promise<Point> {
  const pixels = await sharp(await files.local(key))
    .rotate()
    .resize({ ...small, fit: 'fill' })
    .flatten()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const { info } = await sharp(pixels, { raw: { ...small, channels: 3 } })
    .resize(102, small.height, { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = -(info.cropOffsetLeft ?? -(small.width - 102) / 2);
  return { x: (left + 51) / small.width, y: (info.attentionY ?? small.height / 2) / small.height };
}

/** Which part of a picture fills a frame of another shape so that the focus lies as near to its middle as it can, and where in the frame it then is. */
export function coverOf(focus: Point, picture: { width: number; height: number }, shape: Shape): { cover: Point; anchor: Point } {
  const frame = shape === '16:9' ? 16 / 9 : 9 / 16;
  const aspect = picture.width / picture.height;
  const along = (at: number, seen: number) => {
    const start = Math.min(1 - seen, Math.max(0, at - seen / 2));
    const round = (value: number) => Math.round(value * 1000) / 1000;
    return { cover: seen < 0.999 ? round(start / (1 - seen)) : 0.5, anchor: round((at - start) / seen) };
  };
  const [x, y] = [along(focus.x, Math.min(1, frame / aspect)), along(focus.y, Math.min(1, aspect / frame))];
  return { cover: { x: x.cover, y: y.cover }, anchor: { x: x.anchor, y: y.anchor } };
}
