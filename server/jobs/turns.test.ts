import type { UserId } from '#shared/ids.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import { ama, kofi, openStudio } from '#test/harness/studio.ts';
import { type AnyJob, defineJob } from './define-job.ts';
import { jobService } from './job.service.ts';
import { openJobs } from './runner.ts';

const studio = await openStudio();
const { database, db } = studio;
beforeEach(() => studio.reset());
afterAll(() => studio.reset());

/** Workers of a kind that run one job at a time each; `ran` is the order. */
async function openShop(workers: number) {
  const ran: string[] = [];
  const gate = { open: () => {} };
  const opened = new Promise<void>((resolve) => (gate.open = resolve));
  const after = new Map<string, () => Promise<unknown>>();
  const job = defineJob({
    kind: 'narration',
    title: { id: 'Testing' },
    input: z.object({ tag: z.string() }),
    subject: ({ tag }) => tag,
    tries: 1,
    atOnce: 1,
    async run({ tag }) {
      ran.push(tag);
      await opened;
      await after.get(tag)?.();
      return null;
    },
  });
  const processes = await Promise.all(Array.from({ length: workers }, () => openJobs({ database, db, log: () => {} })));
  const [{ desk, prepare } = processes[0]!] = processes;
  await prepare([job.kind]);
  return {
    ran,
    desk,
    after,
    open: gate.open,
    order: (tag: string, userId: UserId) =>
      transact(db, (trx) => desk.order(trx, job, { tag }, { userId, taleId: null })),
    work: async () => {
      for (const each of processes) await each.work([job as AnyJob]);
    },
    close: async () => {
      for (const each of processes) await each.close();
    },
  };
}
const ranAll = (ran: readonly string[], count: number) =>
  expect.poll(() => ran.length, { timeout: 30_000 }).toBe(count);

test('does not make a creator’s single job wait behind all earlier jobs of another', async () => {
  const shop = await openShop(1);
  await shop.work();
  await shop.order('a1', ama);
  await ranAll(shop.ran, 1);
  for (const tag of ['a2', 'a3', 'a4']) await shop.order(tag, ama);
  for (const tag of ['k1', 'k2']) await shop.order(tag, kofi);
  const waits = jobService({ db, desk: shop.desk });
  const aheadOf = async (userId: UserId) => (await waits.list({ userId, limit: 10 })).items.map(({ ahead }) => ahead);
  expect([await aheadOf(ama), await aheadOf(kofi)]).toEqual([
    [4, 3, 1, null],
    [2, 0],
  ]);
  shop.open();
  await ranAll(shop.ran, 6);
  expect(shop.ran).toEqual(['a1', 'k1', 'a2', 'k2', 'a3', 'a4']);
  await shop.close();
});

test('does not let a creator who keeps ordering hold up another creator’s batch', async () => {
  const shop = await openShop(1);
  shop.after.set('k1', () => shop.order('k2', kofi));
  shop.after.set('k2', () => shop.order('k3', kofi));
  await shop.work();
  await shop.order('a1', ama);
  await ranAll(shop.ran, 1);
  for (const tag of ['a2', 'a3', 'a4']) await shop.order(tag, ama);
  await shop.order('k1', kofi);
  shop.open();
  await ranAll(shop.ran, 7);
  expect(shop.ran).toEqual(['a1', 'k1', 'a2', 'k2', 'a3', 'k3', 'a4']);
  await shop.close();
});

test('keeps turns across a restart', async () => {
  const shop = await openShop(1);
  for (const tag of ['a1', 'a2', 'a3', 'a4']) await shop.order(tag, ama);
  for (const tag of ['k1', 'k2']) await shop.order(tag, kofi);
  await shop.work();
  shop.open();
  await ranAll(shop.ran, 6);
  expect(shop.ran).toEqual(['a1', 'k1', 'a2', 'k2', 'a3', 'a4']);
  await shop.close();
});

// The embedded database belongs to one process.
test.skipIf(database.engine === 'embedded')('turns hold over three workers', async () => {
  const shop = await openShop(3);
  await shop.work();
  for (const tag of ['a1', 'a2', 'a3']) await shop.order(tag, ama);
  await ranAll(shop.ran, 3);
  for (const tag of ['a4', 'a5', 'a6', 'a7', 'a8', 'a9']) await shop.order(tag, ama);
  await shop.order('k1', kofi);
  shop.open();
  await ranAll(shop.ran, 10);
  expect(shop.ran.indexOf('k1')).toBeLessThanOrEqual(5);
  await shop.close();
});
