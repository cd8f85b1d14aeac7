import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { drawFrames } from '#server/builtin/renderer/frames/frame-drawing.ts';
import { videoSettings } from '#server/builtin/renderer/encoding.ts';
import { builtinRenderer } from '#server/builtin/renderer/renderer.ts';
import { samplerModule } from '#server/builtin/renderer/frames/sampler-module.ts';
import { piecesOf } from '#server/builtin/renderer/segments/segment-plan.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import { smallSize } from '#shared/film/film-files.ts';
import type { CaptionLook } from '#shared/captions/caption-spoken.ts';
import type { BenchFilm } from './render-film.ts';

const quiet = { signal: new AbortController().signal, progress: async () => {} };
const frameBytes = ({ timeline: { width, height } }: BenchFilm) => (width * height * 3) / 2;
const rawInput = ({ folder, timeline: { width, height, fps } }: BenchFilm, name = 'frames.yuv') =>
  `-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${fps} -i ${join(folder, name)}`.split(' ');

/** Each way makes the film (or what it can of it) and returns its file. */
export const ways: Record<string, (ffmpeg: Ffmpeg, film: BenchFilm) => Promise<string>> = {
  /** Our renderer, from nothing: pictures, motion, crossfades, captions, sound. */
  async ours(ffmpeg, film) {
    await rm(film.cacheDir, { recursive: true, force: true });
    return (await builtinRenderer({ ffmpeg, nice: 0 }).render(film, quiet)).video;
  },
  /** Our renderer, from nothing, with each word highlighted as it is spoken. */
  async words(ffmpeg, film) {
    await rm(film.cacheDir, { recursive: true, force: true });
    return (await builtinRenderer({ ffmpeg, nice: 0 }).render({ ...film, captions: 'words' }, quiet)).video;
  },
  /** Our renderer after one picture of the middle changed. */
  async changed(ffmpeg, film) {
    const middle = Math.floor(film.timeline.shots.length / 2);
    const shots = film.timeline.shots.map((shot, n) =>
      n === middle ? { ...shot, picture: `p${film.timeline.shots.length}` } : shot,
    );
    return (
      await builtinRenderer({ ffmpeg, nice: 0 }).render({ ...film, timeline: { ...film.timeline, shots } }, quiet)
    ).video;
  },
  /** Our renderer for another language with equal timing: every segment is there. */
  async again(ffmpeg, film) {
    return (await builtinRenderer({ ffmpeg, nice: 0 }).render(film, quiet)).video;
  },
  /** Our renderer from nothing, captions beside the film instead of in it: what other languages can share. */
  async plain(ffmpeg, film) {
    await rm(film.cacheDir, { recursive: true, force: true });
    return (await builtinRenderer({ ffmpeg, nice: 0 }).render({ ...film, captions: 'off' }, quiet)).video;
  },
  /** The same with a small film for messengers beside it, made of the same frames. */
  async small(ffmpeg, film) {
    await rm(film.cacheDir, { recursive: true, force: true });
    const small = { ...smallSize(film.timeline), cues: film.timeline.cues };
    return (await builtinRenderer({ ffmpeg, nice: 0 }).render({ ...film, captions: 'off', small }, quiet)).video;
  },
  /** Our renderer for another language whose voices are a tenth longer: the same pictures, other timing. */
  async other(ffmpeg, film) {
    return (
      await builtinRenderer({ ffmpeg, nice: 0 }).render({ ...film, captions: 'off', timeline: film.slower }, quiet)
    ).video;
  },
  /**
   * The other language with a small film beside it, after `small`: what is taken from the first language is scaled, the
   * rest is made of the same frames.
   */
  async othersmall(ffmpeg, film) {
    const small = { ...smallSize(film.timeline), cues: film.slower.cues };
    return (
      await builtinRenderer({ ffmpeg, nice: 0 }).render(
        { ...film, captions: 'off', timeline: film.slower, small },
        quiet,
      )
    ).video;
  },
  /** The limit: x264 with our settings on frames that are ready, no sound. */
  async x264(ffmpeg, film) {
    const to = join(film.folder, 'x264.mp4');
    await ffmpeg.run([...rawInput(film), ...videoSettings, to], {});
    return to;
  },
  /** The same limit as a renderer on two cores meets it: two encoders at the same time, half of the frames each. */
  async x264twice(ffmpeg, film) {
    const to = (n: number) => join(film.folder, `x264-${n}.mp4`);
    const { frames, fps } = film.timeline;
    const half = Math.floor(frames / 2);
    const first = ['-t', (half / fps).toFixed(6)];
    const rest = ['-skip_initial_bytes', String(half * frameBytes(film))];
    await Promise.all([
      ffmpeg.run([...first, ...rawInput(film), ...videoSettings, to(0)], {}),
      ffmpeg.run([...rest, ...rawInput(film), ...videoSettings, to(1)], {}),
    ]);
    return to(0);
  },
  /** The usual good settings on the same ready frames, no sound. */
  async medium(ffmpeg, film) {
    const to = join(film.folder, 'medium.mp4');
    await ffmpeg.run([...rawInput(film), '-c:v', 'libx264', '-preset', 'medium', '-crf', '23', to], {});
    return to;
  },
};

/**
 * Draws every frame of the film to raw files: with captions (what the encoders alone are measured on) and without (what
 * peers without captions are compared with).
 */
export async function drawReadyFrames(film: BenchFilm): Promise<void> {
  await drawTo(film, 'frames.yuv', film.captions);
  await drawTo(film, 'plain.yuv', 'off');
}

async function drawTo(film: BenchFilm, name: string, look: CaptionLook): Promise<void> {
  const { width, height, fps } = film.timeline;
  const out = createWriteStream(join(film.folder, name));
  const pieces = piecesOf(film.timeline, look);
  const drawing = { module: await samplerModule(), shape: { width, height, fps }, pieces, pictures: film.pictures };
  for await (const frame of drawFrames(drawing)) {
    await new Promise<void>((resolve, reject) => out.write(frame, (error) => (error ? reject(error) : resolve())));
  }
  await finished(out.end());
}

/** How near a film's pictures are to the ready frames, over all planes: SSIM (1 is equal) and PSNR in dB. */
export async function likeness(
  ffmpeg: Ffmpeg,
  film: BenchFilm,
  video: string,
  captions: boolean,
): Promise<{ ssim: number; psnr: number }> {
  const frames = rawInput(film, captions ? 'frames.yuv' : 'plain.yuv');
  const graph = '[0:v]split[a][b];[1:v]split[c][d];[a][c]ssim[s];[b][d]psnr[p]';
  const { stderr } = await ffmpeg.run(
    [
      '-i',
      video,
      ...frames,
      '-filter_complex',
      graph,
      '-map',
      '[s]',
      '-f',
      'null',
      '-',
      '-map',
      '[p]',
      '-f',
      'null',
      '-',
    ],
    {},
  );
  return {
    ssim: Number(/SSIM .*All:([\d.]+)/.exec(stderr)?.[1]),
    psnr: Number(/PSNR .*average:([\d.]+)/.exec(stderr)?.[1]),
  };
}
