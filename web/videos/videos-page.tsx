import { useQueries } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router';
import { videoQueries } from '#web/queries/video.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/card.tsx';
import { EmptyState, Waiting } from '#web/ui/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { useAllTales } from '#web/ui/tale-picker.tsx';
import { VideoCard } from '#web/ui/video-card.tsx';

/** The rendered videos of all tales and languages, newest first. */
export function VideosPage() {
  const { rows, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useAllTales();
  const videos = useQueries({ queries: rows.map(({ id }) => videoQueries.ofTale(id)) });
  usePageTitle('Videos');
  const names = new Map(rows.map(({ id, displayTitle, title }) => [id, displayTitle || title]));
  const items = videos.flatMap(({ data }) => data ?? []).toSorted((a, b) => b.updatedAt - a.updatedAt);
  const waiting = isPending || videos.some((query) => query.isPending);
  return (
    <>
      <PageHead title="Videos" note="Every rendered video, in every language." />
      {waiting && items.length === 0 && <Waiting>Loading your workspace...</Waiting>}
      {!waiting && items.length === 0 && (
        <EmptyState icon={<Clapperboard aria-hidden />} title="No videos yet" action={<ButtonLink to="/tales">Open a tale</ButtonLink>}>
          Render a tale's video on its Video tab; it appears here.
        </EmptyState>
      )}
      <h2 className="sr-only">All videos</h2>
      <ul className="grid gap-5 lg:grid-cols-2">
        {items.map((video) => (
          <li key={video.id}>
            <VideoCard
              video={video}
              title={
                <Link to={`/tales/${video.taleId}?tab=video`} className="hover:text-brand hover:underline">
                  {names.get(video.taleId)}
                </Link>
              }
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-5 text-center">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}
