import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { drawFrames } from '#server/builtin/renderer/frame-drawing.ts';
import { videoSettings } from '#server/builtin/renderer/encoding.ts';
import { builtinRenderer } from '#server/builtin/renderer/renderer.ts';
import { samplerModule } from '#server/builtin/renderer/sampler-module.ts';
import { planSegments } from '#server/builtin/renderer/segment-plan.ts';
import type { Ffmpeg } from '#server/ports.ts';
import { pauses } from '#shared/timeline.ts';
import type { BenchFilm } from './render-film.ts';

const quiet = { signal: new AbortController().signal, progress: async () => {} };
const rawInput = ({ folder, timeline: { width, height, fps } }: BenchFilm) =>
  `-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${fps} -i ${join(folder, 'frames.yuv')}`.split(' ');

/** Each way makes the film (or what it can of it) and returns its file. */
export const ways: Record<string, (ffmpeg: Ffmpeg, film: BenchFilm) => Promise<string>> = {
  /** Our renderer, from nothing: pictures, motion, crossfades, captions, sound. */
  async ours(ffmpeg, film) {
    await rm(film.cacheDir, { recursive: true, force: true });
    return (await builtinRenderer({ ffmpeg, nice: 0 }).render(film, quiet)).video;
  },
  /** Our renderer after one picture of the middle changed. */
  async changed(ffmpeg, film) {
    const middle = Math.floor(film.timeline.shots.length / 2);
    const shots = film.timeline.shots.map((shot, n) => (n === middle ? { ...shot, picture: `p${film.timeline.shots.length}` } : shot));
    return (await builtinRenderer({ ffmpeg, nice: 0 }).render({ ...film, timeline: { ...film.timeline, shots } }, quiet)).video;
  },
  /** Our renderer for another language with equal timing: every segment is there. */
  async again(ffmpeg, film) {
    return (await builtinRenderer({ ffmpeg, nice: 0 }).render(film, quiet)).video;
  },
  /** The limit: x264 with our settings on frames that are ready, no sound. */
  async x264(ffmpeg, film) {
    const to = join(film.folder, 'x264.mp4');
    await ffmpeg.run([...rawInput(film), ...videoSettings, to], {});
    return to;
  },
  /** The usual good settings on the same ready frames, no sound. */
  async medium(ffmpeg, film) {
    const to = join(film.folder, 'medium.mp4');
    await ffmpeg.run([...rawInput(film), '-c:v', 'libx264', '-preset', 'medium', '-crf', '23', to], {});
    return to;
  },
  /** The usual way: one ffmpeg graph of zoompan and xfade, medium crf 23, voices mixed, no captions. */
  async zoompan(ffmpeg, film) {
    const { timeline, folder } = film;
    const { width, height, fps, shots } = timeline;
    const fade = pauses.crossfadeMs / 1000;
    const zooms = shots.map(
      ({ frames }, n) =>
        `[${n}:v]zoompan=z='${n % 2 === 0 ? `1+0.15*on/${frames}` : `1.15-0.15*on/${frames}`}':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=${frames}:s=${width}x${height}:fps=${fps},setsar=1,format=yuv420p[z${n}]`,
    );
    const fades = shots
      .slice(1)
      .map(
        (shot, n) =>
          `[${n === 0 ? 'z0' : `x${n}`}][z${n + 1}]xfade=transition=fade:duration=${fade}:offset=${(shot.startFrame / fps).toFixed(4)}[x${n + 1}]`,
      );
    const delays = shots.map(
      (shot, n) => `[${shots.length + n}:a]adelay=${Math.round(((shot.startFrame + (shot.narrationAt ?? 0)) * 1000) / fps)}:all=1[a${n}]`,
    );
    const sound = `${shots.map((_, n) => `[a${n}]`).join('')}amix=inputs=${shots.length}:normalize=0,apad=whole_dur=${timeline.frames / fps}[a]`;
    const inputs = [...shots.map((_, n) => film.pictures[`p${n}`] ?? ''), ...shots.map((_, n) => film.narration[`s${n}`] ?? '')].flatMap(
      (path) => ['-i', path],
    );
    const graph = [...zooms, ...fades, ...delays, sound].join(';');
    const to = join(folder, 'zoompan.mp4');
    const last = shots.length > 1 ? `[x${shots.length - 1}]` : '[z0]';
    await ffmpeg.run(
      [
        ...inputs,
        '-filter_complex',
        graph,
        '-map',
        last,
        '-map',
        '[a]',
        '-c:v',
        'libx264',
        '-preset',
        'medium',
        '-crf',
        '23',
        '-c:a',
        'aac',
        '-b:a',
        '192k',
        to,
      ],
      {},
    );
    return to;
  },
};

/** Draws every frame of the film, captions and all, to one raw file; what the encoders alone are measured on, and compared with. */
export async function drawReadyFrames(film: BenchFilm): Promise<void> {
  const { width, height, fps } = film.timeline;
  const out = createWriteStream(join(film.folder, 'frames.yuv'));
  const segments = planSegments(film.timeline, film.burnCaptions, 'bench');
  for await (const frame of drawFrames({
    module: await samplerModule(),
    shape: { width, height, fps },
    segments,
    pictures: film.pictures,
  })) {
    await new Promise<void>((resolve, reject) => out.write(frame, (error) => (error ? reject(error) : resolve())));
  }
  await finished(out.end());
}

/** How near a film's pictures are to the ready frames (SSIM over all planes, 1 is equal). */
export async function ssim(ffmpeg: Ffmpeg, film: BenchFilm, video: string): Promise<number> {
  const { stderr } = await ffmpeg.run(['-i', video, ...rawInput(film), '-lavfi', '[0:v][1:v]ssim', '-f', 'null', '-'], {});
  return Number(/SSIM .*All:([\d.]+)/.exec(stderr)?.[1]);
}
