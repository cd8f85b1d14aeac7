import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { FilmPlan } from '#server/studio/film-plan.ts';
import type { FileStore } from '#server/ports/files.ts';
import { paintPicture } from '#test/harness/film.ts';
import { buildTimeline } from '#shared/film/timeline.ts';
import { momentOf, posterAt } from './film-poster.ts';

const timeline = buildTimeline({
  language: 'en',
  width: 640,
  height: 360,
  scenes: [
    { sceneId: 'card-title', picture: 'card', narration: null },
    { sceneId: 'a', picture: 'night', narration: null },
    { sceneId: 'b', picture: 'day', narration: null },
  ],
});

test('keeps a chosen poster frame inside its scene, and drops it with the scene', () => {
  expect(momentOf(timeline, { sceneId: 'b', ms: 1500 })).toBe(9500);
  expect(momentOf(timeline, { sceneId: 'a', ms: 60_000 })).toBeCloseTo(7966.7, 0);
  expect(momentOf(timeline, { sceneId: 'gone', ms: 0 })).toBeNull();
});

test('picks by default the scene that shows most, never a card or the night', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'poster-'));
  const night = join(folder, 'night.png');
  await sharp({ create: { width: 64, height: 36, channels: 3, background: '#020207' } })
    .png()
    .toFile(night);
  const day = await paintPicture(join(folder, 'day.png'), 1);
  const pictures = Object.fromEntries(
    Object.entries({ night, day, card: day }).map(([name, key]) => [name, { key, sha256: '' }]),
  );
  const files = { local: async (key: string) => key } as FileStore;
  const at = await posterAt(files, { timeline, pictures } as unknown as FilmPlan, null);
  expect([at > 8800, at < 12_000]).toEqual([true, true]);
  expect(await posterAt(files, { timeline, pictures } as unknown as FilmPlan, { sceneId: 'a', ms: 2000 })).toBe(6000);
  const whole = { kind: 'wide' as const, view: { x: 0, y: 0, w: 1 }, motion: timeline.shots[2]!.motion };
  const camera = [
    { ...whole, startFrame: 0, frames: 60 },
    { ...whole, kind: 'close' as const, startFrame: 60, frames: 60 },
  ];
  const told = {
    ...timeline,
    shots: timeline.shots.map((shot) => (shot.sceneId === 'b' ? { ...shot, camera } : shot)),
  };
  const inShots = await posterAt(files, { timeline: told, pictures } as unknown as FilmPlan, null);
  expect([inShots > 8800, inShots < 10_000]).toEqual([true, true]);
});
