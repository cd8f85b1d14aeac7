const tags = { exifPart: 0x8769, subjectArea: 0x9214 } as const;
const types = { short: 3, long: 4 } as const;

/** A JPEG that says in itself, as cameras do, where its main subject is: Exif's SubjectArea, in pixels. `subject` is in fractions of the picture. */
export function withSubject(jpeg: Buffer, subject: { x: number; y: number }, { width, height }: { width: number; height: number }): Buffer {
  const [x, y] = [Math.round(subject.x * (width - 1)), Math.round(subject.y * (height - 1))];
  const head = 8;
  const tiff = Buffer.alloc(head + 2 * partBytes);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(head, 4);
  const at = head + partBytes;
  writeEntry(tiff, head, tags.exifPart, types.long, 1);
  tiff.writeUInt32LE(at, head + 10);
  writeEntry(tiff, at, tags.subjectArea, types.short, 2);
  tiff.writeUInt16LE(x, at + 10);
  tiff.writeUInt16LE(y, at + 12);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
}

/** A part of one entry: how many there are, the entry, and that none follows. */
const partBytes = 2 + 12 + 4;

function writeEntry(tiff: Buffer, part: number, tag: number, type: number, count: number): void {
  tiff.writeUInt16LE(1, part);
  tiff.writeUInt16LE(tag, part + 2);
  tiff.writeUInt16LE(type, part + 4);
  tiff.writeUInt32LE(count, part + 6);
}
