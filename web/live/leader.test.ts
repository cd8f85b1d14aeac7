import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenTogether } from './leader.ts';

class FakeStream extends EventTarget {
  static all: FakeStream[] = [];
  static CLOSED = 2;
  readyState = 1;
  closed = false;
  constructor() {
    super();
    FakeStream.all.push(this);
  }
  close() {
    this.closed = true;
  }
  send(name: string, data: string) {
    this.dispatchEvent(new MessageEvent(name, { data }));
  }
}
let visibility = 'visible';
const turn = (next: 'visible' | 'hidden') => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};
const stops: (() => void)[] = [];
const listen = (hear: (event: { name: string; data: string }) => void, onReturn = () => {}, onLoss = () => {}) =>
  stops.push(listenTogether('/api/live', ['job'], hear, onReturn, onLoss));

/** Web Locks as browsers keep them: one holder, the others wait in turn, an aborted wait is dropped. */
function fakeLocks() {
  let tail = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
      const mine = tail.then(() => (signal.aborted ? undefined : hold()));
      tail = mine.catch(() => undefined);
      return mine;
    },
  };
}

beforeEach(() => {
  FakeStream.all = [];
  visibility = 'visible';
  vi.stubGlobal('EventSource', FakeStream);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

test('shares one stream between seven listeners, and hands over when the first leaves', async () => {
  const heard = vi.fn<(event: unknown) => void>();
  for (let tab = 0; tab < 7; tab++) listen(heard);
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(1));
  FakeStream.all[0]?.send('job', '{}');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(7));
  stops.shift()?.();
  expect(FakeStream.all[0]?.closed).toBe(true);
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(2));
});

test('releases the stream in a hidden tab, and catches up when visible again', async () => {
  const back = vi.fn<() => void>();
  listen(() => {}, back);
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(1));
  turn('hidden');
  expect(FakeStream.all[0]?.closed).toBe(true);
  turn('visible');
  expect(back).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(2));
});

test('reconnects a stream that the server refused', async () => {
  vi.useFakeTimers();
  listen(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const refuse = () => {
    const last = FakeStream.all.at(-1);
    if (last) last.readyState = 2;
    last?.dispatchEvent(new Event('error'));
  };
  refuse();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeStream.all).toHaveLength(2);
  refuse();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(FakeStream.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeStream.all).toHaveLength(3);
  vi.useRealTimers();
});

test('catches up after a break of the stream', async () => {
  const back = vi.fn<() => void>();
  listen(() => {}, back);
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(1));
  FakeStream.all[0]?.dispatchEvent(new Event('open'));
  expect(back).not.toHaveBeenCalled();
  FakeStream.all[0]?.dispatchEvent(new Event('open'));
  expect(back).toHaveBeenCalledOnce();
});

test('announces a break at once, and all tabs catch up when the stream is back', async () => {
  const [back, other, loss] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  listen(() => {}, back, loss);
  listen(() => {}, other);
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(1));
  FakeStream.all[0]?.dispatchEvent(new Event('open'));
  FakeStream.all[0]?.dispatchEvent(new Event('error'));
  expect(loss).toHaveBeenCalledOnce();
  FakeStream.all[0]?.dispatchEvent(new Event('open'));
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(back).toHaveBeenCalledOnce();
});

test('catches up on what came between the old leader and itself', async () => {
  const back = vi.fn<() => void>();
  listen(() => {});
  listen(() => {}, back);
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(1));
  const later = performance.now() + 5_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  stops.shift()?.();
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(2));
  FakeStream.all[1]?.dispatchEvent(new Event('open'));
  expect(back).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('tells other tabs of the break and its end too', async () => {
  const [lost, back] = [vi.fn<() => void>(), vi.fn<() => void>()];
  listen(() => {});
  listen(() => {}, back, lost);
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(1));
  FakeStream.all[0]?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  FakeStream.all[0]?.dispatchEvent(new Event('open'));
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce());
});

test('announces a stream that broke before opening as back when it opens', async () => {
  const back = vi.fn<() => void>();
  listen(() => {}, back);
  await vi.waitFor(() => expect(FakeStream.all).toHaveLength(1));
  FakeStream.all[0]?.dispatchEvent(new Event('error'));
  expect(back).not.toHaveBeenCalled();
  FakeStream.all[0]?.dispatchEvent(new Event('open'));
  expect(back).toHaveBeenCalledOnce();
});
