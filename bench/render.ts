import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { builtinIllustrator } from '#server/builtin/illustrator/illustrator.ts';
import { costOf, cpuSeconds } from './process-cost.ts';
import { type BenchFilm, prepareFilm } from './render-film.ts';
import { smoothness } from './render-smoothness.ts';
import { drawReadyFrames, ssim, ways } from './render-ways.ts';

/** Our renderer beside x264 alone and beside the usual ffmpeg graph, on one film: `node bench/render.ts [--scenes 12] [--seconds 2.5] [--height 1080] [--only ours,x264]`. */

const { values } = parseArgs({
  options: {
    scenes: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '2.5' },
    height: { type: 'string', default: '1080' },
    only: { type: 'string', default: Object.keys(ways).join(',') },
    run: { type: 'string' },
    film: { type: 'string' },
  },
});
const ffmpeg = systemFfmpeg({ nice: 0 });

if (values.run && values.film) await runWay(values.run, values.film);
else await compare();

/** One way in a process of its own; the last line is its CPU seconds, without what starting Node takes: the studio runs already. */
async function runWay(name: string, path: string): Promise<void> {
  const film = JSON.parse(readFileSync(path, 'utf8')) as BenchFilm;
  const before = cpuSeconds();
  console.log(await ways[name]?.(ffmpeg, film));
  console.log(cpuSeconds() - before);
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-render-'));
  try {
    const rasterizer = resvgRasterizer();
    const film = await prepareFilm({ ffmpeg, illustrator: builtinIllustrator({ rasterizer }) }, folder, {
      scenes: Number(values.scenes),
      seconds: Number(values.seconds),
      height: Number(values.height),
    });
    rasterizer.close();
    const { frames, width, height, fps } = film.timeline;
    console.log(`${values.scenes} scenes, ${(frames / fps).toFixed(1)} s, ${width}x${height}, ffmpeg ${await ffmpeg.version()}\n`);
    const { deviation, backwards } = await smoothness();
    console.log(`Motion: ${deviation.toFixed(3)} px per frame² rms, ${backwards} steps backwards\n`);
    await drawReadyFrames(film);
    console.log('| way | CPU ms a frame | wall s | peak MB | film MB | SSIM | CPU against x264 alone |\n|---|---|---|---|---|---|---|');
    const chosen = values.only.split(',').filter((name) => ways[name]);
    let limit: number | null = null;
    for (const name of chosen.toSorted((a, b) => Number(b === 'x264') - Number(a === 'x264'))) {
      const cost = await costOf(import.meta.filename, ['--run', name, '--film', join(folder, 'film.json')]);
      if (name === 'x264') limit = cost.cpuSeconds;
      const likeness = ['ours', 'x264', 'medium'].includes(name) ? (await ssim(ffmpeg, film, cost.stdout)).toFixed(4) : '';
      const against = limit === null ? '' : (cost.cpuSeconds / limit).toFixed(2);
      const cells = [
        ((cost.cpuSeconds * 1000) / frames).toFixed(1),
        cost.wallSeconds.toFixed(1),
        cost.peakMegabytes.toFixed(0),
        (statSync(cost.stdout).size / 1e6).toFixed(1),
        likeness,
        against,
      ];
      console.log(`| ${name} | ${cells.join(' | ')} |`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
