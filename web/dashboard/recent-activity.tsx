import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Info, RefreshCw, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardQueries } from '#web/activity/activity.ts';
import { Ago } from '#web/ui/hooks/ago.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState, Waiting } from '#web/ui/notices/notes.tsx';
import { placeOf } from '#web/activity/activity-place.ts';
import { inWords } from '#web/language/said.ts';

const faces = {
  error: { Icon: CircleAlert, word: msg`Error`, hue: 'text-bad' },
  warn: { Icon: TriangleAlert, word: msg`Warning`, hue: 'text-warn' },
  info: { Icon: Info, word: msg`Info`, hue: 'text-info' },
} as const;
const faceOf = (level: string) => (level === 'error' || level === 'warn' ? faces[level] : faces.info);

/** What happened lately, newest first; each entry leads to its thing. */
export function RecentActivity() {
  const recent = useQuery(dashboardQueries.recent());
  return (
    <Card
      title={t`Recent Activity`}
      actions={
        <Button
          size="small"
          busy={recent.isFetching}
          onClick={() => void recent.refetch()}
          icon={<RefreshCw aria-hidden />}
        >{t`Refresh`}</Button>
      }
    >
      {recent.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {recent.data?.length === 0 && <EmptyState title={t`No recent activity`} />}
      {recent.data && recent.data.length > 0 && (
        <ul className="-mx-2 grid max-h-112 gap-1 overflow-y-auto p-0.5">
          {recent.data.map((entry) => {
            const { Icon, word, hue } = faceOf(entry.level);
            const to = placeOf(entry);
            const message = inWords(entry.said, entry.message);
            return (
              <li key={entry.id} className="group flex gap-2.5 rounded-lg px-2 py-1.5 text-sm">
                <Icon className={cx('mt-0.5 size-4 shrink-0', hue)} aria-hidden />
                <div className="min-w-0 flex-1">
                  <p className="break-words">
                    <span
                      className={entry.level === 'error' || entry.level === 'warn' ? `font-medium ${hue}` : 'sr-only'}
                    >
                      {i18n._(word)}:{' '}
                    </span>
                    {to ? (
                      <Link to={to} className="hover:text-brand hover:underline">
                        {message}
                      </Link>
                    ) : (
                      message
                    )}
                  </p>
                  <p className="flex flex-wrap gap-x-2 text-xs text-soft">
                    {entry.about && !entry.message.includes(entry.about) && (
                      <span className="min-w-0 break-words">{entry.about} ·</span>
                    )}
                    <Ago at={entry.ts} alone={!to} />
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
