import { t } from '@lingui/core/macro';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { TaleId } from '#shared/ids.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { jobQueries } from '#web/activity/job.ts';
import { CallError, isReauth } from '#web/api/call.ts';
import { notifyFailure } from '#web/api/query-client.ts';
import { taleQueries } from '#web/tale-parts/tale.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { TaleHeader } from './tale-header.tsx';
import { type TaleTab, tabNames, tabOf, taleTabs } from './tale-tabs.ts';
import { i18n } from '#web/language/i18n.ts';
import type { WordPart } from '#shared/message-parts.ts';
import { loadedPart } from '#web/browser/loaded-part.tsx';

/** A tab is a chunk of its own, and so are its words. */
const tab = (load: () => Promise<ComponentType<{ tale: Tale }>>, ...words: WordPart[]) => loadedPart(load, words);
const panels: Record<TaleTab, ReturnType<typeof tab>> = {
  story: tab(async () => (await import('./story/story-tab.tsx')).StoryTab, 'tale/story', 'engines'),
  images: tab(async () => (await import('./images/images-tab.tsx')).ImagesTab, 'tale/images', 'engines'),
  thumbnails: tab(async () => (await import('./thumbnails/thumbnails-tab.tsx')).ThumbnailsTab, 'tale/thumbnails'),
  audio: tab(async () => (await import('./audio/audio-tab.tsx')).AudioTab, 'tale/audio', 'tale/booth', 'engines'),
  storyboard: tab(
    async () => (await import('./storyboard/storyboard-tab.tsx')).StoryboardTab,
    'tale/storyboard',
    'tale/video',
    'engines',
  ),
  video: tab(async () => (await import('./video/video-tab.tsx')).VideoTab, 'tale/video'),
  youtube: tab(async () => (await import('./publish/youtube-tab.tsx')).YoutubeTab, 'tale/publish'),
  status: tab(async () => (await import('./status/status-tab.tsx')).StatusTab, 'engines'),
};

/** Asks for the work under way on a tale, and loads the tab that the query of an address asks for. */
export const askFirst = (client: QueryClient, taleId: TaleId, search: string): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(jobQueries.ofTale(taleId)),
    panels[tabOf(new URLSearchParams(search).get('tab'))].load(),
  ]);

/** One tale, from its words to its publications. */
export function TalePage() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const tale = useQuery(taleQueries.detail(id));
  const current = tabOf(query.get('tab'));
  usePageTitle(tale.data?.displayTitle ?? t`Tale`);
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = tabs.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (active) tabs.current?.scrollTo?.({ left: active.offsetLeft - 48 });
  }, [current, tale.isSuccess]);
  const missing = tale.error instanceof CallError && tale.error.status === 404;
  useEffect(() => {
    if (tale.error && !missing) notifyFailure(tale.error, t`Failed to load tale`);
  }, [tale.error, missing]);

  if (tale.isPending) return <Waiting page>{t`Loading tale details...`}</Waiting>;
  if (missing)
    return (
      <EmptyState
        level={1}
        title={t`Tale not found`}
        action={<ButtonLink to="/tales">{t`All tales`}</ButtonLink>}
      >{t`It may have been deleted, or the address is not complete.`}</EmptyState>
    );
  if (!tale.data)
    return (
      <ErrorNote>
        <h1 className="font-semibold">{t`Error loading tale`}</h1>
        {!isReauth(tale.error) && <p>{tale.error?.message}</p>}
        <Button
          size="small"
          className="mt-2"
          busy={tale.isFetching}
          onClick={() => void tale.refetch()}
        >{t`Try again`}</Button>
      </ErrorNote>
    );
  return (
    <>
      <TaleHeader tale={tale.data} />
      <Tabs.Root
        value={current}
        onValueChange={(next) => setQuery({ tab: next }, { replace: true, preventScrollReset: true })}
        activationMode="manual"
      >
        <Tabs.List
          ref={tabs}
          aria-label={t`Tale`}
          className="relative -mx-4 mb-6 flex gap-1 overflow-x-auto border-b border-line px-4
            [scrollbar-width:none] sm:mx-0 sm:px-0"
        >
          {taleTabs.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="h-11 shrink-0 border-b-2 border-transparent px-3 text-sm font-medium text-soft
                transition-colors hover:text-ink focus-visible:-outline-offset-2
                data-[state=active]:border-brand data-[state=active]:text-brand"
            >
              {i18n._(tabNames[name])}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {taleTabs.map((name) => {
          const { Part } = panels[name];
          return (
            <Tabs.Content key={name} value={name} className="rounded-lg">
              <Suspense fallback={<Waiting>{t`Loading…`}</Waiting>}>
                <Part tale={tale.data} />
              </Suspense>
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
    </>
  );
}
