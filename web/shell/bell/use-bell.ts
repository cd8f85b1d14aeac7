import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { dashboardQueries } from '#web/activity/activity.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { type BellLine, bellLines } from './bell-lines.ts';
import { filmsFinished, finishedLine } from './finished-work.ts';
import { useReadUntil } from './read-mark.ts';

/** What the bell holds, newest first, and which of it is news: what this tab said itself is none. */
export function useBell() {
  const told = useSyncExternalStore(notices.subscribe, notices.history);
  const alerts = useQuery({ ...dashboardQueries.alerts(), refetchInterval: 60_000 });
  const recent = useQuery({ ...dashboardQueries.recent(), staleTime: 30_000 });
  const until = useReadUntil();
  const lines = useMemo(
    () => bellLines(told, alerts.data ?? [], filmsFinished(recent.data ?? []).map(finishedLine)),
    [told, alerts.data, recent.data],
  );
  const fresh = ({ at, isStored }: Pick<BellLine, 'at' | 'isStored'>) => isStored && at > until;
  return { lines, fresh, unread: lines.filter(fresh).length, failed: alerts.isError };
}
