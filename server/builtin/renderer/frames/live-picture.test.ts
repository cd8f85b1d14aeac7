import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withLife } from '#server/files/picture-life-file.ts';
import type { PictureLife } from '#shared/motion/picture-life.ts';
import type { Layer, Segment } from '#shared/film/timeline-segments.ts';
import { drawFrames } from './frame-drawing.ts';
import { samplerModule } from './sampler-module.ts';

const lying = { width: 320, height: 180, fps: 30 };
const folder = mkdtempSync(join(tmpdir(), 'live-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let module: WebAssembly.Module;
const pictures: Record<string, string> = {};

/** Stripes and rings: wherever something moves, pixels change. */
const drawing = (tint: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="${tint}"/>${Array.from(
    { length: 64 },
    (_, n) => `<path d="M${n * 20} 0V720M0 ${n * 20}H1280" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`,
  ).join('')}` + `</svg>`;

async function keep(name: string, tint: string, life: PictureLife, cells: Buffer[][] = []): Promise<void> {
  pictures[name] = join(folder, `${name}.jpg`);
  const jpeg = await sharp(Buffer.from(drawing(tint)))
    .jpeg({ quality: 95 })
    .toBuffer();
  await writeFile(pictures[name], withLife(jpeg, life, cells));
}

const area = { x: 0.25, y: 0.25, w: 0.25, h: 0.5 };
const pivot = { x: 0.375, y: 0.7 };
beforeAll(async () => {
  module = await samplerModule();
  await keep('swaying', '#556', { parts: [{ kind: 'warp', moves: 'sway', area, pivot, strength: 1 }] });
  await keep('nodding', '#556', { parts: [{ kind: 'warp', moves: 'nod', area, pivot, strength: 1 }] });
  await keep('breathing', '#556', { parts: [{ kind: 'warp', moves: 'breathe', area, pivot, strength: 1 }] });
  await keep('glowing', '#223', { parts: [{ kind: 'glow', area, colour: '#ffc060', pace: 'flame', strength: 1 }] });
  await keep('sparkling', '#223', { parts: [{ kind: 'particles', of: 'glints', area, strength: 1 }] });
  const red = await sharp({ create: { width: 320, height: 360, channels: 4, background: '#ff0000' } })
    .webp({ lossless: true })
    .toBuffer();
  const flag: PictureLife = { parts: [{ kind: 'flipbook', plays: 'loop', person: null, area, cells: 1 }] };
  await keep('waving', '#556', flag, [[red]]);
  const [eyes, mouth] = [
    { x: 0.3, y: 0.3, w: 0.1, h: 0.1 },
    { x: 0.3, y: 0.5, w: 0.1, h: 0.1 },
  ];
  const small = await sharp({ create: { width: 128, height: 72, channels: 4, background: '#00ff00' } })
    .webp({ lossless: true })
    .toBuffer();
  const face: PictureLife = {
    parts: [
      { kind: 'flipbook', plays: 'blink', person: 'Ruth', area: eyes, cells: 2 },
      { kind: 'flipbook', plays: 'speak', person: 'Ruth', area: mouth, cells: 1 },
    ],
  };
  await keep('speaking', '#556', face, [[small, small], [small]]);
});

const window = { at: { x: 0, y: 0, w: 1 }, step: { x: 0, y: 0, w: 0 } };
const layer = (picture: string, more: Partial<Layer> = {}): Layer => ({ picture, ...window, life: { at: 0 }, ...more });
const { life: _, ...stillness } = layer('');

async function framesOf(layers: Segment['layers'], frames: number, shape = lying): Promise<Uint8Array[]> {
  const drawn: Uint8Array[] = [];
  const pieces = [{ startFrame: 0, frames, layers, captions: [] }];
  for await (const frame of drawFrames({ module, shape, pieces, pictures })) drawn.push(frame.slice());
  return drawn;
}
/**
 * Which pixels of Y differ between two frames, as the box around them in fractions of the frame; null when none does.
 */
function changed(a: Uint8Array, b: Uint8Array) {
  const places = [...a.subarray(0, 320 * 180)].flatMap((value, at) =>
    value === b[at] ? [] : [[at % 320, Math.floor(at / 320)] as const],
  );
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return {
    x: Math.min(...xs) / 320,
    y: Math.min(...ys) / 180,
    right: (Math.max(...xs) + 1) / 320,
    bottom: (Math.max(...ys) + 1) / 180,
  };
}

describe('motion inside a picture', () => {
  test.each(['swaying', 'nodding', 'breathing', 'glowing', 'sparkling', 'waving'])('%s', async (picture) => {
    const [still] = await framesOf([{ ...stillness, picture }], 1);
    const frames = await framesOf([layer(picture)], 60);
    const boxes = frames.flatMap((frame) => changed(still!, frame) ?? []);
    expect(boxes.length).toBeGreaterThan(20);
    const slack = 0.02;
    for (const { x, y, right, bottom } of boxes) {
      expect(x).toBeGreaterThan(area.x - slack);
      expect(y).toBeGreaterThan(area.y - slack);
      expect(right).toBeLessThan(area.x + area.w + slack);
      expect(bottom).toBeLessThan(area.y + area.h + slack);
    }
    expect(new Set(frames.map((frame) => Buffer.from(frame).toString('base64'))).size).toBeGreaterThan(
      picture === 'waving' ? 1 : 15,
    );
  });

  test('changes poses twelve times a second and holds them in between', async () => {
    const frames = await framesOf([layer('swaying')], 30);
    const kept = frames.slice(1).filter((frame, n) => !changed(frame, frames[n]!)).length;
    expect(kept).toBeGreaterThanOrEqual(17);
    expect(kept).toBeLessThan(25);
  });

  test('draws a cell exactly in its place', async () => {
    const frames = await framesOf([layer('waving')], 6);
    const red = (frame: Uint8Array, x: number, y: number) =>
      frame[320 * 180 * 1.25 + Math.floor(y * 90) * 160 + Math.floor(x * 160)]! > 200;
    const shown = frames.find((frame) => red(frame, 0.375, 0.5))!;
    const inside = [0.26, 0.49].flatMap((x) => [0.28, 0.72].map((y) => red(shown, x, y)));
    const outside = [red(shown, 0.24, 0.5), red(shown, 0.51, 0.5), red(shown, 0.4, 0.23), red(shown, 0.4, 0.77)];
    expect([inside, outside]).toEqual([Array(4).fill(true), Array(4).fill(false)]);
  });

  test('draws a cell in its place in upright films too', async () => {
    const [wide, high] = [180, 320];
    const frames = await framesOf([layer('waving', { cover: { x: 0.3, y: 0.5 } })], 6, {
      width: wide,
      height: high,
      fps: 30,
    });
    const left = 0.3 * (1 - (9 / 16) ** 2);
    const red = (x: number, y: number) => {
      const at = Math.floor((y * high) / 2) * (wide / 2) + Math.floor(((x - left) / (9 / 16) ** 2) * (wide / 2));
      return frames.some((frame) => frame[wide * high * 1.25 + at]! > 200);
    };
    const inside = [0.26, 0.49].map((x) => red(x, 0.5));
    expect([inside, red(0.24, 0.5), red(0.51, 0.5), red(0.4, 0.23)]).toEqual([[true, true], false, false, false]);
  });

  test('moves a mouth only while its person speaks', async () => {
    const words = [{ from: 30, to: 60, begins: true }];
    const speaks = (frames: Uint8Array[], from: number, to: number) =>
      frames
        .slice(from, to)
        .some(
          (frame) =>
            frame[Math.round(0.55 * 180) * 320 + Math.round(0.35 * 320)]! >
            frames[0]![Math.round(0.55 * 180) * 320 + Math.round(0.35 * 320)]! + 20,
        );
    const [hers, his] = await Promise.all(
      ['Ruth', 'Boaz'].map((person) =>
        framesOf([layer('speaking', { life: { at: 0, said: [{ person, words }] } })], 90),
      ),
    );
    expect([speaks(hers!, 1, 30), speaks(hers!, 30, 60), speaks(hers!, 64, 90), speaks(his!, 1, 90)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('a still picture', () => {
  test.each(['swaying', 'glowing', 'waving'])('renders %s like a picture without motion', async (picture) => {
    pictures['plain'] = join(folder, 'plain.jpg');
    await writeFile(
      pictures['plain'],
      await sharp(Buffer.from(drawing(picture === 'glowing' ? '#223' : '#556')))
        .jpeg({ quality: 95 })
        .toBuffer(),
    );
    const [kept, plain, live] = await Promise.all([
      framesOf([{ ...stillness, picture }], 3),
      framesOf([{ ...stillness, picture: 'plain' }], 3),
      framesOf([layer('plain')], 3),
    ]);
    expect(kept).toEqual(plain);
    expect(live).toEqual(plain);
  });
});

describe('segments', () => {
  const moving = { at: { x: 0.01, y: 0.02, w: 0.9 }, step: { x: 0.0004, y: 0, w: 0.0002 } };
  test.each([undefined, { x: 0.2, y: 0.1, w: 0.6 }])(
    'shows the same frames in a later piece as in the whole film (view %o)',
    async (view) => {
      const seen = (picture: string, after = 0): Layer => ({
        ...layer(picture, { life: { at: 100 + after }, ...(view ? { view } : {}) }),
        at: { x: 0.01 + 0.0004 * after, y: 0.02, w: 0.9 + 0.0002 * after },
        step: moving.step,
      });
      for (const picture of ['nodding', 'glowing', 'waving', 'sparkling']) {
        const whole = await framesOf([seen(picture)], 40);
        expect(await framesOf([seen(picture, 17)], 23)).toEqual(whole.slice(17));
      }
    },
  );

  test('animates both pictures of a crossfade', async () => {
    const still = (picture: string): Layer => ({ ...stillness, picture });
    const [both, under, over, none] = await Promise.all([
      framesOf([layer('swaying'), layer('glowing')], 12),
      framesOf([layer('swaying'), still('glowing')], 12),
      framesOf([still('swaying'), layer('glowing')], 12),
      framesOf([still('swaying'), still('glowing')], 12),
    ]);
    for (const [a, b] of [
      [both, under],
      [both, over],
      [under, none],
      [over, none],
    ] as const)
      expect(changed(a![9]!, b![9]!)).not.toBeNull();
  });
});
