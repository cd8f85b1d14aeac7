import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HostAccount, HostTokens, HostVideo, VideoHost } from '#server/ports/video-host.ts';
import { type HostFixture, openVideoHost, redirectUri } from '#test/fakes/video-host.ts';
import { youtubeHost, type YoutubeHostOptions } from './youtube-host.ts';

const film = randomBytes(3 * 256 * 1024 + 77);
const video: HostVideo = {
  title: 'Eʋegbe ŋutinya',
  description: 'Told for the family\n\nRef: mark-77',
  tags: ['Bible', 'Good Samaritan'],
  language: 'fr',
  madeForKids: true,
  synthetic: false,
  categoryId: '27',
  licence: 'youtube',
  embeddable: true,
  privacy: 'private',
  publishAt: null,
};
const png = { bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), mime: 'image/png' as const };
const srt = '1\n00:00:00,000 --> 00:00:02,000\nMilé\n';

let host: HostFixture;
let options: YoutubeHostOptions;
let youtube: VideoHost;
let tokens: HostTokens;
let account: HostAccount;
let refreshed: HostTokens[];
let now = Date.now();
beforeAll(async () => {
  host = await openVideoHost({ clock: () => now });
  const root = host.root();
  const addresses = {
    rootUrl: `${root}/`,
    authUrl: `${root}/o/oauth2/v2/auth`,
    tokenUrl: `${root}/token`,
    revokeUrl: `${root}/revoke`,
    siteUrl: root,
  };
  options = { clientId: host.client().id, clientSecret: host.client().secret, ...addresses, clock: () => now };
  youtube = youtubeHost(options);
});
beforeEach(async () => {
  tokens = (await link('ama@example.com')).tokens;
  refreshed = [];
  account = youtube.as(tokens, async (fresh) => void refreshed.push(fresh));
});
afterEach(() => host.calm());
afterAll(() => host.close());

async function link(email: string) {
  const verifier = randomBytes(32).toString('base64url');
  const code = await host.consent(
    email,
    createHash('sha256').update(verifier).digest('base64url'),
    'https://www.googleapis.com/auth/youtube.force-ssl',
  );
  return youtube.link({ code, verifier, redirectUri });
}
async function upload(order: HostVideo = video): Promise<string> {
  const session = await account.openUpload(order, { bytes: film.length, mime: 'video/mp4' });
  const sent = await account.sendChunk(session, film, 0, film.length, new AbortController().signal);
  return 'videoId' in sent ? sent.videoId : '';
}

test('asks for one scope, offline access and PKCE, and names the expected account', () => {
  const url = new URL(
    youtube.linkUrl({ state: 's', challenge: 'c'.repeat(43), redirectUri, loginHint: 'ama@example.com' }),
  );
  expect(url.origin).toBe(host.root());
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: 'https://www.googleapis.com/auth/youtube.force-ssl',
    access_type: 'offline',
    code_challenge_method: 'S256',
    login_hint: 'ama@example.com',
    state: 's',
  });
});

test('returns the channel on linking, and rejects a code with another verifier', async () => {
  const { channel } = await link('ama@example.com');
  expect(channel).toEqual({
    id: expect.stringMatching(/^UC/),
    title: 'Ama',
    url: `${host.root()}/channel/${channel.id}`,
    picture: `${host.root()}/channel/${channel.id}/picture.png`,
  });
  expect(await account.channel()).toEqual(channel);
  const code = await host.consent('ama@example.com', 'c'.repeat(43));
  await expect(youtube.link({ code, verifier: 'v'.repeat(43), redirectUri })).rejects.toMatchObject({ kind: 'reauth' });
});

test('uploads a film in chunks, finds it by its marker, adds captions and thumbnail, and reads it back', async () => {
  const { signal } = new AbortController();
  const session = await account.openUpload(
    { ...video, publishAt: new Date(now + 3_600_000).toISOString() },
    { bytes: film.length, mime: 'video/mp4' },
  );
  // outlives a host that comes back on another port
  expect(session.startsWith('/upload/youtube/v3/videos?')).toBe(true);
  expect(await account.probeUpload(session, film.length)).toEqual({ offset: 0 });
  expect(await account.findByMarker('mark-77')).toBeNull();
  const half = 256 * 1024;
  expect(await account.sendChunk(session, film.subarray(0, half), 0, film.length, signal)).toEqual({ offset: half });
  expect(await account.probeUpload(session, film.length)).toEqual({ offset: half });
  const sent = await account.sendChunk(session, film.subarray(half), half, film.length, signal);
  const id = 'videoId' in sent ? sent.videoId : '';
  expect(await account.probeUpload(session, film.length)).toEqual({ videoId: id });
  expect(await account.findByMarker('mark-77')).toBe(id);
  await account.setThumbnail(id, png);
  for (let twice = 0; twice < 2; twice += 1) await account.addCaption(id, { language: 'fr', name: 'Français', srt });
  await expect
    .poll(() => account.read(id))
    .toMatchObject({ privacy: 'private', processing: 'succeeded', url: `${host.root()}/watch?v=${id}` });
  now += 3_700_000;
  expect(await account.read(id)).toMatchObject({ privacy: 'public', publishAt: null });
  await account.remove(id);
  await account.remove(id);
  expect(await account.read(id)).toBeNull();
});

test('sends word times only to a host that highlights words', async () => {
  const timed = 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n<c>A</c> <00:00:00.500><c>man</c>\n';
  const id = await upload({ ...video, privacy: 'public' });
  const stored = async (name: string) => {
    const page = await (await fetch(`${host.root()}/watch?v=${id}`)).text();
    return new RegExp(`label="${name}, word by word"`).test(page);
  };
  await account.addCaption(id, { language: 'fr', name: 'YouTube', srt, timed });
  const own = youtubeHost({ ...options, wordTimes: true }).as(tokens, async () => {});
  await own.addCaption(id, { language: 'en', name: 'Ours', srt, timed });
  await own.addCaption(id, { language: 'ee', name: 'Translated', srt });
  expect(await Promise.all(['YouTube', 'Ours', 'Translated'].map(stored))).toEqual([false, true, false]);
});

test('uploads a film in Ewe although the host does not know the language', async () => {
  const id = await upload({ ...video, language: 'ee' });
  await account.addCaption(id, { language: 'ee', name: 'Eʋegbe', srt });
  await account.update(id, { ...video, language: 'ee', privacy: 'public' });
  expect((await account.read(id))?.privacy).toBe('public');
});

test('uploads texts in other languages where the host knows the language', async () => {
  const shown = async (id: string) => {
    const answer = await fetch(`${host.root()}/youtube/v3/videos?part=snippet,localizations&id=${id}`, {
      headers: { authorization: `Bearer ${tokens.access}` },
    });
    return ((await answer.json()) as { items: { snippet: { title: string }; localizations?: object }[] }).items[0];
  };
  const texts = {
    en: { title: 'A story', description: 'x' },
    fr: { title: 'own', description: '' },
    ee: { title: 'Ŋutinya', description: 'y' },
  };
  const id = await upload();
  await account.localize(id, 'fr', texts);
  expect(await shown(id)).toMatchObject({
    snippet: { title: video.title },
    localizations: { en: { title: 'A story', description: 'x' } },
  });
  const ewe = await upload({ ...video, language: 'ee' });
  await account.localize(ewe, 'ee', texts);
  expect((await shown(ewe))?.localizations).toBeUndefined();
});

test('refreshes expired access and reports it, also when the host ends it early', async () => {
  now += 3_700_000;
  await account.channel();
  expect(refreshed).toHaveLength(1);
  await host.fault({ kind: '401' });
  await account.channel();
  expect(refreshed).toHaveLength(2);
  expect(refreshed[1]?.refresh).toBe(tokens.refresh);
});

test('asks to link again after a revocation, and accepts a second revocation', async () => {
  await youtube.revoke(tokens);
  await youtube.revoke(tokens);
  await expect(account.channel()).rejects.toMatchObject({
    kind: 'reauth',
    message: expect.stringContaining('Link the channel again'),
  });
});

test.each([
  [{ kind: 'quota' }, 'quota'],
  [{ kind: '500' }, 'retry'],
  [{ kind: '503' }, 'retry'],
  [{ kind: 'drop-before' }, 'retry'],
  [{ kind: 'drop-after' }, 'retry'],
])('maps %j to trouble of kind %s', async (fault, kind) => {
  await host.fault(fault);
  await expect(account.read('AAAAAAAAAAA')).rejects.toMatchObject({ name: 'HostTrouble', kind });
  expect(await account.read('AAAAAAAAAAA')).toBeNull();
});

test('reports the host’s reason for a rejection, and a session that is gone', async () => {
  await expect(upload({ ...video, title: 'x'.repeat(101) })).rejects.toMatchObject({
    kind: 'rejected',
    message: expect.stringContaining('snippet.title'),
  });
  expect(await account.probeUpload(`${host.root()}/upload/youtube/v3/videos?upload_id=none`, 5)).toEqual({
    gone: true,
  });
});

test('stops sending at once when the job is cancelled', async () => {
  const session = await account.openUpload(video, { bytes: film.length, mime: 'video/mp4' });
  await host.fault({ kind: 'hang', method: 'PUT' });
  const cancel = new AbortController();
  const sending = account.sendChunk(session, film, 0, film.length, cancel.signal);
  setTimeout(() => cancel.abort(new Error('Cancelled')), 20);
  await expect(sending).rejects.toThrow('Cancelled');
});
