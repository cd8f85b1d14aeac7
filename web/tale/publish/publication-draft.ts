import type { TaleId } from '#shared/ids.ts';
import { queryOptions } from '@tanstack/react-query';
import { getPublicationDraft, savePublicationDraft } from '#shared/publishing/publication-draft.contract.ts';
import type { PublicationDraft } from '#shared/publishing/publication-draft.ts';
import { call } from '#web/api/call.ts';

/** What is decided on a YouTube tab; below `publications`, so that events about those ask for it again. */
export const publicationDraftQuery = (taleId: TaleId) =>
  queryOptions({
    queryKey: ['tale', taleId, 'publications', 'draft'] as const,
    queryFn: ({ signal }) => readDraft(taleId, signal),
  });

export const readDraft = (taleId: TaleId, signal?: AbortSignal) =>
  call(getPublicationDraft, { params: { taleId }, ...(signal ? { signal } : {}) });
/** Throws CallError with status 409 when another tab saved since `base`. */
export const saveDraft = (taleId: TaleId, base: number, draft: PublicationDraft) =>
  call(savePublicationDraft, { params: { taleId }, body: { base, draft } });
