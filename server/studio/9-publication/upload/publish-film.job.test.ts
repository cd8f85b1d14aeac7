import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama } from '#test/harness/studio.ts';

let p: Publishing;
beforeAll(async () => void (p = await openPublishing()));
beforeEach(() => p.reset(['en', 'fr', 'ee']));
afterAll(() => p.close());

const order = { userId: ama, taleId: 't1', langs: ['en'], privacy: 'private', madeForKids: true, texts: {} } as const;
const publish = async (more: object = {}): Promise<string> =>
  (await p.publications.publish({ ...order, ...more })).publicationIds[0] ?? '';
const stateOf = async (id: string) => (await p.row(id)).state;
const taleStatus = async () =>
  (await p.db.selectFrom('tales').select('status').where('id', '=', 't1').executeTakeFirstOrThrow()).status;

test('uploads a film privately with thumbnail, captions, texts and the answer for kids, and moves the tale', async () => {
  const id = await publish();
  expect(await p.run(id)).toMatchObject({ state: 'private' });
  const [video, ...others] = await p.videos();
  expect(others).toEqual([]);
  expect(video).toMatchObject({
    snippet: { title: 'The Good Samaritan' },
    status: { privacyStatus: 'private', selfDeclaredMadeForKids: true },
  });
  expect(video?.snippet.description).toContain('World English Bible');
  expect(Object.keys(video?.snippet.thumbnails ?? {})).not.toEqual([]);
  expect(await p.captions(video?.id ?? '')).toEqual(['ee', 'en', 'fr']);
  const row = await p.row(id);
  expect([row.sealed_session, row.watch_url, row.steps]).toEqual([
    null,
    `${p.host.root()}/watch?v=${video?.id}`,
    {
      upload: done,
      thumbnail: done,
      captions: done,
      details: done,
      localizations: done,
      'captions-fr': done,
      'captions-ee': done,
      search: { state: 'todo', error: null },
    },
  ]);
  expect(await taleStatus()).toBe('bound');
});
const done = {
  ...{ state: 'done', error: null, told: expect.any(String), at: expect.any(Number) },
  said: expect.objectContaining({ id: expect.any(String) }),
};

test('uploads every language as a video of its own, Ewe too, and notifies subscribers of the first only', async () => {
  const quiet: unknown[] = [];
  p.wire.intercept = (account) => ({
    ...account,
    openUpload: (video, file) => {
      quiet.push(file.quiet);
      return account.openUpload(video, file);
    },
  });
  const { publicationIds } = await p.publications.publish({ ...order, langs: ['en', 'fr', 'ee'] });
  for (const id of publicationIds) await p.run(id);
  expect(await p.videos()).toHaveLength(3);
  expect(quiet).toEqual([false, true, true]);
});

test('sets public or unlisted when the video is complete, and changes nothing on a repeat', async () => {
  const id = await publish({ privacy: 'public' });
  await p.run(id);
  expect([(await p.videos())[0]?.status.privacyStatus, await stateOf(id), await taleStatus()]).toEqual([
    'public',
    'published',
    'published',
  ]);
  await p.run(id);
  expect(await p.videos()).toHaveLength(1);
});

test('lets the host publish on the date and reads the state back', async () => {
  const at = Math.floor(p.clock() / 1000) + 3600;
  const id = await publish({ scheduledAt: at });
  expect(await taleStatus()).toBe('scheduled');
  await p.run(id);
  expect([await stateOf(id), (await p.videos())[0]?.status.publishAt]).toEqual([
    'scheduled',
    new Date(at * 1000).toISOString(),
  ]);
  p.time.now += 3_601_000;
  expect((await p.videos())[0]?.status.privacyStatus).toBe('public');
  await p.run(id);
  expect([await stateOf(id), await taleStatus()]).toEqual(['published', 'published']);
});

test('makes up for a date missed by less than a day, and waits for an order otherwise', async () => {
  const late = await publish({ scheduledAt: Math.floor(p.clock() / 1000) + 60 });
  p.time.now += 23 * 3_600_000;
  await p.run(late);
  expect([await stateOf(late), (await p.videos())[0]?.status.privacyStatus]).toEqual(['published', 'public']);
  const missed = await publish({ langs: ['fr'], scheduledAt: Math.floor(p.clock() / 1000) + 60 });
  p.time.now += 25 * 3_600_000;
  await expect(p.run(missed)).rejects.toThrow('more than a day ago');
  expect([await stateOf(missed), (await p.videos()).length]).toEqual(['missed', 1]);
  await p.publications.retry(missed, ama);
  await p.run(missed);
  expect([await stateOf(missed), (await p.videos()).length]).toEqual(['published', 2]);
});

test('waits until midnight Pacific for the quota without failing, and resumes by itself', async () => {
  const id = await publish();
  await p.host.fault({ kind: 'quota', method: 'POST', url: 'captions' });
  await expect(p.run(id)).rejects.toMatchObject({ name: 'JobWaits' });
  const row = await p.row(id);
  expect([row.state, row.reason]).toEqual(['waiting', expect.stringContaining('quota')]);
  expect(row.waiting_until?.getTime()).toBeGreaterThan(p.clock());
  await p.run(id);
  expect([await stateOf(id), (await p.videos()).length]).toEqual(['private', 1]);
});

test('reports an ended link, resumes after relinking, but not with another channel', async () => {
  const id = await publish();
  const { channel_id: channelId } = await p.row(id);
  await p.host.fault({ kind: '401', times: 50, url: 'youtube' });
  await expect(p.run(id)).rejects.toMatchObject({ code: 'conflict' });
  expect([await stateOf(id), (await p.row(id)).reason]).toEqual([
    'waiting',
    expect.stringContaining('Link the channel again'),
  ]);
  const channel = () =>
    p.db.selectFrom('channels').select('reauth_required').where('id', '=', channelId).executeTakeFirstOrThrow();
  expect(await channel()).toEqual({ reauth_required: true });
  await p.host.calm();
  expect(await p.link()).toBe(channelId);
  expect(await channel()).toEqual({ reauth_required: false });
  await p.run(id);
  expect([await stateOf(id), (await p.videos()).length]).toEqual(['private', 1]);
});

test('fails with the host’s message when it refuses, and resumes on retry', async () => {
  const id = await publish();
  await p.db
    .updateTable('publications')
    .set({ title: 'x'.repeat(101) })
    .where('id', '=', id)
    .execute();
  await expect(p.run(id)).rejects.toMatchObject({ code: 'invalid' });
  expect([await stateOf(id), (await p.row(id)).reason]).toEqual(['failed', expect.stringContaining('title')]);
  expect(await taleStatus()).toBe('packaged');
  await publish({ texts: { en: { title: 'Shorter', description: 'mine' } } });
  await p.run(id);
  const [video] = await p.videos();
  expect([video?.snippet.title, video?.snippet.description.startsWith('mine\n\nWorld English Bible')]).toEqual([
    'Shorter',
    true,
  ]);
});

test('starts again as one video when a film is rendered again during its upload', async () => {
  const id = await publish();
  await p.host.fault({ kind: '500', method: 'PUT', skip: 2 });
  await expect(p.run(id)).rejects.toMatchObject({ kind: 'retry' });
  expect((await p.row(id)).offset_bytes).toBeGreaterThan(0);
  await p.addFilm('t1', 'en');
  await p.run(id);
  expect([await stateOf(id), (await p.videos()).length, (await p.row(id)).steps['upload']]).toEqual([
    'private',
    1,
    done,
  ]);
});

test('reports a video deleted on the channel as removed', async () => {
  const id = await publish();
  await p.run(id);
  const account = await p.accounts.of((await p.row(id)).channel_id);
  await account.remove((await p.row(id)).video_id ?? '');
  await p.run(id);
  expect([await stateOf(id), (await p.row(id)).reason]).toEqual(['removed', expect.stringContaining('deleted')]);
});

test('stops sending at once on cancel, publishes nothing, and resumes on retry', async () => {
  const id = await publish();
  const cancel = new AbortController();
  await p.host.fault({ kind: 'hang', method: 'PUT', skip: 1 });
  const running = p.run(id, cancel.signal);
  await expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('sending');
  cancel.abort(new Error('Cancelled'));
  await expect(running).rejects.toThrow('Cancelled');
  await p.job.ended?.(
    { publicationId: id },
    { trx: p.db as never, userId: ama, status: 'cancelled', error: null, why: null },
  );
  expect([await stateOf(id), (await p.row(id)).reason, (await p.videos()).length]).toEqual([
    'failed',
    expect.stringContaining('Cancelled'),
    0,
  ]);
  await p.host.calm();
  await p.publications.retry(id, ama);
  await p.run(id);
  expect([await stateOf(id), (await p.videos()).length]).toEqual(['private', 1]);
});

test('highlights only spoken words, without word times in other languages’ captions', async () => {
  const id = await publish({ privacy: 'unlisted' });
  await p.run(id);
  const page = await (await fetch((await p.row(id)).watch_url ?? '')).text();
  expect([...page.matchAll(/label="([^"]+)" src/g)].map(([, label]) => label)).toEqual([
    'Eʋegbe',
    'English',
    'English, word by word',
    'Français',
  ]);
});

test('lets captions in other languages wait for the quota while the video is published', async () => {
  const id = await publish({ privacy: 'public' });
  await p.host.fault({ kind: 'quota', method: 'POST', url: 'captions', skip: 1 });
  await expect(p.run(id)).rejects.toMatchObject({ name: 'JobWaits' });
  expect([await stateOf(id), (await p.videos())[0]?.status.privacyStatus, await taleStatus()]).toEqual([
    'published',
    'public',
    'published',
  ]);
  await p.run(id);
  expect(await p.captions((await p.row(id)).video_id ?? '')).toEqual(['ee', 'en', 'fr']);
});

test('leaves out captions that do not fit the film on the channel, with the reason', async () => {
  const id = await publish();
  await p.host.fault({ kind: '503', method: 'POST', url: 'captions' });
  await expect(p.run(id)).rejects.toMatchObject({ kind: 'retry' });
  await p.addFilm('t1', 'en');
  await p.run(id);
  const { steps, state } = await p.row(id);
  expect([state, steps['captions']?.error, steps['captions-fr']?.state]).toEqual([
    'private',
    expect.stringContaining('was rendered again'),
    'failed',
  ]);
});
