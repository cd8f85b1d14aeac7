import type { TaleId } from '#shared/ids.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { chapterLines } from '#shared/film/chapters.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';
import { filmRepo } from './upload/film.repo.ts';
import { type PublicationTexts, textsOf, withChapters } from './publication-texts.ts';

export type Suggestion = PublicationTexts & {
  readonly language: Language;
  readonly shapes: Shape[];
  readonly chapters: string;
  /** The tale's new title, if it was renamed after this language was written. */
  readonly renamed: string | null;
};

/**
 * What would be sent for each language that has a film. A tale that was renamed since has its new name in the first
 * language; in others it may be wrong, so they keep theirs and `renamed` has the new one.
 */
export async function suggestedTexts(db: Db | Trx, taleId: TaleId): Promise<Suggestion[]> {
  const films = await filmRepo(db).filmed(taleId);
  const texts = await filmRepo(db).texts(taleId);
  return [...new Map(films.map((film) => [film.language, film])).values()].map((film) => {
    const { language, langs, renamed_at: renamedAt } = film;
    const written = texts.find((text) => text.language === language);
    const renamed = renamedAt !== null && written !== undefined && renamedAt > written.saved_at ? film.title : null;
    const facts = written ?? { ...film, summary: '' };
    const title = renamed !== null && language === langs[0] ? renamed : facts.title;
    const shapes = films.filter((one) => one.language === language).map(({ shape }) => shape);
    const wide = films.find((one) => one.language === language && one.shape === '16:9') ?? film;
    const chapters = chapterLines(wide.chapters ?? [], wide.duration_ms);
    return { language, shapes, chapters, renamed, ...withChapters(textsOf({ ...facts, title }), chapters) };
  });
}
