import type { Face } from '#shared/motion/sight.ts';
import type { Point } from '#shared/film/storyboard-edits.ts';

const tags = { exifPart: 0x8769, subjectArea: 0x9214, comment: 0x9286, orientation: 0x0112 } as const;
const short = 3;

/** Reads one picture's Exif data: numbers, and the entries of its parts. Throws where they end too early. */
function tiffIn(exif: Buffer) {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entryOf = (part: number, tag: number) =>
    Array.from({ length: u16(part) }, (_, n) => part + 2 + n * 12).find((entry) => u16(entry) === tag);
  const first = u32(4);
  const turned = entryOf(first, tags.orientation);
  const part = entryOf(first, tags.exifPart);
  return {
    ...{ tiff, u16, u32 },
    turned: turned !== undefined && u16(turned + 8) > 1,
    entry: (tag: number) => (part === undefined ? undefined : entryOf(u32(part + 8), tag)),
  };
}

/**
 * The middle of the main subject that a picture's Exif data names (SubjectArea: x and y in pixels, then maybe a size),
 * in fractions of the picture; null when it names none, or the picture is rotated.
 */
export function subjectIn(exif: Buffer, { width, height }: { width: number; height: number }): Point | null {
  try {
    const { u16, u32, turned, entry } = tiffIn(exif);
    const area = entry(tags.subjectArea);
    if (area === undefined || u16(area + 2) !== short || turned) return null;
    const at = u32(area + 4) > 2 ? u32(area + 8) : area + 8;
    const [x, y] = [u16(at) / width, u16(at + 2) / height];
    return x <= 1 && y <= 1 ? { x, y } : null;
  } catch {
    return null;
  }
}

/**
 * The faces that one of the studio's own pictures lists in its Exif comment, the main person's first; none in other
 * pictures.
 */
export function facesIn(exif: Buffer): Face[] {
  try {
    const { tiff, u32, turned, entry } = tiffIn(exif);
    const comment = entry(tags.comment);
    if (comment === undefined || turned) return [];
    const at = u32(comment + 8);
    const end = at + u32(comment + 4);
    if (end > tiff.length) return [];
    const words = tiff.toString('latin1', at, end);
    const listed = /^ASCII\0\0\0faces ([\d ,]*)$/.exec(words)?.[1] ?? '';
    return [...listed.matchAll(/(\d+) (\d+) (\d+)/g)].map(([, x, y, size]): Face => {
      return { x: Number(x) / 1000, y: Number(y) / 1000, size: Number(size) / 1000 };
    });
  } catch {
    return [];
  }
}
