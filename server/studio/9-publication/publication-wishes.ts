import { msg } from '@lingui/core/runtime-macro';
import type { Row } from '#server/db/tables/tables.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Licence } from '#shared/publishing/publication-limits.ts';
import { descriptionProblem, markerRoom, tagsProblem, titleProblem } from '#shared/publishing/publication-limits.ts';
import type { Privacy } from '#shared/publishing/publication-states.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { plain, type PublicationTexts, withCredit } from './publication-texts.ts';

/** Everything that a creator can choose for a video on its channel. */
export type Wishes = {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly madeForKids: boolean;
  readonly synthetic: boolean;
  readonly categoryId: string;
  readonly playlistIds: readonly string[];
  readonly licence: Licence;
  readonly embeddable: boolean;
  readonly thumbnailSlot: number | null;
  /** Further languages; null means all that the tale has. */
  readonly captions: readonly Language[] | null;
  readonly localizations: readonly Language[] | null;
  readonly privacy: Privacy;
  readonly publishAt: Date | null;
};

/** The wishes as columns. */
export const wishColumns = (wishes: Wishes) => ({
  title: wishes.title,
  description: wishes.description,
  tags: JSON.stringify(wishes.tags),
  made_for_kids: wishes.madeForKids,
  synthetic: wishes.synthetic,
  category_id: wishes.categoryId,
  playlist_ids: JSON.stringify(wishes.playlistIds),
  licence: wishes.licence,
  embeddable: wishes.embeddable,
  thumbnail_slot: wishes.thumbnailSlot,
  captions: wishes.captions && JSON.stringify(wishes.captions),
  localizations: wishes.localizations && JSON.stringify(wishes.localizations),
  privacy: wishes.privacy,
  publish_at: wishes.publishAt,
});

/** The wishes of a row. */
export const wishesOf = (row: Row<'publications'>): Wishes => ({
  title: row.title,
  description: row.description,
  tags: row.tags,
  madeForKids: row.made_for_kids,
  synthetic: row.synthetic,
  categoryId: row.category_id,
  playlistIds: row.playlist_ids,
  licence: row.licence,
  embeddable: row.embeddable,
  thumbnailSlot: row.thumbnail_slot,
  captions: row.captions,
  localizations: row.localizations,
  privacy: row.privacy,
  publishAt: row.publish_at,
});

/**
 * A creator's own texts in the form that hosts accept, with the Bible's credit. Throws Failure('invalid') instead of
 * shortening them.
 */
export function ownWords(words: PublicationTexts, language: Language): PublicationTexts {
  const title = plain(words.title).trim();
  const description = withCredit(plain(words.description), language);
  const tags = [...new Set(words.tags.map((tag) => plain(tag).trim()))];
  const problem = titleProblem(title) ?? descriptionProblem(description, markerRoom) ?? tagsProblem(tags);
  if (problem) throw new Failure('invalid', msg`${{ language: languageNames[language] }}: ${{ problem }}`);
  return { title, description, tags };
}
