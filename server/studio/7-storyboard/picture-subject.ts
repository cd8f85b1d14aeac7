import type { Point } from '#shared/storyboard-edits.ts';

const tags = { exifPart: 0x8769, subjectArea: 0x9214, orientation: 0x0112 } as const;
const short = 3;

/** The middle of the main subject that a picture's Exif data names (SubjectArea: x and y in pixels, then maybe a size), in fractions of the picture; null when it names none, or the picture lies turned. */
export function subjectIn(exif: Buffer, { width, height }: { width: number; height: number }): Point | null {
  try {
    const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
    const little = tiff.toString('latin1', 0, 2) === 'II';
    const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
    const entryOf = (part: number, tag: number) =>
      Array.from({ length: u16(part) }, (_, n) => part + 2 + n * 12).find((entry) => u16(entry) === tag);
    const first = u32(4);
    const turned = entryOf(first, tags.orientation);
    const part = entryOf(first, tags.exifPart);
    const area = part === undefined ? undefined : entryOf(u32(part + 8), tags.subjectArea);
    if (area === undefined || u16(area + 2) !== short || (turned !== undefined && u16(turned + 8) > 1)) return null;
    const at = u32(area + 4) > 2 ? u32(area + 8) : area + 8;
    const [x, y] = [u16(at) / width, u16(at + 2) / height];
    return x <= 1 && y <= 1 ? { x, y } : null;
  } catch {
    return null;
  }
}
