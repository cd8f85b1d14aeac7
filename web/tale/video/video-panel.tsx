import { msg, plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { CaptionLook } from '#shared/captions/caption-spoken.ts';
import type { ExtraFile } from '#shared/film/film-files.ts';
import { type Shape, shapes } from '#shared/film/storyboard-edits.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { isLive, jobQueries, useCancelJob, useRetryJob } from '#web/activity/job.ts';
import { captionWish, useRender, videoQueries } from '#web/films/video.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { EmptyState, ErrorNote } from '#web/ui/notices/notes.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { showDuration } from '#web/ui/hooks/time.ts';
import { VideoCard } from '#web/films/video-card.tsx';
import { ExtraFilesField } from './extra-files-field.tsx';
import { i18n } from '#web/language/i18n.ts';
import { jobStep, jobError } from '#web/activity/job-names.ts';

const shapeNames = { '16:9': msg`Wide (16:9)`, '9:16': msg`Upright (9:16), for Shorts of up to 3 minutes` } as const;

/** Renders the films of a tale and shows those that are ready. */
export function VideoPanel({ tale }: { tale: Tale }) {
  const videos = useQuery(videoQueries.ofTale(tale.id));
  const jobs = useQuery(jobQueries.ofTale(tale.id));
  const render = useRender(tale.id);
  const [cancel, retry] = [useCancelJob(), useRetryJob()];
  /** Null until somebody chooses: then films are rendered as they were the last time. */
  const [chosenLook, setLook] = useState<CaptionLook | null>(null);
  const [wanted, setWanted] = useState<readonly Shape[]>(['16:9']);
  /** Null until somebody chooses: then the files are made that were made the last time. */
  const [chosenExtras, setExtras] = useState<readonly ExtraFile[] | null>(null);
  const [langs, setLangs] = useState<readonly Language[]>(tale.langs);
  const renders = jobs.data?.filter(({ type }) => type === 'video_processing') ?? [];
  const job = renders[0];
  const under = renders.filter(isLive);
  const live = under.find(({ status }) => status === 'running') ?? under[0] ?? null;
  const items = videos.data ?? [];
  const latest = items.toSorted((a, b) => b.updatedAt - a.updatedAt)[0];
  const extras = chosenExtras ?? latest?.extras.map(({ kind }) => kind) ?? [];
  const look = chosenLook ?? latest?.captions ?? 'off';
  return (
    <Card title={t`Video`} note={t`Renders what is missing or changed; everything that still fits is kept.`}>
      <form
        className="grid gap-4 rounded-xl bg-sunken/70 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          render.mutate({ langs: [...langs], shapes: [...wanted], ...captionWish(look), extras: [...extras] });
        }}
      >
        <fieldset>
          <legend className="text-sm font-medium">{t`Render in`}</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {tale.langs.map((language) => (
              <CheckField
                key={language}
                checked={langs.includes(language)}
                onChange={(event) =>
                  setLangs(tale.langs.filter((one) => (one === language ? event.target.checked : langs.includes(one))))
                }
              >
                <span lang={language}>{languageNames[language]}</span>
              </CheckField>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-sm font-medium">{t`Shape`}</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {shapes.map((shape) => (
              <CheckField
                key={shape}
                checked={wanted.includes(shape)}
                onChange={(event) =>
                  setWanted(shapes.filter((one) => (one === shape ? event.target.checked : wanted.includes(one))))
                }
              >
                {i18n._(shapeNames[shape])}
              </CheckField>
            ))}
          </div>
        </fieldset>
        <ExtraFilesField wanted={extras} onChange={setExtras} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="grid gap-1">
            <CheckField
              checked={look !== 'off'}
              onChange={(event) => setLook(event.target.checked ? 'plain' : 'off')}
              hint={t`Caption files are always made as well.`}
            >{t`Captions burned in`}</CheckField>
            {look !== 'off' && (
              <CheckField
                checked={look === 'words'}
                onChange={(event) => setLook(event.target.checked ? 'words' : 'plain')}
                hint={t`Captions that you reworded are not highlighted.`}
                className="ml-7.5"
              >{t`Highlight each word as it is spoken`}</CheckField>
            )}
          </div>
          <Button
            type="submit"
            look="primary"
            busy={render.isPending}
            disabled={langs.length === 0 || wanted.length === 0}
            icon={<Clapperboard aria-hidden />}
          >
            {items.length > 0 ? t`Render again` : t`Render video`}
          </Button>
        </div>
        {live && (
          <div>
            <ProgressBar value={live.progress} label={t`Rendering`} className="bg-surface!" />
            <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm text-soft">
              <span>{jobStep(live) ?? t`Waiting for its turn`}</span>
              <span className="tabular-nums">
                {live.etaSeconds === null
                  ? `${live.progress}%`
                  : t`${{ progress: live.progress }}% · about ${{ time: showDuration(live.etaSeconds) }} left`}
              </span>
            </p>
            <Button
              size="small"
              className="mt-2"
              busy={cancel.isPending}
              onClick={() => cancel.mutate(live.id)}
            >{t`Cancel rendering`}</Button>
            {under.length > 1 && (
              <p className="text-sm text-soft">
                {plural(
                  { count: under.length - 1 },
                  { one: '# more render waits behind it.', other: '# more renders wait behind it.' },
                )}
              </p>
            )}
          </div>
        )}
        {job?.status === 'failed' && (
          <div className="grid justify-items-start gap-3">
            <ErrorNote>
              {jobError(job) ?? t`The video could not be rendered. Its log is in the Jobs panel of the dashboard.`}
            </ErrorNote>
            <Button
              size="small"
              icon={<RotateCcw aria-hidden />}
              busy={retry.isPending}
              onClick={() => retry.mutate(job.id)}
            >{t`Try again`}</Button>
          </div>
        )}
      </form>
      {videos.isError && <ErrorNote className="mt-4">{videos.error.message}</ErrorNote>}
      {videos.isSuccess && items.length === 0 && !live && (
        <div className="mt-5">
          <EmptyState
            icon={<Clapperboard aria-hidden />}
            title={t`No video yet`}
          >{t`Render it: missing pictures and narration are created along the way.`}</EmptyState>
        </div>
      )}
      <ul className="mt-5 grid gap-5 lg:grid-cols-2">
        {items.map((video) => (
          <li key={video.id}>
            <VideoCard
              video={video}
              name={tale.content[video.language]?.title ?? tale.title}
              rendering={live !== null}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
