import { open, rename, rm } from 'node:fs/promises';

/** How many frames an MP4 of ours holds, read from its sample table (moov/trak/mdia/minf/stbl/stsz); null when it is cut short or no such file. */
export async function frameCount(path: string): Promise<number | null> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return null;
  try {
    const { size: end } = await file.stat();
    const header = Buffer.alloc(20);
    let [at, until] = [0, end];
    const path: string[] = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz'];
    while (path.length > 0 && at + 8 <= until) {
      await file.read(header, 0, 20, at);
      const size = header.readUInt32BE(0) === 1 ? Number(header.readBigUInt64BE(8)) : header.readUInt32BE(0);
      if (size < 8 || at + size > until) return null;
      if (header.toString('latin1', 4, 8) !== path[0]) {
        at += size;
        continue;
      }
      if (path.shift() === 'stsz') return header.readUInt32BE(16);
      [at, until] = [at + 8, at + size];
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
