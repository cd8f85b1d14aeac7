import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';

const SlotsCard = lazy(async () => ({ default: (await import('#web/publishing/slots-card.tsx')).SlotsCard }));

/** Weekly slots; they come after the rest of the page. */
export const SlotsSection = () => (
  <Suspense
    fallback={
      <Card title={t`Weekly slots`}>
        <Waiting>{t`Loading…`}</Waiting>
      </Card>
    }
  >
    <SlotsCard />
  </Suspense>
);
