import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama, kofi } from '#test/harness/studio.ts';

let p: Publishing;
beforeAll(async () => void (p = await openPublishing()));
beforeEach(() => p.reset(['en', 'fr']));
afterAll(() => p.close());

const order = { userId: ama, taleId: 't1', langs: ['en'], privacy: 'private', madeForKids: true, texts: {} } as const;
const publish = async (more: object = {}): Promise<string> =>
  (await p.publications.publish({ ...order, ...more })).publicationIds[0] ?? '';
const tale = () =>
  p.db.selectFrom('tales').select(['status', 'scheduled_at']).where('id', '=', 't1').executeTakeFirstOrThrow();
const inAnHour = () => Math.floor(p.clock() / 1000) + 3600;

test('sends nothing for ten seconds, and after an undo nothing until a new order', async () => {
  const id = await publish({ undoSeconds: 10, scheduledAt: inAnHour() });
  await expect(p.run(id)).rejects.toMatchObject({ name: 'JobWaits', until: new Date(p.clock() + 10_000) });
  expect(await p.publications.list('t1', ama)).toMatchObject({
    items: [{ state: 'queued', undoUntil: p.clock() + 10_000 }],
  });
  expect(await p.publications.cancel(id, ama)).toMatchObject({ state: 'removed', undoUntil: null });
  p.time.now += 11_000;
  await p.run(id);
  await p.due.readDue();
  expect([await p.videos(), await tale()]).toEqual([[], { status: 'packaged', scheduled_at: null }]);
  const next = await publish();
  await p.run(next);
  expect([next === id, (await p.videos()).length]).toEqual([false, 1]);
});

test('sends nothing after an undo while the upload session is being opened', async () => {
  const id = await publish();
  p.wire.intercept = (account) => ({
    ...account,
    openUpload: async (...all) => {
      const session = await account.openUpload(...all);
      await p.publications.cancel(id, ama);
      return session;
    },
  });
  await p.run(id);
  expect([await p.videos(), (await p.row(id)).state]).toEqual([[], 'removed']);
});

test('stops sending on cancel between two chunks, and resumes on retry', async () => {
  const id = await publish();
  p.wire.intercept = (account) => ({
    ...account,
    sendChunk: async (...all) => {
      const answer = await account.sendChunk(...all);
      p.wire.intercept = (same) => same;
      await p.publications.cancel(id, ama);
      return answer;
    },
  });
  await p.run(id);
  expect([await p.videos(), (await p.row(id)).state]).toEqual([[], 'failed']);
  await p.publications.retry(id, ama);
  await p.run(id);
  expect((await p.videos()).length).toBe(1);
});

test('sends changed words, date and category of a scheduled video to the host, and can unschedule it', async () => {
  const id = await publish({ scheduledAt: inAnHour() });
  await p.run(id);
  const later = inAnHour() + 86_400;
  await p.publications.edit(id, ama, {
    title: 'Renamed',
    tags: ['one tag'],
    categoryId: '22',
    licence: 'creativeCommon',
    scheduledAt: later,
  });
  await p.run(id);
  const [video] = await p.videos();
  expect(video).toMatchObject({
    snippet: { title: 'Renamed', tags: ['one tag'], categoryId: '22' },
    status: { privacyStatus: 'private', license: 'creativeCommon', publishAt: new Date(later * 1000).toISOString() },
  });
  expect(await tale()).toMatchObject({ status: 'scheduled', scheduled_at: new Date(later * 1000) });
  await p.publications.cancel(id, ama);
  await p.run(id);
  expect((await p.videos())[0]?.status).toMatchObject({ privacyStatus: 'private' });
  expect((await p.videos())[0]?.status.publishAt).toBeUndefined();
  expect([(await p.row(id)).state, await tale()]).toEqual(['private', { status: 'bound', scheduled_at: null }]);
  await expect(p.publications.cancel(id, ama)).rejects.toMatchObject({ code: 'conflict' });
});

test('makes a public video private, but does not schedule it again', async () => {
  const id = await publish({ privacy: 'public' });
  await p.run(id);
  await expect(p.publications.edit(id, ama, { scheduledAt: inAnHour() })).rejects.toMatchObject({ code: 'conflict' });
  await p.publications.hide(id, ama);
  await p.run(id);
  expect([(await p.videos())[0]?.status.privacyStatus, (await tale()).status]).toEqual(['private', 'bound']);
});

test('adds to a playlist once, leaves it when unselected, and continues when it is gone', async () => {
  const account = await p.accounts.of((await p.db.selectFrom('channels').select('id').executeTakeFirstOrThrow()).id);
  const { id: list } = await account.createPlaylist({ title: 'Stories', description: '', privacy: 'private' });
  const size = async () => (await account.playlists()).find(({ id }) => id === list)?.count;
  const id = await publish({ playlistIds: [list, 'PLgone'] });
  await p.run(id);
  expect(await size()).toBe(1);
  const { items } = await p.publications.list('t1', ama);
  expect(items[0]?.steps.filter(({ label }) => label === 'Playlist')).toMatchObject([
    { state: 'done', told: 'Added to “Stories”.' },
    { state: 'failed', error: expect.stringContaining('no longer on the channel') },
  ]);
  await p.db
    .updateTable('publications')
    .set({
      steps: JSON.stringify({ ...(await p.row(id)).steps, [`playlist-${list}`]: { state: 'todo', error: null } }),
    })
    .execute();
  await p.run(id);
  expect(await size()).toBe(1);
  await p.publications.edit(id, ama, { playlistIds: [] });
  await p.run(id);
  expect(await size()).toBe(0);
});

test('rejects texts that the host would refuse before calling it', async () => {
  const texts = { en: { title: 'T', description: 'ŋ'.repeat(2500) } };
  await expect(publish({ texts })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('bytes'),
  });
  const tags = { en: { title: 'T', description: 'D', tags: Array.from({ length: 60 }, (_, n) => `a tag ${n}`) } };
  await expect(publish({ texts: tags })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('tags'),
  });
});

test('returns 404 for another creator’s publication', async () => {
  const id = await publish();
  for (const call of [
    () => p.publications.edit(id, kofi, { title: 'x' }),
    () => p.publications.cancel(id, kofi),
    () => p.publications.hide(id, kofi),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  expect((await p.publications.listAll({ userId: kofi, limit: 10 })).items).toEqual([]);
});

test('lists all publications newest first, in pages', async () => {
  await p.publications.publish({ ...order, langs: ['en', 'fr'] });
  const first = await p.publications.listAll({ userId: ama, limit: 1 });
  const second = await p.publications.listAll({ userId: ama, limit: 1, cursor: first.nextCursor ?? '' });
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([1, 1, null]);
  expect(first.items[0]?.id).not.toBe(second.items[0]?.id);
  expect(first.items[0]?.taleTitle).toBe('The Good Samaritan');
});
