import { afterEach, expect, test, vi } from 'vitest';
import { loadPage } from './location.ts';

afterEach(() => vi.unstubAllGlobals());

test('does not repeat a page load in progress, but starts another or a later one', () => {
  const assign = vi.fn<(path: string) => void>();
  vi.stubGlobal('location', { assign });
  let now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  loadPage('/login');
  loadPage('/login');
  expect(assign.mock.calls).toEqual([['/login']]);
  loadPage('/');
  now += 6_000;
  loadPage('/');
  expect(assign.mock.calls).toEqual([['/login'], ['/'], ['/']]);
});
