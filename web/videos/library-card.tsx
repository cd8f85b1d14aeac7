import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router';
import type { Job } from '#shared/job.contract.ts';
import type { LibraryVideo } from '#shared/video.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { useRender } from '#web/queries/video.ts';
import { Button } from '#web/ui/button.tsx';
import { VideoCard } from '#web/ui/video-card.tsx';

/** A film of the library; one that is out of date is rendered again from here. */
export function LibraryCard({ video, job }: { video: LibraryVideo; job: Job | null }) {
  const render = useRender(video.taleId);
  const { title, language } = video;
  return (
    <VideoCard
      video={video}
      name={title}
      title={
        <Link to={`/tales/${video.taleId}?tab=video`} className="hover:text-brand hover:underline">
          {title}
        </Link>
      }
    >
      {video.stale && (
        <Button
          look="primary"
          size="small"
          busy={render.isPending || job !== null}
          icon={<Clapperboard aria-hidden />}
          onClick={() => render.mutate({ langs: [language] })}
        >
          <span>
            {job ? 'Rendering…' : 'Render again'}
            <span className="sr-only">
              : {title} in {languageNames[language]}
            </span>
          </span>
        </Button>
      )}
    </VideoCard>
  );
}
