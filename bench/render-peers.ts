import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import { pauses } from '#shared/film/timeline.ts';
import type { Shot } from '#shared/film/timeline-scenes.ts';
import type { BenchFilm } from './render-film.ts';

const fade = pauses.crossfadeMs / 1000;
const seconds = (film: BenchFilm, frames: number) => (frames / film.timeline.fps).toFixed(6);
const pictureOf = (film: BenchFilm, { picture }: Shot) => film.pictures[picture] ?? '';
const voicesOf = (film: BenchFilm) => film.timeline.shots.map(({ sceneId }) => film.narration[sceneId] ?? '');

/** How others make the same film, none of them with captions; each returns its file. */
export const peers: Record<string, (ffmpeg: Ffmpeg, film: BenchFilm) => Promise<string>> = {
  /**
   * The usual way: one ffmpeg graph of zoompan (our windows, at whole pixels) and xfade, medium crf 23, voices mixed.
   */
  async zoompan(ffmpeg, film) {
    const { width, height, fps, shots, frames } = film.timeline;
    const zooms = shots.map(({ frames: d, motion: { from, to } }, n) => {
      const mix = (of: 'x' | 'y' | 'w') => `(${from[of]}+(${to[of] - from[of]})*on/${d - 1})`;
      return `[${n}:v]zoompan=z='1/${mix('w')}':x='iw*${mix('x')}':y='ih*${mix('y')}':d=${d}:s=${width}x${height}:fps=${fps},setsar=1,format=yuv420p[z${n}]`;
    });
    const fades = shots.slice(1).map((shot, n) => {
      const before = n === 0 ? 'z0' : `x${n}`;
      return `[${before}][z${n + 1}]xfade=transition=fade:duration=${fade}:offset=${seconds(film, shot.startFrame)}[x${n + 1}]`;
    });
    const delays = shots.map(
      (shot, n) =>
        `[${shots.length + n}:a]adelay=${Math.round(((shot.startFrame + (shot.narrationAt ?? 0)) * 1000) / fps)}:all=1[a${n}]`,
    );
    const sound = `${shots.map((_, n) => `[a${n}]`).join('')}amix=inputs=${shots.length}:normalize=0,apad=whole_dur=${seconds(film, frames)}[a]`;
    const inputs = [...shots.map((shot) => pictureOf(film, shot)), ...voicesOf(film)].flatMap((path) => ['-i', path]);
    const to = join(film.folder, 'zoompan.mp4');
    const last = shots.length > 1 ? `[x${shots.length - 1}]` : '[z0]';
    const output = `-map ${last} -map [a] -c:v libx264 -preset medium -crf 23 -c:a aac -b:a 192k`.split(' ');
    await ffmpeg.run(
      [...inputs, '-filter_complex', [...zooms, ...fades, ...delays, sound].join(';'), ...output, to],
      {},
    );
    return to;
  },

  /**
   * The movie step of MulmoCast as its sources build it: stills looped, joined, and faded by overlaying the last frame;
   * no motion; the sound is mixed before.
   */
  async mulmocast(ffmpeg, film) {
    const { width, height, fps, shots, frames } = film.timeline;
    const size = `${width}:${height}`;
    const ends = shots.map((_, n) => shots[n + 1]?.startFrame ?? frames);
    const stills = shots.flatMap((shot, n) => {
      const count = (ends[n] ?? 0) - shot.startFrame;
      const still = `[${n}:v]loop=loop=-1:size=1:start=0,fps=${fps},trim=end_frame=${count},setpts=PTS-STARTPTS,scale=${size}:force_original_aspect_ratio=decrease,pad=${size}:(ow-iw)/2:(oh-ih)/2:color=black,setsar=1,format=yuv420p`;
      if (n === shots.length - 1) return [`${still}[v${n}]`];
      return [
        `${still},split=2[v${n}][s${n}]`,
        `nullsrc=size=${width}x${height}:duration=${fade}:rate=${fps}[n${n}]`,
        `[s${n}]select='eq(n,0)',scale=${size}[f${n}]`,
        `[n${n}][f${n}]overlay=format=auto,fps=${fps}[l${n}]`,
      ];
    });
    const joined = `${shots.map((_, n) => `[v${n}]`).join('')}concat=n=${shots.length}:v=1:a=0[o0]`;
    const fades = shots.slice(1).flatMap((shot, n) => {
      const at = shot.startFrame / fps - 0.05;
      return [
        `[l${n}]format=yuva420p,fade=t=out:d=${fade}:alpha=1,setpts=PTS-STARTPTS+${at}/TB[g${n}]`,
        `[o${n}][g${n}]overlay=enable='between(t,${at},${at + fade})'[o${n + 1}]`,
      ];
    });
    const inputs = shots.flatMap((shot) => ['-i', pictureOf(film, shot)]);
    const sound = ['-stream_loop', '-1', '-t', seconds(film, frames), '-i', film.music?.path ?? ''];
    const picture =
      `-preset medium -map [o${shots.length - 1}] -map ${shots.length}:a -c:v libx264 -crf 26 -threads 8 ` +
      `-filter_threads 8`;
    const limits = `-b:v 2M -bufsize 4M -maxrate 3M -r ${fps} -pix_fmt yuv420p -c:a aac -b:a 128k`;
    const to = join(film.folder, 'mulmocast.mp4');
    const graph = [...stills, joined, ...fades].join(';');
    await ffmpeg.run([...inputs, ...sound, '-filter_complex', graph, ...`${picture} ${limits}`.split(' '), to], {});
    return to;
  },

  /**
   * Remotion with the same windows and fades, two pages of the Chromium available (`CHROMIUM`), its usual encoder
   * settings.
   */
  async remotion(_ffmpeg, film) {
    const folder = join(film.folder, 'remotion');
    await mkdir(folder, { recursive: true });
    const { timeline, pictures, narration } = film;
    for (const shot of timeline.shots) {
      await copyFile(pictures[shot.picture] ?? '', join(folder, `${shot.picture}.png`));
      await copyFile(narration[shot.sceneId] ?? '', join(folder, `${shot.sceneId}.wav`));
    }
    const props = join(film.folder, 'remotion.json');
    await writeFile(props, JSON.stringify({ ...timeline, cues: [] }));
    const to = join(film.folder, 'remotion.mp4');
    await runNode([
      join(peersFolder, 'render-film.mjs'),
      props,
      folder,
      to,
      process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    ]);
    return to;
  },
};

const peersFolder = fileURLToPath(new URL('./peers', import.meta.url));

/** Why a peer cannot be measured here; null when it can. */
export function whyNot(name: string): string | null {
  if (name !== 'remotion' || existsSync(join(peersFolder, 'node_modules'))) return null;
  return 'not installed: `npm ci --prefix bench/peers` (its licence allows evaluation; it is never part of the studio)';
}

function runNode(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child
      .on('error', reject)
      .on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code}`))));
  });
}
