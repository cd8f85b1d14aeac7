import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPublishing, type Publishing } from '#test/publishing.ts';
import { ama } from '#test/studio.ts';

let p: Publishing;
beforeAll(async () => void (p = await openPublishing()));
beforeEach(async () => {
  await p.reset();
  p.time.now = Date.now();
});
afterAll(() => p.close());

const hour = 3_600_000;
const inAnHour = () => new Date(Math.ceil((Date.now() + hour) / 1000) * 1000);
const tale = (set: object) =>
  p.db
    .updateTable('tales')
    .set({ updated_at: sql`clock_timestamp()`, ...set })
    .where('id', '=', 't1')
    .execute();
const only = async () => (await p.publications.list('t1', ama)).items[0]!;
const warnings = async () =>
  (await p.db.selectFrom('activity').select('message').where('level', '=', 'warn').execute()).map(({ message }) => message);
const answerKids = () =>
  p.publications
    .publish({ userId: ama, taleId: 't1', langs: ['en'], privacy: 'private', madeForKids: true, texts: {} })
    .then(async ({ publicationIds: [id = ''] }) => {
      await p.run(id);
      await p.publications.remove(id, ama);
      p.ordered.length = 0;
    });
const runOrdered = async () => {
  for (const id of p.ordered.splice(0)) await p.run(id);
};

test('a tale moved to Scheduled is uploaded with its date, published by the host, and read back when due', async () => {
  await answerKids();
  const at = inAnHour();
  await tale({ status: 'scheduled', scheduled_at: at });
  await p.keeper.tick();
  await p.keeper.tick();
  expect(p.ordered.length).toBeGreaterThanOrEqual(1);
  await runOrdered();
  expect([(await p.videos())[0]?.status.publishAt, (await p.videos()).length]).toEqual([at.toISOString(), 1]);
  p.time.now = at.getTime() + 1000;
  await p.keeper.tick();
  await runOrdered();
  expect((await p.publications.list('t1', ama)).items.at(-1)).toMatchObject({ state: 'published', privacy: 'public' });
  const { status } = await p.db.selectFrom('tales').select('status').executeTakeFirstOrThrow();
  expect(status).toBe('published');
});

test('what is missing is said once, each in its words, and the tale stays scheduled', async () => {
  await p.db.deleteFrom('videos').execute();
  await tale({ status: 'scheduled', scheduled_at: inAnHour() });
  await p.keeper.tick();
  await p.keeper.tick();
  expect(await warnings()).toEqual([expect.stringContaining('has no film yet')]);
  await p.addFilm('t1', 'en');
  await p.keeper.tick();
  expect((await warnings()).at(-1)).toContain('made for kids');
  await p.db.updateTable('channels').set({ sealed_tokens: '' }).execute();
  await p.keeper.tick();
  expect((await warnings()).at(-1)).toContain('Connect your YouTube account');
  expect(await p.db.selectFrom('tales').select('status').execute()).toEqual([{ status: 'scheduled' }]);
});

test('another date is told to the host, and taking the tale off its date unschedules it there', async () => {
  await answerKids();
  await tale({ status: 'scheduled', scheduled_at: inAnHour() });
  await p.keeper.tick();
  await runOrdered();
  const later = new Date(inAnHour().getTime() + hour);
  await tale({ scheduled_at: later });
  await p.keeper.tick();
  await runOrdered();
  expect((await p.videos())[0]?.status.publishAt).toBe(later.toISOString());
  await tale({ status: 'packaged', scheduled_at: null });
  await p.keeper.tick();
  await runOrdered();
  expect([(await p.videos())[0]?.status, (await p.videos()).length]).toEqual([
    expect.not.objectContaining({ publishAt: expect.anything() }),
    1,
  ]);
  p.time.now += 3 * hour;
  expect((await p.videos())[0]?.status.privacyStatus).toBe('private');
});

test('down over the date: published late within a day; after more than a day the creator is told instead', async () => {
  await answerKids();
  await tale({ status: 'scheduled', scheduled_at: new Date(Date.now() - 3 * hour), updated_at: new Date(Date.now() - 30 * hour) });
  await p.keeper.tick();
  await runOrdered();
  expect((await p.videos())[0]?.status.privacyStatus).toBe('public');
  await p.reset();
  await answerKids();
  await tale({ status: 'scheduled', scheduled_at: new Date(Date.now() - 26 * hour), updated_at: new Date(Date.now() - 30 * hour) });
  await p.keeper.tick();
  expect([p.ordered, await warnings()]).toEqual([[], [expect.stringContaining('missed its date')]]);
});

test('a date in the past that was chosen on purpose means now', async () => {
  await answerKids();
  await tale({ status: 'scheduled', scheduled_at: new Date(Date.now() - 72 * hour) });
  await p.keeper.tick();
  await runOrdered();
  expect((await p.videos())[0]?.status.privacyStatus).toBe('public');
});

test('work that lost its job is ordered again; what sleeps or rests is left alone', async () => {
  await p.publications.publish({ userId: ama, taleId: 't1', langs: ['en'], privacy: 'private', madeForKids: true, texts: {} });
  const { id } = await only();
  p.ordered.length = 0;
  await p.keeper.tick();
  expect(p.ordered).toEqual([id]);
  await p.run(id);
  p.ordered.length = 0;
  await p.keeper.tick();
  await p.db
    .updateTable('publications')
    .set({ state: 'waiting', waiting_until: new Date(p.clock() + hour) })
    .execute();
  await p.keeper.tick();
  expect(p.ordered).toEqual([]);
  await p.db
    .updateTable('publications')
    .set({ waiting_until: new Date(p.clock() - 1000) })
    .execute();
  await p.keeper.tick();
  expect(p.ordered).toEqual([id]);
});

test('after a job that failed by itself nothing is ordered for ten minutes', async () => {
  await p.publications.publish({ userId: ama, taleId: 't1', langs: ['en'], privacy: 'private', madeForKids: true, texts: {} });
  const { id } = await only();
  p.ordered.length = 0;
  const ended = { id: 'j1', chain: 'j1', kind: 'publishing', user_id: ama, subject: id, status: 'failed' as const, input: '{}' };
  await p.db
    .insertInto('jobs')
    .values({ ...ended, finished_at: new Date(p.clock()) })
    .execute();
  await p.keeper.tick();
  expect(p.ordered).toEqual([]);
  p.time.now += 11 * 60_000;
  await p.keeper.tick();
  expect(p.ordered).toEqual([id]);
});
