import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getJob } from '#shared/job.contract.ts';
import { duplicateTale } from '#shared/tale/package.contract.ts';
import { rhythms } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { isLive } from '#web/activity/job.ts';
import { jobError } from '#web/activity/job-names.ts';

/** What the job answers. */
type Copy = { readonly taleId: TaleId; readonly title: string };

/** Makes another tale of a tale, and offers to open it once it is there. */
export function useDuplicate(open: (taleId: TaleId) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (taleId: TaleId) => {
      const { jobId } = await call(duplicateTale, { params: { taleId } });
      for (;;) {
        const job = await call(getJob, { params: { id: jobId } });
        if (!isLive(job)) {
          if (job.status !== 'completed') throw new Error(jobError(job) ?? t`It was cancelled.`);
          return job.result as Copy;
        }
        await new Promise((resolve) => setTimeout(resolve, rhythms.jobDetailPoll));
      }
    },
    meta: { failed: t`Tale not duplicated` },
    onSuccess: ({ taleId, title }) =>
      notify.success(t`Tale duplicated`, title, { action: { label: t`Open`, perform: () => open(taleId) } }),
    onSettled: () =>
      Promise.all(
        [['tales'], ['tale-list'], ['summary'], ['jobs']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
