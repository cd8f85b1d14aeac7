import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { dashboardQueries } from '#web/queries/dashboard.ts';
import { notices } from '#web/ui/toast-store.ts';
import { bellLines } from './bell-lines.ts';
import { useReadUntil } from './read-mark.ts';

/** What the bell holds, newest first, and which of it has not been read. */
export function useBell() {
  const told = useSyncExternalStore(notices.subscribe, notices.history);
  const alerts = useQuery({ ...dashboardQueries.alerts(), refetchInterval: 60_000 });
  const until = useReadUntil();
  const lines = useMemo(() => bellLines(told, alerts.data ?? []), [told, alerts.data]);
  const fresh = (at: number) => at > until;
  return { lines, fresh, unread: lines.filter(({ at }) => fresh(at)).length, failed: alerts.isError };
}
