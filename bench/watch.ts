import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { getStoryboard, type Storyboard } from '#shared/film/storyboard.contract.ts';
import { listVideos, type Video } from '#shared/film/video.contract.ts';
import { studioClient } from '../scripts/studio-client.ts';

/**
 * Looks at rendered films as a viewer does, two frames a second: in which seconds nothing moves, how long shots stand,
 * and a contact sheet of each film to be looked at.
 */

const { values } = parseArgs({
  options: {
    tales: { type: 'string', default: '' },
    url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '4000'}` },
    token: { type: 'string', default: process.env['STUDIO_TOKEN'] ?? '' },
    out: { type: 'string', default: './watched' },
  },
});
const studio = studioClient({ url: values.url, token: values.token });
const ffmpeg = systemFfmpeg();

/** Frames are compared at this size, in blocks: what moves may be as small as an eye. */
const seen = { width: 320, height: 180, block: 10 } as const;
const aSecond = 2;
/** A block whose mean changes less than this, of 255, is what the encoder does to pictures that hold still. */
const moves = 1.5;
const sheet = { wide: 10, tall: 8, width: 192 } as const;

async function framesOf(path: string): Promise<Uint8Array[]> {
  const raw = `${path}.gray`;
  const { width, height } = seen;
  await ffmpeg.run(
    [
      '-i',
      path,
      '-vf',
      `fps=${aSecond},scale=${width}:${height}:flags=area`,
      '-pix_fmt',
      'gray',
      '-f',
      'rawvideo',
      raw,
    ],
    {},
  );
  const bytes = await readFile(raw);
  await rm(raw);
  return Array.from({ length: bytes.length / width / height }, (_, n) =>
    bytes.subarray(n * width * height, (n + 1) * width * height),
  );
}

/** How much the block changes that changes most, on the mean of its pixels. */
function mostMoved(a: Uint8Array, b: Uint8Array): number {
  const { width, height, block } = seen;
  const across = width / block;
  const sums = new Float64Array(across * (height / block));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = Math.floor(y / block) * across + Math.floor(x / block);
      sums[at] = (sums[at] ?? 0) + Math.abs((a[y * width + x] ?? 0) - (b[y * width + x] ?? 0));
    }
  return Math.max(...sums) / block ** 2;
}

/** The seconds in which no two frames differ. */
function stillSeconds(frames: readonly Uint8Array[]): number[] {
  const moved = frames.map((frame, n) =>
    n === 0 ? Number.POSITIVE_INFINITY : mostMoved(frame, frames[n - 1] ?? frame),
  );
  return Array.from({ length: Math.floor(frames.length / aSecond) }, (_, second) => second).filter((second) =>
    moved.slice(second * aSecond, (second + 1) * aSecond + 1).every((most) => most < moves),
  );
}

/**
 * How long each shot stands, in seconds: cards, scenes that one move shows, and the shots of the others; a dissolve
 * ends the previous one.
 */
function shotLengths({ shots, fps }: Storyboard): number[] {
  return shots.flatMap(({ camera, frames }, n) => {
    const own = (shots[n + 1]?.startFrame ?? Number.POSITIVE_INFINITY) - (shots[n]?.startFrame ?? 0);
    const all = camera.length > 0 ? camera : [{ startFrame: 0, frames }];
    return all.map((shot) => (Math.min(own, shot.startFrame + shot.frames) - shot.startFrame) / fps);
  });
}

async function look(video: Video): Promise<string> {
  const name = `${video.taleId}-${video.language}-${video.shape.replace(':', 'x')}`;
  const path = join(values.out, `${name}.mp4`);
  await studio.download(video.urls.video, path);
  const query = { language: video.language, shape: video.shape };
  const lengths = shotLengths(await studio.call(getStoryboard, { params: { taleId: video.taleId }, query })).toSorted(
    (a, b) => a - b,
  );
  const still = stillSeconds(await framesOf(path));
  const filter = `fps=${aSecond},scale=${sheet.width}:-2,tile=${sheet.wide}x${sheet.tall}:padding=3:color=white`;
  await ffmpeg.run(['-y', '-i', path, '-vf', filter, '-q:v', '3', join(values.out, `${name}-%d.jpg`)], {});
  const [median = 0, longest = 0] = [lengths[Math.floor(lengths.length / 2)], lengths.at(-1)];
  const cells = [
    (video.durationMs / 1000).toFixed(0),
    lengths.length,
    median.toFixed(1),
    longest.toFixed(1),
    still.length,
  ];
  return `| ${name} | ${cells.join(' | ')} | ${still.join(', ')} |`;
}

await mkdir(values.out, { recursive: true });
console.log('| film | s | shots | median shot, s | longest shot, s | seconds in which nothing moves | which |');
console.log('|---|---|---|---|---|---|---|');
for (const taleId of values.tales.split(',').filter(Boolean))
  for (const video of (await studio.call(listVideos, { params: { taleId } })).items) console.log(await look(video));
