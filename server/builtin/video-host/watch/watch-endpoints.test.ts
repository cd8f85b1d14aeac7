import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostFixture, openVideoHost, redirectUri } from '#test/fakes/video-host.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const srt = '1\r\n00:00:00,000 --> 00:00:01,500\r\nMeɖe kuku <b>&\r\n';

let host: HostFixture;
let bearer: { authorization: string };
let cookie: string;
let id: string;
beforeAll(async () => {
  host = await openVideoHost();
  bearer = { authorization: `Bearer ${(await host.link('ama@example.com')).access_token}` };
  cookie = await signIn('ama@example.com');
  const opened = await fetch(`${host.root()}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`, {
    method: 'POST',
    body: JSON.stringify({
      snippet: { title: 'Coins & "sheep"', description: 'plain' },
      status: { privacyStatus: 'private' },
    }),
    headers: { ...bearer, 'content-type': 'application/json', 'x-upload-content-type': 'video/mp4' },
  });
  const sent = await fetch(opened.headers.get('location') ?? '', {
    method: 'PUT',
    body: '0123456789',
    headers: { 'content-range': 'bytes 0-9/10' },
  });
  ({ id } = (await sent.json()) as { id: string });
});
afterAll(() => host.close());

async function signIn(email: string): Promise<string> {
  const body = new URLSearchParams({
    client_id: host.client().id,
    redirect_uri: redirectUri,
    response_type: 'code',
    email,
  });
  const answer = await fetch(`${host.root()}/o/oauth2/consent`, {
    method: 'POST',
    body,
    headers: { origin: host.root() },
    redirect: 'manual',
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}
const get = (path: string, headers: Record<string, string> = { cookie }) => fetch(`${host.root()}${path}`, { headers });
const insertCaption = (
  language: string,
  resource: object = { snippet: { videoId: id, language, name: 'Eʋegbe' } },
  body = srt,
) =>
  fetch(`${host.root()}/upload/youtube/v3/captions?part=snippet&uploadType=multipart`, {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'multipart/related; boundary=b--1' },
    body:
      `--b--1\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(resource)}\r\n--b--1\r\ncontent-type: ` +
      `application/octet-stream\r\n\r\n${body}\r\n--b--1--`,
  });
const setThumbnail = (body: Buffer) =>
  fetch(`${host.root()}/upload/youtube/v3/thumbnails/set?uploadType=media&videoId=${id}`, {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'image/png' },
    body: new Uint8Array(body),
  });

test('accepts captions and thumbnails once, in their own formats', async () => {
  expect((await insertCaption('ee')).status).toBe(200);
  expect((await insertCaption('ee')).status).toBe(409);
  expect((await insertCaption('not a language')).status).toBe(400);
  expect((await setThumbnail(png)).status).toBe(200);
  expect((await setThumbnail(Buffer.from('<svg/>'))).status).toBe(400);
  expect((await setThumbnail(Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]))).status).toBe(413);
});

test('shows the owner player, captions, thumbnail and escaped texts, without any script', async () => {
  const answer = await get(`/watch?v=${id}`);
  const page = await answer.text();
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ]);
  expect(page).toContain('<h1>Coins &amp; &quot;sheep&quot;</h1>');
  expect(page).not.toContain('<script');
  const track = /src="(\/media\/[^"]+\/captions\/[^"]+)"/.exec(page)?.[1] ?? '';
  const vtt = await (await get(track)).text();
  expect(vtt).toBe('WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\nMeɖe kuku <b>&\n');
  expect(Buffer.from(await (await get(`/media/${id}/thumbnail`)).arrayBuffer())).toEqual(png);
});

test('lets a viewer choose how captions are shown, and remembers it in that browser', async () => {
  const timed = 'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\n<c>Go</c> <00:00:00.500><c>home.</c>\n';
  expect((await insertCaption('en', { snippet: { videoId: id, language: 'en', name: 'English' } }, timed)).status).toBe(
    200,
  );
  const tracks = (page: string) =>
    [...page.matchAll(/label="([^"]+)" src="([^"]+)"( default)?/g)].map(([, label, , on]) => label + (on ?? ''));
  const pressed = (page: string) => /aria-pressed="true">([^<]+)</.exec(page)?.[1];
  const first = await (await get(`/watch?v=${id}`)).text();
  expect([pressed(first), tracks(first)]).toEqual(['Off', ['Eʋegbe', 'English', 'English, word by word']]);

  const answer = await get(`/watch?v=${id}&hl=en&captions=words`);
  expect(answer.headers.get('set-cookie')).toMatch(/^video_host_captions=words; Path=\/watch; HttpOnly/);
  const kept = `${cookie}; ${answer.headers.get('set-cookie')!.split(';')[0]}`;
  const again = await (await get(`/watch?v=${id}`, { cookie: kept })).text();
  expect([pressed(again), tracks(again).filter((label) => label.endsWith(' default')).length]).toEqual([
    'Word by word',
    1,
  ]);
  expect(again).not.toContain('<script');

  const src = /src="([^"]+\?look=words)"/.exec(first)?.[1] ?? '';
  expect(await (await get(src)).text()).toContain('Go <c.now>home.</c>');
  expect(await (await get(src.replace('?look=words', ''))).text()).toContain('\nGo home.\n');
  expect((await get(`/watch?v=${id}&captions=evil`)).headers.get('set-cookie')).toBeNull();
});

test('serves exact byte ranges of the film', async () => {
  const part = async (range: string) => {
    const answer = await get(`/media/${id}/video`, { cookie, range });
    return [answer.status, answer.headers.get('content-range'), await answer.text()];
  };
  expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await part('bytes=8-')).toEqual([206, 'bytes 8-9/10', '89']);
  expect((await part('bytes=10-'))[0]).toBe(416);
  expect(await (await get(`/media/${id}/video`)).text()).toBe('0123456789');
});

test('answers for a private video as for a missing one to strangers', async () => {
  const never = await (await get('/watch?v=AAAAAAAAAAA')).text();
  for (const headers of [{}, { cookie: await signIn('kofi@example.com') }, { cookie: 'video_host_viewer=v1.guess' }]) {
    for (const path of [`/watch?v=${id}`, `/media/${id}/video`, `/media/${id}/thumbnail`]) {
      const answer = await get(path, headers as Record<string, string>);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, never]);
    }
  }
  const channel = await (
    await fetch(`${host.root()}/youtube/v3/channels?part=id&mine=true`, { headers: bearer })
  ).json();
  const { id: channelId } = (channel as { items: { id: string }[] }).items[0] ?? { id: '' };
  expect(await (await get(`/channel/${channelId}`)).text()).toContain(id);
  expect(await (await get(`/channel/${channelId}`, {})).text()).not.toContain(id);
});

test('rejects a request whose host name somebody else points at this machine', async () => {
  const { request } = await import('node:http');
  const status = await new Promise((done) => {
    request(`${host.root()}/watch?v=${id}`, { headers: { host: 'evil.example' } }, (answer) =>
      done(answer.statusCode),
    ).end();
  });
  expect(status).toBe(400);
});
