import { t } from '@lingui/core/macro';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { listSecurityLog } from '#shared/account/security-log.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { call } from '#web/api/call.ts';
import { securityWords } from './security-words.ts';

/** What happened to sign-ins, tokens, keys and channels, page by page. */
const securityLogQuery = infiniteQueryOptions({
  queryKey: ['security-log'] as const,
  queryFn: ({ pageParam, signal }) => call(listSecurityLog, { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  select: ({ pages }) => ({ everybody: pages[0]?.everybody ?? false, items: pages.flatMap(({ items }) => items) }),
});

/** Sign-ins and what was done to tokens, keys, channels and backups. */
export function SecurityLogCard() {
  const log = useInfiniteQuery(securityLogQuery);
  const { everybody = false, items = [] } = log.data ?? {};
  return (
    <Card
      title={t`Security log`}
      note={
        everybody
          ? t`Everyone’s activity, because you run this studio. Kept for 400 days.`
          : t`Your activity. Kept for 400 days.`
      }
    >
      {log.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {log.isError && !log.data && <Retry what={t`The security log`} query={log} />}
      <ul className="divide-y divide-line text-sm">
        {items.map(({ id, at, who, kind, detail, address }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
            <span className="min-w-0 break-words">
              <span className="font-medium">{securityWords(kind)}</span>
              {detail && `: ${detail}`}
            </span>
            <span className="text-xs text-soft">
              {[everybody ? who : null, address, showMoment(at)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
        {log.data && items.length === 0 && <li className="py-2 text-soft">{t`Nothing yet.`}</li>}
      </ul>
      {log.hasNextPage && (
        <Button
          size="small"
          className="mt-3"
          busy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >{t`Show more`}</Button>
      )}
    </Card>
  );
}
