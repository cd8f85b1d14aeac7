import { readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import type { RenderOrder, RenderedFilm } from '#server/ports/renderer.ts';
import { smallFilm, smallFrames } from '#test/harness/film.ts';
import { builtinRenderer } from '../renderer.ts';
import { canShrink } from './small-frames.ts';

const ffmpeg = systemFfmpeg();
const renderer = builtinRenderer({ ffmpeg, workers: 2, nice: 0 });
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
const render = (order: RenderOrder) =>
  renderer.render(order, { signal: new AbortController().signal, progress: async () => {} });
const half = { width: 284, height: 160, cues: [] };
const captioned = { ...half, cues: [{ startMs: 500, endMs: 1900, lines: ['Who then was a neighbour to him?'] }] };
/** How far the frames of two films are apart where they differ most. */
const mostApart = (some: Uint8Array[], others: Uint8Array[]) =>
  Math.max(
    ...some.map(
      (frame, n) => frame.reduce((sum, value, at) => sum + Math.abs(value - others[n]![at]!), 0) / frame.length,
    ),
  );
/** The likeness of two films, captions left out. */
async function likeness(one: string, other: string): Promise<number> {
  const graph = '[0:v]crop=iw:ih*0.75:0:0[a];[1:v]crop=iw:ih*0.75:0:0[b];[a][b]ssim';
  const { stderr } = await ffmpeg.run(['-i', one, '-i', other, '-lavfi', graph, '-f', 'null', '-'], {});
  return Number(/SSIM .*All:([\d.]+)/.exec(stderr)?.[1]);
}
const segmentsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.mp4')).length;

let order: RenderOrder;
let made: RenderedFilm;
/** The frames of a small film with captions. */
let written: Uint8Array[];
beforeAll(async () => {
  const film = await smallFilm([1.4, 1.4, 1.4], { width: 640, height: 360 });
  folders.push(film.folder);
  order = { ...film, small: half };
  made = await render(order);
});

test('encodes a small film of the same length and content from the same frames', async () => {
  const { video, audio } = await ffmpeg.probe(made.small!);
  expect(video).toMatchObject({ codec: 'h264', width: 284, height: 160, fps: 30, frames: made.frames });
  expect(audio).toMatchObject({ codec: 'aac', channels: 1 });
  const [seen, wanted] = await Promise.all([smallFrames(made.small!), smallFrames(made.video)]);
  expect(mostApart(seen, wanted)).toBeLessThan(3);
});

test('is close to the finished film scaled down', async () => {
  const scaled = `${order.workDir}/scaled.mp4`;
  const shrunk = { film: made.video, to: scaled, workDir: order.workDir, durationMs: made.durationMs, ...half };
  await renderer.shrink(shrunk, new AbortController().signal);
  expect(await likeness(made.small!, scaled)).toBeGreaterThan(0.97);
});

test('keeps one small copy of every segment, and joins the same small film from them again', async () => {
  expect(segmentsIn(order.cacheDir)).toBe(made.segments.total * 2);
  const again = await render({ ...order, workDir: `${order.workDir} again` });
  expect(again.segments.rendered).toBe(0);
  expect(await smallFrames(again.small!)).toEqual(await smallFrames(made.small!));
});

test('draws captions into the small film only', async () => {
  const other = {
    ...order,
    cacheDir: `${order.cacheDir} captions`,
    workDir: `${order.workDir} captions`,
    small: captioned,
  };
  const film = await render(other);
  const plain = await smallFrames(made.small!);
  written = await smallFrames(film.small!);
  const changed = (frames: Uint8Array[], rows: [number, number]) =>
    frames.some((frame, n) =>
      frame
        .subarray(rows[0] * 96, rows[1] * 96)
        .some((value, at) => Math.abs(value - plain[n]![rows[0] * 96 + at]!) > 40),
    );
  expect([changed(written, [0, 9]), changed(written, [13, 18])]).toEqual([false, true]);
  expect(await smallFrames(film.video)).toEqual(await smallFrames(made.video));
});

test('ends both encoders on cancel, leaves whole files alone, and resumes in the next render', async () => {
  const other = { ...order, cacheDir: `${order.cacheDir} cancelled`, workDir: `${order.workDir} cancelled` };
  const stop = new AbortController();
  const progress = async (done: number, of: number) => void (done > of / 2 && stop.abort(new Error('enough')));
  await expect(renderer.render(other, { signal: stop.signal, progress })).rejects.toThrow('enough');
  expect(readdirSync(other.cacheDir).filter((name) => name.startsWith('part-'))).toEqual([]);
  expect((await render(other)).frames).toBe(made.frames);
});

test('redraws segments without small copies for the small film only, with captions at the same frames', async () => {
  const without = { ...order, cacheDir: `${order.cacheDir} plain`, workDir: `${order.workDir} plain` };
  expect((await render({ ...without, small: undefined })).small).toBeNull();
  const later = await render({ ...without, small: captioned });
  expect(later.segments.rendered).toBe(0);
  // Stripes that are drawn small are a little sharper than those that were scaled down.
  expect(await likeness(later.small!, made.small!)).toBeGreaterThan(0.95);
  const seen = await smallFrames(later.small!);
  expect(seen.length).toBe(written.length);
  // A frame in which the caption is missing, or is seen too early, is twice as far away.
  const foot = (frames: Uint8Array[]) => frames.map((frame) => frame.subarray(13 * 96));
  expect(mostApart(foot(seen), foot(written))).toBeLessThan(
    mostApart(foot(await smallFrames(made.small!)), foot(written)) / 2,
  );
});

test('makes small frames of 1080 and 720 lines, but not of far larger ones', () => {
  const small = { width: 854, height: 480 };
  const sizes = [
    [1920, 1080],
    [1280, 720],
    [3840, 2160],
  ].map(([width = 0, height = 0]) => canShrink({ width, height }, small));
  expect(sizes).toEqual([true, true, false]);
});
