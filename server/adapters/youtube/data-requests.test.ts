import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRecordingHost, type RecordingHost } from '#test/fakes/recording-host.ts';

// What the Data API's reference says about each request, compared with what the adapter sends through Google's own
// client.
let api: RecordingHost;
beforeAll(async () => void (api = await openRecordingHost()));
beforeEach(() => api.reset());
afterAll(() => api.close());

test('sends thumbnails.set the picture itself, and captions.insert snippet and track in one multipart body', async () => {
  api.answer({
    status: 200,
    body: { items: [{ default: { width: 120, height: 90 }, maxres: { width: 1280, height: 720 } }] },
  });
  expect(await api.account.setThumbnail('vid', { bytes: Buffer.from('89504e47', 'hex'), mime: 'image/png' })).toEqual({
    width: 1280,
    height: 720,
  });
  await api.account.addCaption('vid', {
    language: 'ee',
    name: 'Eʋegbe',
    srt: '1\n00:00:00,000 --> 00:00:01,000\nMawu\n',
  });
  expect(api.asked()).toEqual([
    ['POST', '/upload/youtube/v3/thumbnails/set', { videoId: 'vid', uploadType: 'media' }],
    ['POST', '/upload/youtube/v3/captions', { part: 'snippet', uploadType: 'multipart' }],
  ]);
  const [picture, caption] = api.heard;
  expect([picture?.headers['content-type'], picture?.body.toString('hex')]).toEqual(['image/png', '89504e47']);
  expect(caption?.headers['content-type']).toMatch(/^multipart\/related; boundary=/);
  const text = caption?.body.toString('utf8') ?? '';
  expect(text).toContain('{"snippet":{"videoId":"vid","language":"ee","name":"Eʋegbe","isDraft":false}}');
  expect(text).toContain('00:00:00,000 --> 00:00:01,000\nMawu');
});

test('lists the channel’s playlists, checks whether a video is in one, adds it and removes it', async () => {
  api.answer(
    {
      status: 200,
      body: {
        items: [
          {
            id: 'PL1',
            snippet: { title: 'Stories' },
            contentDetails: { itemCount: 3 },
            status: { privacyStatus: 'public' },
          },
        ],
      },
    },
    { status: 200, body: { items: [{ id: 'PL1', snippet: { title: 'Stories' } }] } },
    { status: 200, body: { items: [] } },
    { status: 200, body: { id: 'entry' } },
    { status: 200, body: { items: [{ id: 'PL1', snippet: { title: 'Stories' } }] } },
    { status: 200, body: { items: [{ id: 'entry' }] } },
    { status: 200, body: { items: [{ id: 'entry' }] } },
    { status: 204 },
    { status: 200, body: { id: 'PL2', snippet: { title: 'New' }, status: { privacyStatus: 'private' } } },
  );
  expect(await api.account.playlists()).toEqual([{ id: 'PL1', title: 'Stories', count: 3, privacy: 'public' }]);
  expect(await api.account.addToPlaylist('PL1', 'vid')).toEqual({ title: 'Stories', added: true });
  expect(await api.account.addToPlaylist('PL1', 'vid')).toEqual({ title: 'Stories', added: false });
  await api.account.takeFromPlaylist('PL1', 'vid');
  await api.account.createPlaylist({ title: 'New', description: '', privacy: 'private' });
  const entries = { part: 'id', playlistId: 'PL1', videoId: 'vid', maxResults: '50' };
  expect(api.asked()).toEqual([
    ['GET', '/youtube/v3/playlists', { part: 'contentDetails,snippet,status', mine: 'true', maxResults: '50' }],
    ['GET', '/youtube/v3/playlists', { part: 'snippet', id: 'PL1' }],
    ['GET', '/youtube/v3/playlistItems', entries],
    ['POST', '/youtube/v3/playlistItems', { part: 'snippet' }],
    ['GET', '/youtube/v3/playlists', { part: 'snippet', id: 'PL1' }],
    ['GET', '/youtube/v3/playlistItems', entries],
    ['GET', '/youtube/v3/playlistItems', entries],
    ['DELETE', '/youtube/v3/playlistItems', { id: 'entry' }],
    ['POST', '/youtube/v3/playlists', { part: 'contentDetails,snippet,status' }],
  ]);
  expect(api.json(3)).toEqual({
    snippet: { playlistId: 'PL1', resourceId: { kind: 'youtube#video', videoId: 'vid' } },
  });
  expect(api.json(8)).toEqual({ snippet: { title: 'New', description: '' }, status: { privacyStatus: 'private' } });
});

test('reads states and statistics fifty at a time, and a hidden count as unknown', async () => {
  const ids = Array.from({ length: 51 }, (_, n) => `v${n}`);
  api.answer(
    {
      status: 200,
      body: {
        items: [
          { id: 'v0', status: { privacyStatus: 'public', uploadStatus: 'processed' }, statistics: { viewCount: '7' } },
        ],
      },
    },
    { status: 200, body: { items: [] } },
  );
  const states = await api.account.readMany(ids);
  expect([...states.keys()]).toEqual(['v0']);
  expect(states.get('v0')).toMatchObject({
    privacy: 'public',
    processing: 'succeeded',
    views: 7,
    likes: null,
    comments: null,
  });
  expect(api.heard.map(({ query }) => [query['part'], query['id']?.split(',').length])).toEqual([
    ['snippet,statistics,status', 50],
    ['snippet,statistics,status', 1],
  ]);
});

test('names the video in videos.delete and ignores one that is already gone', async () => {
  api.answer({ status: 204 }, { status: 404, body: { error: { code: 404, errors: [{ reason: 'videoNotFound' }] } } });
  await api.account.remove('vid');
  await api.account.remove('vid');
  expect(api.asked()).toEqual(Array(2).fill(['DELETE', '/youtube/v3/videos', { id: 'vid' }]));
});

test('lists only categories that can be assigned', async () => {
  api.answer({
    status: 200,
    body: {
      items: [
        { id: '27', snippet: { title: 'Education', assignable: true } },
        { id: '30', snippet: { title: 'Movies', assignable: false } },
      ],
    },
  });
  expect(await api.account.categories()).toEqual([{ id: '27', title: 'Education' }]);
  expect(api.asked()).toEqual([['GET', '/youtube/v3/videoCategories', { part: 'snippet', regionCode: 'US' }]]);
});

test('does not refer to the built-in host', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(6);
  for (const name of files)
    expect([
      name,
      /built-?in|localhost|127\.0\.0\.1|faults/i.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
    ]).toEqual([name, false]);
});
