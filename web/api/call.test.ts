import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSummary } from '#shared/tale/dashboard.contract.ts';
import { getJob, listJobs, retryJob } from '#shared/job.contract.ts';
import { createTale } from '#shared/tale/tale.contract.ts';
import { call, isAbort, sendFile } from './call.ts';
import { reach } from './reach.ts';

const asked: { url: string; init: RequestInit }[] = [];
const serve = (answer: (times: number) => Promise<Response> | Response) =>
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      Promise.resolve(answer(asked.length)).then(resolve, reject);
    });
  });
const keyOf = (init: RequestInit) => (init.headers as Record<string, string>)['idempotency-key'];

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('encodes parameters, leaves out unset queries and sends the cookie', async () => {
  serve(() => Response.json({ ok: true }));
  await call(getJob, { params: { id: 'a/b' } });
  await call(listJobs, { query: { mine: '1', limit: 30, taleId: undefined } });
  expect(asked.map(({ url }) => url)).toEqual(['/api/jobs/a%2Fb', '/api/jobs?mine=1&limit=30']);
  expect(asked[0]?.init.credentials).toBe('include');
});

test('sends the summary call without credentials', async () => {
  serve(() => Response.json({}));
  await call(getSummary, { plain: true });
  expect('credentials' in (asked[0]?.init ?? {})).toBe(false);
});

test.each([
  [Response.json({ ok: false, error: 'It is done already' }, { status: 409 }), 'It is done already'],
  [new Response('No tales yet', { status: 404 }), 'No tales yet'],
  [new Response('', { status: 502 }), 'HTTP 502'],
])('shows a failure with the server’s message %#', async (answer, words) => {
  serve(() => answer);
  await expect(call(retryJob, { params: { id: 'j' } })).rejects.toThrow(words);
});

test('makes an identical call once while it is in flight', async () => {
  serve(() => Response.json({ ok: true, id: 'j' }));
  const [one, two] = await Promise.all([call(getJob, { params: { id: 'j' } }), call(getJob, { params: { id: 'j' } })]);
  expect(asked).toHaveLength(1);
  expect(one).toBe(two);
  await call(getJob, { params: { id: 'j' } });
  expect(asked).toHaveLength(2);
});

test('keeps a shared call when one caller cancels, and ends it when all do', async () => {
  let free = (_: Response) => {};
  serve(() => new Promise((resolve) => (free = resolve)));
  const [a, b] = [new AbortController(), new AbortController()];
  const first = call(getJob, { params: { id: 'j' }, signal: a.signal });
  const second = call(getJob, { params: { id: 'j' }, signal: b.signal });
  a.abort();
  await expect(first).rejects.toSatisfy(isAbort);
  free(Response.json({ ok: true }));
  await expect(second).resolves.toEqual({ ok: true });

  const third = call(getJob, { params: { id: 'k' }, signal: b.signal });
  const { init } = asked.at(-1) ?? {};
  b.abort();
  await expect(third).rejects.toSatisfy(isAbort);
  expect(init?.signal?.aborted).toBe(true);
});

test('retries a network failure once after 500 ms with the same key', async () => {
  serve((times) =>
    times === 1 ? Promise.reject(new TypeError('NetworkError when attempting to fetch')) : Response.json({ ok: true }),
  );
  const answer = call(retryJob, { params: { id: 'j' } });
  await vi.advanceTimersByTimeAsync(499);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toEqual({ ok: true });
  expect(keyOf(asked[0]?.init ?? {})).toBeTruthy();
  expect(keyOf(asked[1]?.init ?? {})).toBe(keyOf(asked[0]?.init ?? {}));
});

test('gives helpful advice after two network failures, and does not retry a refusal', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  const answer = call(retryJob, { params: { id: 'j' } }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  const error = await answer;
  expect(error).toBeInstanceOf(TypeError);
  expect((error as Error).message).toBe(
    'The studio is not responding. Check that it is running and that you are connected, then try again.',
  );
  expect(asked).toHaveLength(2);
  expect(reach.isLost()).toBe(true);
  serve(() => Response.json({ error: 'No' }, { status: 409 }));
  await expect(call(retryJob, { params: { id: 'j' } })).rejects.toThrow('No');
  expect(asked).toHaveLength(3);
  expect(reach.isLost()).toBe(false);
});

test('retries a truncated answer, and reports with a message one that is not an answer', async () => {
  const broken = () => Object.assign(new Response('{'), { text: () => Promise.reject(new TypeError('network error')) });
  serve((times) => (times === 1 ? broken() : Response.json({ ok: true })));
  const answer = call(getJob, { params: { id: 'j' } });
  await vi.advanceTimersByTimeAsync(500);
  await expect(answer).resolves.toEqual({ ok: true });
  serve(() => new Response('<html>Welcome to the hotel network</html>'));
  await expect(call(getJob, { params: { id: 'j' } })).rejects.toThrow('could not be read');
});

test('treats a proxy’s message that the studio is unreachable as no answer', async () => {
  reach.found();
  serve(() => Promise.reject(new TypeError('x')));
  const lost = call(getJob, { params: { id: 'j' } }).catch(() => null);
  await vi.advanceTimersByTimeAsync(600);
  await lost;
  serve(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  await expect(call(getJob, { params: { id: 'j' } })).rejects.toThrow('Bad Gateway');
  expect(reach.isLost()).toBe(true);
});

test('does not retry a call that is cancelled while it waits', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  const abort = new AbortController();
  // oxlint-disable-next-line vitest/valid-expect -- awaited below
  const answer = expect(call(getJob, { params: { id: 'j' }, signal: abort.signal })).rejects.toSatisfy(isAbort);
  await vi.advanceTimersByTimeAsync(100);
  abort.abort();
  await answer;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(1);
});

test('sends two calls for two intents with the same content, and one for one intent', async () => {
  serve(() => Response.json({ ok: true, taleId: 't' }));
  const order = (key: string) => call(createTale, { body: { mode: 'random' }, key });
  await Promise.all([order('a'), order('a'), order('b')]);
  expect(asked.map(({ init }) => keyOf(init))).toEqual(['a', 'b']);
});

test('sends a file unchanged, retries once with the same key, and fails with the server’s message', async () => {
  serve((times) =>
    times === 1
      ? Promise.reject(new TypeError('Load failed'))
      : times === 2
        ? Response.json({ ok: true })
        : new Response('Too long', { status: 413 }),
  );
  const file = new Blob(['x'], { type: 'audio/webm;codecs=opus' });
  const sent = sendFile('/api/tales/:taleId/music', { taleId: 'a/b' }, file);
  await vi.advanceTimersByTimeAsync(500);
  await sent;
  expect(asked.map(({ url }) => url)).toEqual(['/api/tales/a%2Fb/music', '/api/tales/a%2Fb/music']);
  expect(asked[0]?.init).toMatchObject({
    method: 'PUT',
    body: file,
    credentials: 'include',
    headers: { 'content-type': 'audio/webm' },
  });
  expect(keyOf(asked[0]?.init ?? {})).toBeTruthy();
  expect(keyOf(asked[1]?.init ?? {})).toBe(keyOf(asked[0]?.init ?? {}));
  await expect(sendFile('/api/x', {}, file)).rejects.toThrow('Too long');
  const abort = new AbortController();
  // oxlint-disable-next-line vitest/valid-expect -- awaited below
  const left = expect(sendFile('/api/x', {}, file, abort.signal)).rejects.toSatisfy(isAbort);
  abort.abort();
  await left;
});

test('announces a 401 to the whole app unless the call is exempt', async () => {
  serve(() => new Response('', { status: 401 }));
  const heard = vi.fn();
  window.addEventListener('re-auth', heard);
  await expect(call(getJob, { params: { id: 'j' } })).rejects.toThrow('reauth_required');
  expect(heard).toHaveBeenCalledTimes(1);
  await expect(call(getJob, { params: { id: 'j' }, exempt: true })).rejects.toThrow('reauth_required');
  expect(heard).toHaveBeenCalledTimes(1);
  window.removeEventListener('re-auth', heard);
});
