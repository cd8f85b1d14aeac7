import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CirclePlay } from 'lucide-react';
import { useEffect } from 'react';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { isLive, jobQueries } from '#web/activity/job.ts';
import { taleStatsQuery } from './tale-stats.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type MainStep, mainStepOf } from './main-step.ts';

/**
 * The main button of a tale when its next step is not one of the two header buttons; otherwise it says which of them is
 * primary. A film can be watched next to it.
 */
export function NextStep({ tale, onOrder }: { tale: Tale; onOrder: (order: MainStep['order']) => void }) {
  const { data } = useQuery(taleStatsQuery(tale.id));
  const { data: jobs = [] } = useQuery(jobQueries.ofTale(tale.id));
  const isRendering = jobs.some((job) => job.type === 'video_processing' && isLive(job));
  const step = data?.images ? mainStepOf(tale, data, isRendering) : null;
  const order = step ? step.order : 'render';
  useEffect(() => onOrder(order), [onOrder, order]);
  if (!data || !step || step.tab === null) return null;
  const film = <CirclePlay aria-hidden />;
  return (
    <>
      {data.pack.ready && step.tab !== 'video' && (
        <ButtonLink to="?tab=video" replace icon={film}>{t`Watch`}</ButtonLink>
      )}
      <ButtonLink
        look="primary"
        to={`?tab=${step.tab}`}
        replace
        icon={step.tab === 'video' ? film : <ArrowRight aria-hidden />}
      >
        {step.words}
      </ButtonLink>
      {tale.status === 'published' && !data.youtube.bound && (
        <p className="basis-full text-sm text-soft">{t`Moved to Published manually: no video is on the channel.`}</p>
      )}
    </>
  );
}
