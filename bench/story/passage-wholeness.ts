import { knownWhole } from '#server/passages/known-passage.ts';
import { containsRange, type Place, type VerseRange } from '#shared/story/scripture.ts';
import { endsSentence } from '#shared/story/prose.ts';
import type { Beat, StoryDraft } from '#shared/story/story.ts';
import type { Language } from '#shared/vocabulary.ts';

export type Wholeness = {
  /** The turning points of the passage and its last verse that nothing of the tale tells, as `chapter:verse`. */
  readonly lost: readonly string[];
  /**
   * The first words of the passage's telling, when somebody who hears them alone would miss what came before; null when
   * all is well.
   */
  readonly opening: string | null;
  /** The last words of the telling of the passage, when they stop in mid-sentence; null when all is well. */
  readonly ending: string | null;
};

const hanging: Record<Language, RegExp> = {
  en: /^["“‘(]*(?:And|Then|But|For|Because(?! of)|Therefore|So|Yet|Nor|He|She|They|Him|Them|His|Her|Their|It|This|These|That|Those)\b/u,
  fr: /^["“‘«(\s]*(?:Et|Puis|Alors|Car|Parce|Mais|Donc|Il(?! y (?:a|avait|eut))|Elle|Ils|Elles|Lui|Leur|Cela|Ceci)(?!\p{L})/u,
  ee: /^["“‘(]*(?:Elabena|Eya ta|Eyata|Gake)(?!\p{L})/u,
};

/** The verses that a beat tells in a language. */
export const versesIn = (beat: Beat, language: Language): readonly VerseRange[] =>
  beat.quotes?.[language] ?? (beat.range ? [beat.range] : beat.retold ? [beat.retold] : []);

/** Whether a tale tells its passage from a beginning to the end. */
export function wholenessOf({ beats, range }: StoryDraft, language: Language): Wholeness {
  if (!range) return { lost: [], opening: null, ending: null };
  const own = beats.filter((beat) =>
    versesIn(beat, language).some((verses) => verses.book === range.book && containsRange(range, verses)),
  );
  const isTold = (place: Place) =>
    own.some((beat) =>
      versesIn(beat, language).some((verses) => containsRange(verses, { book: range.book, from: place, to: place })),
    );
  const known = knownWhole(range);
  const turning = (known?.turning ?? []).filter((place) =>
    containsRange(range, { book: range.book, from: place, to: place }),
  );
  const needed = [...turning, range.to];
  const [first, last] = [own[0]?.text[language] ?? '', own.at(-1)?.text[language] ?? ''];
  return {
    lost: [...new Set(needed.filter((place) => !isTold(place)).map(({ chapter, verse }) => `${chapter}:${verse}`))],
    opening: hanging[language].test(first) ? first.slice(0, 60) : null,
    ending: endsSentence(last) ? null : last.slice(-60),
  };
}
