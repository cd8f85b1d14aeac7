import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Feather } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isLive, jobQueries } from '#web/activity/job.ts';
import { useWriteStory } from './story.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, ErrorNote } from '#web/ui/notices/notes.tsx';

/** A tale that was kept as a draft: what it is to be made from is stored, and one click writes its story. */
export function DraftStory({ taleId }: { taleId: TaleId }) {
  const client = useQueryClient();
  const write = useWriteStory(taleId);
  const jobs = useQuery(jobQueries.ofTale(taleId));
  const last = jobs.data?.find(({ type }) => type === 'tale_writing');
  const isWriting = last !== undefined && isLive(last);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) void client.invalidateQueries({ queryKey: ['tale', taleId] });
    wasWriting.current = isWriting;
  }, [client, taleId, isWriting]);
  return (
    <>
      {last?.status === 'failed' && (
        <ErrorNote className="mb-4">{t`The story was not written: ${{ reason: last.error ?? '' }}`}</ErrorNote>
      )}
      <EmptyState
        icon={<Feather aria-hidden />}
        title={isWriting ? t`The story is being written` : t`No story yet`}
        action={
          <Button
            look="primary"
            icon={<Feather aria-hidden />}
            busy={write.isPending || isWriting}
            onClick={() => write.mutate()}
          >{t`Write the story`}</Button>
        }
      >
        {isWriting
          ? t`You can leave this page; writing continues.`
          : t`This tale was saved as a draft with everything its story needs. Write the story now; you can change every word afterwards.`}
      </EmptyState>
    </>
  );
}
