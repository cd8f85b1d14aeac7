import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

/** What the parent asks: one picture at a time. */
export type RasterAsk = { readonly svg: string; readonly width: number; readonly maxSide: number; readonly fontFiles: string[] };
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

/** Rendering blocks this process, so a thread beside it watches the memory and whether the parent still lives. */
function watch({ memoryMb, parent }: { memoryMb: number; parent: number }) {
  setInterval(() => {
    const tooMuch = process.memoryUsage.rss() > memoryMb * 1024 * 1024;
    if (tooMuch) writeSync(2, 'too much memory');
    if (tooMuch || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 25);
}

if (isMainThread) {
  new Worker(new URL(import.meta.url), { workerData: { memoryMb: Number(process.argv[2]), parent: process.ppid } }).unref();
  process.on('disconnect', () => process.exit(0));
  process.on('message', (ask: RasterAsk) => {
    let answer: RasterAnswer;
    try {
      answer = draw(ask);
    } catch (error) {
      answer = { wrong: error instanceof Error ? error.message : String(error) };
    }
    process.send?.(answer);
  });
} else watch(workerData as { memoryMb: number; parent: number });
