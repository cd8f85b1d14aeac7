import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HostFixture, openVideoHost } from '#test/fakes/video-host.ts';

const unit = 256 * 1024;
const film = randomBytes(3 * unit + 1000);

let host: HostFixture;
let bearer: { authorization: string };
let now = Date.parse('2026-11-21T12:00:00Z');
beforeAll(async () => void (host = await openVideoHost({ clock: () => now })));
beforeEach(
  async () => void (bearer = { authorization: `Bearer ${(await host.link('ama@example.com')).access_token}` }),
);
afterEach(() => host.calm());
afterAll(() => host.close());

const resource = { snippet: { title: 'The Lost Coin', description: 'mark-1' }, status: { privacyStatus: 'private' } };
async function open(body: object = resource, parts = 'snippet,status') {
  const answer = await fetch(`${host.root()}/upload/youtube/v3/videos?uploadType=resumable&part=${parts}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      ...bearer,
      'content-type': 'application/json',
      'x-upload-content-length': `${film.length}`,
      'x-upload-content-type': 'video/mp4',
    },
  });
  return { status: answer.status, session: answer.headers.get('location') ?? '', body: await answer.text() };
}
const send = (session: string, from: number, to: number) =>
  fetch(session, {
    method: 'PUT',
    body: film.subarray(from, to),
    headers: { ...bearer, 'content-range': `bytes ${from}-${to - 1}/${film.length}` },
  });
const probe = async (session: string) => {
  const answer = await fetch(session, { method: 'PUT', headers: { 'content-range': `bytes */${film.length}` } });
  return [answer.status, answer.headers.get('range')];
};
const uploads = async () => {
  const mine = await fetch(`${host.root()}/youtube/v3/channels?part=contentDetails&mine=true`, { headers: bearer });
  const { items } = (await mine.json()) as { items: { contentDetails: { relatedPlaylists: { uploads: string } } }[] };
  const list = `${host.root()}/youtube/v3/playlistItems?part=snippet&maxResults=50&playlistId=${items[0]?.contentDetails.relatedPlaylists.uploads}`;
  return (
    (await (await fetch(list, { headers: bearer })).json()) as {
      items: { snippet: { resourceId: { videoId: string } } }[];
    }
  ).items;
};

test('assembles chunks into one video with its own bytes, also across a restart', async () => {
  const before = (await uploads()).length;
  const { session } = await open();
  expect(await probe(session)).toEqual([308, null]);
  const first = await send(session, 0, 2 * unit);
  expect([first.status, first.headers.get('range')]).toEqual([308, `bytes=0-${2 * unit - 1}`]);
  await host.restart();
  expect(await probe(session)).toEqual([308, `bytes=0-${2 * unit - 1}`]);
  const last = await send(session, 2 * unit, film.length);
  const video = (await last.json()) as { id: string; snippet: { title: string }; status: { privacyStatus: string } };
  expect([last.status, video.snippet.title, video.status.privacyStatus]).toEqual([200, 'The Lost Coin', 'private']);
  expect(await probe(session)).toEqual([200, null]);
  expect((await uploads()).length - before).toBe(1);
  const shown = await fetch(`${host.root()}/media/${video.id}/video`);
  expect(shown.status).toBe(404);
});

test('keeps whole units of a cut chunk, ignores repeated bytes, and rejects a gap', async () => {
  const { session } = await open();
  await host.fault({ kind: 'cut', method: 'PUT', bytes: unit + 5000 });
  await expect(send(session, 0, 2 * unit)).rejects.toThrow('fetch failed');
  expect(await probe(session)).toEqual([308, `bytes=0-${unit - 1}`]);
  expect((await send(session, 0, 2 * unit)).headers.get('range')).toBe(`bytes=0-${2 * unit - 1}`);
  expect((await send(session, 3 * unit, film.length)).status).toBe(503);
  expect((await send(session, 2 * unit, film.length)).status).toBe(200);
});

test('makes one video when an answer is lost after the last byte or the last chunk comes twice', async () => {
  const before = (await uploads()).length;
  for (const kind of ['drop-after', 'duplicate']) {
    const { session } = await open();
    await host.fault({ kind, method: 'PUT' });
    await send(session, 0, film.length).catch(() => null);
    expect(await probe(session)).toEqual([200, null]);
  }
  expect((await uploads()).length - before).toBe(2);
});

test('rejects chunks that are not a multiple of 256 KB, wrong totals and unreadable ranges', async () => {
  const { session } = await open();
  expect((await send(session, 0, unit + 1)).status).toBe(400);
  for (const range of ['bytes 0-9/10', 'bytes 5-1/10', 'pages 1-2/3'])
    expect(
      (await fetch(session, { method: 'PUT', body: film.subarray(0, 10), headers: { 'content-range': range } })).status,
    ).toBe(400);
});

test('ends a session after a week or on deletion, and keeps it closed to others', async () => {
  const { session } = await open();
  const other = { authorization: `Bearer ${(await host.link('kofi@example.com')).access_token}` };
  expect((await fetch(session, { method: 'PUT', headers: { ...other, 'content-range': 'bytes */*' } })).status).toBe(
    401,
  );
  now += 8 * 24 * 3_600_000;
  expect((await probe(session))[0]).toBe(404);
  now -= 8 * 24 * 3_600_000;
  expect((await fetch(session, { method: 'DELETE', headers: bearer })).status).toBe(499);
  expect((await probe(session))[0]).toBe(404);
});

test.each([
  ['invalidTitle', { snippet: { title: 'x'.repeat(101) } }],
  ['invalidTitle', { snippet: { title: 'a <b>' } }],
  ['invalidDescription', { snippet: { title: 'x', description: 'ɖ'.repeat(2501) } }],
  ['invalidTags', { snippet: { title: 'x', tags: ['a'.repeat(300), 'b'.repeat(300)] } }],
  ['invalidDefaultLanguage', { snippet: { title: 'x', defaultLanguage: 'ee' } }],
  ['invalidDefaultAudioLanguage', { snippet: { title: 'x', defaultAudioLanguage: 'ee' } }],
  [
    'invalidPublishAt',
    { snippet: { title: 'x' }, status: { privacyStatus: 'unlisted', publishAt: '2026-12-01T00:00:00Z' } },
  ],
])('rejects %s before a byte is sent', async (reason, body) => {
  const answer = await open(body);
  expect([answer.status, JSON.parse(answer.body).error.errors[0].reason]).toEqual([400, reason]);
});
