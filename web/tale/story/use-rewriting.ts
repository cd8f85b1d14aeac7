import type { JobId, TaleId } from '#shared/ids.ts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Job } from '#shared/job.contract.ts';
import type { Language, Section } from '#shared/vocabulary.ts';
import { isLive, jobQueries } from '#web/activity/job.ts';
import { useRewriteStory } from './story.ts';
import type { StoryKeeper } from './story-keeper.ts';

type Ordered = { readonly jobId: JobId; readonly language: Language; readonly section: Section | null };
export type RewritingJob = Ordered & { readonly job: Job | null };

/**
 * What this page had rewritten, and how far it is. Unsaved words are saved first, so that they stay as a version.
 */
export function useRewriting(taleId: TaleId, keepers: ReadonlyMap<Language, StoryKeeper>) {
  const client = useQueryClient();
  const rewrite = useRewriteStory(taleId);
  const [orders, setOrders] = useState<readonly Ordered[]>([]);
  const answers = useQueries({ queries: orders.map(({ jobId }) => jobQueries.one(jobId)) });
  const jobs: RewritingJob[] = orders.map((order, at) => ({ ...order, job: answers[at]?.data ?? null }));
  const done = jobs.filter(({ job }) => job?.status === 'completed').length;
  useEffect(() => {
    if (done > 0) void client.invalidateQueries({ queryKey: ['tale', taleId] });
  }, [client, taleId, done]);
  const moving = jobs.filter(({ job }) => !job || isLive(job));
  return {
    jobs,
    isAt: (language: Language, field: string | null): boolean =>
      moving.some((each) => each.language === language && (each.section === null || each.section === field)),
    async order(language: Language, section?: Section): Promise<void> {
      await keepers.get(language)?.flush();
      const answer = await rewrite.mutateAsync({ language, ...(section ? { section } : {}) }).catch(() => null);
      if (!answer) return;
      const order = { jobId: answer.jobId, language, section: section ?? null };
      setOrders((now) => [
        ...now.filter((each) => each.language !== language || each.section !== order.section),
        order,
      ]);
    },
    dismiss: (jobId: JobId): void => setOrders((now) => now.filter((each) => each.jobId !== jobId)),
  };
}
export type Rewriting = ReturnType<typeof useRewriting>;
