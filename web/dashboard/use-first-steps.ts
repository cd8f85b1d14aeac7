import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dashboardQueries } from '#web/activity/activity.ts';

const userKey = 'ai-content-pipeline:userId';
const standingKey = () => `ai-content-pipeline:first-steps:${localStorage.getItem(userKey) ?? ''}`;

/** The first steps while some are left, and whether the creator put them away in this browser. */
export function useFirstSteps() {
  const query = useQuery(dashboardQueries.firstSteps());
  const [standing, setStanding] = useState(() => localStorage.getItem(standingKey()));
  const keep = (next: 'away' | 'done' | null) => {
    if (next === null) localStorage.removeItem(standingKey());
    else localStorage.setItem(standingKey(), next);
    setStanding(next);
  };
  const steps = query.data ?? [];
  const open = steps.some(({ done }) => !done);
  const finished = query.data !== undefined && !open;
  useEffect(() => {
    if (finished) localStorage.setItem(standingKey(), 'done');
  }, [finished]);
  return {
    steps: open && standing !== 'away' ? steps : null,
    /** Their place is kept while they are read, unless they are known to be done or put away. */
    isComing: query.isPending && standing === null,
    /** Null unless they can be brought back. */
    bringBack: open && standing === 'away' ? () => keep(null) : null,
    putAway: () => keep('away'),
  };
}
