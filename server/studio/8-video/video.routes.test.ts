import type { JobId } from '#shared/ids.ts';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import type { AnyJob, JobDesk, JobOwner } from '#server/jobs/define-job.ts';
import { checkFiles } from '#server/integrity/check-files.ts';
import { jobRepo } from '#server/jobs/job.repo.ts';
import { type Jobs, openJobs } from '#server/jobs/runner.ts';
import type { QuotaLimits } from '#server/quotas/creator-quotas.ts';
import type { Trx } from '#server/db/tables/tables.ts';
import { filmJob, filmJobParts } from '#test/harness/film-job.ts';
import { addMadeTale, addPicture } from '#test/harness/made-tale.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTestApp } from '#test/harness/app.ts';
import { testQuotas } from '#test/harness/quotas.ts';
import { posterService } from './poster.service.ts';
import type { RenderFilmsJob } from './render-films.job.ts';
import { videoRoutes } from './video.routes.ts';
import { videoService } from './video.service.ts';

let studio: TestStudio;
let jobs: Jobs;
let app: FastifyInstance;
let withoutFfmpeg: FastifyInstance;
const open = (ffmpeg = systemFfmpeg(), limits: Partial<QuotaLimits> = {}, desk: JobDesk = jobs.desk) => {
  const { db, files, plan, rendererName } = filmJobParts(studio);
  const videos = videoService({
    db,
    files,
    quotas: testQuotas(studio, limits),
    plan,
    rendererName,
    ffmpeg,
    desk,
    job: filmJob(studio),
  });
  const posters = posterService({
    db,
    files,
    plan,
    rendererName,
    ffmpeg,
    videos,
    workDir: join(studio.dir, 'posters'),
  });
  return openTestApp(db, (at) => videoRoutes(at, { videos, posters }, files));
};
beforeAll(async () => {
  studio = await openStudio();
  await studio.reset();
  jobs = await openJobs({ database: studio.database, db: studio.db, log: () => {} });
  await jobs.prepare(['video_processing']);
  await jobs.work([filmJob(studio) as AnyJob]);
  [app, withoutFfmpeg] = [await open(), await open(systemFfmpeg({ path: null }))];
});
beforeEach(async () => {
  await studio.reset();
  for await (const key of studio.files.list('')) await studio.files.remove(key); // what other tests of this worker left
});
afterAll(async () => {
  await jobs.close();
  await Promise.all([app.close(), withoutFfmpeg.close()]);
});
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'HEAD',
  url: string,
  { who = ama, body, headers = {} }: { who?: string; body?: object; headers?: Record<string, string> } = {},
) =>
  app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${who}`, ...headers },
    ...(body ? { payload: body } : {}),
  });
const made = async (jobId: JobId) =>
  expect.poll(async () => (await jobRepo(studio.db).find(jobId))?.status, { timeout: 20_000 }).toBe('completed');
const small = { height: 360, langs: ['en'] };

/** Orders become rows that nobody works on. */
const writtenDown = {
  order: async (trx: Trx, job: RenderFilmsJob, input: z.input<RenderFilmsJob['input']>, owner: JobOwner) => {
    const parsed = job.input.parse(input);
    const { id, fresh } = await jobRepo(trx).open({
      kind: job.kind,
      subject: job.subject(parsed),
      input: parsed,
      ...owner,
    });
    return { jobId: id, joined: !fresh };
  },
};

test('rejects a render beyond the daily limit, without counting one that joins another', async () => {
  await addMadeTale(studio, { plain: true, scenes: 1, langs: ['en'] });
  const limited = await open(systemFfmpeg(), { rendersADay: 1 }, writtenDown as never);
  const order = (height: number) =>
    limited.inject({
      method: 'POST',
      url: '/api/tales/t1/render-video',
      headers: { authorization: `Bearer ${ama}` },
      payload: { height },
    });
  const answers = await Promise.all([order(360), order(360), order(720), order(720)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 403, 403]);
  const [refused] = answers.filter(({ statusCode }) => statusCode === 403);
  expect(refused!.json().error).toBe('You have reached the limit of 1 render in 24 hours. Try again in about 24 h.');
  const rows = await studio.db.selectFrom('jobs').select('id').execute();
  expect(rows).toEqual([{ id: answers.find(({ statusCode }) => statusCode === 200)!.json().jobId }]);
  await limited.close();
});

test('orders and starts no film while the disk has only its reserve, and says so', async () => {
  await addMadeTale(studio, { plain: true, scenes: 1, langs: ['en'] });
  const full = await open(systemFfmpeg(), { reserveBytes: Number.MAX_SAFE_INTEGER });
  const answer = await full.inject({
    ...{
      method: 'POST',
      url: '/api/tales/t1/render-video',
      headers: { authorization: `Bearer ${ama}` },
      payload: small,
    },
  });
  expect([answer.statusCode, answer.json().error]).toEqual([
    507,
    expect.stringMatching(/The disk of the studio is full/),
  ]);
  await full.close();
});

test('orders, joins, packages, lists and downloads', async () => {
  await addMadeTale(studio, { plain: true, scenes: 2, langs: ['en', 'fr'] });
  const before = (await call('GET', '/api/tales/t1/package')).json();
  expect(before).toMatchObject({
    ok: true,
    ready: false,
    taleId: 't1',
    title: 'The Good Samaritan',
    verse: 'Luke 10:25-37',
  });
  expect(before.assets.map((asset: { name: string }) => asset.name)).toEqual([
    'pictures/scene-01.png',
    'pictures/scene-02.png',
  ]);
  expect((await call('GET', '/api/r2/packages/t1/final.mp4')).statusCode).toBe(404);

  const [one, two] = await Promise.all([
    call('POST', '/api/tales/t1/render-video', { body: small }),
    call('POST', '/api/tales/latest/package', { body: small }),
  ]);
  expect(two.json()).toEqual(one.json());
  await made(one.json().jobId);

  const [film, ...others] = (await call('GET', '/api/tales/t1/videos')).json().items;
  expect(film.captions).toBe('off');
  expect(others).toEqual([]);
  expect(film).toMatchObject({
    language: 'en',
    shape: '16:9',
    stale: false,
    width: 640,
    height: 360,
    durationMs: 3600,
  });
  const whole = await call('GET', film.urls.video);
  expect([
    whole.statusCode,
    whole.headers['content-type'],
    whole.headers['cache-control'],
    whole.rawPayload.length,
  ]).toEqual([200, 'video/mp4', 'no-store', film.bytes]);
  const part = await call('GET', '/api/r2/packages/t1/final.mp4', { headers: { range: 'bytes=4-7' } });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'ftyp', `bytes 4-7/${film.bytes}`]);
  for (const [url, type] of [
    [film.urls.audio, 'audio/mpeg'],
    ['/api/r2/packages/t1/narration.mp3', 'audio/mpeg'],
    [film.urls.srt, 'application/x-subrip'],
    [film.urls.vtt, 'text/vtt'],
    [film.urls.poster, 'image/jpeg'],
  ]) {
    const answer = await call('GET', url);
    expect([answer.statusCode, answer.headers['content-type']?.toString().split(';')[0]]).toEqual([200, type]);
  }
  expect((await call('GET', '/api/r2/packages/t1/fr/final.mp4')).statusCode).toBe(404);
  expect((await call('GET', '/api/r2/packages/t1/secret.txt')).statusCode).toBe(400);

  const after = (await call('GET', '/api/tales/t1/package')).json();
  expect(after).toMatchObject({
    ready: true,
    engines: ['built-in writer', 'built-in art', 'built-in simple voice', 'built-in renderer'],
  });
  const named = after.assets.find((asset: { name: string }) => asset.name === 'en/final.mp4');
  expect(named).toMatchObject({ bytes: film.bytes, mime: 'video/mp4', url: film.urls.video });
  expect(
    after.assets.every(
      (asset: { sha256: string; bytes: number }) => /^[0-9a-f]{64}$/.test(asset.sha256) && asset.bytes > 0,
    ),
  ).toBe(true);
  expect(after.attributions[0]).toBe('English: World English Bible (public domain)');

  expect(film.chapters).toEqual([
    { startMs: 0, title: 'A certain man was going down from Jerusalem to Jericho. 1' },
    { startMs: 1800, title: 'A certain man was going down from Jerusalem to Jericho. 2' },
  ]);
  const track = await call('GET', film.urls.chapters);
  expect([track.statusCode, track.headers['content-type'], track.body.split('\n').slice(3, 5)]).toEqual([
    200,
    'text/vtt; charset=utf-8',
    ['00:00:00.000 --> 00:00:01.800', film.chapters[0].title],
  ]);
  expect([film.posterChosen, film.redo]).toEqual([false, { pieces: 0, of: 4, scenes: [] }]);
  const choose = (atMs: number | null) =>
    call('PUT', '/api/tales/t1/poster', { body: { language: 'en', shape: '16:9', atMs } });
  const chosen = (await choose(2500)).json().video;
  expect([chosen.posterChosen, chosen.urls.poster === film.urls.poster]).toEqual([true, false]);
  expect(
    (await call('GET', chosen.urls.poster)).rawPayload.equals((await call('GET', film.urls.video)).rawPayload),
  ).toBe(false);
  expect((await studio.db.selectFrom('videos').select('poster_choice').executeTakeFirst())?.poster_choice).toEqual({
    sceneId: 't1-s2',
    ms: 700,
  });
  expect((await choose(99_000)).json().error).toBe('The film ends before that moment.');
  expect((await choose(null)).json().video.posterChosen).toBe(false);
  expect(await checkFiles(studio)).toMatchObject({ missing: [], orphan: [] });

  expect(film.why).toEqual([]);
  await addPicture(studio, 't1-i1', 4);
  expect((await call('GET', '/api/tales/t1/videos')).json().items[0]).toMatchObject({
    stale: true,
    why: ['One picture was changed.'],
    redo: { pieces: 2, of: 4, scenes: [1, 2] },
  });
});

test('renders a separate film with highlighted words and word times on request', async () => {
  await addMadeTale(studio, { plain: true, scenes: 1, langs: ['en'] });
  const order = (body: object) => call('POST', '/api/tales/t1/render-video', { body: { ...small, ...body } });
  const refused = await order({ highlightWords: true });
  expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringContaining('ask for both')]);
  const film = async () => (await call('GET', '/api/tales/t1/videos')).json().items[0];
  const urls = [];
  for (const [body, captions] of [
    [{ burnCaptions: true }, 'plain'],
    [{ burnCaptions: true, highlightWords: true }, 'words'],
  ] as const) {
    await made((await order(body)).json().jobId);
    expect(await film()).toMatchObject({ captions, stale: false });
    urls.push((await film()).urls.video);
  }
  expect(new Set(urls).size).toBe(2);
  expect((await call('GET', (await film()).urls.vtt)).body).toMatch(/<00:00:00\.\d{3}><c>/);
  expect((await call('GET', (await film()).urls.srt)).body).not.toContain('<');
});

test('makes both films when an order with other options arrives during a render', async () => {
  await addMadeTale(studio, { plain: true, scenes: 1, langs: ['en', 'fr'] });
  const order = async (body: object) =>
    (await call('POST', '/api/tales/t1/render-video', { body: { height: 360, ...body } })).json().jobId;
  const first = await order({ langs: ['en'] });
  const others = [await order({ langs: ['fr'] }), await order({ langs: ['en'], shapes: ['9:16'] })];
  expect(new Set([first, ...others]).size).toBe(3);
  expect(await order({ langs: ['en'], shapes: ['16:9'] })).toBe(first);
  for (const jobId of [first, ...others]) await made(jobId);
  const { items } = (await call('GET', '/api/tales/t1/videos')).json();
  expect(
    items.map((film: { language: string; shape: string; width: number }) => [film.language, film.shape, film.width]),
  ).toEqual([
    ['en', '16:9', 640],
    ['en', '9:16', 360],
    ['fr', '16:9', 640],
  ]);
  const upright = await call('GET', items[1].urls.video);
  expect([upright.statusCode, upright.rawPayload.length]).toEqual([200, items[1].bytes]);
  expect(items[1].bytes).not.toBe(items[0].bytes);
  const names = (await call('GET', '/api/tales/t1/package')).json().assets.map((asset: { name: string }) => asset.name);
  expect(names).toEqual(expect.arrayContaining(['en/final.mp4', 'en/upright/final.mp4', 'fr/final.mp4']));
  expect((await call('POST', '/api/tales/t1/render-video', { body: { shapes: ['4:3'] } })).statusCode).toBe(400);
});

test('returns 404 for another creator’s films on every call', async () => {
  await addTale(studio.db);
  const calls = [
    ['POST', '/api/tales/%/render-video'],
    ['POST', '/api/tales/%/package'],
    ['GET', '/api/tales/%/package'],
    ['GET', '/api/tales/%/videos'],
    ['GET', '/api/r2/packages/%/final.mp4'],
    ['GET', '/api/r2/packages/%/en/narration.mp3'],
  ] as const;
  for (const [method, path] of calls) {
    const [theirs, unknown] = [
      await call(method, path.replace('%', 't1'), { who: kofi, ...(method === 'POST' ? { body: {} } : {}) }),
      await call(method, path.replace('%', 'nobody'), { who: kofi, ...(method === 'POST' ? { body: {} } : {}) }),
    ];
    expect([path, theirs.statusCode]).toEqual([path, 404]);
    expect(theirs.body).toBe(unknown.body);
  }
  expect((await app.inject({ url: '/api/r2/packages/t1/final.mp4' })).statusCode).toBe(401);
  expect(await studio.db.selectFrom('jobs').select('id').execute()).toEqual([]);
});

test('explains a missing tale, a missing ffmpeg and a wrong option, and accepts no body', async () => {
  const none = await call('POST', '/api/tales/latest/render-video', { body: {} });
  expect([none.statusCode, none.json().error]).toEqual([404, 'No tales yet']);
  await addTale(studio.db, { scenes: 0 });
  const missing = await withoutFfmpeg.inject({
    method: 'POST',
    url: '/api/tales/t1/render-video',
    payload: {},
    headers: { authorization: `Bearer ${ama}` },
  });
  expect([missing.statusCode, missing.json().error]).toEqual([503, expect.stringContaining('ffmpeg')]);
  expect((await call('POST', '/api/tales/t1/render-video', { body: { langs: ['de'] } })).statusCode).toBe(400);
  expect((await call('POST', '/api/tales/t1/render-video', { body: { height: 5000 } })).statusCode).toBe(400);
  const unwritten = await call('POST', '/api/tales/t1/package');
  expect([unwritten.statusCode, unwritten.json().error]).toEqual([
    409,
    expect.stringContaining('Write its story first'),
  ]);
  await addTale(studio.db, { id: 't2', scenes: 1 });
  expect((await call('POST', '/api/tales/t2/package')).statusCode).toBe(200);
});
