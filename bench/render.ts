import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { builtinIllustrator } from '#server/builtin/illustrator/illustrator.ts';
import { type Cost, costOf, cpuSeconds } from './process-cost.ts';
import { type BenchFilm, prepareFilm } from './render-film.ts';
import { peers, whyNot } from './render-peers.ts';
import { smoothness, smoothnessOfZoompan } from './render-smoothness.ts';
import { drawReadyFrames, likeness, ways } from './render-ways.ts';

/**
 * Our renderer beside x264 alone and beside others' ways, on one film:
 * `node bench/render.ts [--scenes 12] [--seconds 2.5] [--height 1080] [--upright] [--still] [--only x264,ours,zoompan]
 * [--growth 30,60,120,300]`.
 */

const { values } = parseArgs({
  options: {
    scenes: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '2.5' },
    height: { type: 'string', default: '1080' },
    upright: { type: 'boolean', default: false },
    still: { type: 'boolean', default: false },
    only: { type: 'string', default: [...Object.keys(ways), ...Object.keys(peers)].join(',') },
    growth: { type: 'string' },
    run: { type: 'string' },
    film: { type: 'string' },
  },
});
const ffmpeg = systemFfmpeg({ nice: 0 });
const inWholeFilm = new Set(['ours', 'x264', 'medium', 'zoompan', 'mulmocast', 'remotion']);

if (values.run && values.film) await runWay(values.run, values.film);
else if (values.growth) await grow(values.growth.split(',').map(Number));
else await compare();

/**
 * One way in a separate process; the last line is its CPU seconds, without what starting Node takes: the studio runs
 * already.
 */
async function runWay(name: string, path: string): Promise<void> {
  const film = JSON.parse(readFileSync(path, 'utf8')) as BenchFilm;
  const before = cpuSeconds();
  console.log(await { ...ways, ...peers }[name]?.(ffmpeg, film));
  console.log(cpuSeconds() - before);
}

async function withFilm(scenes: number, seconds: number, work: (film: BenchFilm) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-render-'));
  try {
    const rasterizer = resvgRasterizer();
    const size = { scenes, seconds, height: Number(values.height), upright: values.upright, still: values.still };
    const film = await prepareFilm({ ffmpeg, illustrator: builtinIllustrator({ rasterizer }) }, folder, size);
    rasterizer.close();
    await work(film);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function costOfWay(name: string, film: BenchFilm): Promise<Cost> {
  return costOf(import.meta.filename, ['--run', name, '--film', join(film.folder, 'film.json')]);
}

function compare(): Promise<void> {
  return withFilm(Number(values.scenes), Number(values.seconds), async (film) => {
    const { frames, width, height, fps } = film.timeline;
    console.log(
      `${values.scenes} scenes, ${(frames / fps).toFixed(1)} s, ${width}x${height}, ffmpeg ${await ffmpeg.version()}\n`,
    );
    for (const [name, found] of Object.entries({
      ours: await smoothness(),
      zoompan: await smoothnessOfZoompan(ffmpeg, film.folder),
    })) {
      const { deviation, error, backwards } = found;
      console.log(
        `Motion, ${name}: ${deviation.toFixed(3)} px per frame² rms, ${error.toFixed(3)} px from exact, ${backwards} ` +
          `steps back`,
      );
    }
    await drawReadyFrames(film);
    const heads = [
      'way',
      'CPU ms a frame',
      'CPU s',
      'times real time',
      'peak MB',
      'MB',
      'SSIM',
      'PSNR dB',
      'CPU / x264 alone',
      'CPU / ours',
    ];
    console.log(`\n| ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length)}`);
    const chosen = values.only.split(',').filter((name) => ways[name] ?? peers[name]);
    const known = new Map<string, number>();
    const first = ['x264', 'ours'].filter((name) => chosen.includes(name));
    for (const name of [...first, ...chosen.filter((each) => !first.includes(each))]) {
      const reason = whyNot(name);
      if (reason) {
        console.log(`| ${name} | ${reason} |`);
        continue;
      }
      const cost = await costOfWay(name, film);
      const cpu = peers[name] ? Math.max(cost.cpuSeconds, cost.watchedCpuSeconds) : cost.cpuSeconds;
      known.set(name, cpu);
      const near = inWholeFilm.has(name) ? await likeness(ffmpeg, film, cost.stdout, !peers[name]) : null;
      const against = (other: string) => (known.has(other) ? (cpu / (known.get(other) ?? cpu)).toFixed(2) : '');
      const cells = [(cpu * 1000) / frames, cpu, frames / fps / cost.wallSeconds].map((value) => value.toFixed(1));
      const size = name === 'x264twice' ? '' : (statSync(cost.stdout).size / 1e6).toFixed(1);
      const quality = [near?.ssim.toFixed(4) ?? '', near?.psnr.toFixed(1) ?? ''];
      console.log(
        `| ${[name, ...cells, cost.peakMegabytes.toFixed(0), size, ...quality, against('x264'), against('ours')].join(' | ')}` +
          ` |`,
      );
    }
  });
}

/** What longer films cost: twelve pictures each, so that only the length grows. */
async function grow(lengths: readonly number[]): Promise<void> {
  console.log(
    `height ${values.height}\n\n| film s | CPU s | CPU ms a frame | wall s | peak MB |\n|---|---|---|---|---|`,
  );
  for (const seconds of lengths) {
    await withFilm(12, seconds / 12, async (film) => {
      const { cpuSeconds: cpu, wallSeconds, peakMegabytes } = await costOfWay('ours', film);
      const cells = [cpu, (cpu * 1000) / film.timeline.frames, wallSeconds].map((value) => value.toFixed(1));
      console.log(`| ${[seconds, ...cells, peakMegabytes.toFixed(0)].join(' | ')} |`);
    });
  }
}
