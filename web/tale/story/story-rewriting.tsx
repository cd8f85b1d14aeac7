import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { mayCancel } from '#shared/pipeline.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import type { LanguageProgress } from '#shared/writing-progress.ts';
import { useCancelJob } from '#web/activity/job.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { Rewriting, RewritingJob } from './use-rewriting.ts';

const TellingRows = lazy(async () => ({ default: (await import('#web/activity/telling-rows.tsx')).TellingRows }));
const toldBy = (job: RewritingJob['job']) => (job?.detail as LanguageProgress[] | null | undefined) ?? [];
const nameOf = ({ language, section }: RewritingJob) =>
  section ? `The ${section} in ${languageNames[language]}` : languageNames[language];

/** What is being written anew: how far it is, or why it was not done. */
export function RewritingLine({ rewriting }: { rewriting: Rewriting }) {
  const cancel = useCancelJob();
  const open = rewriting.jobs.filter(({ job }) => job?.status !== 'completed');
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {open.map((each) => {
        const { jobId, job, language, section } = each;
        const hasEnded = job?.status === 'failed' || job?.status === 'cancelled';
        return (
          <div key={jobId} className="rounded-xl border border-line bg-raised p-3 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="min-w-0 break-words">
                <span className="font-medium">{nameOf(each)}</span>:{' '}
                {job?.status === 'failed'
                  ? t`not written. ${job.error ?? ''}`
                  : job?.status === 'cancelled'
                    ? t`cancelled, the words are as they were.`
                    : (job?.step ?? t`waiting for the writer…`)}
              </p>
              <div className="flex gap-2">
                {hasEnded && (
                  <>
                    <Button size="small" onClick={() => void rewriting.order(language, section ?? undefined)}>{t`Try again`}</Button>
                    <Button size="small" look="ghost" onClick={() => rewriting.dismiss(jobId)}>{t`Dismiss`}</Button>
                  </>
                )}
                {job && mayCancel(job.status) && (
                  <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate(jobId)}>
                    {t`Cancel`} <span className="sr-only">{t`writing ${nameOf(each)} anew`}</span>
                  </Button>
                )}
              </div>
            </div>
            {!hasEnded &&
              (toldBy(job).length > 0 ? (
                <Suspense>
                  <TellingRows told={toldBy(job)} only={section} />
                </Suspense>
              ) : (
                <ProgressBar className="mt-2" value={job?.progress ?? 0} label={t`Writing anew: ${nameOf(each)}`} />
              ))}
          </div>
        );
      })}
    </div>
  );
}

/** Languages that the tale is not told in, each one press away. */
export function AddLanguage({
  missing,
  rewriting,
  onByHand,
}: {
  missing: readonly Language[];
  rewriting: Rewriting;
  onByHand: (language: Language) => void;
}) {
  if (missing.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4 text-sm text-soft">
      <p>{t`Tell it in another language too; the scenes and pictures stay:`}</p>
      {missing.map((language) => (
        <span key={language} className="inline-flex gap-1">
          <Button
            size="small"
            icon={<Plus aria-hidden />}
            busy={rewriting.isAt(language, null)}
            onClick={() => void rewriting.order(language)}
          >
            {t`Add`} <span lang={language}>{languageNames[language]}</span>
          </Button>
          <Button size="small" look="ghost" onClick={() => onByHand(language)}>
            {t`in my own words`} <span className="sr-only">({languageNames[language]})</span>
          </Button>
        </span>
      ))}
    </div>
  );
}
