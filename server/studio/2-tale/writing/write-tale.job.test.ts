import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobService } from '#server/jobs/job.service.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { Failure } from '#shared/endpoint.ts';
import { englishOf } from '#shared/said.ts';
import { writingSteps } from '#shared/story/story.ts';
import type { Writing } from '#shared/story/writing.contract.ts';
import { openTestApp } from '#test/harness/app.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTales, openWriting } from '#test/harness/tales.ts';
import { studioFault } from './write-tale.job.ts';
import { writingRoutes } from './writing.routes.ts';

let studio: TestStudio;
let world: Awaited<ReturnType<typeof openTales>>;
let write: StoryWriter['write'];
let written: number;
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  studio = await openStudio();
  world = await openTales(studio);
});
beforeEach(async () => {
  await studio.reset();
  written = 0;
  write = world.parts.writer.write;
});
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});
afterAll(() => studio.reset());

const writer: StoryWriter = {
  name: 'test writer',
  builtIn: true,
  write: (brief, context) => {
    written += 1;
    return write(brief, context);
  },
};

/** One process of the studio; `works` is false for one that only serves pages. */
async function start({ works = true, parts = {} as Partial<typeof world.parts> } = {}) {
  const writing = await openWriting(studio, { ...world.parts, writer, ...parts }, { works });
  const app: FastifyInstance = await openTestApp(studio.db, (at) =>
    writingRoutes(at, { db: studio.db, order: writing.order }),
  );
  open.push(writing, app);
  const headers = (key?: string, userId = ama) => ({
    authorization: `Bearer ${userId}`,
    ...(key ? { 'idempotency-key': key } : {}),
  });
  return {
    ...writing,
    app,
    service: jobService({ db: studio.db, desk: writing.jobs.desk }),
    create: (payload: object, key?: string) =>
      app.inject({ method: 'POST', url: '/api/tales/create', payload, headers: headers(key) }),
    async writings(key?: string, userId = ama): Promise<Writing[]> {
      return (
        await app.inject({ url: `/api/tales/writing${key ? `?key=${key}` : ''}`, headers: headers(undefined, userId) })
      ).json().items;
    },
  };
}
const order = { mode: 'reference', reference: 'Luke 10:25-37', langs: ['en'], length: 'short', scenes: 4 };
const tales = () => studio.db.selectFrom('tales').select('id').execute();
const jobs = () => studio.db.selectFrom('jobs').selectAll().execute();
const lines = async () =>
  await studio.db.selectFrom('activity').select(['level', 'message', 'ref_id']).orderBy('ts').execute();
const aborted = (signal: AbortSignal) => once(signal, 'abort').then(() => signal.throwIfAborted());
const until = (look: () => Promise<unknown>, wanted: unknown) =>
  expect.poll(look, { timeout: 20_000, interval: 50 }).toEqual(wanted);

/** A writer that waits at a step until it is released or aborted. */
function held(step: 'transcreating' | 'finalizing') {
  const gate = Promise.withResolvers<void>();
  write = (brief, context) =>
    world.parts.writer.write(brief, {
      ...context,
      progress: async (now) => {
        await context.progress(now);
        if (now === step) await Promise.race([gate.promise, aborted(context.signal)]);
      },
    });
  return gate.resolve;
}

test('runs an order as a job with steps, ending in one line of activity that links to the tale', async () => {
  const studioNow = await start();
  const letGo = held('transcreating');
  const answer = studioNow.create(order, 'one-intent');
  await until(async () => (await studioNow.writings('one-intent'))[0]?.step, englishOf(writingSteps.transcreating));
  expect(await studioNow.writings()).toMatchObject([
    { key: 'one-intent', status: 'running', about: 'Luke 10:25-37', tale: null },
  ]);
  expect(await studioNow.writings(undefined, kofi)).toEqual([]);
  letGo();
  const { taleId } = (await answer).json();
  const [job] = await jobs();
  expect(job).toMatchObject({
    kind: 'tale_writing',
    status: 'completed',
    tale_id: taleId,
    result: { taleId, title: 'The Good Samaritan' },
  });
  expect(await lines()).toEqual([{ level: 'info', message: 'Tale created: The Good Samaritan', ref_id: taleId }]);
  expect(await studioNow.writings()).toMatchObject([{ status: 'completed', tale: { taleId, langs: ['en'] } }]);
});

test('continues the job when the browser leaves, and finds its tale by the same key', async () => {
  const studioNow = await start();
  const letGo = held('finalizing');
  const gone = new AbortController();
  const leaving = studioNow.order(orderOf(), { userId: ama, intent: 'left-alone' }, gone.signal);
  await until(async () => (await studioNow.writings())[0]?.step, englishOf(writingSteps.finalizing));
  gone.abort();
  await expect(leaving).rejects.toMatchObject({ code: 'unavailable' });
  const again = studioNow.create(order, 'left-alone');
  await sleep(100);
  letGo();
  const { taleId } = (await again).json();
  expect([await tales(), (await jobs()).length, written]).toEqual([[{ id: taleId }], 1, 1]);
});
const orderOf = () => ({ ...order, ...defaults }) as never;
const defaults = {
  mode: 'reference',
  autoGenerate: true,
  autoQueueImages: false,
  imageStyle: 'storybook-1',
  thumbnails: 1,
  tone: 'gentle',
  audience: 'family',
  culturalContext: 'universal',
  customWords: 800,
  honorJesus: true,
  span: 'single',
};

test('waits in a serving process for one that works', async () => {
  const web = await start({ works: false });
  const answer = web.create(order, 'another-process');
  await until(async () => (await jobs()).map(({ status }) => status), ['pending']);
  await start();
  expect((await answer).json()).toMatchObject({ ok: true, title: 'The Good Samaritan' });
});

test('rejects invalid input without a job, and reports a later failure without a stack trace', async () => {
  const studioNow = await start();
  expect((await studioNow.create({ mode: 'reference', reference: 'Foo 99:99' })).json()).toEqual({
    ok: false,
    error: 'Unknown verse reference: Foo 99:99',
    said: { id: expect.any(String), values: { reference: 'Foo 99:99' } },
  });
  expect(await jobs()).toEqual([]);
  const usedUp = "You've used all verses for this passage length";
  const other = await start({ parts: { pickPassage: async () => Promise.reject(new Failure('invalid', usedUp)) } });
  await studioNow.jobs.close();
  const refused = await other.create({ mode: 'random' });
  expect([refused.statusCode, refused.json()]).toMatchObject([200, { ok: false, error: usedUp }]);
  expect(await jobs()).toMatchObject([{ status: 'failed', error: usedUp, faults: 0 }]);
  expect(await lines()).toEqual([{ level: 'error', message: `Writing a tale: ${usedUp}`, ref_id: null }]);
  expect(await studio.db.selectFrom('job_logs').select('data').execute()).toEqual([{ data: null }]);
});

test('cancels the writer, stores nothing, and creates the tale on retry', async () => {
  const studioNow = await start();
  held('transcreating');
  const answer = studioNow.create({ ...order, mode: 'random', span: 'short' }, 'changed-my-mind');
  await until(async () => (await studioNow.writings())[0]?.step, englishOf(writingSteps.transcreating));
  const { jobId } = (await studioNow.writings())[0]!;
  await studioNow.service.cancel(jobId, ama);
  expect((await answer).json()).toMatchObject({ ok: false, error: 'Cancelled; no tale was created.' });
  expect(await studio.db.selectFrom('used_passages').selectAll().execute()).toEqual([]);
  expect(await tales()).toEqual([]);
  write = world.parts.writer.write;
  const again = await studioNow.service.retry(jobId, ama);
  await until(async () => (await studioNow.service.get(again, ama)).status, 'completed');
  expect(await tales()).toHaveLength(1);
});

test('retries an internal error, then answers with 500 and no internal details', async () => {
  const studioNow = await start();
  write = async () => Promise.reject(new TypeError('secret inside'));
  const broken = await studioNow.create(order);
  expect([broken.statusCode, broken.json().error, written]).toEqual([500, englishOf(studioFault), 3]);
  const logs = await studio.db.selectFrom('job_logs').select('message').execute();
  expect(logs.some(({ message }) => message.includes('secret inside'))).toBe(true);
});

test('makes no second tale when a worker dies before the end of its job, and rewrites nothing', async () => {
  const first = await start();
  const stuck = held('finalizing');
  void first.create({ ...order, mode: 'random', span: 'short' }, 'killed-in-the-middle');
  await until(async () => (await first.writings())[0]?.step, englishOf(writingSteps.finalizing));
  stuck();
  await until(async () => (await jobs())[0]?.status, 'completed');
  const [{ id: jobId }] = (await jobs()) as unknown as [{ id: string }];
  await studio.db
    .updateTable('jobs')
    .set({ status: 'running', lease_until: new Date(0), finished_at: null })
    .where('id', '=', jobId)
    .execute();
  await until(async () => (await jobs())[0]?.status, 'completed');
  expect([
    (await tales()).length,
    written,
    (await studio.db.selectFrom('used_passages').selectAll().execute()).length,
  ]).toEqual([1, 1, 1]);
  await studio.db.deleteFrom('tales').execute();
  await studio.db.deleteFrom('used_passages').execute();
  await studio.db
    .updateTable('jobs')
    .set({ status: 'running', lease_until: new Date(0) })
    .where('id', '=', jobId)
    .execute();
  await until(async () => (await tales()).length, 1);
  expect(written).toBe(1);
});

test('stops waiting when the studio stops, and keeps the order', async () => {
  const first = await start({ works: false });
  const answer = first.create(order, 'until-after-the-stop');
  await until(async () => (await jobs()).length, 1);
  await first.app.close();
  expect((await answer).json()).toMatchObject({ code: 'unavailable' });
  const second = await start();
  expect((await second.create(order, 'until-after-the-stop')).json()).toMatchObject({ ok: true });
  expect([(await tales()).length, (await jobs()).length]).toEqual([1, 1]);
});
