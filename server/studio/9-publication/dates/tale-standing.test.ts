import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama } from '#test/harness/studio.ts';
import { taleRepo } from '../../2-tale/tale.repo.ts';

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

test('unschedules a tale on an order without a date unless another keeps it, and says so', async () => {
  await p.db.updateTable('channels').set({ reauth_required: true }).execute();
  await move('scheduled', inHours(1));
  await p.db.updateTable('channels').set({ reauth_required: false }).execute();
  await publish();
  expect([await tale(), (await warnings()).at(-1)]).toEqual([
    { status: 'packaged', scheduled_at: null, published_at: null },
    expect.stringContaining('was unscheduled'),
  ]);
});

test('takes over a date that the owner changed or removed on the channel', async () => {
  const id = await publish({ scheduledAt: inHours(1).getTime() / 1000 });
  await p.run(id);
  const account = await p.accounts.of((await p.row(id)).channel_id);
  const video = {
    title: 'T',
    description: `D\n\nTale Studio ref. ${(await p.row(id)).marker}`,
    tags: [],
    language: 'en',
    madeForKids: true,
  } as const;
  const set = (publishAt: string | null) =>
    account.update(video_id ?? '', {
      ...video,
      synthetic: false,
      categoryId: '27',
      licence: 'youtube',
      embeddable: true,
      privacy: 'private',
      publishAt,
    });
  const { video_id } = await p.row(id);
  const at = inHours(5);
  await set(at.toISOString());
  await p.publications.refresh(id, ama);
  expect(await tale()).toMatchObject({ status: 'scheduled', scheduled_at: at });
  await set(null);
  await p.publications.refresh(id, ama);
  expect([await tale(), (await warnings()).at(-1)]).toEqual([
    { status: 'bound', scheduled_at: null, published_at: null },
    expect.stringContaining('no longer has a date'),
  ]);
});

test('does not call a tale published when it is dragged there and back, unless it is public', async () => {
  await move('published');
  expect((await tale()).published_at).not.toBeNull();
  await move('packaged');
  expect(await tale()).toEqual({ status: 'packaged', scheduled_at: null, published_at: null });
  await p.run(await publish({ privacy: 'public' }));
  await move('packaged');
  expect((await tale()).published_at).not.toBeNull();
});

test('sends a renamed title to the channel too, and keeps the creator’s own texts', async () => {
  await p.addFilm('t1', 'fr');
  const rename = (title: string) =>
    transact(p.db, (trx) => p.dates.rename(trx, 't1', async () => void (await taleRepo(trx).rename('t1', ama, title))));
  await rename('Who is my neighbour?');
  expect((await p.publications.list('t1', ama)).drafts.map(({ title }) => title)).toEqual([
    'Who is my neighbour?',
    'The Good Samaritan',
  ]);
  await p.publications.publish({
    ...own,
    langs: ['en', 'fr'],
    privacy: 'private',
    madeForKids: true,
    texts: { fr: { title: 'Le prochain' } },
  });
  await runOrdered();
  await rename('The neighbour');
  await runOrdered();
  expect((await p.videos()).map(({ snippet }) => snippet.title).toSorted()).toEqual(['Le prochain', 'The neighbour']);
});
