import type { PublicationDraft } from '#shared/publishing/publication-draft.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { PublishOrder } from '../place-publications.ts';

/** An order with the unsent decisions of the YouTube tab: they also apply to a date that is chosen elsewhere. */
export function orderFromDraft(
  draft: PublicationDraft,
  langs: readonly Language[],
): Omit<PublishOrder, 'userId' | 'taleId' | 'madeForKids'> {
  const texts = langs.map((language) => {
    const { thumbnailSlot, channels, texts: written } = draft;
    return [language, { ...written?.[language], channelId: channels?.[language], thumbnailSlot }] as const;
  });
  return {
    langs,
    privacy: 'private',
    synthetic: draft.disclosure ?? false,
    texts: Object.fromEntries(texts),
    ...(draft.categoryId ? { categoryId: draft.categoryId } : {}),
    ...(draft.licence ? { licence: draft.licence } : {}),
    ...(draft.playlistIds ? { playlistIds: draft.playlistIds } : {}),
    embeddable: draft.embeddable ?? true,
    ...(draft.translations === false ? { captions: [], localizations: [] } : {}),
  };
}
