import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { transact } from '#server/db/connect.ts';
import { checkFiles } from '#server/integrity/check-files.ts';
import { z } from 'zod';
import { ProviderTrouble } from '#server/ports/engine-trouble.ts';
import { type AnyJob, defineJob } from '#server/jobs/define-job.ts';
import { outageIn } from '#server/ports/outage.ts';
import { HostTrouble } from '#server/ports/video-host.ts';
import { Failure } from '#shared/endpoint.ts';
import { jobRepo } from '#server/jobs/job.repo.ts';
import { type Jobs, openJobs } from '#server/jobs/runner.ts';
import type { FileStore } from '#server/ports/files.ts';
import { imageService } from '#server/studio/4-images/image.service.ts';
import { openBooth } from '#test/harness/booth.ts';
import { filmJob, filmJobParts } from '#test/harness/film-job.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addMadeTale } from '#test/harness/made-tale.ts';
import { openPublishing } from '#test/harness/publishing.ts';
import { recordingOf } from '#test/harness/recording.ts';
import { type SecondBucket, secondBucket } from '#test/fakes/second-bucket.ts';
import { addTale, ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

/** How long each outage lasts: over at once when left out. `npm run test:outages` sets 30. */
const outageMs = 1000 * Number(process.env['OUTAGE_SECONDS'] ?? 0);
/**
 * Waits for unavailable services are this much shorter than in production, unless the outages have their real length.
 */
const haste = outageMs > 0 ? 1 : 100;
const patience = { timeout: 30_000 + 5 * outageMs };
vi.setConfig({ testTimeout: 60_000 + 20 * outageMs });

let studio: TestStudio;
let bucket: SecondBucket;
let jobs: Jobs;
beforeAll(async () => {
  bucket = await secondBucket();
  studio = { ...(await openStudio()), files: bucket.files };
  mkdirSync(join(studio.dir, 'booth'), { recursive: true });
});
beforeEach(async () => {
  await studio.reset();
  await bucket.clear();
  jobs = await openJobs({ database: studio.database, db: studio.db, log: () => {}, haste });
});
afterEach(() => jobs.close());
afterAll(async () => {
  await bucket.close();
  await studio.reset();
});

const owner = { userId: ama, taleId: 't1' };
const found = (id: string | null) => jobRepo(studio.db).find(id!);
const until = (id: string | null, status: string) =>
  expect.poll(async () => (await found(id))?.status, patience).toBe(status);
/** It has waited more than once, with a reason, and no attempt was counted. */
async function untilItWaits(id: string | null) {
  await expect.poll(async () => (await found(id))?.outages, patience).toBeGreaterThan(1);
  await sleep(outageMs);
  await expect.poll(async () => (await found(id))?.step, patience).toBe('Waiting for storage');
  expect(await found(id)).toMatchObject({ faults: 0, error: null });
}
async function isWhole(id: string | null) {
  expect(await found(id)).toMatchObject({ status: 'completed', faults: 0, crashes: 0 });
  const { missing, damaged } = await checkFiles(studio);
  expect([missing, damaged]).toEqual([[], []]);
}
async function work(...all: object[]) {
  await jobs.prepare(all.map((job) => (job as AnyJob).kind));
  await jobs.work(all as AnyJob[]);
}

/** Orders the pictures of a tale; `at` comes before the second one is drawn. */
async function draw(files: FileStore, at: () => Promise<unknown> = async () => {}) {
  let once = at;
  const { illustrator } = testIllustrator(async ({ index }) => {
    if (index !== 1) return;
    const act = once;
    once = async () => {};
    await act();
  });
  const images = imageService({
    db: studio.db,
    files,
    illustrator,
    desk: jobs.desk,
    onImagesBegin: beginImages,
    onImagesComplete: async () => {},
  });
  await work(images.job, images.backgroundJob);
  return images;
}
const pictures = async () =>
  (await studio.db.selectFrom('images').select('status').execute()).map(({ status }) => status);

describe('drawing', () => {
  beforeEach(() => addTale(studio.db));

  test('waits for a store that stops, and keeps every picture that counts as drawn', async () => {
    const images = await draw(bucket.files, bucket.stop);
    const { jobId } = await images.queue(owner);
    await untilItWaits(jobId);
    expect(await pictures()).not.toContain('error');
    await bucket.start();
    await until(jobId, 'completed');
    expect(await pictures()).toEqual(['generated', 'generated', 'generated']);
    await isWhole(jobId);
  });

  test('counts no picture as drawn without its bucket', async () => {
    await bucket.removeBucket();
    const images = await draw(bucket.files);
    const { jobId } = await images.queue(owner);
    await untilItWaits(jobId);
    expect(await pictures()).not.toContain('generated');
    await bucket.makeBucket();
    await until(jobId, 'completed');
    await isWhole(jobId);
  });

  test('waits while a key is wrong, and resumes after a restart with the right one', async () => {
    const images = await draw(bucket.withWrongKey());
    const { jobId } = await images.queue(owner);
    await untilItWaits(jobId);
    const logged = await studio.db.selectFrom('job_logs').select('message').where('job_id', '=', jobId!).execute();
    expect(logged.map(({ message }) => message).join()).toContain('to check its keys');
    await jobs.close();
    jobs = await openJobs({ database: studio.database, db: studio.db, log: () => {}, haste });
    await draw(bucket.files);
    await until(jobId, 'completed');
    await isWhole(jobId);
  });
});

test('only pauses when a store stops while a film is rendered', async () => {
  await addMadeTale(studio, { scenes: 2, langs: ['en'], seconds: 0.5 });
  const parts = filmJobParts(studio);
  let stops = 1;
  const job = filmJob(studio, {
    renderer: {
      ...parts.renderer,
      render: async (order, context) => {
        const film = await parts.renderer.render(order, context);
        if ((stops -= 1) >= 0) await bucket.stop();
        return film;
      },
    },
  });
  await work(job);
  const order = { taleId: 't1', langs: null, shapes: ['16:9'], burnCaptions: false, height: 180 } as const;
  const { jobId } = await transact(studio.db, (trx) =>
    jobs.desk.order(trx, job, { ...order, shapes: [...order.shapes] }, owner),
  );
  await untilItWaits(jobId);
  expect(await studio.db.selectFrom('videos').select('id').execute()).toEqual([]);
  await bucket.start();
  await until(jobId, 'completed');
  expect(await studio.db.selectFrom('videos').select('language').execute()).toEqual([{ language: 'en' }]);
  await isWhole(jobId);
});

test('does not acknowledge a part that is not stored, and accepts it afterwards', async () => {
  await addTale(studio.db, { scenes: 1 });
  const booth = await openBooth({}, bucket.files);
  try {
    const spoken = await recordingOf('en', 'webm');
    const { id } = await booth.begin();
    for (const [away, back] of [
      [bucket.stop, bucket.start],
      [bucket.removeBucket, bucket.makeBucket],
    ] as const) {
      await away();
      const answer = await booth.part(id, 0, spoken);
      expect([answer.statusCode, answer.json().error]).toEqual([503, expect.stringContaining('The file storage')]);
      expect((await booth.ask('GET', `/api/recordings/${id}`)).json().recording.offset).toBe(0);
      await sleep(outageMs);
      await back();
    }
    expect((await booth.part(id, 0, spoken)).statusCode).toBe(200);
    await bucket.stop();
    expect((await booth.finish(id, spoken.length)).statusCode).toBe(503);
    await sleep(outageMs);
    await bucket.start();
    expect((await booth.finish(id, spoken.length)).json().item).toMatchObject({ status: 'ready', kind: 'recorded' });
    const { missing, damaged } = await checkFiles(studio);
    expect([missing, damaged]).toEqual([[], []]);
  } finally {
    await booth.app.close();
  }
});

describe('a job', () => {
  /** Runs a job that fails as configured before it succeeds. */
  async function runFailing(...errors: readonly (Error | (() => Error))[]) {
    const left = [...errors];
    const job = defineJob({
      kind: 'narration',
      title: { id: 'Trying' },
      input: z.object({}),
      subject: () => 'x',
      tries: 1,
      atOnce: 1,
      run: async () => {
        const next = left.shift();
        if (next) throw typeof next === 'function' ? next() : next;
        return null;
      },
    });
    await work(job);
    const { jobId } = await transact(studio.db, (trx) => jobs.desk.order(trx, job, {}, { userId: ama, taleId: null }));
    await until(jobId, 'completed');
    const seen = await studio.db.selectFrom('events').select('data').where('kind', '=', 'job').orderBy('id').execute();
    return {
      row: await found(jobId),
      steps: seen.map(({ data }) => (data as { step: string | null }).step).filter(Boolean),
    };
  }
  const cut = () => Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

  test('waits for an engine, a video host and a database that are away, without using up its attempt', async () => {
    const { row, steps } = await runFailing(
      new Failure('upstream', 'No engine could do it.', {
        cause: new ProviderTrouble('upstream', 'It has a fault of its own.', 503),
      }),
      new HostTrouble('retry', 'The video host could not be reached.', {}),
      cut(),
    );
    expect(row).toMatchObject({ faults: 0, crashes: 0 });
    expect(steps).toEqual(['Waiting for the engine', 'Waiting for the video host', 'Waiting for the database']);
  });

  test('records that it waits as soon as the database is back', async () => {
    let refusals = 0;
    const shaky = studio.db.withPlugin({
      transformQuery: ({ node }) => {
        if ((refusals -= 1) >= 0) throw cut();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await jobs.close();
    jobs = await openJobs({ database: studio.database, db: shaky, log: () => {}, haste });
    const { row, steps } = await runFailing(() => {
      refusals = 3;
      return cut();
    });
    expect(row).toMatchObject({ faults: 0, crashes: 0 });
    expect(steps).toEqual(['Waiting for the database']);
  });

  test('fails at once for anything but an outage', async () => {
    expect(outageIn(new ProviderTrouble('forbidden', 'The key was refused.', 401))).toBeNull();
    expect(outageIn(new HostTrouble('rejected', 'No', { cause: cut() }))).toBeNull();
    expect(outageIn(new Failure('invalid', 'No', { cause: cut() }))).toBeNull();
  });
});

describe('publishing', () => {
  let p: Awaited<ReturnType<typeof openPublishing>>;
  beforeAll(async () => void (p = await openPublishing(bucket.files)));
  beforeEach(() => p.reset(['en']));
  afterAll(() => p.close());
  const wish = { ...owner, langs: ['en' as const], privacy: 'private' as const, madeForKids: true, texts: {} };

  async function publish() {
    const [publicationId = ''] = (await p.publications.publish(wish)).publicationIds;
    await work(p.job);
    return transact(studio.db, (trx) => jobs.desk.order(trx, p.job, { publicationId }, owner));
  }

  test.each(['before the film is sent', 'between the film and its picture'])(
    'publishes one complete video when a store stops %s',
    async (when) => {
      let stops = 1;
      const stop = async () => void ((stops -= 1) >= 0 && (await bucket.stop()));
      p.wire.intercept = (account) => ({
        ...account,
        openUpload: async (...of) => {
          const session = await account.openUpload(...of);
          if (when.startsWith('before')) await stop();
          return session;
        },
        sendChunk: async (...of) => {
          const sent = await account.sendChunk(...of);
          if ('videoId' in sent) await stop();
          return sent;
        },
      });
      const { jobId } = await publish();
      await untilItWaits(jobId);
      await bucket.start();
      await until(jobId, 'completed');
      expect(await p.videos()).toHaveLength(1);
      const { steps, state } = await studio.db
        .selectFrom('publications')
        .select(['steps', 'state'])
        .executeTakeFirstOrThrow();
      expect([state, steps]).toMatchObject(['private', { thumbnail: { state: 'done' }, captions: { state: 'done' } }]);
      expect(await found(jobId)).toMatchObject({ faults: 0 });
    },
  );

  test('waits for a video host that is away', async () => {
    let faults = 4;
    p.wire.intercept = (account) => ({
      ...account,
      findByMarker: async (marker) => {
        if ((faults -= 1) >= 0) await p.host.fault({ kind: '500' });
        return account.findByMarker(marker);
      },
    });
    const { jobId } = await publish();
    await until(jobId, 'completed');
    expect([await p.videos(), await found(jobId)]).toMatchObject([[{}], { faults: 0 }]);
  });
});
