import sharp from 'sharp';
import type { PlannedFile } from '#server/studio/film-plan.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Point, Shape } from '#shared/storyboard-edits.ts';
import { onceAFile } from './once-a-file.ts';
import { subjectIn } from './picture-subject.ts';

/** Finds where the figures of a picture are, as far as its pixels tell. Each picture is looked at once; null when it cannot be read. */
export function pictureFocus(files: FileStore): (picture: PlannedFile) => Promise<Point | null> {
  return onceAFile(files, lookAt);
}

const small = { width: 320, height: 180 };
/** Figures stand in the lower middle of a picture: fractions of its height. */
const ground = { middle: 0.62, spread: 0.24 };

/** Where a picture says that its subject is, or else where its figures seem to be. */
async function lookAt(path: string): Promise<Point> {
  const { exif, width, height } = await sharp(path).metadata();
  return (exif && subjectIn(exif, { width, height })) ?? busiestPart(path);
}

/** Figures are where a picture is busiest and differs most from what is around: the window of an upright frame that holds most of it. */
async function busiestPart(path: string): Promise<Point> {
  const { width, height } = small;
  const upright = sharp(path)
    .rotate()
    .resize({ ...small, fit: 'fill' });
  const pixels = await upright.flatten().removeAlpha().toColourspace('srgb').raw().toBuffer();
  const blurred = (sigma: number) =>
    sharp(pixels, { raw: { ...small, channels: 3 } })
      .blur(sigma)
      .raw()
      .toBuffer();
  const [fine, around] = await Promise.all([blurred(1.2), blurred(24)]);
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (let y = 1; y < height - 1; y += 1) {
    const weight = Math.exp(-(((y / height - ground.middle) / ground.spread) ** 2));
    for (let x = 1; x < width - 1; x += 1) {
      const at = (y * width + x) * 3;
      const energy = weight * busyness(fine, around, at, width * 3);
      columns[x] = (columns[x] ?? 0) + energy;
      rows[y] = (rows[y] ?? 0) + energy;
    }
  }
  const total = rows.reduce((sum, row) => sum + row, 0) || 1;
  return { x: busiest(columns) / width, y: rows.reduce((sum, row, y) => sum + (row * y) / height, 0) / total };
}

/** Edges, and a little of the difference from the surroundings, of the pixel at `at`; neither counts without limit. */
function busyness(fine: Uint8Array, around: Uint8Array, at: number, line: number): number {
  let [edge, apart] = [0, 0];
  for (let c = at; c < at + 3; c += 1) {
    edge += Math.abs((fine[c + 3] ?? 0) - (fine[c - 3] ?? 0)) + Math.abs((fine[c + line] ?? 0) - (fine[c - line] ?? 0));
    apart += Math.abs((fine[c] ?? 0) - (around[c] ?? 0));
  }
  return Math.min(edge, 150) + 0.4 * Math.min(apart, 150);
}

/** The middle of the window, as wide as an upright frame, that holds the most; its own middle counts double, and the picture's edges half less. */
function busiest(columns: Float64Array): number {
  const window = Math.round(small.height * (9 / 16));
  let [best, middle] = [-1, small.width / 2];
  for (let left = 0; left + window <= small.width; left += 1) {
    let sum = 0;
    for (let x = 0; x < window; x += 1) sum += (columns[left + x] ?? 0) * (0.5 + 0.5 * Math.sin((Math.PI * (x + 0.5)) / window));
    const held = sum * (1 - 0.5 * Math.abs((left + window / 2) / small.width - 0.5));
    if (held > best) [best, middle] = [held, left + window / 2];
  }
  return middle;
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
