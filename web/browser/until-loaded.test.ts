import { expect, test, vi } from 'vitest';
import { reach } from '#web/api/reach.ts';
import { untilLoaded } from './until-loaded.ts';

test('loads a part when the studio is back', async () => {
  reach.lost();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue('page');
  const page = untilLoaded(load);
  await Promise.resolve();
  reach.found();
  expect(await page).toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

test('reports an error when the running studio lacks a part', async () => {
  reach.found();
  await expect(untilLoaded(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});
