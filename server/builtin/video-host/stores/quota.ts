import type { DatabaseSync } from 'node:sqlite';
import { pacificDay } from '#shared/publishing/pacific-day.ts';
import { quotaExceeded } from '../google-answers.ts';

/** What each call costs: API units, except that uploads have their own daily quota. */
const costs = {
  list: { bucket: 'units', amount: 1 },
  captionsList: { bucket: 'units', amount: 50 },
  update: { bucket: 'units', amount: 50 },
  captionsInsert: { bucket: 'units', amount: 400 },
  upload: { bucket: 'uploads', amount: 1 },
} as const;
export type Cost = keyof typeof costs;
/** YouTube gives a project 10,000 units and 100 uploads a day. */
export type DailyQuota = { readonly units: number; readonly uploads: number };

/** The disk is the real limit of a host on one's own machine. */
export const builtInQuota: DailyQuota = { units: 10_000_000, uploads: 100_000 };

/** Counts what a client used on a Pacific day and throws quotaExceeded when a call would go over. */
export function quotaMeter(db: DatabaseSync, clock: () => number, daily: DailyQuota) {
  const read = db.prepare('select used from usage where day = ? and client = ? and bucket = ?');
  const add = db.prepare(
    'insert into usage (day, client, bucket, used) values (?, ?, ?, ?) on conflict (day, client, bucket) ' +
      'do update set used = used + excluded.used',
  );
  return {
    charge(client: string, cost: Cost): void {
      const { bucket, amount } = costs[cost];
      const day = pacificDay(clock());
      const used = (read.get(day, client, bucket) as { used: number } | undefined)?.used ?? 0;
      if (used + amount > daily[bucket]) throw quotaExceeded();
      add.run(day, client, bucket, amount);
    },
  };
}
export type QuotaMeter = ReturnType<typeof quotaMeter>;
