import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { samplerModule } from '#server/builtin/renderer/frames/sampler-module.ts';
import { openSampler, pictureSize } from '#server/builtin/renderer/frames/sampler.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import { windowAt } from '#shared/film/timeline.ts';
import type { Motion } from '#shared/film/timeline-parts.ts';

/**
 * `deviation`: RMS of the acceleration in pixels per frame squared. `error`: RMS distance from the exact position in
 * pixels. `backwards`: number of steps in the wrong direction.
 */
export type Smoothness = { readonly deviation: number; readonly error: number; readonly backwards: number };

const [width, height, frames] = [1920, 1080, 240];
const picture = pictureSize(width, height);
const edge = Math.round(picture.width * 0.8);
/** A slow zoom over 8 seconds. */
const motion: Motion = { from: { x: 0, y: 0, w: 1 }, to: { x: 0.026, y: 0.052, w: 1 / 1.15 } };

/** How evenly our sampler moves an edge at 1080p, followed with sub-pixel accuracy. */
export async function smoothness(): Promise<Smoothness> {
  const sampler = openSampler(await samplerModule(), { width, height, slots: 1, frames: 1 });
  const slot = sampler.slots[0];
  if (!slot) throw new Error('The sampler has no room for a picture');
  sampler.load(slot, edgePicture());
  const lines = Array.from({ length: frames }, (_, frame) => {
    sampler.draw(slot, windowAt(motion, frame, frames), 0);
    return sampler.frame(0).slice(width * 540, width * 541);
  });
  return follow(lines);
}

/** The same move by ffmpeg's zoompan, from the same picture. */
export async function smoothnessOfZoompan(ffmpeg: Ffmpeg, folder: string): Promise<Smoothness> {
  const [source, raw] = [join(folder, 'edge.png'), join(folder, 'edge.gray')];
  await sharp(edgePicture(), { raw: { ...picture, channels: 4 } })
    .png()
    .toFile(source);
  const mix = (of: 'x' | 'y' | 'w') => `(${motion.from[of]}+(${motion.to[of] - motion.from[of]})*on/${frames - 1})`;
  const zoom = `zoompan=z='1/${mix('w')}':x='iw*${mix('x')}':y='ih*${mix('y')}':d=${frames}:s=${width}x${height}:fps=30`;
  await ffmpeg.run(
    ['-i', source, '-vf', `${zoom},format=yuv420p,extractplanes=y,crop=${width}:1:0:540`, '-f', 'rawvideo', raw],
    {},
  );
  const bytes = await readFile(raw);
  return follow(Array.from({ length: frames }, (_, frame) => bytes.subarray(frame * width, (frame + 1) * width)));
}

function edgePicture(): Uint8Array {
  const pixels = new Uint8Array(picture.width * picture.height * 4).fill(255);
  for (let y = 0; y < picture.height; y += 1) pixels.fill(0, y * picture.width * 4, (y * picture.width + edge) * 4);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return pixels;
}

/** Compares the edge's position in each line of luma with its exact position. */
function follow(lines: readonly Uint8Array[]): Smoothness {
  const places = lines.map((line) => width - line.reduce((sum, luma) => sum + (luma - 16) / 219, 0));
  const errors = places.map((place, frame) => {
    const { x, w } = windowAt(motion, frame, frames);
    return place - ((edge / picture.width - x) / w) * width;
  });
  const steps = places.slice(1).map((place, n) => place - (places[n] ?? 0));
  const changes = steps.slice(1).map((step, n) => step - (steps[n] ?? 0));
  return {
    deviation: rootMeanSquare(changes),
    error: rootMeanSquare(errors),
    backwards: steps.filter((step) => step < 0).length,
  };
}

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
