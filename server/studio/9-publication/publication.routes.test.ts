import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelJobAbout } from '#server/jobs/cancel-jobs.ts';
import type { AnyJob } from '#server/jobs/define-job.ts';
import { jobRepo } from '#server/jobs/job.repo.ts';
import { jobService } from '#server/jobs/job.service.ts';
import { type Jobs, openJobs } from '#server/jobs/runner.ts';
import { openTestApp } from '#test/harness/app.ts';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama, kofi } from '#test/harness/studio.ts';
import { channelRoutes } from './channels/channel.routes.ts';
import { channelService } from './channels/channel.service.ts';
import { linkService } from './channels/link.service.ts';
import { publicationRoutes } from './publication.routes.ts';
import { hostReader } from './upload/read-hosts.ts';
import type { OrderWork } from './place-publications.ts';
import { publicationService } from './publication.service.ts';
import { taleDates } from './dates/tale-dates.ts';
import { linkTripRepo } from '#server/studio/account/link-trip.repo.ts';

let p: Publishing;
let jobs: Jobs;
let app: FastifyInstance;
beforeAll(async () => {
  p = await openPublishing();
  await p.reset(['en', 'fr']);
  jobs = await openJobs({ database: p.studio.database, db: p.db, log: () => {} });
  await jobs.prepare(['publishing']);
  await jobs.work([p.job as AnyJob]);
  const orderWork: OrderWork = (trx, row) =>
    jobs.desk.order(trx, p.job, { publicationId: row.id }, { userId: row.user_id, taleId: row.tale_id });
  const parts = {
    db: p.db,
    orderWork,
    dates: taleDates({ orderWork, clock: p.clock }),
    accounts: p.accounts,
    clock: p.clock,
    cancelJob: cancelJobAbout(jobs.desk, 'publishing'),
  };
  const links = linkService({
    ...parts,
    secrets: p.secrets,
    host: p.youtube,
    builtIn: true,
    trips: linkTripRepo(p.db),
  });
  app = await openTestApp(p.db, (at) => {
    publicationRoutes(at, publicationService(parts));
    channelRoutes(at, { links, channels: channelService(parts), reader: hostReader(parts), builtIn: true });
  });
});
beforeEach(() => p.reset(['en', 'fr']));
afterAll(async () => {
  await jobs.close();
  await app.close();
  await p.close();
});

const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, who = ama) => {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${who}` },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const publications = '/api/tales/t1/publications';
const stateOf = async (id: string) => (await p.row(id)).state;

test('orders by a call, works through the queue, lists, refreshes and removes', async () => {
  const ordered = await call('POST', publications, { langs: ['en', 'fr'], madeForKids: false, undoSeconds: 0 });
  expect(ordered).toMatchObject({
    status: 200,
    ok: true,
    jobId: expect.any(String),
    publicationIds: [expect.any(String), expect.any(String)],
  });
  for (const id of ordered.publicationIds) await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('private');
  const { items, drafts } = await call('GET', publications);
  expect(items.map((item: { language: string; sent: number }) => [item.language, item.sent])).toEqual([
    ['en', 100],
    ['fr', 100],
  ]);
  expect(items[0]).toMatchObject({
    channel: { title: 'Ama' },
    watchUrl: expect.stringContaining('/watch?v='),
    privacy: 'private',
  });
  const receipt = async () => {
    const steps: { name: string; label: string; state: string }[] = (await call('GET', publications)).items[0].steps;
    return steps.filter(({ name }) => name !== 'processing').map(({ label, state }) => `${label}: ${state}`);
  };
  const live = () => p.db.selectFrom('jobs').select('id').where('status', 'in', ['pending', 'running']).execute();
  await expect.poll(live, { timeout: 20_000 }).toEqual([]);
  expect(await receipt()).toEqual([
    'Upload: done',
    'Thumbnail: done',
    'Captions: done',
    'Title, visibility and date: done',
    'Title and description in other languages: done',
    'Captions in Français: done',
    'Captions in Eʋegbe: done',
  ]);
  expect(drafts).toHaveLength(2);
  const [first, second] = ordered.publicationIds;
  expect(await call('POST', `/api/publications/${first}/refresh`, {})).toMatchObject({ status: 200, state: 'private' });
  expect(await call('POST', `/api/publications/${first}/retry`, {})).toMatchObject({ status: 409, code: 'conflict' });
  expect(await call('DELETE', `/api/publications/${second}`)).toEqual({ status: 200, ok: true });
  expect([await stateOf(second), (await p.videos()).length]).toEqual(['removed', 1]);
});

test('requires an answer for kids, texts that fit and known languages', async () => {
  for (const body of [
    { langs: ['en'] },
    { langs: ['en'], madeForKids: 'yes' },
    { langs: [], madeForKids: true, undoSeconds: 0 },
    { langs: ['de'], madeForKids: true, undoSeconds: 0 },
    { langs: ['en'], madeForKids: true, texts: { en: { title: 'x'.repeat(101), description: '' } } },
  ])
    expect(await call('POST', publications, body)).toMatchObject({ status: 400, code: 'invalid' });
  expect(await p.db.selectFrom('publications').select('id').execute()).toEqual([]);
});

test('answers another creator as for an unknown id', async () => {
  const { publicationIds } = await call('POST', publications, { langs: ['en'], madeForKids: false, undoSeconds: 0 });
  const [id] = publicationIds;
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('private');
  const same = async (method: 'GET' | 'POST' | 'DELETE', url: (what: string) => string, what: string, body?: object) =>
    expect(await call(method, url(what), body, kofi)).toEqual(await call(method, url('unknown'), body, kofi));
  await same('GET', (tale) => `/api/tales/${tale}/publications`, 't1');
  await same('POST', (tale) => `/api/tales/${tale}/publications`, 't1', {
    langs: ['en'],
    madeForKids: true,
    undoSeconds: 0,
  });
  await same('POST', (publication) => `/api/publications/${publication}/refresh`, id, {});
  await same('POST', (publication) => `/api/publications/${publication}/retry`, id, {});
  await same('DELETE', (publication) => `/api/publications/${publication}`, id);
  expect((await call('DELETE', `/api/publications/unknown`, undefined, kofi)).status).toBe(404);
});

test('shows what is linked, and unlinks it', async () => {
  expect(await call('GET', '/api/youtube/connected')).toMatchObject({
    connected: true,
    reauth_required: false,
    builtIn: true,
    channel: { title: 'Ama' },
  });
  expect(await call('GET', '/api/youtube/connected', undefined, kofi)).toMatchObject({
    connected: false,
    channel: null,
  });
  await p.db.updateTable('channels').set({ reauth_required: true }).execute();
  expect(await call('GET', '/api/youtube/connected')).toMatchObject({
    status: 200,
    connected: false,
    reauth_required: true,
  });
  expect(await call('POST', '/api/youtube/unlink', {})).toEqual({ status: 200, ok: true });
  expect(await call('POST', publications, { langs: ['en'], madeForKids: false, undoSeconds: 0 })).toMatchObject({
    status: 409,
    error: expect.stringContaining('No channel is linked'),
  });
});

test('resumes a failed publication by a retry of the job', async () => {
  await p.host.fault({ kind: '401', times: 30, url: 'captions' });
  const { publicationIds, jobId } = await call('POST', publications, {
    langs: ['en'],
    madeForKids: false,
    undoSeconds: 0,
  });
  const [id] = publicationIds;
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('waiting');
  await p.host.calm();
  await p.db.updateTable('publications').set({ state: 'failed' }).execute();
  await expect.poll(async () => (await jobRepo(p.db).find(jobId))?.status, { timeout: 20_000 }).toBe('failed');
  await jobService({ db: p.db, desk: jobs.desk }).retry(jobId, ama);
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('private');
});

test('publishes nothing when a job is cancelled, and keeps it ready for a retry', async () => {
  await p.host.fault({ kind: 'hang', method: 'PUT', skip: 1 });
  const { publicationIds, jobId } = await call('POST', publications, {
    langs: ['en'],
    madeForKids: false,
    undoSeconds: 0,
  });
  const [id] = publicationIds;
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('sending');
  await jobService({ db: p.db, desk: jobs.desk }).cancel(jobId, ama);
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('failed');
  expect([(await p.row(id)).reason, await p.videos()]).toEqual(['Cancelled. Retry continues where it stopped.', []]);
  await p.host.calm();
  expect(await call('POST', `/api/publications/${id}/retry`, {})).toMatchObject({ status: 200 });
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('private');
  expect((await p.videos()).length).toBe(1);
});
