import { parseReference, type Place, type VerseRange } from '#shared/story/scripture.ts';
import type { Pair } from '../sentences/sentence-pair.ts';

/** Verses of a passage, told in plain words. */
export type RetoldSegment = Pair & { readonly range: VerseRange };

/** What listeners must know before the part of a passage that begins at a place. */
export type Later = Pair & { readonly from: Place };

/** A passage that somebody has retold, from the table or a pericope. Texts are in today's words, never from a Bible. */
export type RetoldPassage = {
  readonly range: VerseRange;
  readonly title: Pair;
  readonly line: Pair;
  /** What listeners must know first, where it begins in the middle of a story. */
  readonly before?: Pair | undefined;
  /** The same for a part that begins at a later place, in order. */
  readonly later?: readonly Later[];
  /** Its main verses, the most important first. */
  readonly carry: readonly Place[];
  /** Verses that are never left out: the turning point and the end. */
  readonly turning: readonly Place[];
  readonly retold: readonly RetoldSegment[];
};

/** Verses as data files list them: `1:30 1:31`. */
export const placesOf = (text: string): Place[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((place) => {
      const [chapter = 0, verse = 0] = place.split(':').map(Number);
      return { chapter, verse };
    });

/** The backgrounds of parts as data files list them. */
export const laterOf = (later: readonly (Pair & { readonly from: string })[]): Later[] =>
  later.map(({ from, en, fr }) => ({ from: placesOf(from)[0]!, en, fr }));

/** Segments as data files list them, `of` without the book. Throws RangeError for verses that do not exist. */
export const segmentsOf = (book: string, retold: readonly (Pair & { readonly of: string })[]): RetoldSegment[] =>
  retold.map(({ of, en, fr }) => {
    const range = parseReference(`${book} ${of}`);
    if (!range) throw new RangeError(`There is no passage ${book} ${of}`);
    return { range, en, fr };
  });
