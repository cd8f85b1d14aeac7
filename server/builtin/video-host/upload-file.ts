import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from './google-answers.ts';

/** Bytes; chunks are multiples of it, and only multiples of it survive a cut. */
export const chunkUnit = 256 * 1024;

type Session = { readonly id: string; readonly video_id: string; readonly received: number };
const partOf = (dataDir: string, session: Session): string => join(dataDir, 'uploads', `${session.id}.part`);

/** Where a video's bytes are kept. */
export const videoFile = (dataDir: string, videoId: string): string => join(dataDir, 'videos', videoId);
/** Where a video's thumbnail is kept. */
export const thumbnailFile = (dataDir: string, videoId: string): string => join(dataDir, 'thumbnails', videoId);

/**
 * Writes a chunk at its place and returns how much of the whole is now safely on the disk, also when the sender stops
 * midway.
 */
export async function appendTo(
  dataDir: string,
  session: Session,
  range: { start: number; end: number; total: number },
  body: AsyncIterable<string | Buffer>,
): Promise<number> {
  const file = await open(partOf(dataDir, session), session.received === 0 ? 'w+' : 'r+', 0o600);
  let at = range.start;
  try {
    for await (const piece of body) {
      const bytes = Buffer.from(piece);
      if (at + bytes.length > range.end + 1)
        throw new Refusal(400, 'badRequest', 'The body is longer than Content-Range says.', 'global');
      const known = Math.max(0, Math.min(bytes.length, session.received - at));
      if (known < bytes.length) await file.write(bytes, known, bytes.length - known, at + known);
      at += bytes.length;
    }
  } catch (error) {
    if (error instanceof Refusal || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
  } finally {
    await file.sync();
    await file.close();
  }
  const reached = Math.max(at, session.received);
  return reached === range.total ? reached : Math.max(session.received, Math.floor(reached / chunkUnit) * chunkUnit);
}

/** Makes a finished upload the video's file; safe to repeat after a crash between the rename and the row. */
export async function promote(dataDir: string, session: Session): Promise<void> {
  const target = videoFile(dataDir, session.video_id);
  try {
    await rename(partOf(dataDir, session), target);
  } catch (error) {
    if ((await sizeOf(target)) === null) throw error;
  }
  await syncFolder(dirname(target));
}

export const discard = (dataDir: string, session: Session): Promise<void> =>
  rm(partOf(dataDir, session), { force: true });

/** Writes a small file whole or not at all. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
  await syncFolder(dirname(path));
}

export async function removeVideoFiles(dataDir: string, videoId: string): Promise<void> {
  await Promise.all(
    [videoFile(dataDir, videoId), thumbnailFile(dataDir, videoId)].map((path) => rm(path, { force: true })),
  );
}

export const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
