import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';

const ChannelsCard = lazy(async () => ({ default: (await import('#web/publishing/channels-card.tsx')).ChannelsCard }));

/** The channels that tales are published to; they come after the rest of the page. */
export const ChannelCard = () => (
  <Suspense
    fallback={
      <Card title={t`YouTube account`}>
        <Waiting>{t`Loading…`}</Waiting>
      </Card>
    }
  >
    <ChannelsCard />
  </Suspense>
);
