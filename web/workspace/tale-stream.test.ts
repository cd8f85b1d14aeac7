import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPictures } from './tale-stream.ts';

class Stream extends EventTarget {
  static last: Stream;
  closed = false;
  readonly url: string;
  readonly options: unknown;
  constructor(url: string, options: unknown) {
    super();
    this.url = url;
    this.options = options;
    Stream.last = this;
  }
  close() {
    this.closed = true;
  }
  say(name: string, data?: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: typeof data === 'string' ? data : JSON.stringify(data) }));
  }
}

const images = ['tale', 't1', 'images', 'all'];
const thumbnails = ['tale', 't1', 'thumbnails'];
let client: QueryClient;
let stop: () => void;
let asked: string[];
const items = (key: string[]) => client.getQueryData<{ items: { id: string; status: string }[] }>(key)?.items;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ ok: true, updates: [{ id: 'b2', status: 'generated' }], now: 99 });
  });
  client = new QueryClient();
  stop = followPictures(client, 't1');
  Stream.last.say('snapshot', {
    items: [{ id: 'b1', status: 'queued' }],
    thumbnails: [{ id: 'p1', status: 'ready' }],
    now: 50,
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('requests backgrounds too, and shows the stream’s snapshot', () => {
  expect([Stream.last.url, Stream.last.options]).toEqual([
    '/api/images/stream?taleId=t1&type=all',
    { withCredentials: true },
  ]);
  expect([items(images), items(thumbnails)]).toEqual([
    [{ id: 'b1', status: 'queued' }],
    [{ id: 'p1', status: 'ready' }],
  ]);
});

test('accepts updates under three id names with any status, and ignores others', () => {
  Stream.last.say('update', { imageId: 'b1', status: 'uploading' });
  Stream.last.say('update', { thumbId: 'p1', status: 'unheard-of' });
  Stream.last.say('update', { id: 'b9', status: 'generated' });
  Stream.last.say('update', { status: 'generated' });
  Stream.last.say('update', '{"id":');
  expect(items(images)).toMatchObject([
    { id: 'b1', status: 'uploading' },
    { id: 'b9', status: 'generated' },
  ]);
  expect(items(thumbnails)).toMatchObject([{ id: 'p1', status: 'unheard-of' }]);
});

test('polls backgrounds every 3 s and thumbnails every 4 s only while the stream is broken', async () => {
  const again = vi.spyOn(client, 'invalidateQueries');
  Stream.last.say('error');
  await vi.advanceTimersByTimeAsync(2_999);
  expect([asked, again.mock.calls.length]).toEqual([[], 0]);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(asked).toEqual(['/api/images/t1/updates?type=all&since=50']);
  expect(again.mock.calls).toEqual([[{ queryKey: thumbnails }]]);
  expect(items(images)?.map(({ id }) => id)).toEqual(['b1', 'b2']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked[1]).toBe('/api/images/t1/updates?type=all&since=99');
  Stream.last.say('open');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.length).toBe(2);
});

test('closes the stream on leaving the page', () => {
  stop();
  expect(Stream.last.closed).toBe(true);
});
