import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reach } from '#web/api/reach.ts';
import { reloadOnNewBuild } from './reload-on-new-build.ts';

const reload = vi.fn<() => void>();
let clock = 1_000_000;
reloadOnNewBuild(() => clock, reload);

const fail = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer);
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve));
};
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('reloads a page whose parts were replaced, at most once a minute', async () => {
  await fail(async () => new Response());
  expect(reload).toHaveBeenCalledOnce();
  clock += 59_999;
  await fail(async () => new Response());
  expect(reload).toHaveBeenCalledOnce();
  clock += 1;
  await fail(async () => new Response());
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  () => Promise.reject(new TypeError('Failed to fetch')),
  async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
])('keeps the page while the studio is not responding, and says so %#', async (answer) => {
  reach.found();
  await fail(answer);
  expect(reload).not.toHaveBeenCalled();
  expect(reach.isLost()).toBe(true);
});
