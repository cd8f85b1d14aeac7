import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama } from '#test/harness/studio.ts';

let p: Publishing;
beforeAll(async () => void (p = await openPublishing()));
beforeEach(async () => {
  await p.reset();
  p.time.now = Date.now();
});
afterAll(() => p.close());

const hour = 3_600_000;
const own = { taleId: 't1', userId: ama };
const schedule = (hours: number) =>
  transact(p.db, (trx) => p.dates.schedule(trx, own, new Date(p.time.now + hours * hour)));
const publish = (more: object = {}) =>
  p.publications.publish({ ...own, langs: ['en'], privacy: 'private', madeForKids: true, texts: {}, ...more });
const warnings = async () =>
  (await p.db.selectFrom('activity').select('message').where('level', '=', 'warn').orderBy('ts').execute()).map(
    ({ message }) => message,
  );
/** How often the creator was told up to that time. */
const toldAfter = async (hours: number) => {
  p.time.now += hours * hour;
  for (let turn = 0; turn < 2; turn += 1) await p.due.remindOfDates();
  return (await warnings()).length;
};

test('reminds of a date with nothing to publish a day and an hour before, at the time and afterwards', async () => {
  await p.db.deleteFrom('videos').execute();
  await schedule(48);
  expect([await toldAfter(1), await toldAfter(23.5), await toldAfter(1), await toldAfter(22)]).toEqual([1, 2, 2, 3]);
  expect([await toldAfter(1), await toldAfter(5), await toldAfter(20), await toldAfter(20)]).toEqual([4, 4, 5, 5]);
  const told = await warnings();
  expect(told.every((words) => words.includes('has no film yet'))).toBe(true);
  expect([told[1], told[3], told[4]]).toEqual([
    expect.stringContaining('It is due on'),
    expect.stringContaining('published late if this is fixed within a day'),
    expect.stringContaining('missed its date'),
  ]);
});

test('reminds at once and an hour before for a date this evening, and not of what is on its way', async () => {
  await p.db.deleteFrom('videos').execute();
  await schedule(6);
  expect([await toldAfter(1), await toldAfter(4.5)]).toEqual([1, 2]);
  await p.reset();
  await publish({ scheduledAt: Math.ceil(p.time.now / 1000) + 2 * 86_400 });
  expect([await toldAfter(25), await toldAfter(22.5)]).toEqual([0, 0]);
});

test('reads a due date back once, but not while its job is alive or has just failed', async () => {
  const { publicationIds } = await publish({ scheduledAt: Math.ceil(p.time.now / 1000) + 3600 });
  const [id = ''] = publicationIds;
  await p.run(id);
  p.ordered.length = 0;
  await p.due.readDue();
  expect(p.ordered).toEqual([]);
  p.time.now += 2 * hour;
  const failed = {
    id: 'j1',
    chain: 'j1',
    kind: 'publishing',
    user_id: ama,
    subject: id,
    status: 'failed' as const,
    input: '{}',
  };
  await p.db
    .insertInto('jobs')
    .values({ ...failed, finished_at: new Date(p.time.now) })
    .execute();
  await p.due.readDue();
  expect(p.ordered).toEqual([]);
  p.time.now += hour;
  await p.due.readDue();
  expect(p.ordered).toEqual([id]);
});

const later = () => (p.time.now += hour);
const found = async () => (later(), (await p.due.check()).map(({ what }) => what));
const meddle = (change: string) => sql.raw(change).execute(p.db);

test('finds no fault in the nightly check after every action', async () => {
  expect(await found()).toEqual([]);
  const { publicationIds } = await publish();
  await p.run(publicationIds[0] ?? '');
  expect(await found()).toEqual([]);
  await schedule(30);
  for (const id of p.ordered.splice(0)) await p.run(id);
  expect(await found()).toEqual([]);
  for (const status of ['published', 'images', 'bound', 'failed'] as const) {
    await transact(p.db, (trx) => p.dates.move(trx, own, status, null));
    for (const id of p.ordered.splice(0)) await p.run(id);
    expect([status, await found()]).toEqual([status, []]);
  }
  expect(await warnings()).toEqual([]);
});

test.each([
  [`update publications set publish_at = publish_at + interval '1 hour'`, 'its videos have another date'],
  [`update publications set publish_at = null, state = 'private'`, 'its videos have no date'],
  [`update tales set status = 'packaged', scheduled_at = null`, 'its videos have a date that it has not'],
  [`update tales set published_at = now()`, 'nothing of it is public any more'],
  [
    `update publications set state = 'decorated', updated_at = now() - interval '1 day'`,
    'nobody works on a video of it',
  ],
])('finds what bypassed them: %s', async (change, what) => {
  const { publicationIds } = await publish({ scheduledAt: Math.ceil(p.time.now / 1000) + 86_400 });
  await p.run(publicationIds[0] ?? '');
  await meddle(change);
  expect(await found()).toEqual([what]);
  expect(await warnings()).toEqual([expect.stringContaining(what)]);
});
