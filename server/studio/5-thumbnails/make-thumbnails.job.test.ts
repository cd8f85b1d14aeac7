import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { fontFilesOf } from '#server/adapters/thumbnail-fonts.ts';
import { transact } from '#server/db/connect.ts';
import type { AnyJob } from '#server/jobs/define-job.ts';
import { jobRepo } from '#server/jobs/job.repo.ts';
import { jobService } from '#server/jobs/job.service.ts';
import { type Jobs, openJobs } from '#server/jobs/runner.ts';
import type { Rasterizer } from '#server/ports/rasterizer.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addTale, ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { type ThumbnailService, thumbnailService } from './thumbnail.service.ts';

let studio: TestStudio;
let jobs: Jobs;
let thumbnails: ThumbnailService;
let before: (signal: AbortSignal | undefined) => Promise<unknown>;
const rasterizer = resvgRasterizer({ fontsOf: fontFilesOf });
const patient: Rasterizer = {
  png: (svg, width, signal) => before(signal).then(() => rasterizer.png(svg, width, signal)),
};

async function openWorker() {
  const { database, db, files } = studio;
  jobs = await openJobs({ database, db, log: () => {} });
  thumbnails = thumbnailService({ db, files, rasterizer: patient, desk: jobs.desk });
  await jobs.prepare([thumbnails.job.kind]);
  await jobs.work([thumbnails.job as AnyJob]);
}
beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  await addTale(studio.db);
  await studio.db.updateTable('tales').set({ thumbnails_planned: 2 }).execute();
  const { illustrator } = testIllustrator();
  for (const n of [1, 2, 3]) {
    const order = {
      prompt: `${n}`,
      story: [],
      index: n,
      seed: 's',
      take: 0,
      style: '',
      context: 'universal',
      use: 'frame',
      width: 64,
      height: 36,
    } as const;
    const key = `images/t1/f${n}.png`;
    await studio.files.put(key, (await illustrator.draw(order, new AbortController().signal)).bytes, 'image/png');
    await studio.db.updateTable('images').set({ status: 'generated', r2_key: key }).where('frame_no', '=', n).execute();
  }
  before = async () => {};
  await openWorker();
});
afterEach(() => jobs.close());
afterAll(async () => {
  rasterizer.close();
  await studio.reset();
});

const tale = { taleId: 't1', userId: ama };
const complete = async () => {
  await transact(studio.db, (trx) => thumbnails.onImagesComplete(trx, tale));
  return (
    (await studio.db.selectFrom('jobs').select('id').where('kind', '=', 'thumbnail_generation').executeTakeFirst())
      ?.id ?? ''
  );
};
const until = (id: string, status: string) =>
  expect.poll(async () => (await jobRepo(studio.db).find(id))?.status, { timeout: 30_000 }).toBe(status);
const hang = (signal: AbortSignal | undefined) => sleep(60_000, null, signal ? { signal } : {});
const statuses = async () => (await thumbnails.list(tale)).map(({ status }) => status);

test('when all images are ready, makes and rasterizes the planned thumbnails and emits events', async () => {
  await until(await complete(), 'completed');
  const items = await thumbnails.list(tale);
  expect(items).toMatchObject([
    {
      idx: 0,
      variant: 'A',
      title: 'The Good Samaritan',
      subtitle: 'Luke 10:25-37',
      style: 'classic',
      status: 'generated',
      isDefault: true,
    },
    { idx: 1, variant: 'B', style: 'banner', status: 'generated', isDefault: false },
  ]);
  const { key } = await thumbnails.png(items[0]!.id, ama, 'show');
  const { width, height, format } = await sharp(await studio.files.local(key)).metadata();
  expect([width, height, format]).toEqual([1280, 720, 'png']);
  expect(await studio.files.has(items[0]!.r2_key_svg!)).toBe(true);
  const events = await studio.db
    .selectFrom('events')
    .select('data')
    .where('kind', '=', 'thumbnail')
    .orderBy('id')
    .execute();
  expect(events.map(({ data }) => data).filter((data) => (data as { idx: number }).idx === 0)).toMatchObject([
    { status: 'queued' },
    { status: 'generating' },
    { status: 'generated', r2_key_png: key },
  ]);
  await complete();
  expect(await studio.db.selectFrom('jobs').select('id').execute()).toHaveLength(1);
});

test('fills each planned slot with a layout and the current title, and keeps what a person made', async () => {
  const prepared = {
    tale_id: 't1',
    variant: 'A',
    title: 'Old title',
    subtitle: 'Luke 10',
    style: 'classic',
    palette: '{}',
  };
  await studio.db
    .insertInto('thumbnails')
    .values([
      { id: 'p1', idx: 1, status: 'queued', ...prepared, variant: 'B' },
      { id: 'own', idx: 5, status: 'ready', ...prepared },
    ])
    .execute();
  await until(await complete(), 'completed');
  expect(await thumbnails.list(tale)).toMatchObject([
    { idx: 0, style: 'classic', status: 'generated' },
    {
      id: 'p1',
      style: 'banner',
      status: 'generated',
      title: 'The Good Samaritan',
      subtitle: 'Luke 10',
      palette: { fg: '#ffffff' },
    },
    { id: 'own', status: 'ready', title: 'Old title', r2_key_png: null },
  ]);
});

test('returns picture and texts of a prepared thumbnail as a start for the workspace', async () => {
  await until(await complete(), 'completed');
  const [first] = await thumbnails.list(tale);
  const pictures = await studio.db.selectFrom('images').select('id').where('tale_id', '=', 't1').execute();
  expect(pictures.map(({ id }) => id)).toContain(first?.bgImageId);
  expect(first?.overlays[0]).toMatchObject({ id: 'title', fontFamily: 'BrandSans' });
});

test('composes without baking on generate, and bakes at the requested width on rasterise', async () => {
  const order = { id: 't1', userId: ama };
  const composed = await thumbnails.generate({ ...order, count: 2, variants: ['A', 'B'], overwrite: false });
  await until(composed.jobId ?? '', 'completed');
  const rows = await thumbnails.list(tale);
  expect(rows).toMatchObject([
    { variant: 'A', status: 'ready', style: 'classic', r2_key_png: null },
    { variant: 'B', status: 'ready', style: 'banner', r2_key_png: null },
  ]);
  expect(await Promise.all(rows.map(({ r2_key_svg }) => studio.files.has(r2_key_svg ?? '')))).toEqual([true, true]);
  expect(await thumbnails.generate({ ...order, count: 2, variants: ['A', 'B'], overwrite: false })).toEqual({
    queued: 0,
    jobId: null,
  });
  const baked = await thumbnails.rasterizeAll({ id: rows[0]!.id, userId: ama, force: false, width: 640 });
  await until(baked.jobId ?? '', 'completed');
  expect(await statuses()).toEqual(['generated', 'generated']);
  const { key } = await thumbnails.png(rows[1]!.id, ama, 'show');
  expect((await sharp(await studio.files.local(key)).metadata()).width).toBe(640);
});

test('plans slots that wait for pictures, and orders them when the pictures are ready', async () => {
  const prepared = { tale_id: 't1', title: 'T', subtitle: '', style: 'classic', palette: '{}' };
  await studio.db
    .insertInto('thumbnails')
    .values([0, 1].map((idx) => ({ id: `p${idx}`, idx, variant: 'AB'[idx]!, status: 'planned', ...prepared })))
    .execute();
  before = hang;
  await complete();
  await expect.poll(statuses).toEqual(['generating', 'queued']);
});

test('applies other words and colours on rasterise with overrides', async () => {
  const order = { id: 't1', userId: ama };
  await until(
    (await thumbnails.generate({ ...order, count: 1, variants: ['A'], overwrite: false })).jobId ?? '',
    'completed',
  );
  const overrides = { title: 'Who is my neighbour?', palette: { bg: '#203040' } };
  const baked = await thumbnails.rasterizeAll({ ...order, force: false, width: 640, overrides });
  await until(baked.jobId ?? '', 'completed');
  const [made] = await thumbnails.list(tale);
  expect(made).toMatchObject({
    title: overrides.title,
    subtitle: 'Luke 10:25-37',
    palette: { bg: '#203040', fg: '#ffffff' },
  });
  expect(await readText(await studio.files.read(made!.r2_key_svg!))).toContain('neighbour?');
});

test('leaves no half-made thumbnail on cancel, and makes it on retry', async () => {
  before = hang;
  const jobId = await complete();
  await expect.poll(statuses).toEqual(['generating', 'queued']);
  await jobService({ db: studio.db, desk: jobs.desk }).cancel(jobId, ama);
  await until(jobId, 'cancelled');
  expect(await thumbnails.list(tale)).toEqual([]);
  before = async () => {};
  await until(await jobService({ db: studio.db, desk: jobs.desk }).retry(jobId, ama), 'completed');
  expect(await statuses()).toEqual(['generated', 'generated']);
});

test('makes only the rest after a worker stopped half-way', async () => {
  let baked = 0;
  before = (signal) => ((baked += 1) === 2 ? hang(signal) : Promise.resolve());
  const jobId = await complete();
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['generated', 'generating']);
  await jobs.close();
  before = async () => void (baked += 1);
  await openWorker();
  await until(jobId, 'completed');
  expect([await statuses(), baked]).toEqual([['generated', 'generated'], 3]);
});

test('reports missing pictures and marks the thumbnails as failed', async () => {
  await studio.db.updateTable('images').set({ status: 'error', r2_key: null }).execute();
  const jobId = await complete();
  await until(jobId, 'failed');
  expect((await jobRepo(studio.db).find(jobId))?.error).toContain('no pictures yet');
  expect(await statuses()).toEqual(['error', 'error']);
});

test('leaves alone what another live job will make when one ends', async () => {
  await studio.db
    .insertInto('jobs')
    .values({ id: 'v', kind: 'video_processing', user_id: ama, tale_id: 't1', subject: 't1', input: '{}', chain: 'v' })
    .execute();
  before = hang;
  const jobId = await complete();
  await expect.poll(statuses).toEqual(['generating', 'queued']);
  await jobService({ db: studio.db, desk: jobs.desk }).cancel(jobId, ama);
  await until(jobId, 'cancelled');
  expect(await statuses()).toEqual(['generating', 'queued']);
  await studio.db.updateTable('jobs').set({ status: 'cancelled' }).where('id', '=', 'v').execute();
  await transact(studio.db, (trx) => thumbnails.putBack(trx, { ...tale, error: null }));
  expect(await statuses()).toEqual([]);
});
