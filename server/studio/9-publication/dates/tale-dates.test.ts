import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama } from '#test/harness/studio.ts';
import { publicationDraftRepo } from '../publication-draft.repo.ts';

let p: Publishing;
beforeAll(async () => void (p = await openPublishing()));
beforeEach(async () => {
  await p.reset();
  p.time.now = Date.now();
});
afterAll(() => p.close());

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Math.ceil((p.time.now + hours * hour) / 1000) * 1000);
const own = { taleId: 't1', userId: ama };
const move = (status: TaleStatus, at: Date | null = null) =>
  transact(p.db, (trx) => p.dates.move(trx, own, status, at));
const publish = async (more: object = {}): Promise<string> => {
  const order = { ...own, langs: ['en' as const], privacy: 'private' as const, madeForKids: true, texts: {} };
  return (await p.publications.publish({ ...order, ...more })).publicationIds[0] ?? '';
};
const runOrdered = async () => {
  for (const id of p.ordered.splice(0)) await p.run(id);
};
const decide = (draft: object) =>
  p.db
    .insertInto('publication_drafts')
    .values({ tale_id: 't1', version: 1, draft: JSON.stringify(draft) })
    .execute();
const tale = () =>
  p.db
    .selectFrom('tales')
    .select(['status', 'scheduled_at', 'published_at'])
    .where('id', '=', 't1')
    .executeTakeFirstOrThrow();
const warnings = async () =>
  (await p.db.selectFrom('activity').select('message').where('level', '=', 'warn').orderBy('ts').execute()).map(
    ({ message }) => message,
  );
const onHost = async () =>
  (await p.videos()).map(({ status: { privacyStatus, publishAt } }) => [privacyStatus, publishAt]);

test('uploads a tale moved to Scheduled with its date and settings, and lets the host publish it', async () => {
  await decide({ madeForKids: true, texts: { en: { title: 'A neighbour' } } });
  const at = inHours(1);
  expect(await move('scheduled', at)).toMatchObject({ warnings: [] });
  await runOrdered();
  const [video, ...others] = await p.videos();
  expect([video?.status.publishAt, video?.snippet.title, others]).toEqual([at.toISOString(), 'A neighbour', []]);
  p.time.now = at.getTime() + 1000;
  await p.due.readDue();
  await runOrdered();
  expect((await p.publications.list('t1', ama)).items.at(-1)).toMatchObject({
    state: 'published',
    privacy: 'public',
  });
  expect((await tale()).status).toBe('published');
});

test('publishes a privately uploaded tale on a date set afterwards', async () => {
  await p.run(await publish());
  expect((await tale()).status).toBe('bound');
  p.ordered.length = 0;
  const at = inHours(1);
  expect(await move('scheduled', at)).toMatchObject({ warnings: [] });
  await runOrdered();
  expect(await onHost()).toEqual([['private', at.toISOString()]]);
  p.time.now = at.getTime() + 1000;
  expect(await onHost()).toEqual([['public', undefined]]);
});

test('sends a new date to the host at once, and removes it when the tale leaves the column', async () => {
  await decide({ madeForKids: true });
  await move('scheduled', inHours(1));
  await runOrdered();
  const later = inHours(2);
  await move('scheduled', later);
  await runOrdered();
  expect(await onHost()).toEqual([['private', later.toISOString()]]);
  await move('published');
  expect([p.ordered, (await tale()).scheduled_at]).toEqual([[], later]);
  await move('failed');
  await runOrdered();
  expect([await onHost(), await tale()]).toEqual([
    [['private', undefined]],
    { status: 'failed', scheduled_at: null, published_at: null },
  ]);
});

test('reports in the answer and in the activity what a date lacks, and keeps the date', async () => {
  await p.db.deleteFrom('videos').execute();
  expect(await move('scheduled', inHours(1))).toMatchObject({ warnings: [expect.stringContaining('has no film yet')] });
  await p.addFilm('t1', 'en');
  expect(await move('scheduled', inHours(1))).toMatchObject({ warnings: [expect.stringContaining('made for kids')] });
  await p.db.updateTable('channels').set({ sealed_tokens: '' }).execute();
  await decide({ madeForKids: true });
  expect(await move('scheduled', inHours(1))).toMatchObject({
    warnings: [
      '“The Good Samaritan” is scheduled, but cannot be published yet. English: No channel is linked for ' +
        'this language.',
    ],
  });
  expect([p.ordered, (await warnings()).length, (await tale()).status]).toEqual([[], 3, 'scheduled']);
});

test('holds back only the language whose texts the host would refuse', async () => {
  await p.addFilm('t1', 'fr');
  await decide({ madeForKids: true, texts: { en: { title: 'x'.repeat(120) } } });
  const { warnings: told } = await move('scheduled', inHours(1));
  expect(told).toEqual([
    expect.stringMatching(/not all of it can be published yet\. English: The title has 120 characters/),
  ]);
  expect((await p.publications.list('t1', ama)).items.map(({ language }) => language)).toEqual(['fr']);
});

test('says that a date has no effect when all is public or the channel is gone', async () => {
  await p.run(await publish({ privacy: 'public' }));
  expect(await move('scheduled', inHours(1))).toMatchObject({
    warnings: [expect.stringContaining('there is nothing left to publish')],
  });
  await p.reset();
  await p.run(await publish());
  await p.db.updateTable('channels').set({ sealed_tokens: '' }).execute();
  expect(await move('scheduled', inHours(1))).toMatchObject({
    warnings: [expect.stringContaining('is no longer linked')],
  });
});

test('uses a film, an answer or a link that a date waited for at once', async () => {
  await p.db.deleteFrom('videos').execute();
  const at = inHours(1);
  await move('scheduled', at);
  const settle = () => transact(p.db, (trx) => p.dates.settle(trx, 't1'));
  await settle();
  await p.addFilm('t1', 'en');
  await settle();
  expect(p.ordered).toEqual([]);
  await transact(p.db, async (trx) => {
    await publicationDraftRepo(trx).save('t1', ama, 0, { madeForKids: true });
    await p.dates.settle(trx, 't1');
  });
  await settle();
  expect(p.ordered).toHaveLength(1);
  await runOrdered();
  expect(await onHost()).toEqual([['private', at.toISOString()]]);
});

test('publishes now for a past date chosen on purpose, but not for one missed by more than a day', async () => {
  await decide({ madeForKids: true });
  await move('scheduled', inHours(-72));
  await runOrdered();
  expect(await onHost()).toEqual([['public', undefined]]);
  await p.reset();
  await p.db.deleteFrom('videos').execute();
  await decide({ madeForKids: true });
  await move('scheduled', inHours(1));
  await p.addFilm('t1', 'en');
  p.time.now += 30 * hour;
  await transact(p.db, (trx) => p.dates.settle(trx, 't1'));
  expect(p.ordered).toEqual([]);
  p.time.now -= 10 * hour;
  await transact(p.db, (trx) => p.dates.settle(trx, 't1'));
  await runOrdered();
  expect(await onHost()).toEqual([['public', undefined]]);
});

test('resumes failed or missed publications with another date', async () => {
  const id = await publish({ scheduledAt: inHours(1).getTime() / 1000 });
  p.time.now += 30 * hour;
  await expect(p.run(id)).rejects.toMatchObject({ code: 'conflict' });
  expect((await p.row(id)).state).toBe('missed');
  const at = inHours(1);
  await move('scheduled', at);
  await runOrdered();
  expect([await onHost(), (await p.row(id)).state]).toEqual([[['private', at.toISOString()]], 'scheduled']);
});

test('applies the date of one edited publication to the tale and its other films', async () => {
  await p.addFilm('t1', 'fr');
  await p.publications.publish({
    ...own,
    langs: ['en', 'fr'],
    privacy: 'private',
    madeForKids: true,
    texts: {},
    scheduledAt: inHours(1).getTime() / 1000,
  });
  await runOrdered();
  const at = inHours(3);
  const [first] = (await p.publications.list('t1', ama)).items;
  await p.publications.edit(first!.id, ama, { scheduledAt: at.getTime() / 1000 });
  await runOrdered();
  expect((await tale()).scheduled_at).toEqual(at);
  expect(await onHost()).toEqual([
    ['private', at.toISOString()],
    ['private', at.toISOString()],
  ]);
});
