import { type FileHandle, open } from 'node:fs/promises';
import { z } from 'zod';
import type { BedMarks } from '#shared/sound/music-arc.ts';

/**
 * The parts of a piece of music, in samples: it can be repeated up to `loop`; after that comes its ending, whose last
 * chord is heard at `lands`.
 */
export type BedParts = { readonly loop: number; readonly lands: number };
/** A piece that has parts, and its samples a second. */
export type MarkedBed = BedParts & { readonly rate: number };

/** The studio's own chunk of a WAV file. Programs that do not know of it play the piece and then its ending. */
const chunk = 'tale';
const mostBytes = 200;
const Parts = z
  .strictObject({ loop: z.int().positive(), lands: z.int().positive() })
  .refine(({ loop, lands }) => lands > loop);

/** A WAV file that says where its parts are. */
export function withMarks(wav: Uint8Array, { loop, lands }: BedParts): Uint8Array {
  const text = JSON.stringify({ loop, lands });
  const words = Buffer.from(text.padEnd(text.length + (text.length % 2)), 'latin1');
  const head = Buffer.from(`${chunk}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(words.length, 4);
  const marked = Buffer.concat([wav, head, words]);
  marked.writeUInt32LE(marked.length - 8, 4);
  return marked;
}

/** Where the parts of a piece are; null where its file does not say, or has impossible values. */
export async function marksIn(path: string): Promise<MarkedBed | null> {
  const file = await open(path);
  try {
    const head = await read(file, 0, 12);
    if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE') return null;
    let [rate, frameBytes, frames] = [0, 0, 0];
    for (let at = 12; ; ) {
      const next = await read(file, at, 8);
      if (next.length < 8) return null;
      const [name, length] = [next.toString('latin1', 0, 4), next.readUInt32LE(4)];
      const inside = at + 8;
      if (name === 'fmt ') {
        const format = await read(file, inside, 16);
        if (format.length < 16) return null;
        [rate, frameBytes] = [format.readUInt32LE(4), format.readUInt16LE(12)];
      }
      if (name === 'data' && frameBytes > 0) frames = Math.floor(length / frameBytes);
      if (name === chunk && rate > 0)
        return believed(await read(file, inside, Math.min(mostBytes, length)), rate, frames);
      at = inside + length + (length % 2);
    }
  } finally {
    await file.close();
  }
}

/** The same in milliseconds. */
export const marksInMs = ({ loop, lands, rate }: MarkedBed): BedMarks => ({
  loopMs: (loop * 1000) / rate,
  landsMs: (lands * 1000) / rate,
});

function believed(words: Buffer, rate: number, frames: number): MarkedBed | null {
  try {
    const parts = Parts.parse(JSON.parse(words.toString('latin1')));
    return parts.lands < frames ? { ...parts, rate } : null;
  } catch {
    return null;
  }
}

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}
