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
const kept = () =>
  p.db
    .selectFrom('publications')
    .select(['language', 'generation', 'state'])
    .orderBy('language')
    .orderBy('generation')
    .execute();

test('offers drafts for the languages with a film', async () => {
  const { items, drafts } = await p.publications.list('t1', ama);
  expect([items, drafts.map(({ language }) => language)]).toEqual([[], ['en', 'fr']]);
  expect(drafts[1]?.description).toContain('Louis Segond 1910');
  expect(drafts.map(({ description }) => /Luke 10:25-37|Luc 10:25-37/.exec(description)?.[0])).toEqual([
    'Luke 10:25-37',
    'Luc 10:25-37',
  ]);
  expect(drafts[1]?.tags).toContain('Luc');
});

test('updates the same publication on a second order for a language', async () => {
  const id = await publish({ langs: ['en', 'en', 'fr'] });
  expect(await publish({ privacy: 'unlisted' })).toBe(id);
  expect(await kept()).toEqual([
    { language: 'en', generation: 1, state: 'queued' },
    { language: 'fr', generation: 1, state: 'queued' },
  ]);
  await p.run(id);
  const texts = { en: { title: 'Renamed', description: 'Mine' } };
  expect(await publish({ privacy: 'public', texts })).toBe(id);
  await p.run(id);
  const [video, ...others] = await p.videos();
  expect([others, video?.snippet.title, video?.status.privacyStatus]).toEqual([[], 'Renamed', 'public']);
});

test('deletes the video on removal, and publishes again as a new generation', async () => {
  const id = await publish();
  await p.run(id);
  await p.publications.remove(id, ama);
  await p.publications.remove(id, ama);
  expect([await p.videos(), await kept()]).toEqual([[], [{ language: 'en', generation: 1, state: 'removed' }]]);
  const next = await publish();
  await p.run(next);
  expect([next === id, (await p.videos()).length]).toEqual([false, 1]);
});

test('deletes on removal what was uploaded without a record', async () => {
  const id = await publish();
  await p.host.fault({ kind: 'drop-after', method: 'PUT', skip: 3 });
  await expect(p.run(id)).rejects.toMatchObject({ kind: 'retry' });
  expect((await p.videos()).length).toBe(1);
  await p.publications.remove(id, ama);
  expect(await p.videos()).toEqual([]);
});

test('reads changes and deletions by the owner from the host on refresh', async () => {
  const id = await publish({ scheduledAt: Math.floor(p.clock() / 1000) + 600 });
  await p.run(id);
  p.time.now += 601_000;
  expect(await p.publications.refresh(id, ama)).toMatchObject({
    state: 'published',
    privacy: 'public',
    checkedAt: p.clock(),
  });
  const account = await p.accounts.of((await p.row(id)).channel_id);
  await account.remove((await p.row(id)).video_id ?? '');
  expect(await p.publications.refresh(id, ama)).toMatchObject({ state: 'removed' });
});

test('says what to do when something is impossible, and changes nothing', async () => {
  await expect(publish({ langs: ['en', 'ee'] })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Eʋegbe: There is no film yet.',
  });
  expect(await kept()).toEqual([]);
  const id = await publish();
  await expect(p.publications.retry(id, ama)).rejects.toMatchObject({ code: 'conflict' });
  await p.host.fault({ kind: '503' });
  await p.run(id).catch(() => null);
  await p.db.updateTable('channels').set({ sealed_tokens: '' }).execute();
  await expect(publish()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('No channel is linked'),
  });
});

test('reports that the host is unavailable', async () => {
  const id = await publish();
  await p.run(id);
  await p.host.fault({ kind: '503' });
  await expect(p.publications.refresh(id, ama)).rejects.toMatchObject({ code: 'unavailable' });
});

test('returns 404 for another creator’s tale and publication', async () => {
  const id = await publish();
  for (const call of [
    () => p.publications.list('t1', kofi),
    () => p.publications.publish({ ...order, userId: kofi }),
    () => p.publications.refresh(id, kofi),
    () => p.publications.retry(id, kofi),
    () => p.publications.remove(id, kofi),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
});

test('notifies browsers of every step, without secrets', async () => {
  const id = await publish();
  await p.run(id);
  const events = await p.db
    .selectFrom('events')
    .select(['topic', 'kind', 'user_id', 'data'])
    .where('kind', '=', 'publication')
    .execute();
  const states = events.map(({ data }) => (data as { state: string }).state);
  expect([...new Set(states)]).toEqual(['queued', 'session_open', 'sending', 'inserted', 'decorated', 'private']);
  expect(new Set(events.map(({ topic, user_id: userId }) => `${topic} ${userId}`))).toEqual(
    new Set([`tale:t1 ${ama}`]),
  );
  expect(JSON.stringify(events)).not.toMatch(/upload_id|ya29|v1\./);
});
