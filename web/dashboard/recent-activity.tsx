import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { dashboardQueries } from '#web/queries/dashboard.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/notes.tsx';
import { timeAgo } from '#web/ui/time.ts';

const dots: Record<string, string> = { error: 'bg-bad', warn: 'bg-gold' };
const words: Record<string, string> = { error: 'Error: ', warn: 'Warning: ' };

/** What happened lately, newest first. */
export function RecentActivity() {
  const recent = useQuery(dashboardQueries.recent());
  return (
    <Card
      title="Recent Activity"
      actions={
        <Button size="small" busy={recent.isFetching} onClick={() => void recent.refetch()} icon={<RefreshCw aria-hidden />}>
          Refresh
        </Button>
      }
    >
      {recent.data?.length === 0 && <EmptyState title="No recent activity" />}
      <ul className="grid max-h-96 gap-3 overflow-y-auto">
        {recent.data?.map(({ id, level, message, ts }) => (
          <li key={id} className="flex gap-3 text-sm">
            <span className={cx('mt-1.5 size-2 shrink-0 rounded-full', dots[level] ?? 'bg-info')} aria-hidden />
            <span className="min-w-0 flex-1 break-words">
              <span className="sr-only">{words[level]}</span>
              {message}
            </span>
            <time className="shrink-0 text-xs text-soft">{timeAgo(ts)}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
