// Writes into the JPEG where its main subject and the faces are.
import type { Face } from '#shared/motion/sight.ts';

const tags = { exifPart: 0x8769, subjectArea: 0x9214, comment: 0x9286 } as const;
const types = { short: 3, long: 4, bytes: 7 } as const;

/**
 * Where a picture's main subject is, and the faces that it shows, the main person's first: fractions of the picture.
 */
type Subject = { readonly x: number; readonly y: number; readonly faces: readonly Face[] };

/**
 * A JPEG that says in itself, as cameras do, where its main subject is: Exif's SubjectArea, in pixels. Its comment
 * lists the faces: the middle and the height of each, in thousandths of the picture's width, height and height.
 */
export function withSubject(
  jpeg: Buffer,
  subject: Subject,
  { width, height }: { width: number; height: number },
): Buffer {
  const [x, y] = [Math.round(subject.x * (width - 1)), Math.round(subject.y * (height - 1))];
  const faces = subject.faces.map((face) =>
    [face.x, face.y, face.size].map((part) => Math.round(part * 1000)).join(' '),
  );
  const comment = Buffer.from(`ASCII\0\0\0faces ${faces.join(', ')}`, 'latin1');
  const head = 8;
  const at = head + partBytes(1);
  const words = at + partBytes(2);
  const tiff = Buffer.alloc(words + comment.length);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(head, 4);
  tiff.writeUInt16LE(1, head);
  writeEntry(tiff, head + 2, [tags.exifPart, types.long, 1]);
  tiff.writeUInt32LE(at, head + 10);
  tiff.writeUInt16LE(2, at);
  writeEntry(tiff, at + 2, [tags.subjectArea, types.short, 2]);
  tiff.writeUInt16LE(x, at + 10);
  tiff.writeUInt16LE(y, at + 12);
  writeEntry(tiff, at + 14, [tags.comment, types.bytes, comment.length]);
  tiff.writeUInt32LE(words, at + 22);
  comment.copy(tiff, words);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
}

/** A part: how many entries there are, the entries, and that no part follows. */
const partBytes = (entries: number) => 2 + 12 * entries + 4;

function writeEntry(
  tiff: Buffer,
  at: number,
  [tag, type, count]: readonly [tag: number, type: number, count: number],
): void {
  tiff.writeUInt16LE(tag, at);
  tiff.writeUInt16LE(type, at + 2);
  tiff.writeUInt32LE(count, at + 4);
}
