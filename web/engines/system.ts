import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { getSystem } from '#shared/tale/dashboard.contract.ts';
import { call } from '#web/api/call.ts';
import { reach } from '#web/api/reach.ts';

const calmMs = 15_000;
const alarmedMs = 4_000;
/** After this many milliseconds a studio counts as not answering. */
const patienceMs = 10_000;

/** Whether every part of the studio answers, and which parts it has; polled more often while something is wrong. */
export const systemQuery = queryOptions({
  queryKey: ['system'] as const,
  queryFn: ({ signal }) => {
    const late = AbortSignal.timeout(patienceMs);
    return call(getSystem, { signal: AbortSignal.any([signal, late]) }).catch((error: unknown) => {
      if (!late.aborted || signal.aborted) throw error;
      reach.lost();
      throw new Error(t`The studio is not responding`, { cause: error });
    });
  },
  refetchInterval: ({ state }) => (state.data?.operational && state.status === 'success' ? calmMs : alarmedMs),
  staleTime: 3_000,
});

const unknown = () => ({
  problem: t`It is not responding.`,
  advice: t`What you see may be out of date. Tell whoever runs the studio.`,
});

/** What does not answer, readable without a session: used when the session cannot be checked, as without a database. */
export const readyQuery = queryOptions({
  queryKey: ['ready'] as const,
  queryFn: async ({ signal }) => {
    const answer: unknown = await (await fetch('/readyz', { signal })).json();
    const degraded = answer && typeof answer === 'object' && 'degraded' in answer ? answer.degraded : null;
    if (!Array.isArray(degraded)) throw new Error(t`The studio is not responding`);
    return degraded.map((part) => ({ part: String(part), ...unknown() }));
  },
  refetchInterval: alarmedMs,
  staleTime: 0,
});
