import type { Language, Section } from '#shared/vocabulary.ts';
import type { PassageKnowledge } from './passage-knowledge.ts';
import type { ShownVerse } from './verse-marks.ts';

export type Shown = { readonly language: Language; readonly passage: string; readonly verses: readonly ShownVerse[] };

/** The verses that must not be missing, of those that the model was shown. */
export const turningVerses = (knowledge: PassageKnowledge | null, { verses }: Shown): ShownVerse[] =>
  verses.filter(
    ({ book, chapter, verse }) =>
      knowledge?.passage.range.book === book &&
      knowledge.turning.some((place) => place.chapter === chapter && place.verse === verse),
  );

/** A tale in one language as returned by the model, with marks in place of verses. */
export type Telling = {
  readonly title: string;
  readonly summary: string;
  readonly beats: readonly { section: Section; say: string }[];
};
