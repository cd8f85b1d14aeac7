import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { usageQuery } from '#web/engines/usage.ts';
import { channelQueries } from '#web/publishing/channel.ts';
import { Card, PageHead } from '#web/ui/card.tsx';
import { ChannelsCard } from '#web/publishing/channels-card.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { PublicationList } from './publication-list.tsx';
import { QuotaCard } from './quota-card.tsx';

const CalendarCard = lazy(async () => ({ default: (await import('./calendar-card.tsx')).CalendarCard }));
const SlotsCard = lazy(async () => ({ default: (await import('#web/publishing/slots-card.tsx')).SlotsCard }));

/** Requests what comes first on this page. */
export const askFirst = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.prefetchQuery(channelQueries.all), client.prefetchQuery(usageQuery)]);

/** The linked channels, what is to be published and when, and everything that was sent. */
export function MyVideosPage() {
  usePageTitle(t`My YouTube`);
  return (
    <>
      <PageHead title={t`My YouTube`} note={t`Your channels, their calendar and their publications.`} />
      <div className="grid gap-6">
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <ChannelsCard title={t`Channels`} />
          <QuotaCard />
        </div>
        <Suspense
          fallback={
            <Card title={t`Calendar`}>
              <Waiting>{t`Loading…`}</Waiting>
            </Card>
          }
        >
          <CalendarCard />
        </Suspense>
        <PublicationList />
        <Suspense>
          <SlotsCard />
        </Suspense>
      </div>
    </>
  );
}
