import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listVideos, packageTale, renderVideo } from '#shared/video.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { call } from '#web/api.ts';
import { notify } from '#web/ui/toast-store.ts';

export const videoQueries = {
  ofTale: (taleId: string) =>
    queryOptions({
      queryKey: ['tale', taleId, 'videos'] as const,
      queryFn: ({ signal }) => call(listVideos, { params: { taleId }, signal }),
      select: ({ items }) => items,
    }),
};

/** What may be asked of a render. */
export type RenderOrder = { langs?: Language[]; burnCaptions?: boolean };

const tellQueued = ({ jobId }: { jobId: string }) =>
  notify.success('Video job queued!', `Job ${jobId} started - this may take a few minutes`);
const useAfterRender = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['jobs'] });
};

/** Renders a tale, or the newest one by `latest`. */
export const useRender = (taleId: string) =>
  useMutation({
    mutationFn: (order: RenderOrder) => call(renderVideo, { params: { id: taleId }, body: order }),
    meta: { failed: 'Video rendering failed' },
    onSuccess: tellQueued,
    onSettled: useAfterRender(),
  });

/** The tale header's Package Video. */
export const usePackage = (taleId: string) =>
  useMutation({
    mutationFn: () => call(packageTale, { params: { id: taleId }, body: {} }),
    meta: { failed: 'Failed to start packaging' },
    onSuccess: tellQueued,
    onSettled: useAfterRender(),
  });
