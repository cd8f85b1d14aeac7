import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { builtinRenderer } from '#server/builtin/renderer/renderer.ts';
import { smallSize } from '#shared/film/film-files.ts';
import { cpuSeconds } from './process-cost.ts';

/**
 * Makes the small film of a finished one, `node bench/small-film.ts FILM.mp4 CAPTIONS.srt`, and tells its size and the
 * CPU time that it took.
 */
const [film = '', srt = ''] = process.argv.slice(2);
const clock = (time: string): number =>
  time.split(/[:,]/).reduce((sum, part, at) => sum + Number(part) * ([3_600_000, 60_000, 1000, 1][at] ?? 0), 0);
const cues = readFileSync(srt, 'utf8')
  .trim()
  .split(/\r?\n\r?\n/)
  .map((block) => {
    const [, times = '', ...lines] = block.split(/\r?\n/);
    const [startMs = 0, endMs = 0] = times.split(' --> ').map(clock);
    return { startMs, endMs, lines };
  });
const ffmpeg = systemFfmpeg({ nice: 0 });
const { video, durationMs } = await ffmpeg.probe(film);
if (!video) throw new Error('There are no pictures in this file');
const folder = mkdtempSync(join(tmpdir(), 'small-film-'));
const to = join(folder, 'small.mp4');
const before = cpuSeconds();
await builtinRenderer({ ffmpeg }).shrink(
  { film, to, workDir: folder, durationMs, cues, ...smallSize(video) },
  new AbortController().signal,
);
const spent = cpuSeconds() - before;
const megabytes = statSync(to).size / 1e6;
console.log(
  `${video.frames} frames: ${spent.toFixed(1)} s of CPU, ${((spent * 1000) / video.frames).toFixed(1)} ms ` +
    `a frame; ${megabytes.toFixed(2)} MB, ${((megabytes * 180_000) / durationMs).toFixed(1)} MB for three ` +
    `minutes`,
);
rmSync(folder, { recursive: true });
