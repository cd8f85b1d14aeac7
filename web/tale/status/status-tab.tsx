import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { audioQueries } from '#web/tale/audio/audio.ts';
import { imageQueries } from '#web/pictures/image.ts';
import { jobQueries } from '#web/activity/job.ts';
import { publicationQueries } from '#web/publishing/publication.ts';
import { videoQueries } from '#web/films/video.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { stepsOf } from '#web/tale/next-steps.ts';
import { StepList } from './step-list.tsx';
import { TaleInformation } from './tale-information.tsx';

/** What is done, what comes next, and the facts of the tale. */
export function StatusTab({ tale }: { tale: Tale }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card title={t`Next steps`}>
        <NextSteps tale={tale} />
      </Card>
      <Card title={t`Tale information`}>
        <TaleInformation tale={tale} />
      </Card>
    </div>
  );
}

function NextSteps({ tale }: { tale: Tale }) {
  const images = useQuery(imageQueries.ofTale(tale.id));
  const audio = useQuery(audioQueries.ofTale(tale.id));
  const videos = useQuery(videoQueries.ofTale(tale.id));
  const publications = useQuery(publicationQueries.ofTale(tale.id));
  const jobs = useQuery(jobQueries.ofTale(tale.id));
  const all = [images, audio, videos, publications, jobs];
  if (images.data && audio.data && videos.data && publications.data && jobs.data) {
    const steps = stepsOf({
      tale,
      images: images.data,
      narrations: audio.data.items,
      videos: videos.data,
      publications: publications.data.items,
      jobs: jobs.data,
    });
    return <StepList taleId={tale.id} steps={steps} />;
  }
  const broken = all.filter(({ isError }) => isError);
  if (broken.length === 0) return <Waiting>{t`Loading…`}</Waiting>;
  return (
    <ErrorNote>
      <p>{t`Could not load this tale’s progress: ${{ reason: broken[0]?.error?.message ?? '' }}`}</p>
      <Button
        size="small"
        className="mt-2"
        busy={broken.some(({ isFetching }) => isFetching)}
        onClick={() => broken.forEach((query) => void query.refetch())}
      >{t`Try again`}</Button>
    </ErrorNote>
  );
}
