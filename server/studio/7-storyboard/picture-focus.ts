import sharp from 'sharp';
import type { PlannedFile } from '#server/studio/film-plan.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Point, Shape } from '#shared/film/storyboard-edits.ts';
import { onceAFile } from './once-a-file.ts';
import { subjectIn } from './picture-subject.ts';

/**
 * Where the figures of a picture are. Where that is `guessed`, `aside` is another place where some seem to be, `top`
 * where the highest of them begin.
 */
export type PictureFocus = Point & { readonly guessed?: true; readonly aside?: Point; readonly top?: number };

/**
 * Finds where the figures of a picture are, as far as its pixels tell. Each picture is analysed once; null when it
 * cannot be read.
 */
export function pictureFocus(files: FileStore): (picture: PlannedFile) => Promise<PictureFocus | null> {
  return onceAFile(files, lookAt);
}

const small = { width: 320, height: 180 };
/** Figures are in the lower middle of a picture: fractions of its height. */
const ground = { middle: 0.62, spread: 0.24 };

/** Where a picture's metadata places its subject, or where its figures seem to be. */
async function lookAt(path: string): Promise<PictureFocus> {
  const { exif, width, height } = await sharp(path).metadata();
  return (exif && subjectIn(exif, { width, height })) ?? busiestParts(path);
}

/**
 * Another place is as far from the first as this, in widths of the picture, and holds at least this share of what the
 * first one holds.
 */
const another = { away: 0.25, share: 0.5 } as const;

/**
 * Figures are where a picture is busiest and differs most from what is around: the windows of an upright frame that
 * hold most of it.
 */
async function busiestParts(path: string): Promise<PictureFocus> {
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
  const busy = new Float64Array(width * height);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) busy[y * width + x] = busyness(fine, around, (y * width + x) * 3, width * 3);
  const weights = Array.from({ length: height }, (_, y) =>
    Math.exp(-(((y / height - ground.middle) / ground.spread) ** 2)),
  );
  const columns = Float64Array.from({ length: width }, (_, x) =>
    weights.reduce((sum, weight, y) => sum + weight * (busy[y * width + x] ?? 0), 0),
  );
  const first = busiest(columns);
  const second = busiest(columns, first.middle);
  const at = (middle: number) => ({ x: middle / width, y: middleRow(busy, weights, middle) });
  return {
    ...at(first.middle),
    guessed: true,
    ...(second.held >= another.share * first.held ? { aside: at(second.middle) } : {}),
    top: topOf(busy, first.middle),
  };
}

const halfWindow = Math.round((small.height * (9 / 16)) / 2);

/** The columns of the window around one of them. */
const columnsAround = (middle: number) => {
  const from = Math.max(0, Math.round(middle) - halfWindow);
  return { from, to: Math.min(small.width, from + 2 * halfWindow) };
};

/** The mean height, in the picture, of what a window shows. */
function middleRow(busy: Float64Array, weights: readonly number[], middle: number): number {
  const { from, to } = columnsAround(middle);
  let [sum, down] = [0, 0];
  for (const [y, weight] of weights.entries())
    for (let x = from; x < to; x += 1) {
      const held = weight * (busy[y * small.width + x] ?? 0);
      [sum, down] = [sum + held, down + (held * y) / small.height];
    }
  return sum > 0 ? down / sum : 0.5;
}

/** Where the busy part of a window begins, from the top: its first row that is half as busy as its busiest rows. */
function topOf(busy: Float64Array, middle: number): number {
  const { from, to } = columnsAround(middle);
  const rows = Array.from({ length: small.height }, (_, y) =>
    busy.subarray(y * small.width + from, y * small.width + to).reduce((sum, one) => sum + one, 0),
  );
  const most = rows.toSorted((a, b) => b - a)[Math.floor(small.height / 10)] ?? 0;
  const first = rows.findIndex((row) => row > most / 2);
  // Edges of the picture itself are not counted.
  return first > 2 ? first / small.height : 0;
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

/**
 * The middle of the window, as wide as an upright frame, that holds the most, away from another place if one is given;
 * its own middle counts double, and the picture's edges half less.
 */
function busiest(
  columns: Float64Array,
  awayFrom: number | null = null,
): { readonly middle: number; readonly held: number } {
  const window = 2 * halfWindow;
  let best = { middle: small.width / 2, held: -1 };
  for (let left = 0; left + window <= small.width; left += 1) {
    const middle = left + window / 2;
    if (awayFrom !== null && Math.abs(middle - awayFrom) < another.away * small.width) continue;
    let sum = 0;
    for (let x = 0; x < window; x += 1)
      sum += (columns[left + x] ?? 0) * (0.5 + 0.5 * Math.sin((Math.PI * (x + 0.5)) / window));
    const held = sum * (1 - 0.5 * Math.abs(middle / small.width - 0.5));
    if (held > best.held) best = { middle, held };
  }
  return best;
}

/**
 * Which part of a picture fills a frame of another shape so that the focus is as near to its middle as possible, and
 * where in the frame it then is.
 */
export function coverOf(
  focus: Point,
  picture: { width: number; height: number },
  shape: Shape,
): { cover: Point; anchor: Point } {
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
