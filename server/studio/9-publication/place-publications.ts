import type { ChannelId, JobId, PublicationId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Trx } from '#server/db/tables/tables.ts';
import { Failure } from '#shared/endpoint.ts';
import { usualCategory } from '#shared/publishing/publication-limits.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { PublicationTexts } from './publication-texts.ts';
import { ownWords, type Wishes } from './publication-wishes.ts';
import { type FilmOnChannel, publicationRepo } from './publication.repo.ts';
import { channelFor, obeyChecks } from './upload/publish-guard.ts';
import { suggestedTexts } from './suggested-texts.ts';

export type PublishOrder = Pick<Wishes, 'privacy' | 'madeForKids'> &
  Partial<
    Pick<Wishes, 'synthetic' | 'categoryId' | 'licence' | 'embeddable' | 'playlistIds' | 'captions' | 'localizations'>
  > & {
    readonly userId: UserId;
    readonly taleId: TaleId;
    readonly langs: readonly Language[];
    readonly shape?: Shape;
    readonly texts: { readonly [L in Language]?: LanguageWishes | undefined };
  };
type LanguageWishes = {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly channelId?: ChannelId | undefined;
  readonly playlistIds?: readonly string[] | undefined;
  readonly thumbnailSlot?: number | null | undefined;
};

/** Orders the work on a publication in the transaction that requests it. */
export type OrderWork = (trx: Trx, row: { id: string; tale_id: TaleId; user_id: UserId }) => Promise<{ jobId: JobId }>;
export type Placed = { readonly publicationId: PublicationId; readonly jobId: JobId };

/**
 * One publication per language: a new one, or new wishes for the existing one; rows and orders commit together. Nothing
 * bypasses the checks.
 */
export async function placePublications(
  trx: Trx,
  wish: PublishOrder,
  when: { readonly publishAt: Date | null; readonly notBefore: Date | null },
  orderWork: OrderWork,
): Promise<Placed[]> {
  const { userId, taleId, shape = '16:9', texts } = wish;
  await obeyChecks(trx, { ...wish, synthetic: wish.synthetic ?? false });
  const offered = new Map((await suggestedTexts(trx, taleId)).map((draft) => [draft.language, draft]));
  const placed: Placed[] = [];
  for (const language of new Set(wish.langs)) {
    const channel = await channelFor(trx, userId, language, texts[language]?.channelId);
    if (!channel)
      throw new Failure('conflict', msg`No channel is linked yet. Connect your YouTube account, then publish.`);
    const wishes = wishesFor(wish, language, offered.get(language)!, when.publishAt);
    const id = await place(trx, { userId, taleId, channelId: channel.id, language, shape }, wishes, when.notBefore);
    const { jobId } = await orderWork(trx, { id, tale_id: taleId, user_id: userId });
    await publicationRepo(trx).announce(id);
    placed.push({ publicationId: id, jobId });
  }
  return placed;
}

/** A removed one is followed by a new generation; any other gets the new wishes. */
async function place(
  trx: Trx,
  film: FilmOnChannel & { userId: UserId },
  wishes: Wishes,
  notBefore: Date | null,
): Promise<string> {
  const publications = publicationRepo(trx);
  const before = await publications.newest(film);
  if (!before || before.state === 'removed')
    return publications.create({ ...film, generation: (before?.generation ?? 0) + 1, wishes, notBefore });
  await publications.wish(before, wishes, notBefore);
  return before.id;
}

function wishesFor(wish: PublishOrder, language: Language, draft: PublicationTexts, publishAt: Date | null): Wishes {
  const own = wish.texts[language] ?? {};
  const { title = draft.title, description = draft.description, tags = draft.tags } = own;
  const written = own.title !== undefined || own.description !== undefined || own.tags !== undefined;
  const words = written ? ownWords({ title, description, tags: [...tags] }, language) : draft;
  return {
    title: words.title,
    description: words.description,
    tags: words.tags,
    madeForKids: wish.madeForKids,
    synthetic: wish.synthetic ?? false,
    categoryId: wish.categoryId ?? usualCategory,
    playlistIds: own.playlistIds ?? wish.playlistIds ?? [],
    licence: wish.licence ?? 'youtube',
    embeddable: wish.embeddable ?? true,
    thumbnailSlot: own.thumbnailSlot ?? null,
    captions: wish.captions ?? null,
    localizations: wish.localizations ?? null,
    privacy: publishAt ? 'private' : wish.privacy,
    publishAt,
  };
}
