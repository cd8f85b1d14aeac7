import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HostVideo } from '#server/ports/video-host.ts';
import { openRecordingHost, type RecordingHost } from '#test/fakes/recording-host.ts';

// What the Data API's reference says about each request, compared with what the adapter sends through Google's own
// client.
let api: RecordingHost;
beforeAll(async () => void (api = await openRecordingHost()));
beforeEach(() => api.reset());
afterAll(() => api.close());

const video: HostVideo = {
  title: 'T',
  description: 'D',
  tags: ['a', 'b c'],
  language: 'fr',
  madeForKids: true,
  synthetic: true,
  categoryId: '27',
  licence: 'creativeCommon',
  embeddable: false,
  privacy: 'private',
  publishAt: '2026-12-24T17:00:00.000Z',
};
const resource = {
  snippet: {
    title: 'T',
    description: 'D',
    tags: ['a', 'b c'],
    categoryId: '27',
    defaultLanguage: 'fr',
    defaultAudioLanguage: 'fr',
  },
  status: {
    privacyStatus: 'private',
    publishAt: '2026-12-24T17:00:00.000Z',
    selfDeclaredMadeForKids: true,
    containsSyntheticMedia: true,
    embeddable: false,
    license: 'creativeCommon',
  },
};
const chunk = 256 * 1024;

test('asks the host not to notify subscribers of a quiet upload', async () => {
  api.answer({ status: 200, headers: { location: 'https://www.googleapis.com/upload/youtube/v3/videos?upload_id=x' } });
  await api.account.openUpload(video, { bytes: 600_000, mime: 'video/mp4', quiet: true });
  expect(api.asked()[0]?.[2]).toMatchObject({ notifySubscribers: 'false' });
});

test('opens a resumable videos.insert session with the resource, its length and its type', async () => {
  api.answer({
    status: 200,
    headers: { location: 'https://www.googleapis.com/upload/youtube/v3/videos?upload_id=x' },
  });
  expect(await api.account.openUpload(video, { bytes: 600_000, mime: 'video/mp4' })).toContain('upload_id=x');
  const [open] = api.heard;
  expect(api.asked()).toEqual([
    ['POST', '/upload/youtube/v3/videos', { uploadType: 'resumable', part: 'snippet,status' }],
  ]);
  expect(open?.headers).toMatchObject({
    authorization: 'Bearer ya29.a',
    'content-type': 'application/json; charset=UTF-8',
    'x-upload-content-length': '600000',
    'x-upload-content-type': 'video/mp4',
  });
  expect(api.json()).toEqual(resource);
});

test('leaves out a language that i18nLanguages does not list, and still uploads', async () => {
  api.answer({ status: 200, headers: { location: '/upload/x?upload_id=1' } });
  await api.account.openUpload({ ...video, language: 'ee' }, { bytes: 1, mime: 'video/mp4' });
  expect((api.json() as typeof resource).snippet).not.toHaveProperty('defaultLanguage');
});

test('sends chunks that end on a multiple of 256 KiB and continues where the 308 says', async () => {
  const { signal } = new AbortController();
  api.answer(
    { status: 308, headers: { range: `bytes=0-${chunk - 1}` } },
    { status: 308 },
    { status: 308, headers: { range: 'bytes=0-42' } },
    { status: 201, body: { id: 'vid' } },
    { status: 404, body: {} },
  );
  expect(await api.account.sendChunk('/u?id=1', Buffer.alloc(chunk), 0, 600_000, signal)).toEqual({ offset: chunk });
  expect(await api.account.probeUpload('/u?id=1', 600_000)).toEqual({ offset: 0 });
  expect(await api.account.probeUpload('/u?id=1', 600_000)).toEqual({ offset: 43 });
  expect(await api.account.sendChunk('/u?id=1', Buffer.alloc(100), 599_900, 600_000, signal)).toEqual({
    videoId: 'vid',
  });
  expect(await api.account.probeUpload('/u?id=1', 600_000)).toEqual({ gone: true });
  expect(api.heard.map(({ method, headers, body }) => [method, headers['content-range'], body.length])).toEqual([
    ['PUT', `bytes 0-${chunk - 1}/600000`, chunk],
    ['PUT', 'bytes */600000', 0],
    ['PUT', 'bytes */600000', 0],
    ['PUT', 'bytes 599900-599999/600000', 100],
    ['PUT', 'bytes */600000', 0],
  ]);
});

test('sends every mutable field of the parts named in videos.update, because missing fields are erased', async () => {
  await api.account.update('vid', { ...video, privacy: 'public', publishAt: null });
  expect(api.asked()).toEqual([['PUT', '/youtube/v3/videos', { part: 'snippet,status' }]]);
  const { publishAt: _date, ...status } = resource.status;
  expect(api.json()).toEqual({ id: 'vid', ...resource, status: { ...status, privacyStatus: 'public' } });
});

test('sends localizations as a part of their own, in languages that the host knows', async () => {
  const words = { title: 't', description: 'd' };
  expect(await api.account.localize('vid', 'fr', { en: words, ee: words, fr: words })).toEqual(['en']);
  expect(api.asked()).toEqual([['PUT', '/youtube/v3/videos', { part: 'localizations' }]]);
  expect(api.json()).toEqual({ id: 'vid', localizations: { en: words } });
});
