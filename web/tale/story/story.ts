import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { checkQuotations } from '#shared/story/quotation.contract.ts';
import {
  getStory,
  listStoryVersions,
  restoreStory,
  rewriteStory,
  saveStory,
  type Story,
  writeStory,
} from '#shared/story/story.contract.ts';
import type { SomeTexts } from '#shared/story/story.ts';
import type { Language, Section } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';

type Listed = { items: Story[] };
const storyKey = (taleId: TaleId) => ['tale', taleId, 'story'] as const;

export const storyQueries = {
  ofTale: (taleId: TaleId) =>
    queryOptions({
      queryKey: storyKey(taleId),
      queryFn: ({ signal }) => call(getStory, { params: { id: taleId }, signal }),
    }),
  /** `version`: of the story, so that every version is read once. */
  quotations: (taleId: TaleId, language: Language, version: number) =>
    queryOptions({
      queryKey: ['tale-quotations', taleId, language, version] as const,
      queryFn: ({ signal }) => call(checkQuotations, { params: { id: taleId }, query: { language }, signal }),
      staleTime: 60_000,
    }),
  versions: (taleId: TaleId, language: Language) =>
    infiniteQueryOptions({
      queryKey: ['tale', taleId, 'story-versions', language] as const,
      queryFn: ({ signal, pageParam }) =>
        call(listStoryVersions, {
          params: { id: taleId, language },
          query: pageParam ? { before: pageParam } : {},
          signal,
        }),
      initialPageParam: 0,
      getNextPageParam: ({ before }) => before,
    }),
};

/** How one language of a tale is saved and read again; what was saved is where the screens read it. */
export function useStoryLine(taleId: TaleId) {
  const client = useQueryClient();
  return (language: Language) => ({
    async save(change: { base: number; texts: SomeTexts }) {
      const saved = await call(saveStory, { params: { id: taleId, language }, body: change });
      const { version, savedAt } = saved;
      client.setQueryData<Listed>(
        storyKey(taleId),
        (now) =>
          now && {
            ...now,
            items: now.items.map((item) =>
              item.language === language ? { ...item, ...textsOf(change.texts), version, savedAt } : item,
            ),
          },
      );
      for (const to of ['detail', 'story-versions']) void client.invalidateQueries({ queryKey: ['tale', taleId, to] });
      return { version, savedAt };
    },
    async read(): Promise<Story> {
      const { items } = await client.fetchQuery({ ...storyQueries.ofTale(taleId), staleTime: 0 });
      const story = items.find((item) => item.language === language);
      if (!story) throw new Error(t`This language is no longer part of the tale.`);
      return story;
    },
  });
}
const textsOf = (texts: SomeTexts) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));

export function useRestoreStory(taleId: TaleId, language: Language) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { base: number; version: number }) =>
      call(restoreStory, { params: { id: taleId, language }, body }),
    meta: { failed: t`Version not restored` },
    onSettled: () => client.invalidateQueries({ queryKey: ['tale', taleId] }),
  });
}

export function useRewriteStory(taleId: TaleId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ language, section }: { language: Language; section?: Section }) =>
      call(rewriteStory, { params: { id: taleId, language }, body: section ? { section } : {} }),
    meta: { failed: t`Not rewritten` },
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
}

/** Adds a language in the creator's own words. */
export function useAddLanguage(taleId: TaleId, language: Language) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (texts: SomeTexts) => call(saveStory, { params: { id: taleId, language }, body: { base: 0, texts } }),
    meta: { failed: t`Language not added` },
    onSettled: () => client.invalidateQueries({ queryKey: ['tale', taleId] }),
  });
}

/** Has the story of a draft written. */
export function useWriteStory(taleId: TaleId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(writeStory, { params: { id: taleId } }),
    meta: { failed: t`Story not written` },
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
}
