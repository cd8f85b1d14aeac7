import { useQueries, useQuery } from '@tanstack/react-query';
import { CirclePlay } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { linkProblems } from '#shared/publication.contract.ts';
import { connectionQuery } from '#web/queries/connection.ts';
import { publicationQueries } from '#web/queries/publication.ts';
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { Card, PageHead } from '#web/ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { PublicationCard } from '#web/ui/publication-card.tsx';
import { useAllTales } from '#web/ui/tale-picker.tsx';

/** The linked channel and everything that was sent to it. */
export function MyVideosPage() {
  const connection = useQuery(connectionQuery('me'));
  const { rows, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useAllTales();
  const publications = useQueries({ queries: rows.map(({ id }) => publicationQueries.ofTale(id)) });
  usePageTitle('My YouTube');
  const [query] = useSearchParams();
  const problem = Object.entries(linkProblems).find(([code]) => code === query.get('link_error'))?.[1];
  const items = publications.flatMap(({ data }) => data?.items ?? []).toSorted((a, b) => b.updatedAt - a.updatedAt);
  const channel = connection.data?.channel;
  const waiting = isPending || publications.some((query) => query.isPending);
  return (
    <>
      <PageHead title="My YouTube" note="Your channel and its publications, as the host itself reports them." />
      <div className="grid gap-6">
        {problem && <ErrorNote>{problem}</ErrorNote>}
        {channel && (
          <Card>
            <div className="flex flex-wrap items-center gap-4">
              <CirclePlay className="size-8 text-brand" aria-hidden />
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-semibold">{channel.title}</p>
                <p className="text-sm text-soft">{connection.data?.builtIn ? 'On the built-in video host' : 'Linked'}</p>
              </div>
              <ButtonAnchor href={channel.url} target="_blank" rel="noreferrer">
                Open channel
              </ButtonAnchor>
            </div>
          </Card>
        )}
        {waiting && items.length === 0 && <Waiting>Loading your workspace...</Waiting>}
        {!waiting && items.length === 0 && (
          <EmptyState
            icon={<CirclePlay aria-hidden />}
            title="Nothing published yet"
            action={<ButtonLink to="/tales">Open a tale</ButtonLink>}
          >
            Publish a rendered video on its tale's YouTube tab.
          </EmptyState>
        )}
        {items.length > 0 && <h2 className="text-lg font-semibold">Publications</h2>}
        {items.map((item) => (
          <PublicationCard key={item.id} publication={item} />
        ))}
        {hasNextPage && (
          <Button className="justify-self-center" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        )}
      </div>
    </>
  );
}
