import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { addOneOfEach } from '#test/harness/one-of-each.ts';
import { addTale, ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTales } from '#test/harness/tales.ts';
import { taleRoutes } from '../tale.routes.ts';

let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => {
  studio = await openStudio();
  const { tales } = await openTales(studio);
  app = await openTestApp(studio.db, (at) => taleRoutes(at, tales));
});
beforeEach(() => studio.reset());
afterAll(() => app.close());

const stats = async (id: string) =>
  (await app.inject({ url: `/api/tales/${id}/stats`, headers: { authorization: `Bearer ${ama}` } })).json();

test('counts only scenes for a tale that is just written', async () => {
  await addTale(studio.db, { id: 't1', scenes: 3 });
  expect(await stats('t1')).toEqual({
    ok: true,
    images: { total: 3, done: 0, queued: 0, generating: 0, failed: 0 },
    storyboard: { frames: 3, hasNarration: false, hasMusic: false },
    pack: { ready: false, durationMs: null },
    youtube: { bound: false, videoId: null, scheduledAt: null, publishedAt: null },
    updatedAt: expect.any(Number),
  });
});

test('counts frames by progress, without backgrounds', async () => {
  await addTale(studio.db, { id: 't1', scenes: 6 });
  const states = ['generated', 'queued', 'generating', 'uploading', 'error'] as const;
  for (const [n, status] of states.entries())
    await studio.db
      .updateTable('images')
      .set({ status })
      .where('id', '=', `t1-i${n + 1}`)
      .execute();
  await studio.db
    .insertInto('images')
    .values({ id: 'b', tale_id: 't1', frame_no: 1, image_type: 'background', prompt: '', status: 'generated' })
    .execute();
  expect((await stats('t1')).images).toEqual({ total: 6, done: 1, queued: 1, generating: 2, failed: 1 });
});

test('takes storyboard, package and channel figures from their stages', async () => {
  const { tale = '' } = await addOneOfEach(studio);
  const before = await stats(tale);
  expect(before.storyboard).toMatchObject({ hasNarration: true, hasMusic: true });
  expect(before.pack).toEqual({ ready: true, durationMs: 2000 });
  expect(before.youtube).toMatchObject({ bound: false, videoId: null });
  await studio.db
    .updateTable('publications')
    .set({ video_id: 'v1', state: 'scheduled', publish_at: new Date(1_900_000_000_000) })
    .execute();
  await studio.db
    .updateTable('tales')
    .set({ scheduled_at: new Date(1_900_000_000_000), published_at: new Date(1_900_000_100_000) })
    .execute();
  expect((await stats(tale)).youtube).toEqual({
    bound: true,
    videoId: 'v1',
    scheduledAt: 1_900_000_000,
    publishedAt: 1_900_000_100,
  });
  await studio.db.updateTable('publications').set({ state: 'removed' }).execute();
  expect((await stats(tale)).youtube.bound).toBe(false);
});

test('counts a bound tale as bound, and an unpublished one as not published', async () => {
  const { tale = '' } = await addOneOfEach(studio);
  const move = (status: string) =>
    app.inject({
      method: 'PATCH',
      url: `/api/tales/${tale}/status`,
      payload: { status },
      headers: { authorization: `Bearer ${ama}` },
    });
  await move('bound');
  expect((await stats(tale)).youtube).toMatchObject({ bound: true, videoId: null });
  await move('published');
  expect((await stats(tale)).youtube.publishedAt).not.toBeNull();
  await move('images');
  expect((await stats(tale)).youtube).toEqual({ bound: false, videoId: null, scheduledAt: null, publishedAt: null });
});

test('counts narration as missing while one scene of every language is silent', async () => {
  const { tale = '' } = await addOneOfEach(studio);
  await studio.db.deleteFrom('narrations').where('scene_id', '=', `${tale}-s1`).execute();
  expect((await stats(tale)).storyboard.hasNarration).toBe(false);
});

test('returns 404 for the figures of an unknown tale', async () => {
  expect(await stats('nowhere')).toMatchObject({ code: 'not_found', error: 'Tale not found' });
});
