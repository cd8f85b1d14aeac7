import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

/** What the parent asks: one picture at a time. */
export type RasterAsk = {
  readonly svg: string;
  readonly width: number;
  readonly maxSide: number;
  readonly fontFiles: string[];
};
/** What the child answers. `refused` is for pictures that are too large, `wrong` for SVG that cannot be read. */
export type RasterAnswer = { readonly png: Uint8Array } | { readonly refused: string } | { readonly wrong: string };

function draw({ svg, width, maxSide, fontFiles }: RasterAsk): RasterAnswer {
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles },
    logLevel: 'off',
  });
  const high = Math.round((resvg.height / resvg.width) * width);
  if (Math.max(resvg.width, resvg.height) > maxSide || high > maxSide)
    return { refused: `The picture is larger than ${maxSide} x ${maxSide} pixels; make it smaller` };
  return { png: resvg.render().asPng() };
}

type Watch = { memoryMb: number; cpuMs: number; parent: number; begun: Float64Array };

/** Milliseconds of processor time that this process has had. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Rendering blocks this process, so a separate thread watches memory, processor time and whether the parent is still
 * alive.
 */
function watch({ memoryMb, cpuMs: most, parent, begun }: Watch) {
  setInterval(() => {
    const since = begun[0]!;
    const reason =
      process.memoryUsage.rss() > memoryMb * 1024 * 1024
        ? 'too much memory'
        : since > 0 && cpuMs() - since > most
          ? 'too much time'
          : null;
    if (reason) writeSync(2, reason);
    if (reason || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 25);
}

if (isMainThread) {
  /** The processor time when the picture in work was begun; 0 between pictures. */
  const begun = new Float64Array(new SharedArrayBuffer(8));
  const [memoryMb, most] = process.argv.slice(2).map(Number) as [number, number];
  new Worker(new URL(import.meta.url), {
    workerData: { memoryMb, cpuMs: most, parent: process.ppid, begun } satisfies Watch,
  }).unref();
  process.on('disconnect', () => process.exit(0));
  process.on('message', (ask: RasterAsk) => {
    let answer: RasterAnswer;
    begun[0] = cpuMs();
    try {
      answer = draw(ask);
    } catch (error) {
      answer = { wrong: error instanceof Error ? error.message : String(error) };
    }
    begun[0] = 0;
    process.send?.(answer);
  });
} else watch(workerData as Watch);
