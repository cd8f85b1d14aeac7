import type { TaleId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import type { CalendarEntry } from '#shared/publishing/calendar.contract.ts';
import type { Privacy, PublicationState } from '#shared/publishing/publication-states.ts';
import type { Language } from '#shared/vocabulary.ts';
import { openTestApp } from '#test/harness/app.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { calendarService } from './calendar.service.ts';
import { taleDates } from './tale-dates.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hour = 3_600;
const at = (hours: number) => now / 1000 + hours * hour;

/** Nothing is sent in these tests. */
const dates = taleDates({ orderWork: async () => ({ jobId: 'job' }), clock: () => now });

let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => {
  studio = await openStudio();
  app = await openTestApp(studio.db, (routes) =>
    calendarRoutes(routes, calendarService({ db: studio.db, clock: () => now })),
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  await studio.reset();
  for (const id of ['t1', 't2']) await addTale(studio.db, { id, scenes: 1 });
  await studio.db
    .insertInto('channels')
    .values({
      id: 'c',
      user_id: ama,
      channel_id: 'UC',
      title: 'Ama tells',
      url: 'http://localhost/c',
      sealed_tokens: 'sealed',
    })
    .execute();
});
const publish = (
  language: Language,
  more: { state: PublicationState; publish_at: Date | null; host_privacy?: Privacy; tale_id?: TaleId },
) =>
  studio.db
    .insertInto('publications')
    .values({
      id: `p-${language}`,
      user_id: ama,
      tale_id: 't1',
      channel_id: 'c',
      language,
      title: 'T',
      description: '',
      tags: '[]',
      made_for_kids: false,
      privacy: 'private',
      marker: `m-${language}`,
      steps: '{}',
      ...more,
    })
    .execute();
const scheduled = (id: string, seconds: number) =>
  studio.db
    .updateTable('tales')
    .set({ status: 'scheduled', scheduled_at: new Date(seconds * 1000) })
    .where('id', '=', id)
    .execute();
const ask = async (from = at(-72), until = at(72), who = ama) => {
  const answer = await app.inject({
    url: `/api/calendar?from=${from}&until=${until}`,
    headers: { authorization: `Bearer ${who}` },
  });
  return { status: answer.statusCode, ...(answer.json() as { items: CalendarEntry[]; error?: string }) };
};
const shown = async () =>
  (await ask()).items.map(({ taleId, at: when, state, langs }) => [
    taleId,
    (when - now / 1000) / hour,
    state,
    langs.join(),
  ]);

test('merges languages of the same state into one entry, and lists a tale without films alone', async () => {
  await publish('fr', { state: 'scheduled', publish_at: new Date(at(5) * 1000) });
  await publish('en', { state: 'sending', publish_at: new Date(at(5) * 1000) });
  await publish('ee', { state: 'published', publish_at: new Date(at(-5) * 1000), host_privacy: 'public' });
  await scheduled('t2', at(9));
  expect(await shown()).toEqual([
    ['t1', -5, 'published', 'ee'],
    ['t1', 5, 'scheduled', 'en,fr'],
    ['t2', 9, 'scheduled', 'en,fr,ee'],
  ]);
});

test('reads only the requested span, up to a limit', async () => {
  await scheduled('t1', at(10));
  await scheduled('t2', at(100));
  expect((await ask(at(0), at(24))).items.map(({ taleId }) => taleId)).toEqual(['t1']);
  expect((await ask(at(10), at(11))).items).toHaveLength(1);
  expect((await ask(at(9), at(10))).items).toHaveLength(0);
  expect(await ask(at(0), at(46 * 24))).toMatchObject({ status: 400, error: expect.stringContaining('45 days') });
  expect((await ask(at(1), at(1))).status).toBe(400);
  expect((await ask(at(0), at(24), kofi)).items).toEqual([]);
});

test('says why entries were missed or failed, and counts a late tale-only date as missed after a day', async () => {
  await publish('en', { state: 'missed', publish_at: new Date(at(-30) * 1000) });
  await studio.db.updateTable('publications').set({ reason: 'It should have been published on Friday.' }).execute();
  await scheduled('t2', at(-30));
  const { items } = await ask();
  expect(items.map(({ state, reason, movable }) => [state, reason !== null, movable !== null])).toEqual([
    ['missed', true, true],
    ['missed', true, true],
  ]);
});

test('shows a tale’s changed date at once', async () => {
  await publish('en', { state: 'missed', publish_at: new Date(at(-30) * 1000) });
  await sql`update publications set updated_at = now() - interval '1 minute'`.execute(studio.db);
  await transact(studio.db, (trx) => dates.schedule(trx, { taleId: 't1', userId: ama }, new Date(at(20) * 1000)));
  expect(await shown()).toEqual([['t1', 20, 'scheduled', 'en']]);
});

test('refuses to move what is public, removed, or private without a date', async () => {
  await publish('en', { state: 'published', publish_at: null, host_privacy: 'public' });
  await publish('fr', { state: 'removed', publish_at: new Date(at(3) * 1000) });
  await publish('ee', { state: 'private', publish_at: null, host_privacy: 'private' });
  await sql`update publications set created_at = ${new Date(at(-1) * 1000)}`.execute(studio.db);
  const { items } = await ask();
  expect(items).toMatchObject([{ langs: ['en'], state: 'published', movable: null, channels: ['Ama tells'] }]);
});
