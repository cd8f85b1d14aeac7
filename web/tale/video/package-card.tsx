import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Download, Package, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PackageFile } from '#shared/tale/package.contract.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { isLive, jobQueries, useCancelJob } from '#web/activity/job.ts';
import { packageQueries, useOrderPackage } from './package.ts';
import { Ago } from '#web/ui/hooks/ago.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { ProgressAnnouncer } from '#web/ui/notices/progress-announcer.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { showBytes, showDuration } from '#web/ui/hooks/time.ts';
import { jobStep } from '#web/activity/job-names.ts';

/** Packs the tale into one file to keep, to hand on, or to import into another studio. */
export function PackageCard({ tale }: { tale: Tale }) {
  const state = useQuery(packageQueries.ofTale(tale.id));
  const jobs = useQuery(jobQueries.ofTale(tale.id));
  const order = useOrderPackage(tale.id);
  const cancel = useCancelJob();
  const [films, setFilms] = useState(true);
  const place = useAskedFor();
  const packing = jobs.data?.filter(({ type }) => type === 'tale_package') ?? [];
  const live = packing.find(isLive);
  const failed = packing[0]?.status === 'failed' ? packing[0] : null;
  const { file = null, weighs } = state.data ?? {};
  const hasFilms = weighs !== undefined && weighs.withFilms > weighs.withoutFilms;
  const fits = file !== null && file.fresh && file.films === (films && hasFilms);
  return (
    <div ref={place} tabIndex={-1} className="mt-5 rounded-2xl">
      <Card
        title={t`Download package`}
        note={t`The whole tale in one zip file: words, pictures, thumbnails, narration, music, captions and storyboard, with checksums and credits. Any studio can import it.`}
      >
        {state.isError && !state.data && <ErrorNote>{state.error.message}</ErrorNote>}
        {file && <ReadyFile file={file} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {weighs && !hasFilms && !fits && (
            <p className="text-sm text-soft">{t`About ${{ size: showBytes(weighs.withoutFilms) }}.`}</p>
          )}
          {hasFilms && (
            <CheckField
              checked={films}
              onChange={(event) => setFilms(event.target.checked)}
              hint={t`About ${{ size: showBytes(weighs.withFilms) }} with them, ${{ smaller: showBytes(weighs.withoutFilms) }} without; films can be rendered again.`}
            >{t`With the rendered films`}</CheckField>
          )}
          <Button
            look={file?.fresh ? 'quiet' : 'primary'}
            busy={order.isPending}
            disabled={live !== undefined || fits || !state.data}
            icon={<Package aria-hidden />}
            onClick={() => order.mutate(films && hasFilms)}
          >
            {file ? t`Make a new package` : t`Make the package`}
          </Button>
        </div>
        {live && (
          <div className="mt-4">
            <ProgressBar value={live.progress} label={t`Packing`} />
            <ProgressAnnouncer value={live.progress} label={t`Packing`} />
            <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 text-sm text-soft">
              <span>{jobStep(live) ?? t`Waiting for its turn`}</span>
              <span className="flex items-center gap-3 tabular-nums">
                {live.etaSeconds === null
                  ? `${live.progress}%`
                  : t`${{ progress: live.progress }}% · about ${{ time: showDuration(live.etaSeconds) }} left`}
                <Button
                  size="small"
                  icon={<X aria-hidden />}
                  disabled={cancel.isPending}
                  onClick={() => cancel.mutate(live.id)}
                >{t`Cancel`}</Button>
              </span>
            </div>
          </div>
        )}
        {failed && !live && <ErrorNote className="mt-4">{failed.error ?? t`The tale could not be packed.`}</ErrorNote>}
      </Card>
    </div>
  );
}

function ReadyFile({ file }: { file: PackageFile }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sunken/70 p-4">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {file.films ? t`With films` : t`Without films`}, {showBytes(file.bytes)}
          <Badge
            hue={file.fresh ? 'green' : 'amber'}
            icon={file.fresh ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
          >
            {file.fresh ? t`Up to date` : t`The tale has changed since`}
          </Badge>
        </p>
        <p className="mt-0.5 text-soft">
          <Trans>
            Packed <Ago at={file.madeAt} />. It is kept for 7 days.
          </Trans>
        </p>
      </div>
      <ButtonAnchor
        href={file.url}
        download
        look={file.fresh ? 'primary' : 'quiet'}
        icon={<Download aria-hidden />}
      >{t`Download`}</ButtonAnchor>
    </div>
  );
}

/** Opening the package from the palette scrolls to it. */
function useAskedFor() {
  const place = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('at') === 'package';
  useEffect(() => {
    if (!asked) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
    setQuery({ tab: 'video' }, { replace: true, preventScrollReset: true });
  }, [asked, setQuery]);
  return place;
}
