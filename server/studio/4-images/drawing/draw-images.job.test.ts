import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import type { AnyJob } from '#server/jobs/define-job.ts';
import { jobRepo } from '#server/jobs/job.repo.ts';
import { jobService } from '#server/jobs/job.service.ts';
import { type Jobs, openJobs } from '#server/jobs/runner.ts';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { Failure } from '#shared/endpoint.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addTale, ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { type ImageService, imageService } from '../image.service.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

let studio: TestStudio;
let jobs: Jobs;
let images: ImageService;
let before: (order: PictureOrder, signal: AbortSignal) => Promise<void>;
let drawn: PictureOrder[];
let complete: string[];

async function openWorker() {
  jobs = await openJobs({ database: studio.database, db: studio.db, log: () => {} });
  const test = testIllustrator((order, signal) => before(order, signal));
  drawn = test.drawn;
  images = imageService({
    db: studio.db,
    files: studio.files,
    illustrator: test.illustrator,
    desk: jobs.desk,
    onImagesBegin: beginImages,
    onImagesComplete: async (_, { taleId }) => void complete.push(taleId),
  });
  await jobs.prepare([images.job.kind, images.backgroundJob.kind]);
  await jobs.work([images.job as AnyJob, images.backgroundJob as AnyJob]);
}
beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  for await (const key of studio.files.list('images/')) await studio.files.remove(key);
  await addTale(studio.db);
  before = async () => {};
  complete = [];
  await openWorker();
});
afterEach(() => jobs.close());
afterAll(() => studio.reset());

const tale = { taleId: 't1', userId: ama };
const until = (id: string | null, status: string) =>
  expect.poll(async () => (await jobRepo(studio.db).find(id!))?.status, { timeout: 20_000 }).toBe(status);
const frames = () => studio.db.selectFrom('images').selectAll().orderBy('frame_no').execute();
const statuses = async () => (await frames()).map(({ status }) => status);
const onScene =
  (n: number, act: (signal: AbortSignal) => Promise<unknown>) => async (order: PictureOrder, signal: AbortSignal) => {
    if (order.index === n - 1) await act(signal);
  };
const hang = (signal: AbortSignal) => sleep(60_000, null, { signal });

test('draws the ordered frames in order, in the look of the tale, and reports the last', async () => {
  const { queued, jobId } = await images.queue(tale);
  expect(queued).toBe(3);
  await until(jobId, 'completed');
  expect(drawn.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(drawn[1]).toMatchObject({
    seed: 'seed-t1',
    context: 'west-african',
    style: 'storybook-1',
    use: 'frame',
    take: 0,
    width: 1920,
  });
  expect(drawn[1]?.story).toHaveLength(3);
  const [first] = await frames();
  expect(first).toMatchObject({
    status: 'generated',
    engine: 'test art',
    width: 64,
    claimed_by: null,
    last_error: null,
  });
  expect(await studio.files.has(first!.r2_key!)).toBe(true);
  expect(complete).toEqual(['t1']);
  expect(await studio.db.selectFrom('tales').select('status').executeTakeFirst()).toEqual({ status: 'images' });
  const rows = await studio.db
    .selectFrom('events')
    .select(['kind', 'data'])
    .where('topic', '=', 'tale:t1')
    .orderBy('id')
    .execute();
  const seen = rows
    .filter(({ kind }) => kind === 'image')
    .map(({ data }) => data as { frameNo: number; status: string });
  expect(seen.filter(({ frameNo }) => frameNo === 2).map(({ status }) => status)).toEqual([
    'queued',
    'generating',
    'uploading',
    'generated',
  ]);
});

test('stops drawing on cancel and restores the frames; a retry draws the missing ones', async () => {
  before = onScene(2, hang);
  const { jobId } = await images.queue(tale);
  await expect.poll(statuses).toEqual(['generated', 'generating', 'queued']);
  await jobService({ db: studio.db, desk: jobs.desk }).cancel(jobId!, ama);
  await until(jobId, 'cancelled');
  expect(await statuses()).toEqual(['generated', null, null]);
  expect((await frames()).filter(({ claimed_by }) => claimed_by !== null)).toEqual([]);
  before = async () => {};
  await until(await jobService({ db: studio.db, desk: jobs.desk }).retry(jobId!, ama), 'completed');
  expect(await statuses()).toEqual(['generated', 'generated', 'generated']);
  expect(drawn.map(({ index }) => index)).toEqual([0, 1, 2]);
});

test('says why a frame was refused and draws the next', async () => {
  before = onScene(2, async () =>
    Promise.reject(new Failure('invalid', 'This picture was refused by the engine: try other words.')),
  );
  const { jobId } = await images.queue(tale);
  await until(jobId, 'completed');
  expect(await statuses()).toEqual(['generated', 'error', 'generated']);
  expect((await frames())[1]?.last_error).toBe('This picture was refused by the engine: try other words.');
  expect((await jobRepo(studio.db).find(jobId!))?.result).toEqual({ drawn: 2, refused: 1 });
  expect(complete).toEqual([]);
});

test('retries only the frame with a temporary fault', async () => {
  let faults = 1;
  before = onScene(1, async () => {
    if ((faults -= 1) >= 0) throw new Error('The line was cut');
  });
  const { jobId } = await images.queue(tale);
  await until(jobId, 'completed');
  expect(drawn.map(({ index }) => index)).toEqual([1, 2, 0]);
  expect(await jobRepo(studio.db).find(jobId!)).toMatchObject({ faults: 1 });
});

test('ends the job on a full disk with a message, and leaves no frame waiting', async () => {
  before = onScene(2, async () => Promise.reject(new Failure('disk_full', 'The disk of the studio is full.')));
  const { jobId } = await images.queue(tale);
  await until(jobId, 'failed');
  expect(await statuses()).toEqual(['generated', 'error', 'error']);
  expect((await frames())[2]?.last_error).toBe('The disk of the studio is full.');
});

test('draws only the rest after another worker stopped half-way', async () => {
  before = onScene(2, hang);
  const { jobId } = await images.queue(tale);
  await expect.poll(statuses).toEqual(['generated', 'generating', 'queued']);
  await jobs.close();
  expect((await jobRepo(studio.db).find(jobId!))?.status).toBe('pending');
  before = async () => {};
  await openWorker();
  await until(jobId, 'completed');
  expect(drawn.map(({ index }) => index)).toEqual([1, 2]);
});

test('does not draw again a picture stored before the process was killed', async () => {
  const { jobId } = await images.queue(tale);
  await until(jobId, 'completed');
  const [first, ...rest] = await frames();
  await studio.db
    .updateTable('images')
    .set({ status: 'uploading', r2_key: null, sha256: null, claimed_by: 'dead.run', claimed_until: new Date(0) })
    .where('id', '=', first!.id)
    .execute();
  drawn.length = 0;
  const again = await transact(studio.db, (trx) => images.orderImages(trx, tale));
  expect(again.queued).toBe(0);
  await until(again.jobId, 'completed');
  expect(drawn).toEqual([]);
  expect((await frames())[0]).toMatchObject({
    status: 'generated',
    r2_key: first!.r2_key,
    sha256: first!.sha256,
    width: 64,
    height: 36,
  });
  expect(rest).toHaveLength(2);
});

test('redraws one picture with other words, and keeps the old one until the new one is ready', async () => {
  await until((await images.queue(tale)).jobId, 'completed');
  const old = (await frames())[1]!;
  before = onScene(2, hang);
  const { queued, jobId } = await images.redraw({ id: old.id, userId: ama, prompt: 'A boat on the lake' });
  expect(queued).toBe(1);
  await expect.poll(async () => (await frames())[1]?.status).toBe('generating');
  expect((await images.file(old.id, ama)).key).toBe(old.r2_key);
  await jobService({ db: studio.db, desk: jobs.desk }).cancel(jobId!, ama);
  await until(jobId, 'cancelled');
  expect((await frames())[1]).toMatchObject({ status: 'generated', r2_key: old.r2_key, prompt: 'A boat on the lake' });
  before = async () => {};
  await until(await jobService({ db: studio.db, desk: jobs.desk }).retry(jobId!, ama), 'completed');
  const fresh = (await frames())[1]!;
  expect(fresh.r2_key).not.toBe(old.r2_key);
  expect(fresh).toMatchObject({ status: 'generated', take: 1, prompt: 'A boat on the lake' });
  expect(drawn).toHaveLength(4);
});

test('keeps the old picture when a redraw is refused, and says why', async () => {
  await until((await images.queue(tale)).jobId, 'completed');
  const old = (await frames())[0]!;
  before = async () => Promise.reject(new Failure('invalid', 'No'));
  await until((await images.redraw({ id: old.id, userId: ama })).jobId, 'failed');
  expect((await frames())[0]).toMatchObject({ status: 'generated', r2_key: old.r2_key, last_error: 'No' });
});

test('cancels the order of one picture and draws the others', async () => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  before = onScene(1, () => mayGoOn);
  const { jobId } = await images.queue(tale);
  await expect.poll(statuses).toEqual(['generating', 'queued', 'queued']);
  await images.cancel({ id: 't1-i1', userId: ama });
  await images.cancel({ id: 't1-i3', userId: ama });
  goOn();
  await until(jobId, 'completed');
  expect(await statuses()).toEqual([null, 'generated', null]);
  const told = await studio.db.selectFrom('events').select('data').where('kind', '=', 'image').orderBy('id').execute();
  expect(told.map(({ data }) => data as object)).toContainEqual(
    expect.objectContaining({ id: 't1-i3', status: 'missing', progress: 0 }),
  );
  const old = (await frames())[1]!;
  await images.cancel({ id: old.id, userId: ama });
  expect((await frames())[1]).toEqual(old);
});

test('draws frames that are ordered while a job ends', async () => {
  await until((await images.queue({ ...tale, count: 1 })).jobId, 'completed');
  expect(await statuses()).toEqual(['generated', null, null]);
  await transact(studio.db, async (trx) => {
    await trx.updateTable('images').set({ status: 'queued' }).where('id', '=', 't1-i3').execute();
    await images.job.completed?.({ taleId: 't1' }, { trx, userId: ama });
  });
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['generated', null, 'generated']);
});

test('draws a background beside the frames without counting it as one', async () => {
  const { imageId, jobId } = await transact(studio.db, (trx) =>
    images.orderBackground(trx, { ...tale, prompt: 'Hills at dawn' }),
  );
  await until(jobId, 'completed');
  expect(drawn).toMatchObject([{ use: 'background', prompt: 'Hills at dawn' }]);
  expect(await images.list({ ...tale, all: false })).toEqual([]);
  expect(await images.list({ ...tale, all: true })).toMatchObject([
    { id: imageId, imageType: 'background', status: 'generated', frameNo: 1 },
  ]);
  await until((await images.redraw({ id: imageId, userId: ama, prompt: 'Hills at night' })).jobId, 'completed');
  expect(drawn.at(-1)).toMatchObject({ use: 'background', prompt: 'Hills at night', take: 1 });
  expect(complete).toEqual([]);
});
