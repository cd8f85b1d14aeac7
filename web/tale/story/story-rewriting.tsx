import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { mayCancel } from '#shared/pipeline.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import type { LanguageProgress } from '#shared/story/writing-progress.ts';
import { useCancelJob } from '#web/activity/job.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import type { Rewriting, RewritingJob } from './use-rewriting.ts';
import { i18n } from '#web/language/i18n.ts';
import { fieldNames } from './field-names.ts';
import { OwnName } from '#web/tale/own-name.tsx';
import { languageName } from '#web/language/locale.ts';
import { jobError, jobStep } from '#web/activity/job-names.ts';

const TellingRows = lazy(async () => ({ default: (await import('#web/activity/telling-rows.tsx')).TellingRows }));
const toldBy = (job: RewritingJob['job']) => (job?.detail as LanguageProgress[] | null | undefined) ?? [];
const nameOf = ({ language, section }: RewritingJob) =>
  section
    ? t`${{ part: i18n._(fieldNames[section]) }} in ${{ language: languageName(language) }}`
    : languageNames[language];

/** What is being written again: how far it is, or why it was not done. */
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
                <RewritingStatus name={nameOf(each)} job={job} />
              </p>
              <div className="flex gap-2">
                {hasEnded && (
                  <>
                    <Button
                      size="small"
                      onClick={() => void rewriting.order(language, section ?? undefined)}
                    >{t`Try again`}</Button>
                    <Button size="small" look="ghost" onClick={() => rewriting.dismiss(jobId)}>{t`Dismiss`}</Button>
                  </>
                )}
                {job && mayCancel(job.status) && (
                  <Button
                    size="small"
                    busy={cancel.isPending}
                    aria-label={t`Cancel rewriting: ${{ name: nameOf(each) }}`}
                    onClick={() => cancel.mutate(jobId)}
                  >{t`Cancel`}</Button>
                )}
              </div>
            </div>
            {!hasEnded &&
              (toldBy(job).length > 0 ? (
                <Suspense>
                  <TellingRows told={toldBy(job)} only={section} />
                </Suspense>
              ) : (
                <ProgressBar
                  className="mt-2"
                  value={job?.progress ?? 0}
                  label={t`Rewriting: ${{ name: nameOf(each) }}`}
                />
              ))}
          </div>
        );
      })}
    </div>
  );
}

/** What is rewritten, and how far it is or why it was not done. */
function RewritingStatus({ name, job }: { name: string; job: RewritingJob['job'] }) {
  const shown = <span className="font-medium">{name}</span>;
  if (job?.status === 'failed')
    return (
      <Trans>
        {shown}: not written. {{ reason: jobError(job) ?? '' }}
      </Trans>
    );
  if (job?.status === 'cancelled') return <Trans>{shown}: cancelled; the text was not changed.</Trans>;
  return (
    <Trans>
      {shown}: {{ step: jobStep(job) ?? t`waiting for the writer…` }}
    </Trans>
  );
}

/** Languages that the tale is not told in, each one click away. */
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
      <p>{t`Add another language; the scenes and pictures stay the same:`}</p>
      {missing.map((language) => (
        <span key={language} className="inline-flex gap-1">
          <Button
            size="small"
            icon={<Plus aria-hidden />}
            busy={rewriting.isAt(language, null)}
            onClick={() => void rewriting.order(language)}
          >
            <Trans>
              Add <OwnName language={language} />
            </Trans>
          </Button>
          <Button
            size="small"
            look="ghost"
            aria-label={t`in my own words (${{ language: languageNames[language] }})`}
            onClick={() => onByHand(language)}
          >{t`in my own words`}</Button>
        </span>
      ))}
    </div>
  );
}
