import type { LinePart } from '#shared/captions/caption-spoken.ts';

/**
 * The pixels of one part of a caption, right and bottom left out; all even, so that they hold whole pixels of chroma.
 */
export type WordBox = {
  readonly word: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Levels of each channel in marks, far enough apart to be told on soft edges. */
const levels = 8;
const step = 32;

/** The colour by which part number `part` of a caption is found again; there are 512. */
export const markColour = (part: number): string =>
  `#${[part % levels, Math.floor(part / levels) % levels, Math.floor(part / levels ** 2) % levels]
    .map((level) => (level * step + step / 2).toString(16).padStart(2, '0'))
    .join('')}`;

/**
 * Where each part of a caption lies, from a drawing (premultiplied RGBA of w by h) in which every part has its mark
 * colour. The boxes of a line meet half way between its parts, and those of two lines half way between them, so that
 * each letter with its rim and marks lies in one box.
 */
export function wordBoxes(
  pixels: Uint8Array,
  { w, h }: { readonly w: number; readonly h: number },
  lines: readonly (readonly LinePart[])[],
): WordBox[] {
  const count = lines.reduce((sum, line) => sum + line.length, 0);
  const found = Array.from({ length: count }, () => ({ left: w, right: -1, top: h, bottom: -1 }));
  for (let at = 0; at < w * h; at += 1) {
    const cover = pixels[at * 4 + 3] ?? 0;
    if (cover < 160) continue;
    const level = (channel: number) =>
      Math.min(levels - 1, Math.floor(((pixels[at * 4 + channel] ?? 0) * 255) / cover / step));
    const box = found[level(0) + levels * level(1) + levels ** 2 * level(2)];
    if (!box) continue;
    const [x, y] = [at % w, Math.floor(at / w)];
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  let part = 0;
  const rows = lines.map((line) =>
    line.map(({ word }) => ({ word, ...found[part++]! })).filter(({ right }) => right >= 0),
  );
  const between = (end: number, start: number) => Math.round((end + 1 + start) / 4) * 2;
  const floors = rows.map((row) => Math.max(-1, ...row.map(({ bottom }) => bottom)));
  const ceilings = rows.map((row) => Math.min(h, ...row.map(({ top }) => top)));
  return rows.flatMap((row, line) =>
    row.map(({ word, left, right }, at) => ({
      word,
      left: at === 0 ? 0 : between(row[at - 1]!.right, left),
      right: at === row.length - 1 ? w : between(right, row[at + 1]!.left),
      top: line === 0 ? 0 : between(floors[line - 1]!, ceilings[line]!),
      bottom: line === rows.length - 1 ? h : between(floors[line]!, ceilings[line + 1]!),
    })),
  );
}
