import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import type { RenderedFilm, RenderOrder } from '#server/ports/renderer.ts';
import { segmentsOf } from '#shared/film/timeline-segments.ts';
import { hear, paintPicture, smallFilm, smallFrames } from '#test/harness/film.ts';
import { builtinRenderer } from './renderer.ts';

const ffmpeg = systemFfmpeg();
const renderer = builtinRenderer({ ffmpeg, workers: 2, nice: 0 });
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
async function film(...args: Parameters<typeof smallFilm>) {
  const order = await smallFilm(...args);
  folders.push(order.folder);
  return order;
}
type Progress = (done: number, of: number) => Promise<void>;
const render = (order: RenderOrder, signal = new AbortController().signal, progress: Progress = async () => {}) =>
  renderer.render(order, { signal, progress });
const mean = (frame: Uint8Array, channel: number) => {
  let sum = 0;
  for (let at = channel; at < frame.length; at += 3) sum += frame[at]!;
  return sum / (frame.length / 3);
};

describe('a film', () => {
  let order: Awaited<ReturnType<typeof film>>;
  let made: RenderedFilm;
  let frames: Uint8Array[];
  const told: [number, number][] = [];
  beforeAll(async () => {
    order = await film([1.2, 0.8, null]);
    made = await render(order, undefined, async (done, of) => void told.push([done, of]));
    frames = await smallFrames(made.video);
  });

  test('has the requested codec, size, rate, frames and colours, and is ready to stream', async () => {
    const { frames: count } = order.timeline;
    expect(made).toMatchObject({
      frames: count,
      durationMs: Math.round((count * 1000) / 30),
      segments: { total: 3, rendered: 3 },
    });
    const facts = await ffmpeg.probe(made.video);
    expect(facts.video).toEqual({ codec: 'h264', width: 320, height: 180, fps: 30, frames: count });
    expect(facts.audio).toEqual({ codec: 'aac', sampleRate: 48_000, channels: 2 });
    const show = ['-v', 'error', '-of', 'json', '-show_streams', '-show_packets', made.video];
    const { streams, packets } = JSON.parse(execFileSync('ffprobe', show, { encoding: 'utf8', maxBuffer: 1e8 }));
    expect(streams[0]).toMatchObject({
      profile: 'High',
      pix_fmt: 'yuv420p',
      color_range: 'tv',
      color_space: 'bt709',
      color_transfer: 'bt709',
      color_primaries: 'bt709',
      start_pts: 0,
    });
    const times = packets
      .filter((packet: { codec_type: string }) => packet.codec_type === 'video')
      .map((packet: { pts: number }) => packet.pts);
    expect(times.toSorted((a: number, b: number) => a - b)).toEqual(Array.from({ length: count }, (_, n) => n * 512));
    expect(Math.abs(Number(streams[0].duration) - Number(streams[1].duration))).toBeLessThanOrEqual(1 / 30);
    const bytes = readFileSync(made.video).toString('latin1');
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  test('has no blank frame and moves all the time', () => {
    expect(frames.length).toBe(order.timeline.frames);
    for (const frame of frames) expect(Math.max(...frame) - Math.min(...frame)).toBeGreaterThan(60);
    const still = frames.filter((frame, n) => n > 0 && n % 15 === 0 && Buffer.compare(frame, frames[n - 15]!) === 0);
    expect(still).toEqual([]);
  });

  test('shows each picture in its time and a blend in between', () => {
    const [, second] = order.timeline.shots;
    const [before, middle, after] = [-2, 12, 26].map((offset) => frames[second!.startFrame + offset]!);
    for (const channel of [0, 1, 2]) {
      const [a, b, mixed] = [mean(before!, channel), mean(after!, channel), mean(middle!, channel)];
      expect(Math.abs(mixed - (a + b) / 2)).toBeLessThan(4);
    }
    expect(mean(before!, 0)).toBeGreaterThan(mean(after!, 0) + 60);
  });

  test('has a loudness of -14 LUFS, and so has the narration alone', async () => {
    for (const path of [made.video, made.narration]) {
      const { lufs, peak } = await hear(path);
      expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1);
      expect(peak).toBeLessThanOrEqual(-1);
    }
    expect(Math.abs((await ffmpeg.probe(made.narration)).durationMs - made.durationMs)).toBeLessThan(80);
  });

  test('reports its progress in frames, ascending to the end', () => {
    expect(told.at(-1)).toEqual([order.timeline.frames, order.timeline.frames]);
    expect(told.map(([done]) => done)).toEqual(told.map(([done]) => done).toSorted((a, b) => a - b));
  });

  test('leaves only its products and finished segments', () => {
    expect(
      readdirSync(order.workDir)
        .filter((name) => !name.endsWith('.rgb'))
        .toSorted(),
    ).toEqual(['final.mp4', 'narration.mp3']);
    expect(
      readdirSync(order.cacheDir).every((name) =>
        /^[0-9a-f]{40}(-\d+)?(-[0-9a-f]{40})?\.(mp4|m4a|mp3|json)$/.test(name),
      ),
    ).toBe(true);
  });

  test('renders nothing again without a change, and only the body and transitions of a new picture', async () => {
    expect((await render(order)).segments).toEqual({ total: 3, rendered: 0 });
    const shots = order.timeline.shots.map((shot, n) => (n === 1 ? { ...shot, picture: 'new' } : shot));
    const changed = {
      ...order,
      timeline: { ...order.timeline, shots },
      pictures: { ...order.pictures, new: await paintPicture(join(order.folder, 'new.png'), 4) },
    };
    expect((await render(changed)).segments).toEqual({ total: 4, rendered: 2 });
  });

  test('keeps the sound while voices, places and music are the same, and mixes it again on a change', async () => {
    const sounds = () => readdirSync(order.cacheDir).filter((name) => name.endsWith('.m4a')).length;
    const before = sounds();
    const again = await render(order);
    expect([sounds(), again.loudness]).toEqual([before, made.loudness]);
    const kept = readdirSync(order.cacheDir).find((name) => name.endsWith('.m4a'))!;
    writeFileSync(join(order.cacheDir, kept), 'x');
    expect(Math.abs((await hear((await render(order)).video)).lufs + 14)).toBeLessThanOrEqual(1);
    await render({ ...order, narration: { ...order.narration, s1: order.narration['s0']! } });
    expect(sounds()).toBe(before + 1);
  });

  test('renders a damaged segment again', async () => {
    const name = join(order.cacheDir, readdirSync(order.cacheDir).find((name) => name.endsWith('.mp4'))!);
    writeFileSync(name, readFileSync(name).subarray(0, 2000));
    expect((await render(order)).segments.rendered).toBeLessThanOrEqual(1);
    expect((await ffmpeg.probe(made.video)).video?.frames).toBe(order.timeline.frames);
  });

  test('burns captions in while they are read', async () => {
    const plain = readFileSync(`${made.video}.rgb`);
    const burned = await smallFrames((await render({ ...order, captions: 'plain' })).video);
    const differs = (frame: number, rows: [number, number]) => {
      let most = 0;
      for (let at = rows[0] * 96; at < rows[1] * 96; at += 1)
        most = Math.max(most, Math.abs(burned[frame]![at]! - plain[frame * 1728 + at]!));
      return most;
    };
    const [cue] = order.timeline.cues;
    const inside = Math.round((((cue!.startMs + cue!.endMs) / 2) * 30) / 1000);
    expect(differs(inside, [13, 18])).toBeGreaterThan(40);
    expect(differs(inside, [0, 11])).toBeLessThan(12);
    expect(differs(2, [0, 18])).toBeLessThan(12);
  });
});

describe('other films', () => {
  test('renders an upright film with music under the voice, in one worker', async () => {
    const order = await film([1, 1], { width: 180, height: 320 });
    await ffmpeg.run(['-f', 'lavfi', '-i', 'sine=frequency=100:duration=0.9', join(order.folder, 'm.wav')], {});
    const made = await builtinRenderer({ ffmpeg, workers: 1 }).render(
      { ...order, music: { path: join(order.folder, 'm.wav'), gainDb: -9 } },
      { signal: new AbortController().signal, progress: async () => {} },
    );
    expect((await ffmpeg.probe(made.video)).video).toMatchObject({
      width: 180,
      height: 320,
      frames: order.timeline.frames,
    });
    expect(Math.abs((await hear(made.video)).lufs + 14)).toBeLessThanOrEqual(1);
  });

  test('has a silent sound track and the same frame throughout when silent and still', async () => {
    const order = await film([null]);
    const whole = { x: 0, y: 0, w: 1 };
    const shots = order.timeline.shots.map((shot) => ({ ...shot, motion: { from: whole, to: whole } }));
    const made = await render({ ...order, timeline: { ...order.timeline, shots } });
    const frames = await smallFrames(made.video);
    expect(frames.length).toBe(order.timeline.frames);
    const apart = frames.map((frame) => Math.max(...frame.map((value, at) => Math.abs(value - frames[0]![at]!))));
    expect(Math.max(...apart)).toBeLessThan(12);
    expect((await ffmpeg.probe(made.video)).audio?.codec).toBe('aac');
    expect(made.loudness).toBe(-70);
  });

  test('says why a film cannot be rendered', async () => {
    const order = await film([0.5, 0.5]);
    const { p1: _, ...pictures } = order.pictures;
    await expect(render({ ...order, pictures })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Scene 2 has no picture yet: draw it, then render.',
    });
    await expect(render({ ...order, timeline: { ...order.timeline, frames: 0, shots: [] } })).rejects.toMatchObject({
      code: 'invalid',
    });
    writeFileSync(order.pictures.p1!, 'not a picture');
    await expect(render(order)).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('picture') });
    expect(existsSync(join(order.workDir, 'final.mp4'))).toBe(false);
    await expect(
      builtinRenderer({ ffmpeg: systemFfmpeg({ path: null }) }).render(order, {
        signal: new AbortController().signal,
        progress: async () => {},
      }),
    ).rejects.toMatchObject({ code: 'unavailable' });
    expect(segmentsOf(order.timeline).length).toBe(3);
  });
});
