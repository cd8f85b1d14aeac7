import type { TaleId } from '#shared/ids.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  generateBackground,
  generateThumbnails,
  listThumbnails,
  rasterizeThumbnails,
  suggestTitles,
  type Thumbnail,
} from '#shared/thumbnail/thumbnail.contract.ts';
import type { CulturalContext, Language } from '#shared/vocabulary.ts';
import { call, CallError } from '#web/api/call.ts';

/** The baked picture of a thumbnail, new after every change. */
export const thumbnailUrl = ({ id, updated_at }: Pick<Thumbnail, 'id' | 'updated_at'>): string =>
  `/api/thumbnails/${id}/png?v=${updated_at}`;
/** Whether somebody is at work on it. */
export const isBeingMade = ({ status }: Pick<Thumbnail, 'status'>): boolean =>
  status === 'queued' || status === 'generating';

/** What the workspace and the tab ask for backgrounds and titles with. */
export const workspaceTopic = 'Bible Story';
export const workspaceAudience = 'Families';

export const thumbnailQueries = {
  ofTale: (taleId: TaleId) =>
    queryOptions({
      queryKey: ['tale', taleId, 'thumbnails'] as const,
      queryFn: async ({ signal }) => {
        try {
          return await call(listThumbnails, { params: { taleId }, signal });
        } catch (error) {
          if (error instanceof CallError && error.status !== 401)
            throw new Error(`thumbs_list_failed ${error.status}`, { cause: error });
          throw error;
        }
      },
      select: ({ items }) => items.toSorted((a, b) => a.idx - b.idx || a.variant.localeCompare(b.variant)),
      refetchInterval: ({ state }) => (state.data?.items.some(isBeingMade) ? 4_000 : false),
    }),
  /** Titles for the thumbnails of a tale. One that cannot be had is the tale's own. */
  titles: ({
    taleId,
    title,
    topic,
    audience,
    language,
  }: {
    taleId: TaleId;
    title: string;
    topic: string;
    audience: string;
    language: Language;
  }) =>
    queryOptions({
      // Not under ['tale', …]: what happens to a tale would ask for new titles, which a hosted writer is paid for.
      queryKey: ['title-options', taleId, language, title] as const,
      queryFn: async ({ signal }) => {
        const body = {
          taleTitle: title,
          taleTopic: topic,
          taleAudience: audience,
          variantNumber: 1,
          overlays: [],
          taleId,
          language,
        };
        try {
          const { options } = await call(suggestTitles, { body, signal });
          return options.length > 0 ? options : [title];
        } catch (error) {
          if (signal.aborted) throw error;
          return [title];
        }
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

const useAfterOrder = (taleId: TaleId) => {
  const client = useQueryClient();
  return () => Promise.all([['tale', taleId], ['jobs']].map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** Has the thumbnails A to D composed. */
export const useGenerateThumbnails = (taleId: TaleId) =>
  useMutation({
    mutationFn: () =>
      call(generateThumbnails, {
        params: { id: taleId },
        body: { count: 4, variants: ['A', 'B', 'C', 'D'], overwrite: false },
      }),
    meta: { failed: null },
    onSettled: useAfterOrder(taleId),
  });

/** Has everything that is composed baked to PNG. */
export const useRasterizeThumbnails = (taleId: TaleId) =>
  useMutation({
    mutationFn: () => call(rasterizeThumbnails, { params: { id: taleId }, body: { width: 1280, force: false } }),
    meta: { failed: null },
    onSettled: useAfterOrder(taleId),
  });

/** Orders a background picture. */
export const useGenerateBackground = (taleId: TaleId) =>
  useMutation({
    mutationFn: ({ title, culturalContext }: { title: string; culturalContext: CulturalContext }) =>
      call(generateBackground, {
        body: {
          taleId,
          title,
          topic: workspaceTopic,
          audience: workspaceAudience,
          style: 'storybook',
          culturalContext,
        },
      }),
    meta: { failed: null },
    onSettled: useAfterOrder(taleId),
  });
