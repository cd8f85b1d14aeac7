import { expect, test, vi } from 'vitest';
import { reloadOnNewBuild } from './reload-on-new-build.ts';

test('a page that is gone reloads the tab, but not over and over', () => {
  let clock = 100_000;
  const reload = vi.fn<() => void>();
  sessionStorage.clear();
  reloadOnNewBuild(() => clock, reload);
  const lose = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(lose()).toBe(false);
  expect(lose()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  clock += 60_000;
  lose();
  expect(reload).toHaveBeenCalledTimes(2);
});
