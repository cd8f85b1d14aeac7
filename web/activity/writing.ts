import { t } from '@lingui/core/macro';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listWritings, type Writing } from '#shared/story/writing.contract.ts';
import { call, CallError } from '#web/api/call.ts';
import { isLive } from './job.ts';
import { jobError } from './job-names.ts';

/** The result of a finished writing job. */
export type MadeTale = NonNullable<Writing['tale']>;
type Listed = { ok: true; items: Writing[] };

const key = ['writings'] as const;
const pollMs = 2_000;
/**
 * How often an unreachable studio is asked again for a tale that it was seen writing: about a minute, the time of a
 * restart.
 */
const patience = 20;

export const writingQueries = {
  /**
   * The creator's tales that are being written or were a moment ago. The live stream keeps it fresh, a poll while one
   * is under way is the net.
   */
  mine: () =>
    queryOptions({
      queryKey: key,
      queryFn: ({ signal }) => call(listWritings, { signal }),
      select: ({ items }) => items,
      refetchInterval: ({ state }) => (state.data?.items.some(isLive) ? pollMs : false),
    }),
};

/** Whether the server was seen at work on the order with this key. */
export const wasSeen = (client: QueryClient, orderKey: string): boolean =>
  client.getQueryData<Listed>(key)?.items.some((writing) => writing.key === orderKey) ?? false;

const rest = () => new Promise((resolve) => setTimeout(resolve, pollMs));

/**
 * Finds out how an order ended whose call was cut off: by a proxy, a restart, a lost line. Null when the studio knows
 * no such order, or cannot be reached. Throws an error with a message when the writing failed.
 */
export async function followWriting(orderKey: string, insist: () => boolean): Promise<MadeTale | null> {
  for (let misses = 0; ; ) {
    const found = await call(listWritings, { query: { key: orderKey } }).catch((error: unknown) => {
      if (error instanceof CallError && error.status < 500) throw error;
      return null;
    });
    if (found) {
      const [writing] = found.items;
      if (!writing || writing.status === 'completed') return writing?.tale ?? null;
      if (writing.status === 'failed') throw new Error(jobError(writing) ?? '');
      if (writing.status === 'cancelled') throw new Error(t`Cancelled; no tale was created.`);
    } else if (!insist() || (misses += 1) > patience) return null;
    await rest();
  }
}

/** Whether a failed call may have left a job at work: nobody answered, or somebody gave up waiting. */
export const mayGoOn = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof CallError && (error.status >= 500 || error.status === 409));

/**
 * The orders whose end is reported by the screen that gave them; a notice reports the others. Kept as long as the tab.
 */
const awaited = new Set<string>();
export const awaitedOrders = {
  add: (orderKey: string): void => void awaited.add(orderKey),
  leave: (orderKey: string): void => void awaited.delete(orderKey),
  has: (orderKey: string): boolean => awaited.has(orderKey),
};
