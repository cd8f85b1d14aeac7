import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Cue } from '#shared/film/timeline-parts.ts';
import { captionFloor, captionPicture } from './caption-planes.ts';

/**
 * Letters of a small film are larger than in a film, of the frame's height: it is watched on a phone that is held
 * upright.
 */
export const smallLetters = 0.067;

type Captions = {
  /** On the clock of the pictures that they are laid over. */
  readonly cues: readonly Pick<Cue, 'startMs' | 'endMs' | 'lines'>[];
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  readonly workDir: string;
};
/** How ffmpeg is given the captions as a second input, and where in the frame they lie. */
export type CaptionStrip = { readonly input: readonly string[]; readonly x: number; readonly y: number };

/** The captions as pictures of one size, and a list of when each is shown; null where there are none. */
export async function captionStrip({
  cues,
  width,
  height,
  workDir,
  durationMs,
}: Captions): Promise<CaptionStrip | null> {
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
  const entries = shown.map(
    ({ name, ms }) => `file '${name}'\noption framerate 1000\nduration ${(ms / 1000).toFixed(3)}\n`,
  );
  await writeFile(at('captions.ffconcat'), `ffconcat version 1.0\n${entries.join('')}file 'caption-none.png'\n`);
  const input = ['-f', 'concat', '-safe', '0', '-i', at('captions.ffconcat')];
  return { input, x: Math.round((width - w) / 2), y: Math.floor(height * captionFloor(frame)) - h };
}

/** A filter graph that lays captions, the second input, over the pictures that another graph gives. */
export const withCaptions = (pictures: string, strip: CaptionStrip | null): string =>
  strip ? `${pictures}[film];[1:v]format=yuva420p[words];[film][words]overlay=x=${strip.x}:y=${strip.y}` : pictures;
