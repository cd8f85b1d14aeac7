import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackPolls } from './fallback.ts';

let client: QueryClient;
let asked: string[];
let answer: (url: string) => Promise<Response> | Response;
let polls: ReturnType<typeof fallbackPolls>;
let leave: (() => void)[];
let now: number;
let reads: string[];
const image = (more: object = {}) => ({
  id: 'i1',
  taleId: 't1',
  status: 'queued',
  progress: 0,
  imageType: 'frame',
  frameNo: 1,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  [client, asked, leave, now, reads] = [new QueryClient(), [], [], 1_000, []];
  answer = () => Response.json({ ok: true, updates: [], now: (now += 1) });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer(url);
  });
  polls = fallbackPolls(client, () => {});
});
afterEach(() => {
  polls.end();
  leave.forEach((stop) => stop());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Somebody looks at this. */
function look(...queryKey: string[]): void {
  client.setQueryData(queryKey, { ok: true, items: [image()] });
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      reads.push(queryKey.join('/'));
      return { ok: true, items: [image()] };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  leave.push(observer.subscribe(() => {}));
}

test('polls visible frames every 2 s from the end of the last answer', async () => {
  look('tale', 't1', 'images');
  polls.begin();
  await wait(1_999);
  expect(asked).toEqual([]);
  await wait(1);
  await wait(4_000);
  expect(asked).toEqual([0, 1_001, 1_002].map((since) => `/api/images/t1/updates?since=${since}`));
});

test('polls backgrounds every 3 s with type=all, and thumbnails every 4 s', async () => {
  look('tale', 't1', 'images', 'all');
  look('tale', 't1', 'thumbnails');
  polls.begin();
  await wait(2_999);
  expect(asked).toEqual([]);
  await wait(1);
  expect(asked).toEqual(['/api/images/t1/updates?since=0&type=all']);
  expect(reads).toEqual([]);
  await wait(1_000);
  expect(reads).toEqual(['tale/t1/thumbnails']);
});

test('updates what changed in place, and ignores updates without an id or of another tale', async () => {
  look('tale', 't1', 'images');
  const updates = [
    image({ status: 'generating', progress: 10 }),
    image({ id: undefined }),
    image({ taleId: 't2', status: 'error' }),
    { id: 7 },
  ];
  answer = () => Response.json({ ok: true, updates, now });
  polls.begin();
  await wait(2_000);
  expect(client.getQueryData(['tale', 't1', 'images'])).toMatchObject({
    items: [{ id: 'i1', status: 'generating', progress: 10 }],
  });
  expect(client.getQueryCache().getAll()).toHaveLength(1);
});

test('stops polling when the stream is back, and restarts when it breaks', async () => {
  look('tale', 't1', 'images');
  polls.begin();
  polls.begin();
  await wait(2_000);
  polls.end();
  await wait(20_000);
  expect(asked).toHaveLength(1);
  polls.begin();
  await wait(2_000);
  expect(asked.at(-1)).toBe('/api/images/t1/updates?since=0');
});

test('ignores an answer after the stream is back', async () => {
  look('tale', 't1', 'images');
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  polls.begin();
  await wait(2_000);
  polls.end();
  resolve(Response.json({ ok: true, updates: [image({ status: 'error' })], now }));
  await wait(0);
  expect(client.getQueryData(['tale', 't1', 'images'])).toMatchObject({ items: [{ status: 'queued' }] });
});

test('waits for a slow answer, ignores an error, and polls again', async () => {
  look('tale', 't1', 'images');
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  polls.begin();
  await wait(10_000);
  expect(asked).toHaveLength(1);
  resolve(Response.json({ error: 'broken' }, { status: 500 }));
  await wait(0);
  answer = () => Response.json({ ok: true, updates: [image({ status: 'uploading' })], now });
  await wait(2_000);
  expect(client.getQueryData(['tale', 't1', 'images'])).toMatchObject({ items: [{ status: 'uploading' }] });
});

test('notices an ended session on the first poll', async () => {
  look('tale', 't1', 'images');
  answer = () => new Response('', { status: 401 });
  const told = vi.fn<() => void>();
  window.addEventListener('re-auth', told);
  polls.begin();
  await wait(2_000);
  window.removeEventListener('re-auth', told);
  expect(told).toHaveBeenCalledOnce();
});

test('polls nothing invisible, and nothing in a hidden tab', async () => {
  client.setQueryData(['tale', 't1', 'images'], { ok: true, items: [] });
  polls.begin();
  await wait(10_000);
  look('tale', 't2', 'images');
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await wait(10_000);
  expect(asked).toEqual([]);
  hidden.mockRestore();
  await wait(2_000);
  expect(asked).toEqual(['/api/images/t2/updates?since=0']);
});
