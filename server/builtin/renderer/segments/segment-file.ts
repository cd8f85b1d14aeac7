import { open, rename, rm } from 'node:fs/promises';

/** How many frames an MP4 of ours holds; null when it is cut short or no such file. */
export async function frameCount(path: string): Promise<number | null> {
  const table = await sampleTable(path);
  return table && sampleCount(table);
}

/**
 * When each frame of an MP4 of ours is shown, in the order in which they lie in the file; null when it is cut short or
 * no such file.
 */
export async function frameTimes(path: string): Promise<number[] | null> {
  const table = await sampleTable(path);
  if (!table) return null;
  const [lengths, delays] = [runsOf(boxIn(table, 'stts')), runsOf(boxIn(table, 'ctts'))];
  let decoded = 0;
  return Array.from({ length: sampleCount(table) ?? 0 }, (_, n) => {
    const shown = decoded + (delays[n] ?? 0);
    decoded += lengths[n] ?? 0;
    return shown;
  });
}

/**
 * The largest number of first frames, at most `frames`, that are a film by themselves: none of them is shown after one
 * that is left out.
 */
export function wholeUpTo(times: readonly number[], frames: number): number {
  let count = Math.min(frames, times.length);
  for (; count > 0; count -= 1) {
    const latest = Math.max(...times.slice(0, count));
    if (times.slice(count).every((time) => time > latest)) break;
  }
  return count;
}

/** The contents of the first box of a kind in a box's contents. */
function boxIn(contents: Buffer, kind: string): Buffer | null {
  for (let at = 0; at + 8 <= contents.length; ) {
    const size = contents.readUInt32BE(at);
    if (size < 8 || at + size > contents.length) return null;
    if (contents.toString('latin1', at + 4, at + 8) === kind) return contents.subarray(at + 8, at + size);
    at += size;
  }
  return null;
}

const sampleCount = (table: Buffer): number | null => boxIn(table, 'stsz')?.readUInt32BE(8) ?? null;

/** A table of runs (how many samples, their value) as a value for each sample. */
function runsOf(box: Buffer | null): number[] {
  if (!box) return [];
  return Array.from({ length: box.readUInt32BE(4) }, (_, run) => 8 + run * 8).flatMap((at) =>
    Array.from({ length: box.readUInt32BE(at) }, () => box.readUInt32BE(at + 4)),
  );
}

/** The contents of the only track's sample table (moov/trak/mdia/minf/stbl). */
async function sampleTable(path: string): Promise<Buffer | null> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return null;
  try {
    const { size: end } = await file.stat();
    const header = Buffer.alloc(16);
    for (let at = 0; at + 8 <= end; ) {
      await file.read(header, 0, 16, at);
      const size = header.readUInt32BE(0) === 1 ? Number(header.readBigUInt64BE(8)) : header.readUInt32BE(0);
      if (size < 8 || at + size > end) return null;
      if (header.toString('latin1', 4, 8) === 'moov') {
        const moov = Buffer.alloc(size - 8);
        await file.read(moov, 0, moov.length, at + 8);
        return ['trak', 'mdia', 'minf', 'stbl'].reduce<Buffer | null>((box, kind) => box && boxIn(box, kind), moov);
      }
      at += size;
    }
    return null;
  } finally {
    await file.close();
  }
}

/** Gives a finished segment its name in the cache, once it holds exactly `frames` frames and is safe on disk. */
export async function keepSegment(part: string, kept: string, frames: number): Promise<void> {
  const found = await frameCount(part);
  if (found !== frames) {
    await rm(part, { force: true });
    throw new Error(`A segment came out with ${found ?? 'no'} frames instead of ${frames}`);
  }
  await syncFile(part);
  await rename(part, kept);
}

/** Waits until a file's bytes are safe on disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
