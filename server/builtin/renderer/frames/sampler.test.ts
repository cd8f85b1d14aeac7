import { beforeAll, describe, expect, test } from 'vitest';
import { samplerModule } from './sampler-module.ts';
import { openSampler, type Sampler } from './sampler.ts';

const [width, height] = [320, 180];
const whole = { x: 0, y: 0, w: 1 };
let module: WebAssembly.Module;
let sampler: Sampler;
beforeAll(async () => {
  module = await samplerModule();
  sampler = openSampler(module, { width, height, slots: 2, frames: 2 });
});

/** RGBA of the sampler's picture size from a colour for each pixel. */
function paint(of: Sampler, colour: (x: number, y: number) => readonly [number, number, number]): Uint8Array {
  const { width: w, height: h } = of.picture;
  const pixels = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y += 1) for (let x = 0; x < w; x += 1) pixels.set([...colour(x, y), 255], (y * w + x) * 4);
  return pixels;
}
const luma = (x: number, y: number, of = sampler, frame = 0) => of.frame(frame)[y * width + x]!;
const chroma = (frame = 0) => [sampler.frame(frame)[width * height]!, sampler.frame(frame)[(width * height * 5) / 4]!];

describe('colours', () => {
  test.each([
    ['white', [255, 255, 255], 235, 128, 128],
    ['black', [0, 0, 0], 16, 128, 128],
    ['red', [255, 0, 0], 63, 102, 240],
    ['green', [0, 255, 0], 173, 42, 26],
    ['blue', [0, 0, 255], 32, 240, 118],
  ] as const)('%s is BT.709 in limited range, everywhere', (_, colour, y, u, v) => {
    sampler.load(
      sampler.slots[0]!,
      paint(sampler, () => colour),
    );
    sampler.draw(sampler.slots[0]!, { x: 0.05, y: 0.03, w: 0.9 }, 0);
    const frame = sampler.frame(0);
    const planes = [
      frame.subarray(0, width * height),
      frame.subarray(width * height, (width * height * 5) / 4),
      frame.subarray((width * height * 5) / 4),
    ];
    for (const [index, wanted] of [y, u, v].entries()) {
      const found = new Set(planes[index]);
      expect(found.size).toBe(1);
      expect(Math.abs([...found][0]! - wanted)).toBeLessThanOrEqual(1);
    }
  });
});

describe('places', () => {
  const ramp = (of: Sampler) =>
    paint(of, (x) => Array(3).fill(Math.round((x * 255) / of.picture.width)) as [number, number, number]);

  test('shows exactly its part of the picture in a window', () => {
    sampler.load(sampler.slots[0]!, ramp(sampler));
    const window = { x: 0.08, y: 0.05, w: 0.88 };
    sampler.draw(sampler.slots[0]!, window, 0);
    for (const x of [4, 100, 200, 315]) {
      const grey = (255 * (window.x + (window.w * (x + 0.5)) / width) * 219) / 255 + 16;
      expect(Math.abs(luma(x, 90) - grey)).toBeLessThan(1.6);
    }
  });

  test('shows moves below one pixel: a hundredth of a pixel in each of a hundred frames is one pixel', () => {
    const edgeAt = (window: { x: number; y: number; w: number }) => {
      sampler.draw(sampler.slots[0]!, window, 0);
      let sum = 0;
      for (let x = 0; x < width; x += 1) sum += (luma(x, 90) - 16) / 219;
      return width - sum;
    };
    sampler.load(
      sampler.slots[0]!,
      paint(sampler, (x) => (x < 200 ? [0, 0, 0] : [255, 255, 255])),
    );
    const places = Array.from({ length: 41 }, (_, n) => edgeAt({ x: (n * 0.05) / width, y: 0, w: 0.9 }));
    const scale = 1 / 0.9;
    for (const [n, place] of places.entries())
      expect(Math.abs(places[0]! - place - n * 0.05 * scale)).toBeLessThan(0.04);
  });

  test('reads no pixels from outside, for the whole picture and the far corner', () => {
    sampler.load(
      sampler.slots[0]!,
      paint(sampler, () => [200, 200, 200]),
    );
    for (const window of [whole, { x: 1 - 1 / 1.15, y: 1 - 1 / 1.15, w: 1 / 1.15 }]) {
      sampler.draw(sampler.slots[0]!, window, 0);
      expect(new Set(sampler.frame(0).subarray(0, width * height)).size).toBe(1);
    }
  });

  test.each([
    [270, 480],
    [90, 162],
    [1080, 1920],
  ])('leaves no seam and no byte outside a frame of %i x %i', (w, h) => {
    const odd = openSampler(module, { width: w, height: h, slots: 1, frames: 2 });
    odd.load(
      odd.slots[0]!,
      paint(odd, (x, y) => [128, (y * 255) / odd.picture.height, (x * 255) / odd.picture.width]),
    );
    odd.frame(1).fill(7);
    odd.draw(odd.slots[0]!, { x: 0.02, y: 0.02, w: 0.95 }, 0);
    const frame = odd.frame(0);
    const steps = [];
    for (let y = 1; y < h; y += 1)
      for (const x of [0, 1, w - 1]) steps.push(frame[y * w + x]! - frame[(y - 1) * w + x]!);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(-1);
    expect(new Set(odd.frame(1))).toEqual(new Set([7]));
  });
});

describe('mixing', () => {
  test('blends a crossfade as a weighted mean', () => {
    sampler.load(
      sampler.slots[0]!,
      paint(sampler, () => [0, 0, 0]),
    );
    sampler.load(
      sampler.slots[1]!,
      paint(sampler, () => [255, 255, 255]),
    );
    sampler.draw(sampler.slots[0]!, whole, 0);
    sampler.draw(sampler.slots[1]!, whole, 1);
    sampler.blend(0, 1, 0.25);
    expect(luma(10, 10)).toBe(Math.round(16 + 219 / 4));
  });

  test('covers by the alpha of a caption and changes nothing else', () => {
    sampler.load(
      sampler.slots[0]!,
      paint(sampler, () => [255, 0, 0]),
    );
    sampler.draw(sampler.slots[0]!, whole, 0);
    const alpha = new Uint8Array(16 * 2).map((_, index) => [0, 128, 255][index % 3]!);
    sampler.overlay(0, {
      x: 32,
      y: 20,
      w: 16,
      h: 2,
      luma: new Uint8Array(32).fill(235),
      alpha,
      u: new Uint8Array(8).fill(128),
      v: new Uint8Array(8).fill(128),
      chromaAlpha: new Uint8Array(8).fill(255),
    });
    expect([luma(31, 20), luma(32, 20), luma(34, 20), luma(48, 20), luma(34, 22)]).toEqual([63, 63, 235, 63, 63]);
    expect(Math.abs(luma(33, 20) - 149)).toBeLessThanOrEqual(1);
    const at = width * height + 10 * (width / 2) + 16;
    expect([sampler.frame(0)[at - 1], sampler.frame(0)[at]]).toEqual([102, 128]);
    expect(chroma()).toEqual([102, 240]);
  });
});
