import { Link } from 'react-router';
import type { Job } from '#shared/job.contract.ts';
import type { LibraryVideo } from '#shared/film/video.contract.ts';
import { VideoCard } from '#web/films/video-card.tsx';

/** A film of the library, named with the way to its tale. */
export function LibraryCard({ video, job }: { video: LibraryVideo; job: Job | null }) {
  const { title } = video;
  return (
    <VideoCard
      video={video}
      name={title}
      rendering={job !== null}
      title={
        <Link to={`/tales/${video.taleId}?tab=video`} className="hover:text-brand hover:underline">
          {title}
        </Link>
      }
    />
  );
}
