import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { writingSteps } from '#shared/story/story.ts';
import { useCancelJob } from '#web/activity/job.ts';
import { writingQueries } from '#web/activity/writing.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TellingRows } from '#web/activity/telling-rows.tsx';
import { jobStep } from '#web/activity/job-names.ts';
import { sayWords } from '#web/language/said.ts';

const steps = Object.values(writingSteps);
const pollMs = 1_000;

type Parts = {
  /** The key of the order that is being worked on. */
  readonly busyKey: string;
  readonly onLeave: () => void;
  readonly onCancel: () => void;
};

/**
 * Blocks the screen while a tale is written. Its lines follow the job, by the live stream and, when that is down, by
 * asking.
 */
export function CraftingOverlay({ busyKey, onLeave, onCancel }: Parts) {
  const { data } = useQuery({ ...writingQueries.mine(), refetchInterval: pollMs });
  const { mutate: cancel } = useCancelJob();
  const [isUnwanted, setUnwanted] = useState(false);
  const writing = data?.find(({ key }) => key === busyKey);
  const isDone = writing?.status === 'completed';
  const isCancelling = isUnwanted || writing?.status === 'cancelling';
  const jobId = writing?.jobId;
  useEffect(() => {
    if (isUnwanted && jobId) cancel(jobId);
  }, [isUnwanted, jobId, cancel]);
  const at = isDone ? steps.length : steps.findIndex(({ id }) => id === writing?.stepSaid?.id);
  const now = steps[at] ? sayWords(steps[at]) : jobStep(writing);
  const aside = isCancelling
    ? t`Cancelling…`
    : at < 0 && now
      ? now
      : t`This can take a moment. It continues if you leave this page.`;
  return (
    <Dialog
      open
      locked
      onClose={() => {}}
      title={t`Crafting your multi-language tale…`}
      className="sm:max-w-md"
      note={aside}
    >
      <ol tabIndex={0} aria-label={t`Steps`} className="grid min-h-0 gap-3 overflow-y-auto px-5 pt-2 pb-5">
        {steps.map((words, index) => (
          <Line
            key={words.id}
            words={sayWords(words)}
            state={index < at ? 'done' : index === Math.max(0, at) ? 'now' : 'next'}
          >
            {index === at && <TellingRows told={writing?.told ?? []} />}
          </Line>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {isCancelling ? t`Cancelling` : (now ?? '')}
      </p>
      <footer className="flex flex-wrap justify-between gap-3 border-t border-line px-5 py-4">
        <Button
          disabled={isDone || isCancelling}
          onClick={() => {
            setUnwanted(true);
            onCancel();
          }}
        >{t`Cancel`}</Button>
        <Button onClick={onLeave}>{t`Continue in the background`}</Button>
      </footer>
    </Dialog>
  );
}

function Line({ words, state, children }: { words: string; state: 'done' | 'now' | 'next'; children: ReactNode }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={cx('grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3', state === 'next' && 'text-soft')}
    >
      <span
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full',
          state === 'done' ? 'bg-good-wash text-good' : state === 'now' ? 'bg-brand-wash text-brand' : 'bg-mute-wash',
        )}
      >
        {state === 'done' && <Check className="size-4" aria-label={t`done`} />}
        {state === 'now' && <LoaderCircle className="size-4 animate-spin" aria-label={t`under way`} />}
      </span>
      <span className={state === 'now' ? 'font-medium' : undefined}>{words}</span>
      <div className="col-start-2 empty:hidden">{children}</div>
    </li>
  );
}
