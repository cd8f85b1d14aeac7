import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { ShrinkOrder } from '#server/ports/renderer.ts';
import { smallFilm } from '#shared/film-files.ts';
import { captionFloor, captionPicture } from './caption-planes.ts';
import { smallPictures, smallSound, smallSoundBits } from './encoding.ts';
import { syncFile } from './segment-file.ts';

/** Letters are larger than in a film, of the frame's height: it is watched on a phone that is held upright. */
export const smallLetters = 0.067;
/** What the MP4 itself takes, with both of its tracks. */
const wrapping = 0.03;
/** Smoothing edges in pictures that no other picture refers to is work that is lost when they are scaled down. */
const light = ['-skip_loop_filter', 'noref'];
/** How many seconds of pictures the encoder may spend in advance. */
const bufferSeconds = 3;

/** Makes a small film of a finished one: scaled, with larger captions laid over it, and never more bytes a second than messengers leave room for. */
export async function shrinkFilm(ffmpeg: Ffmpeg, order: ShrinkOrder, signal: AbortSignal): Promise<void> {
  const { film, to, workDir, width, height, durationMs } = order;
  await mkdir(workDir, { recursive: true });
  const strip = await captionStrip(order);
  const captions = strip ? ['-f', 'concat', '-safe', '0', '-i', strip.list] : [];
  const scaled = `[0:v]scale=${width}:${height}:flags=area,format=yuv420p`;
  const laid = strip ? `${scaled}[film];[1:v]format=yuva420p[words];[film][words]overlay=x=${strip.x}:y=${strip.y}` : scaled;
  const part = `${to}.part`;
  try {
    const wrap = '-map_metadata -1 -map_chapters -1 -movflags +faststart -f mp4'.split(' ');
    await ffmpeg.run(
      [
        '-v',
        'error',
        '-y',
        ...light,
        '-i',
        film,
        ...captions,
        '-filter_complex',
        `${laid}[out]`,
        '-map',
        '[out]',
        ...pictures(durationMs),
        '-map',
        '0:a',
        ...smallSound,
        ...wrap,
        part,
      ],
      { signal },
    );
    await syncFile(part);
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
}

/** Constant quality as long as it fits, and no more than the room that is left beside the sound. */
function pictures(durationMs: number): string[] {
  const bits = smallFilm.bytesPerSecond * 8 * (1 - wrapping) - smallSoundBits;
  const seconds = Math.max(1, durationMs / 1000);
  // A short film must pay for what is spent in advance.
  const most = Math.floor((bits * seconds) / (seconds + bufferSeconds));
  const rate = `-maxrate ${most} -bufsize ${most * bufferSeconds} -g 300`;
  return `${smallPictures.codec} ${rate} -x264-params ${smallPictures.params}`.split(' ');
}

/** The captions as pictures of one size, and a list of when each is shown; null where there are none. */
async function captionStrip({
  cues,
  width,
  height,
  workDir,
  durationMs,
}: ShrinkOrder): Promise<{ list: string; x: number; y: number } | null> {
  if (cues.length === 0) return null;
  const frame = { width, height };
  const drawn = cues.map(({ lines }) => captionPicture(lines, frame, smallLetters));
  const w = Math.max(...drawn.map((each) => each.w));
  const h = Math.max(...drawn.map((each) => each.h));
  const nothing = await sharp({ create: { width: w, height: h, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const at = (name: string) => join(workDir, name);
  await writeFile(at('caption-none.png'), nothing);
  const shown: { name: string; ms: number }[] = [];
  let clock = 0;
  for (const [n, { startMs, endMs }] of cues.entries()) {
    const { png, h: own } = drawn[n] as (typeof drawn)[number];
    await writeFile(
      at(`caption-${n}.png`),
      own === h
        ? png
        : await sharp(png)
            .extend({ top: h - own, background: '#0000' })
            .png()
            .toBuffer(),
    );
    if (startMs > clock) shown.push({ name: 'caption-none.png', ms: startMs - clock });
    shown.push({ name: `caption-${n}.png`, ms: endMs - Math.max(clock, startMs) });
    clock = endMs;
  }
  shown.push({ name: 'caption-none.png', ms: Math.max(40, durationMs - clock) });
  const entries = shown.map(({ name, ms }) => `file '${name}'\noption framerate 1000\nduration ${(ms / 1000).toFixed(3)}\n`);
  await writeFile(at('captions.ffconcat'), `ffconcat version 1.0\n${entries.join('')}file 'caption-none.png'\n`);
  return { list: at('captions.ffconcat'), x: Math.round((width - w) / 2), y: Math.floor(height * captionFloor(frame)) - h };
}
