import { samplerModule } from '#server/builtin/renderer/sampler-module.ts';
import { openSampler } from '#server/builtin/renderer/sampler.ts';
import { type Motion, windowAt } from '#shared/timeline.ts';

/** How evenly a slow zoom moves at 1080p: an edge is followed with sub-pixel accuracy over 240 frames. Deviation in pixels per frame squared (root mean square), and steps backwards. */
export async function smoothness(): Promise<{ deviation: number; backwards: number }> {
  const [width, height, frames] = [1920, 1080, 240];
  const sampler = openSampler(await samplerModule(), { width, height, slots: 1, frames: 1 });
  const slot = sampler.slots[0];
  if (!slot) throw new Error('The sampler has no room for a picture');
  const { picture } = sampler;
  const pixels = new Uint8Array(picture.width * picture.height * 4).fill(255);
  for (let y = 0; y < picture.height; y += 1)
    pixels.fill(0, y * picture.width * 4, (y * picture.width + Math.round(picture.width * 0.8)) * 4);
  sampler.load(slot, pixels);
  const motion: Motion = { from: { x: 0, y: 0, w: 1 }, to: { x: 0.026, y: 0.052, w: 1 / 1.15 } };
  const places = Array.from({ length: frames }, (_, frame) => {
    sampler.draw(slot, windowAt(motion, frame, frames), 0);
    const line = sampler.frame(0).subarray(width * 540, width * 541);
    return width - line.reduce((sum, luma) => sum + (luma - 16) / 219, 0);
  });
  const steps = places.slice(1).map((place, n) => place - (places[n] ?? 0));
  const changes = steps.slice(1).map((step, n) => step - (steps[n] ?? 0));
  return {
    deviation: Math.sqrt(changes.reduce((sum, change) => sum + change * change, 0) / changes.length),
    backwards: steps.filter((step) => step < 0).length,
  };
}
