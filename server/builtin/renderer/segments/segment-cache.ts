import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { frameCount, frameTimes, wholeUpTo } from './segment-file.ts';
import type { Kept, KeptStart, PlannedSegment } from './segment-plan.ts';
import { isAlive } from '#server/process/process-alive.ts';

const staleMs = 3_600_000;
const host =
  hostname()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 30) || 'host';
const partPrefix = () => `part-${host}-${process.pid}-`;

/**
 * Finished segments (and sound beside them) by key, whole or not there at all. What is half done lives in part folders
 * that die with their render.
 */
export function segmentCache(cacheDir: string) {
  const pathOf = ({ key }: Pick<PlannedSegment, 'key'>) => join(cacheDir, `${key}.mp4`);
  return {
    pathOf,

    /** What is kept, to plan a film by: of these tracks every whole segment, which counts as used now. */
    async kept(tracks: readonly string[]): Promise<Kept> {
      const names = await readdir(cacheDir).catch(() => []);
      const keys = new Set(names.filter((name) => name.endsWith('.mp4')).map((name) => name.slice(0, -4)));
      const asked = new Set(tracks);
      const found = new Map<string, KeptStart[]>();
      for (const key of keys) {
        const [track = '', body] = key.split('-');
        const times = asked.has(track) ? await frameTimes(pathOf({ key })) : null;
        if (!times || times.length < Number(body)) continue;
        await touch(pathOf({ key }));
        const start = { key, wholeUpTo: (most: number) => wholeUpTo(times, Math.min(most, Number(body))) };
        found.set(track, [...(found.get(track) ?? []), start]);
      }
      return { has: (key) => keys.has(key), ofTrack: (track) => found.get(track) ?? [] };
    },

    /**
     * The segments that must be rendered, each key once. A kept file with another number of frames is damaged and goes;
     * a whole one counts as used now.
     */
    async missing<S extends Pick<PlannedSegment, 'key' | 'frames'>>(segments: readonly S[]): Promise<S[]> {
      const unique = [...new Map(segments.map((segment) => [segment.key, segment])).values()];
      const whole = await Promise.all(
        unique.map(async (segment) => (await frameCount(pathOf(segment))) === segment.frames),
      );
      const missing = unique.filter((_, index) => !whole[index]);
      await Promise.all(
        unique.map((segment, index) => (whole[index] ? touch(pathOf(segment)) : rm(pathOf(segment), { force: true }))),
      );
      return missing;
    },

    /** A folder for one render's unfinished segments; what a killed render left behind is removed on the way. */
    async openParts(): Promise<string> {
      await mkdir(cacheDir, { recursive: true });
      const left = (await readdir(cacheDir)).filter((name) => name.startsWith('part-'));
      await Promise.all(
        left.map(
          async (name) =>
            (await isAbandoned(join(cacheDir, name), name)) &&
            rm(join(cacheDir, name), { recursive: true, force: true }),
        ),
      );
      return mkdtemp(join(cacheDir, partPrefix()));
    },

    /**
     * Removes the least recently used segments, until the cache holds at most `bytes`. What was used within the hour
     * stays: a render may be about to join it.
     */
    async shrink(bytes: number): Promise<void> {
      const names = (await readdir(cacheDir)).filter((name) => !name.startsWith('part-'));
      const facts = await Promise.all(
        names.map(async (name) => ({
          path: join(cacheDir, name),
          stat: await stat(join(cacheDir, name)).catch(() => null),
        })),
      );
      const kept = facts.flatMap(({ path, stat }) => (stat ? [{ path, size: stat.size, usedMs: stat.mtimeMs }] : []));
      let held = kept.reduce((sum, { size }) => sum + size, 0);
      for (const { path, size, usedMs } of kept.toSorted((a, b) => a.usedMs - b.usedMs)) {
        if (held <= bytes || Date.now() - usedMs < staleMs) return;
        await rm(path, { force: true });
        held -= size;
      }
    },
  };
}

async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => {});
}

/** Of a process of this machine that is gone; of another machine when nothing moved for an hour. */
async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [, of, pid] = name.split('-');
  if (of === host) return Number(pid) !== process.pid && !isAlive(Number(pid));
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > staleMs;
}
