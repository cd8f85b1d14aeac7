import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { getStoryboard, type Storyboard } from '#shared/film/storyboard.contract.ts';
import { listVideos, type Video } from '#shared/film/video.contract.ts';
import { studioClient } from '../scripts/studio-client.ts';

/**
 * Checks every transition in the rendered films of a tale: how much consecutive frames differ, whether cuts are at the
 * storyboard's frame, and how many frames are black. Writes one contact sheet per film.
 */

const { values } = parseArgs({
  options: {
    tale: { type: 'string' },
    url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '4000'}` },
    token: { type: 'string', default: process.env['STUDIO_TOKEN'] ?? '' },
    out: { type: 'string', default: './transitions' },
  },
});
const { tale: taleId = '', url, token, out } = values;
const studio = studioClient({ url, token });
const ffmpeg = systemFfmpeg();

type Transition = {
  readonly kind: 'crossfade' | 'fade' | 'cut';
  readonly from: number;
  readonly at: number;
  readonly to: number;
};
const around = 6;
const perRow = 9;
const black = 20;

function transitionsOf({ shots }: Storyboard): Transition[] {
  return shots.slice(1).map(({ startFrame, fadeIn, fromBlack }, index) => {
    const toBlack = shots[index]?.toBlack ?? 0;
    const kind = fadeIn > 0 ? 'crossfade' : toBlack > 0 ? 'fade' : 'cut';
    return { kind, from: startFrame - toBlack, at: startFrame, to: startFrame + Math.max(fadeIn, fromBlack, 1) };
  });
}

/** The luma of every frame, scaled to 48 x 48, one byte per pixel. */
async function lumaOf(path: string): Promise<Uint8Array[]> {
  const raw = `${path}.gray`;
  await ffmpeg.run(['-i', path, '-vf', 'scale=48:48:flags=area', '-pix_fmt', 'gray', '-f', 'rawvideo', raw], {});
  const bytes = await readFile(raw);
  await rm(raw);
  return Array.from({ length: bytes.length / 2304 }, (_, n) => bytes.subarray(n * 2304, (n + 1) * 2304));
}
const mean = (frame: Uint8Array): number => frame.reduce((sum, value) => sum + value, 0) / frame.length;
const jump = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

async function look(video: Video): Promise<string> {
  const name = `${video.language}-${video.shape.replace(':', 'x')}-${Math.min(video.width, video.height)}`;
  const path = join(out, `${name}.mp4`);
  await studio.download(video.urls.video, path);
  const board = await studio.call(getStoryboard, {
    params: { taleId },
    query: { language: video.language, shape: video.shape },
  });
  const frames = await lumaOf(path);
  const jumps = frames.map((frame, n) => (n === 0 ? 0 : jump(frame, frames[n - 1] ?? frame)));
  const found = transitionsOf(board);
  const within = (kind: Transition['kind']) =>
    Math.max(0, ...found.filter((each) => each.kind === kind).flatMap(({ from, to }) => jumps.slice(from - 1, to + 2)));
  const elsewhere = jumps.filter((_, n) => n > 0 && !found.some(({ from, to }) => n >= from - 1 && n <= to + 1));
  const cuts = found.filter(({ kind }) => kind === 'cut');
  const inPlace = cuts.filter(({ at }) => Math.max(...jumps.slice(at - around, at + around)) === jumps[at]).length;
  const dark = frames.filter(
    (frame, n) => mean(frame) < black && !found.some(({ kind, from, to }) => kind === 'fade' && n >= from && n <= to),
  ).length;
  const shown = found.flatMap(({ from, to }) =>
    Array.from({ length: perRow }, (_, n) => Math.round(from - around / 2 + ((to - from + around) * n) / (perRow - 1))),
  );
  await sheet(path, shown, join(out, `${name}.png`), found.length);
  const cells = [within('crossfade'), within('fade'), Math.max(0, ...elsewhere)].map((value) => value.toFixed(1));
  return (
    `| ${name} | ${frames.length} of ${board.frames} | ${found.length} | ${cells.join(' | ')} | ${inPlace} ` +
    `of ${cuts.length} | ${dark} |`
  );
}

/** One row per transition. A cut has fewer frames than a row has cells; the rest stay white. */
async function sheet(path: string, shown: readonly number[], to: string, rows: number): Promise<void> {
  const parts = await Promise.all(
    Array.from({ length: rows }, async (_, row) => {
      const own = [...new Set(shown.slice(row * perRow, (row + 1) * perRow))];
      const select = own.map((n) => `eq(n\\,${n})`).join('+');
      const part = `${to}.${row}.png`;
      const filter = `select=${select},scale=-2:160,tile=${perRow}x1:padding=4:color=white`;
      await ffmpeg.run(['-i', path, '-vf', filter, '-frames:v', '1', '-vsync', '0', part], {});
      return part;
    }),
  );
  await ffmpeg.run([...parts.flatMap((part) => ['-i', part]), '-filter_complex', `vstack=inputs=${rows}`, to], {});
  for (const part of parts) await rm(part);
}

await mkdir(out, { recursive: true });
const { items } = await studio.call(listVideos, { params: { taleId } });
const lines: string[] = [];
const tell = (line: string) => {
  lines.push(line);
  console.log(line);
};
tell('| film | frames | transitions | crossfade | fade | elsewhere | cuts in place | black |');
tell('|---|---|---|---|---|---|---|---|');
for (const video of items)
  tell(video.stale ? `| ${video.language} ${video.shape} | out of date: ${video.why.join(' ')} |` : await look(video));
await writeFile(join(out, 'transitions.md'), `${lines.join('\n')}\n`);
