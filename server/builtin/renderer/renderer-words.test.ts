import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import type { RenderedFilm, RenderOrder } from '#server/ports/renderer.ts';
import { smallFilm } from '#test/harness/film.ts';
import { builtinRenderer } from './renderer.ts';

const size = { width: 640, height: 360 };
const renderer = builtinRenderer({ ffmpeg: systemFfmpeg(), workers: 1, nice: 0 });
const render = (order: RenderOrder) =>
  renderer.render(order, { signal: new AbortController().signal, progress: async () => {} });
let order: Awaited<ReturnType<typeof smallFilm>>;
let made: Record<'plain' | 'words', RenderedFilm>;
beforeAll(async () => {
  order = await smallFilm([2.4], size);
  const burned = (captions: 'plain' | 'words') =>
    render({ ...order, captions, workDir: `${order.workDir}-${captions}` });
  made = { plain: await burned('plain'), words: await burned('words') };
});
afterAll(() => rmSync(order.folder, { recursive: true, force: true }));

/** One frame of a film as packed RGB, in full size. */
const frameAt = ({ video }: RenderedFilm, frame: number): Buffer =>
  execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-i',
      video,
      '-vf',
      `select=eq(n\\,${frame})`,
      '-frames:v',
      '1',
      '-pix_fmt',
      'rgb24',
      '-f',
      'rawvideo',
      '-',
    ],
    { maxBuffer: 1e8 },
  );
/** Columns of pixels in the lower fifth that are as gold as the lit colour. */
function goldColumns(frame: Buffer): number[] {
  const found = [];
  for (let at = size.width * Math.floor(size.height * 0.8); at < size.width * size.height; at += 1) {
    const [r, g, b] = [frame[at * 3]!, frame[at * 3 + 1]!, frame[at * 3 + 2]!];
    if (r > 225 && g > 170 && g < 225 && b < 130) found.push(at % size.width);
  }
  return found;
}

test('shows gold in each word’s time at that word, and nowhere else', () => {
  const [cue] = order.timeline.cues;
  expect(cue!.lines).toEqual(['Who then was a neighbour to him?']);
  const line = cue!.lines[0]!;
  let passed = 0;
  for (const { text, startMs, endMs } of cue!.spoken!) {
    const columns = goldColumns(frameAt(made.words, Math.floor(((startMs + endMs) / 2) * 0.03)));
    expect(columns.length, text).toBeGreaterThan(3);
    // Letters differ in width: a word stands about where its share of the line's letters does.
    const [from, to] = [passed, passed + text.length].map((letters) => letters / line.length);
    const room = 0.56 * size.width;
    const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
    expect(Math.abs(middle - (size.width / 2 + room * ((from! + to!) / 2 - 0.5))), text).toBeLessThan(
      0.05 * size.width,
    );
    passed += text.length + 1;
  }
});

test('shows no gold with plain captions, and renders their segments separately', () => {
  for (const { startMs } of order.timeline.cues[0]!.spoken!)
    expect(goldColumns(frameAt(made.plain, Math.ceil(startMs * 0.03)))).toEqual([]);
  expect([made.plain.segments.rendered, made.words.segments.rendered]).toEqual([1, 1]);
});

test('keeps captions white before the first word and after the last', () => {
  const last = order.timeline.cues[0]!;
  expect(last.endMs).toBeGreaterThan(last.spoken!.at(-1)!.endMs + 100);
  expect(goldColumns(frameAt(made.words, Math.floor(last.endMs * 0.03) - 1))).toEqual([]);
});
