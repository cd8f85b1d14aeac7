import type { TaleId } from '#shared/ids.ts';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { filmJob, filmJobParts } from '#test/harness/film-job.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTestApp } from '#test/harness/app.ts';
import type { Language } from '#shared/vocabulary.ts';
import { testQuotas } from '#test/harness/quotas.ts';
import { posterService } from './poster.service.ts';
import { videoRoutes } from './video.routes.ts';
import { videoService } from './video.service.ts';

let studio: TestStudio;
let app: FastifyInstance;
const noDesk = { order: async () => Promise.reject(new Error('No job is ordered here')) };
beforeAll(async () => {
  studio = await openStudio();
  const { db, files, plan, rendererName } = filmJobParts(studio);
  const videos = videoService({
    db,
    files,
    quotas: testQuotas({ db, files }),
    plan,
    rendererName,
    ffmpeg: systemFfmpeg(),
    desk: noDesk as never,
    job: filmJob(studio),
  });
  const posters = posterService({
    db,
    files,
    plan,
    rendererName,
    ffmpeg: systemFfmpeg(),
    videos,
    workDir: join(studio.dir, 'posters'),
  });
  app = await openTestApp(db, (at) => videoRoutes(at, { videos, posters }, files));
});
beforeEach(async () => {
  await studio.reset();
  for (const id of ['t1', 't2']) await addTale(studio.db, { id, scenes: 1 });
  await addTale(studio.db, { id: 'k1', userId: kofi, scenes: 1 });
});
afterAll(() => app.close());

const get = (url: string, userId = ama) => app.inject({ url, headers: { authorization: `Bearer ${userId}` } });
const listed = async (url: string, userId = ama) =>
  (await get(url, userId)).json().items.map(({ id }: { id: string }) => id);
const pack = (taleId: TaleId) => studio.db.insertInto('packages').values({ tale_id: taleId, manifest: '{}' }).execute();

/** A film's row with its files, rendered on a minute of a day. */
async function addFilm(taleId: TaleId, language: Language, minute: number) {
  const at = `packages/t-${taleId}/${language}`;
  const put = async (name: string) =>
    (await studio.files.put(`${at}/${name}`, Buffer.from(`${name} of ${taleId}`), 'x')).key;
  const facts = { duration_ms: 61_000, frames: 1830, width: 640, height: 360, bytes: 20, sha256: 's', loudness: -14 };
  await studio.db
    .insertInto('videos')
    .values({
      id: `${taleId}-${language}`,
      tale_id: taleId,
      language,
      shape: '16:9',
      fingerprint: 'f',
      ...facts,
      video_key: await put('final.mp4'),
      narration_key: await put('narration.mp3'),
      srt_key: await put('captions.srt'),
      vtt_key: await put('captions.vtt'),
      poster_key: await put('poster.jpg'),
      updated_at: new Date(Date.UTC(2026, 0, 1, 12, minute)),
    })
    .execute();
}

test('lists a film once its package is complete', async () => {
  await addFilm('t1', 'en', 1);
  expect([await listed('/api/videos'), await listed('/api/tales/t1/videos')]).toEqual([[], []]);
  expect((await get('/api/r2/packages/t1/en/poster.jpg')).statusCode).toBe(404);
  await pack('t1');
  for (const url of ['/api/videos', '/api/tales/t1/videos']) {
    const { items } = (await get(url)).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual(['t1-en']);
    for (const file of Object.values<string>(items[0].urls))
      expect([file, (await get(file)).statusCode]).toEqual([file, 200]);
  }
  await studio.files.remove('packages/t-t1/en/poster.jpg');
  expect([await listed('/api/videos'), await listed('/api/tales/t1/videos')]).toEqual([[], []]);
});

test('lists films of all own tales and languages by name, newest first', async () => {
  await addFilm('t1', 'en', 1);
  await addFilm('t2', 'ee', 3);
  await addFilm('t1', 'fr', 2);
  await addFilm('k1', 'en', 4);
  for (const id of ['t1', 't2', 'k1']) await pack(id);
  await studio.db.updateTable('tale_texts').set({ title: 'Le bon Samaritain' }).where('language', '=', 'fr').execute();
  expect(await listed('/api/videos')).toEqual(['t2-ee', 't1-fr', 't1-en']);
  expect(await listed('/api/videos', kofi)).toEqual(['k1-en']);
  expect(await listed('/api/videos?taleId=t1')).toEqual(['t1-fr', 't1-en']);
  expect(await listed('/api/videos?language=ee')).toEqual(['t2-ee']);
  const { items } = (await get('/api/videos?language=fr')).json();
  expect(items[0]).toMatchObject({
    title: 'Le bon Samaritain',
    taleTitle: 'The Good Samaritan',
    stale: true,
    durationMs: 61_000,
  });
  expect(items[0].why).toEqual(['Something in it was changed after it was rendered.']);
  await studio.db.updateTable('tales').set({ deleted_at: new Date() }).where('id', '=', 't1').execute();
  expect(await listed('/api/videos')).toEqual(['t2-ee']);
});

test('returns the whole list in pages of any size, with times finer than milliseconds', async () => {
  for (const language of ['en', 'fr', 'ee'] as const) for (const id of ['t1', 't2']) await addFilm(id, language, 7);
  for (const id of ['t1', 't2']) await pack(id);
  await studio.database.execute(
    `update videos set updated_at = updated_at + interval '123 microseconds' where language = 'fr'`,
  );
  const whole = await listed('/api/videos');
  expect(new Set(whole).size).toBe(6);
  for (const limit of [1, 2, 4]) {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { items: { id: string }[]; nextCursor: string | null } = (
        await get(`/api/videos?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`)
      ).json();
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect([limit, seen]).toEqual([limit, whole]);
  }
  expect((await get('/api/videos?cursor=x')).statusCode).toBe(400);
});

test('answers for another creator’s tale as for an unknown one', async () => {
  const [theirs, unknown] = [await get('/api/videos?taleId=t1', kofi), await get('/api/videos?taleId=nothing', kofi)];
  expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body]);
});

test('names a download after film and language', async () => {
  await addFilm('t1', 'en', 1);
  await pack('t1');
  const name = async (file: string) =>
    (await get(`/api/r2/packages/t1/en/${file}?download=1`)).headers['content-disposition'];
  expect(await name('final.mp4')).toContain('filename="The Good Samaritan (English).mp4"');
  expect(await name('captions.vtt')).toContain('filename="The Good Samaritan (English).vtt"');
  expect((await get('/api/r2/packages/t1/en/final.mp4')).headers['content-disposition']).toBe(undefined);
});
