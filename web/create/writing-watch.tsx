import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Writing } from '#shared/story/writing.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { isLive } from '#web/activity/job.ts';
import { awaitedOrders, writingQueries } from '#web/activity/writing.ts';
import { failureTitles, notify } from '#web/ui/notices/toast-store.ts';
import { ownOrders, settleDraft } from './own-orders.ts';
import { jobError } from '#web/activity/job-names.ts';

/**
 * Tells the creator how a tale ended that no screen of this tab waits for: ordered here and left, before a reload, in
 * another tab or by a script.
 */
export function WritingWatch() {
  const { data } = useQuery(writingQueries.mine());
  const client = useQueryClient();
  const navigate = useNavigate();
  const seen = useRef<ReadonlyMap<string, Writing['status']> | null>(null);
  useEffect(() => {
    if (!data) return;
    const before = seen.current;
    seen.current = new Map(data.map(({ jobId, status }) => [jobId, status]));
    const own = ownOrders.all();
    const isNews = ({ jobId, key }: Writing) => {
      const was = before?.get(jobId);
      return own.includes(key) || (before !== null && (was === undefined || isLive({ status: was })));
    };
    for (const writing of data) {
      if (isLive(writing) || awaitedOrders.has(writing.key) || !isNews(writing)) continue;
      for (const queryKey of [['tales'], ['summary'], ['recent'], ['jobs']])
        void client.invalidateQueries({ queryKey });
      settleDraft(writing.key, writing.tale !== null);
      if (writing.tale) {
        const { taleId, title, langs } = writing.tale;
        const open = { label: t`Open`, perform: () => void navigate(`/tales/${taleId}?tab=storyboard`) };
        const names = langs.map((language) => languageNames[language]);
        notify.success(t`Tale created ✓`, `${title} · ${names.join(', ')}`, { action: open });
      } else if (writing.status === 'failed' && own.includes(writing.key))
        notify.error(failureTitles.create, jobError(writing) ?? t`Failed to create tale`);
    }
  }, [data, client, navigate]);
  return null;
}
