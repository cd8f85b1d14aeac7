import { inWords } from '#web/language/said.ts';
import type { TaleId } from '#shared/ids.ts';
import { msg, plural, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queueLatestImages } from '#shared/pictures/image.contract.ts';
import { publishTale } from '#shared/publishing/publish.contract.ts';
import { takeNextSlot } from '#shared/publishing/slot.contract.ts';
import { resolveVerses } from '#shared/tale/tale-list.contract.ts';
import { bulkTales, renameTaleByPost } from '#shared/tale/tale.contract.ts';
import { listVideos, packageTale, renderVideo } from '#shared/film/video.contract.ts';
import { limits } from '#shared/vocabulary.ts';
import { call, isAbort, isReauth } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { notifyFailure } from '#web/api/query-client.ts';
import { inParts } from '#web/api/in-parts.ts';
import { type NewTitle, tellRenamed, turnedBack } from '#web/tale-parts/tale.ts';
import { useRestoreTales } from './tale-bin.ts';
import { freshenTales } from '#web/tale-parts/tale-list.ts';

type Chosen = readonly { id: string; title: string }[];

const useAfterBulk = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([['tales'], ['tale'], ['jobs'], ['summary']].map((queryKey) => client.invalidateQueries({ queryKey })));
};

const titles = { 'queue-images': msg`Queue failed`, package: msg`Package failed`, delete: msg`Delete failed` } as const;
const words = {
  'queue-images': (count: number) => t`Queued image jobs for ${count} tale(s)`,
  package: (count: number) => t`Packaging started for ${count} tale(s)`,
  delete: (count: number) => t`Deleted ${count} tale(s)`,
} as const;
/** Actions on several tales at once. */
export type ListAction = keyof typeof titles;

/**
 * Queues images, packages or deletes several tales; a deletion can be undone. The list and the board name the request's
 * fields differently.
 */
export function useBulkTales(view: 'list' | 'board' = 'list') {
  const after = useAfterBulk();
  const client = useQueryClient();
  const restore = useRestoreTales();
  return useMutation({
    mutationFn: ({ action, taleIds }: { action: ListAction; taleIds: readonly string[] }) =>
      inParts(taleIds, (some) =>
        call(bulkTales, {
          body:
            view === 'list'
              ? { action, taleIds: some }
              : { action: action === 'package' ? 'package-video' : action, ids: some },
        }),
      ),
    meta: { failed: null },
    onSuccess: ({ count, ids, left }, { action }) => {
      const why = [...new Set(left.map((each) => inWords(each.whySaid, each.why)))].join(' ');
      if (count === 0 && left.length > 0) return notify.error(i18n._(titles[action]), why);
      const undo = { label: t`Undo`, perform: () => restore.mutate(ids) };
      notify.success(
        words[action](count),
        left.length > 0 ? `${plural({ count: left.length }, { one: '# left out.', other: '# left out.' })} ${why}` : '',
        action === 'delete' && count > 0 ? { action: undo } : {},
      );
    },
    onError: (error, { action }) => notifyFailure(error, i18n._(titles[action])),
    onSettled: (_done, _error, { taleIds }) => Promise.all([freshenTales(client, taleIds), after()]),
  });
}

/** Reads the verses of several tales as references. */
export function useResolveVerses() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => inParts(ids, (some) => call(resolveVerses, { body: { ids: some } })),
    meta: { failed: t`Failed to resolve verses` },
    onSuccess: ({ count }) => (count > 0 ? notify.success(t`Verses resolved`) : notify.info(t`No verses resolved`)),
    onSettled: (_done, _error, ids) =>
      Promise.all([freshenTales(client, ids), client.invalidateQueries({ queryKey: ['tale'] })]),
  });
}

/** A row's order of pictures. */
export function useQueueRow() {
  const after = useAfterBulk();
  return useMutation({
    mutationFn: (taleId: TaleId) => call(queueLatestImages, { body: { taleId, count: limits.framesPerOrder } }),
    meta: { failed: t`Queue failed` },
    onSuccess: () => notify.imagesQueued(),
    onSettled: after,
  });
}

/** A row's order of its videos. */
export function usePackageRow() {
  const after = useAfterBulk();
  return useMutation({
    mutationFn: (id: string) => call(packageTale, { params: { id } }),
    meta: { failed: t`Package failed` },
    onSuccess: () => notify.success(t`Packaging started for 1 tale(s)`),
    onSettled: after,
  });
}

/** A row's new title, as typed; its notice gives it the previous one again. */
export function useRenameRow() {
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: ({ id, title }: NewTitle & { id: string }) =>
      call(renameTaleByPost, { params: { id }, body: { title } }),
    meta: { failed: t`Rename failed` },
    onSuccess: (_done, { id, ...titles }) => tellRenamed(() => rename.mutate({ id, ...turnedBack(titles) })),
    onSettled: (_done, _error, { id }) =>
      Promise.all([freshenTales(client, [id]), client.invalidateQueries({ queryKey: ['tale', id, 'detail'] })]),
  });
  return rename;
}

/** Renders the videos of several tales, one order a tale. */
export function useRenderAll() {
  const after = useAfterBulk();
  return useMutation({
    mutationFn: (tales: Chosen) => Promise.all(tales.map(({ id }) => call(renderVideo, { params: { id }, body: {} }))),
    meta: { failed: t`Video rendering failed` },
    onSuccess: (answers) =>
      notify.success(t`Video job queued!`, t`${{ count: answers.length }} started - this may take a few minutes`),
    onSettled: after,
  });
}

/** The result for each tale: no film, or why it was refused. */
type Outcome = { readonly sent: number; readonly left: string[]; readonly failed: { title: string; words: string }[] };
const oneByOne = async (tales: Chosen, work: (id: string) => Promise<boolean>): Promise<Outcome> => {
  const outcome = { sent: 0, left: [] as string[], failed: [] as { title: string; words: string }[] };
  for (const { id, title } of tales) {
    try {
      if (await work(id)) outcome.sent += 1;
      else outcome.left.push(title);
    } catch (error) {
      if (isReauth(error) || isAbort(error)) throw error;
      outcome.failed.push({ title, words: error instanceof Error ? error.message : String(error) });
    }
  }
  return outcome;
};
/** Tells every tale that could not be served, and why. */
function tellOutcome({ sent, left, failed }: Outcome, done: string, none: string, refused: string): void {
  const without = left.length ? t`Without a finished video: ${{ titles: left.join(', ') }}` : '';
  if (failed.length > 0) {
    const why = failed.map(({ title, words }) => `${title}: ${words}`);
    notify.error(
      `${refused}: ${plural({ count: failed.length }, { one: '# tale', other: '# tales' })}`,
      [sent > 0 ? `${done}.` : '', ...why, without].filter(Boolean).join(' '),
    );
  } else if (sent > 0) notify.success(done, without);
  else notify.info(none, without);
}

/**
 * Sends the finished videos of several tales as private; tales without a video are named, and so is each that was
 * refused.
 */
export function useUploadAll() {
  const after = useAfterBulk();
  return useMutation({
    mutationFn: ({ tales, ...answers }: { tales: Chosen; madeForKids: boolean; synthetic: boolean }) =>
      oneByOne(tales, async (id) => {
        const { items } = await call(listVideos, { params: { taleId: id } });
        const langs = [...new Set(items.filter(({ shape }) => shape !== '9:16').map(({ language }) => language))];
        if (langs.length === 0) return false;
        await call(publishTale, { params: { taleId: id }, body: { langs, privacy: 'private', ...answers } });
        return true;
      }),
    meta: { failed: t`Publishing failed` },
    onSuccess: (outcome) =>
      tellOutcome(
        outcome,
        plural({ count: outcome.sent }, { one: 'Upload started for # tale', other: 'Upload started for # tales' }),
        t`Nothing to upload`,
        t`Not uploaded`,
      ),
    onSettled: after,
  });
}

/** Puts several tales into the next free slots, one after the other in the order in which they are listed. */
export function useSlotAll() {
  const after = useAfterBulk();
  return useMutation({
    mutationFn: (tales: Chosen) =>
      oneByOne(tales, (id) => call(takeNextSlot, { params: { taleId: id } }).then(() => true)),
    meta: { failed: t`Not scheduled` },
    onSuccess: (outcome) =>
      tellOutcome(
        outcome,
        plural({ count: outcome.sent }, { one: 'Scheduled # tale', other: 'Scheduled # tales' }),
        t`Nothing to schedule`,
        t`Not scheduled`,
      ),
    onSettled: after,
  });
}
