import { t } from '@lingui/core/macro';
import { languageName } from '#web/language/locale.ts';
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type Language, languages } from '#shared/vocabulary.ts';
import { jobQueries } from '#web/activity/job.ts';
import { videoQueries } from '#web/films/video.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { TalePicker } from '#web/tale-parts/tale-picker.tsx';
import { LibraryCard } from './library-card.tsx';
import { RendersUnderWay, useRenders } from './renders-under-way.tsx';

const choices = () => [
  ['', t`All languages`] as const,
  ...languages.map((language) => [language, languageName(language)] as const),
];

const narrowedBy = (query: URLSearchParams) => {
  const language: Language | '' = languages.find((each) => each === query.get('language')) ?? '';
  return { tale: query.get('tale') ?? '', language };
};

/** Asks for what the page shows first, for the query of an address. */
export const askFirst = (client: QueryClient, search: string): Promise<unknown> =>
  Promise.all([
    client.prefetchInfiniteQuery(videoQueries.library(narrowedBy(new URLSearchParams(search)))),
    client.prefetchQuery(jobQueries.mine()),
  ]);

/**
 * The rendered videos of all tales and languages, the latest first. What they are narrowed to stands in the address.
 */
export function VideosPage() {
  const [query, setQuery] = useSearchParams();
  const { tale, language } = narrowedBy(query);
  const narrow = (change: { tale?: string; language?: string }) =>
    setQuery(Object.fromEntries(Object.entries({ tale, language, ...change }).filter(([, value]) => value)), {
      replace: true,
    });
  const library = useInfiniteQuery(videoQueries.library({ tale, language }));
  const renders = useRenders();
  usePageTitle(t`Videos`);
  const items = library.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <PageHead title={t`Videos`} note={t`Every rendered video, in every language.`} />
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <TalePicker value={tale} onChange={(id) => narrow({ tale: id })} />
        <SelectField
          label={t`Language`}
          className="w-full sm:w-44"
          options={choices()}
          value={language}
          onChange={(event) => narrow({ language: event.target.value })}
        />
      </div>
      <RendersUnderWay renders={renders} />
      {library.isPending && <Waiting>{t`Loading videos…`}</Waiting>}
      {library.isError && (
        <div className="grid justify-items-start gap-3">
          <ErrorNote>{t`The videos could not be loaded: ${{ reason: library.error.message }}`}</ErrorNote>
          <Button onClick={() => void library.refetch()}>{t`Try again`}</Button>
        </div>
      )}
      {library.isSuccess && items.length === 0 && (
        <NoVideos
          narrowed={tale !== '' || language !== ''}
          tale={tale}
          onAll={() => narrow({ tale: '', language: '' })}
        />
      )}
      <h2 className="sr-only">{items.length > 0 ? t`Rendered videos` : t`No rendered videos`}</h2>
      <ul className="grid gap-5 lg:grid-cols-2" aria-busy={library.isPlaceholderData}>
        {items.map((video) => (
          <li key={video.id}>
            <LibraryCard video={video} job={renders.find(({ tale_id: taleId }) => taleId === video.taleId) ?? null} />
          </li>
        ))}
      </ul>
      {library.hasNextPage && (
        <div className="mt-5 text-center">
          <Button busy={library.isFetchingNextPage} onClick={() => void library.fetchNextPage()}>{t`Load more`}</Button>
        </div>
      )}
    </>
  );
}

function NoVideos({ narrowed, tale, onAll }: { narrowed: boolean; tale: string; onAll: () => void }) {
  const icon = <Clapperboard aria-hidden />;
  if (narrowed)
    return (
      <EmptyState
        icon={icon}
        title={t`No videos match`}
        action={
          tale ? (
            <ButtonLink to={`/tales/${tale}?tab=video`}>{t`Open its Video tab`}</ButtonLink>
          ) : (
            <Button onClick={onAll}>{t`Show all videos`}</Button>
          )
        }
      >
        {tale
          ? t`This tale has no finished video for this choice. Render it on its Video tab.`
          : t`You have no finished video in this language.`}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={t`No videos yet`}
      action={<ButtonLink look="primary" to="/tales">{t`Open a tale`}</ButtonLink>}
    >{t`Render a tale's video on its Video tab; it appears here as soon as its files are ready.`}</EmptyState>
  );
}
