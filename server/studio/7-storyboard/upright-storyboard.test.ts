import type { SceneId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withSubject } from '#server/builtin/illustrator/reading/subject-exif.ts';
import { openTestApp } from '#test/harness/app.ts';
import { boardParts } from '#test/harness/film-job.ts';
import { addMadeTale } from '#test/harness/made-tale.ts';
import { ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { storyboardRoutes } from './storyboard.routes.ts';
import { storyboardService } from './storyboard.service.ts';

let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => {
  studio = await openStudio();
  app = await openTestApp(studio.db, (at) => storyboardRoutes(at, storyboardService(boardParts(studio)), studio.files));
});
beforeEach(async () => {
  await studio.reset();
  await addMadeTale(studio, { scenes: 2, langs: ['en'] });
  const plain = await sharp({ create: { ...tall, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const drawn = withSubject(plain, { x: 0.4, y: 0.4, faces: [{ x: 0.4, y: 0.4, size: 0.08 }] }, tall);
  await studio.files.put('images/tall.jpg', drawn, 'image/jpeg');
  await studio.db.updateTable('images').set({ sha256: 'lying' }).where('id', '=', 't1-i1').execute();
  await studio.db.updateTable('narrations').set({ duration_ms: 16_000 }).where('scene_id', '=', 't1-s1').execute();
  const row = { tale_id: 't1', picture: 'lying', r2_key: 'images/tall.jpg', sha256: 'tall', ...tall };
  await studio.db.insertInto('upright_pictures').values(row).execute();
});
afterAll(() => app.close());

const tall = { width: 2160, height: 3840 };
const show = async (shape: string) => {
  const url = `/api/tales/t1/storyboard?language=en&shape=${shape}`;
  const { shots } = (await app.inject({ url, headers: { authorization: `Bearer ${ama}` } })).json();
  return (shots as { sceneId: SceneId; imageUrl: string; camera: { kind: string }[]; cover: object }[]).filter(
    ({ sceneId }) => sceneId.startsWith('t1-'),
  );
};

test('shows the picture drawn for an upright film, in full and in shots', async () => {
  const [first] = await show('9:16');
  expect(first?.imageUrl).toBe('/api/images/file/t1-i1?v=tall&shape=9:16');
  expect(first?.camera.map(({ kind }) => kind)).toEqual(['wide', 'medium', 'close']);
  expect(first?.cover).toEqual({ x: 0.5, y: 0.5 });
});

test('crops a frame without an upright picture to its figures, for upright films only', async () => {
  const [, second] = await show('9:16');
  expect(second?.imageUrl).not.toContain('shape');
  expect(second?.camera.map(({ kind }) => kind)).toEqual(['wide']);
  expect((await show('16:9'))[0]?.imageUrl).toBe('/api/images/file/t1-i1?v=lying');
});

test('reports which upright pictures are possible but missing', async () => {
  await studio.db.updateTable('images').set({ engine: 'own art' }).where('tale_id', '=', 't1').execute();
  const plan = storyboardService({ ...boardParts(studio), ownArt: 'own art' }).plan;
  const images = (await plan('t1', 'en', 360, '9:16')).scenes.flatMap(({ image }) => image ?? []);
  expect(images.map(({ upright }) => upright)).toEqual(['drawn', 'missing']);
  const lying = (await plan('t1', 'en', 360, '16:9')).scenes.flatMap(({ image }) => image ?? []);
  expect(lying.map(({ upright }) => upright)).toEqual([undefined, undefined]);
});
