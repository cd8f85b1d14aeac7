import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { slotRoutes } from './slot.routes.ts';
import { slotService } from './slot.service.ts';
import { taleDates } from './tale-dates.ts';

/** A Saturday at noon. */
const now = Date.UTC(2026, 10, 21, 12);
const sunday = Date.UTC(2026, 10, 22, 17) / 1000;
const wednesday = Date.UTC(2026, 10, 25, 19) / 1000;
const week = 7 * 86_400;

/** Nothing is sent in these tests. */
const dates = taleDates({ orderWork: async () => ({ jobId: 'job' }), clock: () => now });

let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => {
  studio = await openStudio();
  app = await openTestApp(studio.db, (at) => slotRoutes(at, slotService({ db: studio.db, dates, clock: () => now })));
});
afterAll(() => app.close());
beforeEach(async () => {
  await studio.reset();
  for (const id of ['t1', 't2', 't3']) await addTale(studio.db, { id, scenes: 1 });
  for (const [id, isDefault] of [
    ['main', true],
    ['second', false],
  ] as const)
    await studio.db
      .insertInto('channels')
      .values({
        id,
        user_id: ama,
        channel_id: `UC-${id}`,
        title: id,
        url: 'http://localhost/c',
        sealed_tokens: 'sealed',
        is_default: isDefault,
      })
      .execute();
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
const slot = (more: object = {}) => ({ channelId: 'main', weekday: 0, time: '17:00', zone: 'Africa/Accra', ...more });
const take = (id: string) => call('POST', `/api/tales/${id}/next-slot`, {});
const taleOf = (id: string) =>
  studio.db.selectFrom('tales').select(['status', 'scheduled_at']).where('id', '=', id).executeTakeFirstOrThrow();

test('stores slots with their next time, ignores duplicates, and deletes them', async () => {
  const kept = await call('POST', '/api/slots', slot());
  expect(kept).toMatchObject({ status: 200, channelTitle: 'main', next: sunday });
  expect((await call('POST', '/api/slots', slot())).id).toBe(kept.id);
  await call('POST', '/api/slots', slot({ weekday: 3, time: '19:00' }));
  expect((await call('GET', '/api/slots')).items.map((one: { next: number }) => one.next)).toEqual([sunday, wednesday]);
  expect((await call('DELETE', `/api/slots/${kept.id}`, undefined, kofi)).status).toBe(404);
  expect(await call('DELETE', `/api/slots/${kept.id}`)).toEqual({ status: 200, ok: true });
  expect((await call('GET', '/api/slots')).items).toHaveLength(1);
});

test.each([{ weekday: 7 }, { time: '24:00' }, { time: '5pm' }, { zone: 'Mars/Olympus' }])(
  'rejects %j in words',
  async (more) => {
    expect(await call('POST', '/api/slots', slot(more))).toMatchObject({ status: 400, error: expect.any(String) });
  },
);

test('rejects a channel that is not linked or belongs to somebody else as unknown', async () => {
  expect((await call('POST', '/api/slots', slot(), kofi)).status).toBe(404);
  await studio.db.updateTable('channels').set({ sealed_tokens: '' }).where('id', '=', 'main').execute();
  expect((await call('POST', '/api/slots', slot())).status).toBe(404);
});

test('assigns slots to tales in turn, and keeps a tale’s slot on repeat', async () => {
  await call('POST', '/api/slots', slot());
  await call('POST', '/api/slots', slot({ weekday: 3, time: '19:00' }));
  expect(await call('GET', '/api/tales/t1/next-slot')).toMatchObject({ scheduledAt: sunday, zone: 'Africa/Accra' });
  expect((await taleOf('t1')).status).toBe('draft');
  expect(await take('t1')).toMatchObject({
    status: 200,
    scheduledAt: sunday,
    before: { status: 'draft', scheduledAt: null },
  });
  expect((await take('t1')).scheduledAt).toBe(sunday);
  expect([(await take('t2')).scheduledAt, (await take('t3')).scheduledAt]).toEqual([wednesday, sunday + week]);
  expect(await taleOf('t2')).toEqual({ status: 'scheduled', scheduled_at: new Date(wednesday * 1000) });
});

test('gives two simultaneous tales two slots', async () => {
  await call('POST', '/api/slots', slot());
  const taken = await Promise.all(['t1', 't2', 't3'].map(take));
  expect(taken.map(({ scheduledAt }) => scheduledAt).toSorted()).toEqual([sunday, sunday + week, sunday + 2 * week]);
});

test('waits for the slots of a language’s own channel, one at a time', async () => {
  await studio.db.updateTable('channels').set({ languages: '["fr"]' }).where('id', '=', 'second').execute();
  await studio.db.updateTable('tales').set({ langs: '["fr"]' }).where('id', '=', 't1').execute();
  await studio.db.updateTable('tales').set({ langs: '["en"]' }).where('id', '=', 't2').execute();
  await call('POST', '/api/slots', slot());
  expect(await take('t1')).toMatchObject({ status: 409, error: expect.stringContaining('No slot of this channel') });
  await call('POST', '/api/slots', slot({ channelId: 'second' }));
  expect([(await take('t1')).scheduledAt, (await take('t2')).scheduledAt]).toEqual([sunday, sunday]);
});

test('keeps a slot for a dated publication, and needs none for a public one', async () => {
  await call('POST', '/api/slots', slot());
  const publication = {
    user_id: ama,
    channel_id: 'main',
    title: 'T',
    description: '',
    tags: '[]',
    made_for_kids: false,
    steps: '{}',
  };
  const langs = ['en', 'fr', 'ee'] as const;
  for (const language of langs) {
    const own = {
      id: `p-${language}`,
      tale_id: 't2',
      language,
      state: 'scheduled',
      privacy: 'private',
      marker: `m-${language}`,
    } as const;
    await studio.db
      .insertInto('publications')
      .values({ ...publication, ...own, publish_at: new Date(sunday * 1000) })
      .execute();
  }
  expect((await take('t1')).scheduledAt).toBe(sunday + week);
  await studio.db.updateTable('publications').set({ state: 'published', host_privacy: 'public' }).execute();
  expect(await take('t2')).toMatchObject({ status: 409, error: 'Every language of this tale is published already.' });
});

test('says what to do without a slot or a channel', async () => {
  expect(await take('t1')).toMatchObject({ status: 409, error: expect.stringContaining('Weekly slots') });
  await studio.db.deleteFrom('channels').execute();
  expect(await take('t1')).toMatchObject({
    status: 409,
    error: expect.stringContaining('Connect your YouTube account'),
  });
  expect((await call('POST', '/api/tales/t1/next-slot', {}, kofi)).status).toBe(404);
});
