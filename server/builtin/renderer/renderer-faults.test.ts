import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { foregroundWork } from '#server/process/foreground-work.ts';
import { smallFilm } from '#test/harness/film.ts';
import { builtinRenderer } from './renderer.ts';

const renderer = builtinRenderer({ ffmpeg: systemFfmpeg(), workers: 2, nice: 0 });
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
async function film(seconds = [2, 2, 2, 2, 2, 2]) {
  const order = await smallFilm(seconds, { width: 640, height: 360 });
  folders.push(order.folder);
  return order;
}
const listed = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const whole = /^[0-9a-f]{40}(-\d+)?(-[0-9a-f]{40})?\.(mp4|m4a|mp3|json)$/;
const segments = (folder: string) => listed(folder).filter((name) => name.endsWith('.mp4') && whole.test(name));

/** The process ids of our children of a name, unburied ones included (Linux; elsewhere none are seen). */
function childrenNamed(name: string): string[] {
  return listed('/proc').filter((pid) => {
    try {
      const [, comm, parent] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return comm === name && Number(parent) === process.pid;
    } catch {
      return false;
    }
  });
}

test('kills its encoders on cancel, leaves no partial product, and the next render resumes', async () => {
  const order = await film();
  const stop = new AbortController();
  const rendering = renderer.render(order, {
    signal: stop.signal,
    progress: async (done, of) => void (done > of / 2 && stop.abort(new Error('enough'))),
  });
  await expect(rendering).rejects.toThrow('enough');
  expect(childrenNamed('ffmpeg')).toEqual([]);
  expect(listed(order.workDir)).toEqual([]);
  expect(listed(order.cacheDir).every((name) => whole.test(name))).toBe(true);
  const kept = segments(order.cacheDir);
  const again = await renderer.render(order, { signal: new AbortController().signal, progress: async () => {} });
  expect(again.segments).toEqual({ total: 6, rendered: 6 - kept.length });
});

test('pauses while another creator waits for something short, and then goes on', async () => {
  const foreground = foregroundWork({ precedence: { baking: 600_000, drawing: 600_000 }, pause: 600_000 });
  const both = builtinRenderer({ ffmpeg: systemFfmpeg(), workers: 2, nice: 0, foreground });
  const [mine, theirs] = [await film([2]), await film([2, 2, 2])];
  const { signal } = new AbortController();
  const begun = Promise.withResolvers<void>();
  let drawn = 0;
  const progress = async (frames: number) => {
    drawn = frames;
    if (frames > 0) begun.resolve();
  };
  const rendering = both.render(theirs, { signal, progress, creator: 'ama' });
  await begun.promise;
  const [before, after] = await foreground.run('kofi', 'baking', async () => {
    const at = drawn;
    await both.render(mine, { signal, progress: async () => {}, creator: 'kofi' });
    return [at, drawn];
  });
  // Two threads tell every tenth frame, and end the one that they are at.
  expect(after! - before!).toBeLessThanOrEqual(30);
  expect((await rendering).segments).toEqual({ total: 3, rendered: 3 });
});

test('is cancelled while it pauses', async () => {
  const foreground = foregroundWork();
  const order = await film();
  const stop = new AbortController();
  await foreground.run('kofi', 'drawing', async () => {
    const rendering = builtinRenderer({ ffmpeg: systemFfmpeg(), workers: 2, nice: 0, foreground }).render(order, {
      signal: stop.signal,
      progress: async () => stop.abort(new Error('enough')),
      creator: 'ama',
    });
    await expect(rendering).rejects.toThrow('enough');
  });
  expect(childrenNamed('ffmpeg')).toEqual([]);
});

test('does nothing for an order that is cancelled before it begins', async () => {
  const order = await film();
  await expect(
    renderer.render(order, { signal: AbortSignal.abort(new Error('never')), progress: async () => {} }),
  ).rejects.toThrow('never');
  expect(listed(order.workDir)).toEqual([]);
});

test('uses finished segments after kill -9 and removes unfinished ones', async () => {
  const { folder, ...order } = await film();
  const here = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = join(folder, 'render.mjs');
  writeFileSync(
    script,
    `import { systemFfmpeg } from ${here('../../adapters/ffmpeg.ts')};
import { builtinRenderer } from ${here('./renderer.ts')};
await builtinRenderer({ ffmpeg: systemFfmpeg(), workers: 1, nice: 0 }).render(${JSON.stringify(order)}, { signal: new AbortController().signal, progress: async () => {} });`,
  );
  const child = spawn(process.execPath, [script], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await expect.poll(() => segments(order.cacheDir).length, { timeout: 40_000, interval: 5 }).toBeGreaterThan(1);
  child.kill('SIGKILL');
  await ended;
  expect(existsSync(join(order.workDir, 'final.mp4'))).toBe(false);
  const kept = segments(order.cacheDir).length;
  const film2 = await renderer.render(order, { signal: new AbortController().signal, progress: async () => {} });
  expect(film2.segments).toEqual({ total: 6, rendered: 6 - kept });
  expect(listed(order.cacheDir).every((name) => whole.test(name))).toBe(true);
  expect((await systemFfmpeg().probe(film2.video)).video?.frames).toBe(order.timeline.frames);
});

test.runIf(process.platform !== 'win32')('reports a full disk with a message, and keeps what is finished', async () => {
  const { folder, ...order } = await film();
  const ffmpeg = systemFfmpeg();
  const full = join(folder, 'ffmpeg');
  const segmenting =
    `case "$*" in *"-f segment"*) cat > /dev/null; echo 'av_interleaved_write_frame(): No space left on ` +
    `device' >&2; exit 1;; esac`;
  writeFileSync(full, `#!/bin/sh\n${segmenting}\nexec '${ffmpeg.path}' "$@"\n`, { mode: 0o755 });
  const quiet = { signal: new AbortController().signal, progress: async () => {} };
  const shots = order.timeline.shots.slice(0, 1);
  const begun = { ...order, timeline: { ...order.timeline, shots, frames: shots[0]!.frames } };
  await renderer.render(begun, quiet);
  const kept = segments(order.cacheDir);
  rmSync(order.workDir, { recursive: true });
  const rendering = builtinRenderer({ ffmpeg: systemFfmpeg({ path: full }), workers: 2, nice: 0 }).render(order, quiet);
  await expect(rendering).rejects.toMatchObject({
    code: 'disk_full',
    message: expect.stringContaining('free some space'),
  });
  expect(listed(order.workDir)).toEqual([]);
  expect(kept.length).toBe(1);
  expect(segments(order.cacheDir)).toEqual(expect.arrayContaining(kept));
  expect(listed(order.cacheDir).every((name) => whole.test(name))).toBe(true);
});

test('evicts the least recently used segments, never those of the current render', async () => {
  const order = await smallFilm([0.5, 0.5]);
  folders.push(order.folder);
  const quiet = { signal: new AbortController().signal, progress: async () => {} };
  const small = builtinRenderer({ ffmpeg: systemFfmpeg(), workers: 1, nice: 0, cacheBytes: 1 });
  await small.render(order, quiet);
  const first = segments(order.cacheDir);
  expect(first.length).toBe(2);
  for (const name of listed(order.cacheDir)) utimesSync(join(order.cacheDir, name), new Date(0), new Date(0));
  const { pictures } = order;
  const shots = order.timeline.shots.map((shot) => (shot.picture === 'p1' ? { ...shot, picture: 'p9' } : shot));
  await small.render(
    { ...order, timeline: { ...order.timeline, shots }, pictures: { ...pictures, p9: pictures.p1! } },
    quiet,
  );
  const second = segments(order.cacheDir);
  expect([second.length, second.filter((name) => first.includes(name)).length]).toEqual([4, 1]);
});
