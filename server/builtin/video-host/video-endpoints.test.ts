import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HostFixture, openVideoHost } from '#test/fakes/video-host.ts';

let host: HostFixture;
let bearer: { authorization: string };
let now = Date.parse('2026-11-21T12:00:00Z');
const probed: string[] = [];
beforeAll(async () => {
  host = await openVideoHost({
    clock: () => now,
    dailyQuota: { units: 2_000, uploads: 40 },
    ffmpegProbe: async (path) => {
      probed.push(path);
      if (probed.length === 1) throw new Error('no film');
      return { durationMs: 61_000 };
    },
  });
});
beforeEach(async () => {
  now += 24 * 3_600_000;
  bearer = { authorization: `Bearer ${(await host.link('ama@example.com')).access_token}` };
});
afterAll(() => host.close());

type Video = {
  id: string;
  snippet: Record<string, unknown>;
  status: Record<string, unknown>;
  processingDetails: { processingStatus: string };
};
const call = async (method: string, path: string, body?: object, headers: object = bearer) => {
  const answer = await fetch(`${host.root()}${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    json: (text ? JSON.parse(text) : null) as { items: Video[]; error?: { errors: { reason: string }[] } },
  };
};
const read = async (id: string) =>
  (await call('GET', `/youtube/v3/videos?part=snippet,status,processingDetails&id=${id}`)).json.items[0];
const reasonOf = ({ status, json }: Awaited<ReturnType<typeof call>>) => [status, json.error?.errors[0]?.reason];

async function upload(resource: object): Promise<string> {
  const opened = await fetch(`${host.root()}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`, {
    method: 'POST',
    body: JSON.stringify(resource),
    headers: { ...bearer, 'content-type': 'application/json', 'x-upload-content-type': 'video/mp4' },
  });
  const sent = await fetch(opened.headers.get('location') ?? '', {
    method: 'PUT',
    body: 'film',
    headers: { 'content-range': 'bytes 0-3/4' },
  });
  return ((await sent.json()) as Video).id;
}

test('marks an unreadable film as failed and a readable one as processed', async () => {
  const [bad, good] = [await upload({ snippet: { title: 'a' } }), await upload({ snippet: { title: 'b' } })];
  await expect
    .poll(async () => [(await read(bad))?.status['uploadStatus'], (await read(good))?.status['uploadStatus']])
    .toEqual(['failed', 'processed']);
});

test('makes an upload public unless it says otherwise', async () => {
  expect((await read(await upload({ snippet: { title: 'a' } })))?.status['privacyStatus']).toBe('public');
});

test('publishes a scheduled private video on its date, and does not schedule it again', async () => {
  const publishAt = new Date(now + 60_000).toISOString();
  const id = await upload({ snippet: { title: 'a' }, status: { privacyStatus: 'private', publishAt } });
  expect((await read(id))?.status).toMatchObject({ privacyStatus: 'private', publishAt });
  now += 61_000;
  const due = await read(id);
  expect([due?.status['privacyStatus'], due?.status['publishAt'], due?.snippet['publishedAt']]).toEqual([
    'public',
    undefined,
    publishAt,
  ]);
  const again = { id, status: { privacyStatus: 'private', publishAt: new Date(now + 60_000).toISOString() } };
  expect(reasonOf(await call('PUT', '/youtube/v3/videos?part=status', again))).toEqual([400, 'invalidPublishAt']);
});

test('replaces named parts as a whole in an update and keeps the others', async () => {
  const id = await upload({
    snippet: { title: 'a', description: 'long', tags: ['x'] },
    status: { privacyStatus: 'unlisted' },
  });
  await call('PUT', '/youtube/v3/videos?part=snippet', {
    id,
    snippet: { title: 'b' },
    status: { privacyStatus: 'public' },
  });
  expect(await read(id)).toMatchObject({
    snippet: { title: 'b', description: '', tags: [] },
    status: { privacyStatus: 'unlisted' },
  });
  await call('PUT', '/youtube/v3/videos?part=status', { id, status: { selfDeclaredMadeForKids: true } });
  expect((await read(id))?.status).toMatchObject({ privacyStatus: 'public', selfDeclaredMadeForKids: true });
  const localized = { id, localizations: { fr: { title: 'c', description: '' } } };
  expect(reasonOf(await call('PUT', '/youtube/v3/videos?part=localizations', localized))).toEqual([
    400,
    'defaultLanguageNotSet',
  ]);
});

test('hides another channel’s private video and refuses to change or delete it', async () => {
  const id = await upload({ snippet: { title: 'a' }, status: { privacyStatus: 'private' } });
  const kofi = { authorization: `Bearer ${(await host.link('kofi@example.com')).access_token}` };
  expect((await call('GET', `/youtube/v3/videos?part=snippet&id=${id}`, undefined, kofi)).json.items).toEqual([]);
  expect(reasonOf(await call('DELETE', `/youtube/v3/videos?id=${id}`, undefined, kofi))).toEqual([403, 'forbidden']);
  expect((await call('DELETE', `/youtube/v3/videos?id=${id}`)).status).toBe(204);
  expect(reasonOf(await call('DELETE', `/youtube/v3/videos?id=${id}`))).toEqual([404, 'videoNotFound']);
});

test('does not list Ewe among its languages', async () => {
  const { json } = await call('GET', '/youtube/v3/i18nLanguages?part=snippet');
  const codes = json.items.map(({ id }) => id);
  expect([codes.includes('en'), codes.includes('fr'), codes.includes('ee')]).toEqual([true, true, false]);
});

test('ends the quota day at midnight Pacific', async () => {
  now = Date.parse('2026-12-05T07:30:00Z');
  bearer = { authorization: `Bearer ${(await host.link('ama@example.com')).access_token}` };
  const id = await upload({ snippet: { title: 'a' } });
  const change = () => call('PUT', '/youtube/v3/videos?part=snippet', { id, snippet: { title: 'b' } });
  for (let n = 0; n < 40; n += 1) expect((await change()).status).toBe(200);
  expect(reasonOf(await change())).toEqual([403, 'quotaExceeded']);
  now = Date.parse('2026-12-05T08:00:01Z');
  expect((await change()).status).toBe(200);
});
