import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { jobQueries } from '#web/activity/job.ts';

/** The job whose details are open. `?failed=KIND` in the address opens the last of that kind that failed, once. */
export function useShownJob() {
  const [id, setId] = useState<string | null>(null);
  const [query, setQuery] = useSearchParams();
  const kind = query.get('failed');
  const jobs = useQuery(jobQueries.mine()).data?.items;
  useEffect(() => {
    if (!kind || !jobs) return;
    const failed = jobs.find(({ type, status }) => type === kind && status === 'failed');
    if (failed) setId(failed.id);
    setQuery(
      (now) => {
        now.delete('failed');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [kind, jobs, setQuery]);
  return [id, setId] as const;
}
