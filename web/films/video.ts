import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  choosePoster,
  listLibrary,
  listVideos,
  packageTale,
  renderVideo,
  type Video,
} from '#shared/film/video.contract.ts';
import type { CaptionLook } from '#shared/captions/caption-spoken.ts';
import type { ExtraFile } from '#shared/film/film-files.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { failureTitles, notify } from '#web/ui/notices/toast-store.ts';

export const videoQueries = {
  /** The films of all tales; empty text means every tale, every language. */
  library: ({ tale, language }: { tale: string; language: Language | '' }) =>
    infiniteQueryOptions({
      queryKey: ['videos', 'library', { tale, language }] as const,
      queryFn: ({ signal, pageParam }) =>
        call(listLibrary, {
          query: {
            ...(tale ? { taleId: tale } : {}),
            ...(language ? { language } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
  ofTale: (taleId: TaleId) =>
    queryOptions({
      queryKey: ['tale', taleId, 'videos'] as const,
      queryFn: ({ signal }) => call(listVideos, { params: { taleId }, signal }),
      select: ({ items }) => items,
    }),
};

/** What may be asked of a render. */
export type RenderOrder = {
  langs?: Language[];
  shapes?: Shape[];
  burnCaptions?: boolean;
  highlightWords?: boolean;
  extras?: ExtraFile[];
};

/** The options for captions in the same style. */
export const captionWish = (look: CaptionLook) => ({ burnCaptions: look !== 'off', highlightWords: look === 'words' });

const useAfterRender = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['jobs'] });
};

/** Renders a tale, or the newest one by `latest`. */
export const useRender = (taleId: TaleId) =>
  useMutation({
    mutationFn: (order: RenderOrder) => call(renderVideo, { params: { id: taleId }, body: order }),
    meta: { failed: failureTitles.video },
    onSuccess: ({ jobId }) => notify.videoQueued(jobId),
    onSettled: useAfterRender(),
  });

/** The poster of a film: a frame in milliseconds, or null for the studio's choice. */
export function useChoosePoster({ taleId, language, shape }: Pick<Video, 'taleId' | 'language' | 'shape'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (atMs: number | null) => call(choosePoster, { params: { taleId }, body: { language, shape, atMs } }),
    meta: { failed: t`The poster was not changed` },
    onSuccess: () => notify.success(t`Poster changed`),
    onSettled: () =>
      Promise.all([['tale', taleId, 'videos'], ['videos']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** The tale header's Package Video. */
export const usePackage = (taleId: TaleId) =>
  useMutation({
    mutationFn: () => call(packageTale, { params: { id: taleId } }),
    meta: { failed: t`Failed to start packaging` },
    onSuccess: () => notify.success(t`Packaging started`, t`Missing pictures and voices are created along the way.`),
    onSettled: useAfterRender(),
  });
