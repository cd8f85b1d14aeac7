import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publishTale } from '#shared/publication.contract.ts';
import { bulkTales } from '#shared/tale.contract.ts';
import { listVideos, renderVideo } from '#shared/video.contract.ts';
import { call } from '#web/api.ts';
import { notify } from '#web/ui/toast-store.ts';
import { notifyFailure } from './client.ts';

type Chosen = readonly { id: string; title: string }[];

const useAfterBulk = () => {
  const client = useQueryClient();
  return () => Promise.all([['tales'], ['tale'], ['jobs'], ['summary']].map((queryKey) => client.invalidateQueries({ queryKey })));
};

const titles = { 'queue-images': 'Queue failed', package: 'Package failed', delete: 'Delete failed' } as const;
const words = {
  'queue-images': (count: number) => `Queued image jobs for ${count} tale(s)`,
  package: (count: number) => `Packaging started for ${count} tale(s)`,
  delete: (count: number) => `Deleted ${count} tale(s)`,
} as const;
/** What the list may do with several tales at once. */
export type ListAction = keyof typeof titles;

/** Queues images, packages or deletes several tales. */
export function useBulkTales() {
  const after = useAfterBulk();
  return useMutation({
    mutationFn: ({ action, taleIds }: { action: ListAction; taleIds: string[] }) => call(bulkTales, { body: { action, taleIds } }),
    meta: { failed: null },
    onSuccess: ({ count }, { action }) => notify.success(words[action](count)),
    onError: (error, { action }) => notifyFailure(error, titles[action]),
    onSettled: after,
  });
}

/** Renders the videos of several tales, one order a tale. */
export function useRenderAll() {
  const after = useAfterBulk();
  return useMutation({
    mutationFn: (tales: Chosen) => Promise.all(tales.map(({ id }) => call(renderVideo, { params: { id }, body: {} }))),
    meta: { failed: 'Video rendering failed' },
    onSuccess: (answers) => notify.success('Video job queued!', `${answers.length} started - this may take a few minutes`),
    onSettled: after,
  });
}

/** Sends the finished videos of several tales as private; tales without a video are named. */
export function useUploadAll() {
  const after = useAfterBulk();
  return useMutation({
    mutationFn: async ({ tales, madeForKids }: { tales: Chosen; madeForKids: boolean }) => {
      const left: string[] = [];
      for (const { id, title } of tales) {
        const { items } = await call(listVideos, { params: { taleId: id } });
        const langs = [...new Set(items.map(({ language }) => language))];
        if (langs.length === 0) left.push(title);
        else await call(publishTale, { params: { taleId: id }, body: { langs, privacy: 'private', madeForKids } });
      }
      return { left, sent: tales.length - left.length };
    },
    meta: { failed: 'Publishing failed' },
    onSuccess: ({ left, sent }) => {
      const without = left.length ? `Without a finished video: ${left.join(', ')}` : '';
      if (sent > 0) notify.success(`Upload started for ${sent} tale(s)`, without);
      else notify.info('Nothing to upload', without);
    },
    onSettled: after,
  });
}
