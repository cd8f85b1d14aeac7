import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ForegroundWork, foregroundWork } from './foreground-work.ts';

let work: ForegroundWork;
beforeEach(() => {
  vi.useFakeTimers();
  work = foregroundWork({ clock: () => Date.now() });
});
afterEach(() => vi.useRealTimers());

const lasting = (ms: number) => () => new Promise<void>((done) => setTimeout(done, ms));
/** Milliseconds of the next `ms` in which a film of this creator is paused. */
async function pausedFor(creator: string, ms: number): Promise<number> {
  let paused = 0;
  for (let at = 0; at < ms; at += 10) {
    if (work.mustPause(creator, 'film')) paused += 10;
    await vi.advanceTimersByTimeAsync(10);
  }
  return paused;
}

test('pauses the films of others, and nobody’s own, until the work is done', async () => {
  const baking = work.run('kofi', 'baking', lasting(200));
  expect([work.mustPause('ama', 'film'), work.mustPause('kofi', 'film')]).toEqual([true, false]);
  expect([work.mustPause('ama', 'drawing'), work.goesFirst('kofi', 'baking')]).toEqual([true, true]);
  const goesOn = vi.fn();
  void work.turn('ama', 'film', undefined).then(goesOn);
  await vi.advanceTimersByTimeAsync(190);
  expect(goesOn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  await baking;
  expect(goesOn).toHaveBeenCalledOnce();
});

test('work that fails or is given up lets the others go on', async () => {
  await expect(work.run('kofi', 'baking', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(work.mustPause('ama', 'film')).toBe(false);
  void work.run('kofi', 'baking', lasting(1_000));
  const stop = new AbortController();
  const waiting = work.turn('ama', 'film', stop.signal);
  stop.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
});

test('whoever asks without end loses precedence, gets it back after a rest, and keeps it for another kind', async () => {
  let over = false;
  const flood = (async () => {
    while (!over) await work.run('ama', 'drawing', lasting(700));
  })();
  expect(await pausedFor('kofi', 60_000)).toBeLessThanOrEqual(13_500);
  expect(work.goesFirst('ama', 'drawing')).toBe(false);
  const began = vi.fn();
  const baking = work.run('ama', 'baking', lasting(100));
  expect(work.goesFirst('ama', 'baking')).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  const [mine, theirs] = [work.run('kofi', 'baking', lasting(300)), work.run('ama', 'drawing', async () => began())];
  await vi.advanceTimersByTimeAsync(290);
  expect(began).not.toHaveBeenCalled();
  over = true;
  await vi.advanceTimersByTimeAsync(1_500);
  await Promise.all([flood, baking, mine, theirs]);
  await vi.advanceTimersByTimeAsync(10_000);
  const again = work.run('ama', 'drawing', lasting(10));
  expect(work.goesFirst('ama', 'drawing')).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  await again;
});

test('lets a thumbnail go before pictures that go first, and pictures that go first beside each other', async () => {
  const [ama, kofi] = [work.run('ama', 'drawing', lasting(500)), work.run('kofi', 'drawing', lasting(500))];
  const pausing = () => [work.mustPause('ama', 'drawing'), work.mustPause('kofi', 'drawing')];
  expect(pausing()).toEqual([false, false]);
  const baking = work.run('kofi', 'baking', lasting(50));
  expect(pausing()).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(50);
  expect(pausing()).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(450);
  await Promise.all([ama, kofi, baking]);
});

test('what goes first while nobody else works uses up nobody’s patience', async () => {
  for (let n = 0; n < 20; n += 1) {
    const own = work.run('ama', 'baking', lasting(400));
    const other = work.run('ama', 'drawing', lasting(400));
    expect(work.mustPause('ama', 'film')).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    await Promise.all([own, other]);
  }
  const mine = work.run('kofi', 'drawing', lasting(3_000));
  expect(await pausedFor('ama', 3_000)).toBe(3_000);
  await mine;
});

test('many creators together pause a film for at most half of the time', async () => {
  let over = false;
  const creators = Array.from({ length: 40 }, async (_, n) => {
    while (!over) {
      await work.run(`creator ${n}`, 'baking', lasting(300));
      await lasting(1_700)();
    }
  });
  await pausedFor('kofi', 10_000);
  expect(await pausedFor('kofi', 60_000)).toBeLessThanOrEqual(30_500);
  over = true;
  await vi.advanceTimersByTimeAsync(3_000);
  await Promise.all(creators);
});
