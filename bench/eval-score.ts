import { languageOf } from '#server/passages/sentences/language-detector.ts';
import type { Scripture } from '#server/ports/bible.ts';
import { type BibleIndex, bibleIndex } from '#server/studio/2-tale/quotations/bible-index.ts';
import { findQuotations } from '#server/studio/2-tale/quotations/find-quotations.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import { containsRange, type VerseRange, versesOf } from '#shared/story/scripture.ts';
import type { StoryBrief, StoryDraft } from '#shared/story/story.ts';
import { type BibleVersion, type Language, sections, versionOfLanguage } from '#shared/vocabulary.ts';

/** The scores of one tale in one language. */
export type LanguageScore = {
  readonly language: Language;
  /** Words against the words asked for, as a share: 0.1 is a tenth too long. */
  readonly off: number;
  readonly allSections: boolean;
  /** Share of the passage's verses that are told, 0 to 1; a long passage in few words cannot reach 1. */
  readonly coverage: number;
  readonly quotations: number;
  readonly misquotes: readonly string[];
  /** Sentences of the writer's own that the tale says twice. */
  readonly repeated: number;
  readonly inItsLanguage: boolean;
  /** Sentences of the writer's own: what no Bible says. */
  readonly own: readonly string[];
};

/** Scores a tale language by language, against the installed Bibles. */
export function scorer(scripture: Scripture) {
  const indexes = new Map<BibleVersion, Promise<BibleIndex>>();
  const indexOf = (version: BibleVersion): Promise<BibleIndex> => {
    const known = indexes.get(version) ?? bibleIndex(scripture, version);
    indexes.set(version, known);
    return known;
  };

  return async (draft: StoryDraft, brief: StoryBrief, language: Language): Promise<LanguageScore> => {
    const prose = (wanted?: string) =>
      draft.beats
        .filter(({ section }) => !wanted || section === wanted)
        .map(({ text }) => text[language] ?? '')
        .filter(Boolean)
        .join('\n');
    const index = await indexOf(versionOfLanguage[language]);
    const ranges = [...(draft.range ? [draft.range] : []), ...draft.beats.flatMap(({ range }) => range ?? [])];
    const home = ranges.map((range) => index.placesIn(range)).map(([from, to]) => ({ from, to }));
    const whole = prose();
    const found = findQuotations(whole, index, home);
    const sentences = sentencesOf(whole).map((sentence) => sentence.trim());
    const isQuoted = (sentence: string) => {
      const at = whole.indexOf(sentence);
      return found.some(({ start, end }) => start <= at + 1 && at + sentence.length <= end + 2);
    };
    const own = sentences.filter((sentence) => !isQuoted(sentence));
    return {
      language,
      off: countWords(whole) / brief.words - 1,
      allSections: sections.every((section) => prose(section).trim() !== ''),
      coverage: brief.range ? coverageOf(brief.range, draft) : 1,
      quotations: found.length,
      misquotes: found
        .filter(({ verdict, start, end }) => verdict === 'near' && claimsToQuote(draft, language, whole, start, end))
        .map(({ start, end }) => whole.slice(start, end)),
      repeated: own.length - new Set(own).size,
      inItsLanguage: languageOf(whole) === language,
      own,
    };
  };
}

/**
 * Whether words are given as Scripture: in a beat that quotes, or between quotation marks. What is retold may come near
 * a verse.
 */
function claimsToQuote({ beats }: StoryDraft, language: Language, whole: string, start: number, end: number): boolean {
  const words = whole.slice(start, end);
  const quoting = beats.filter(({ range, quotes }) => range !== null || quotes?.[language]);
  if (quoting.some(({ text }) => (text[language] ?? '').includes(words))) return true;
  return [...whole.matchAll(/[“«][^”»]*[”»]/gu)].some(
    ({ 0: quote, index }) => index < end && start < index + quote.length,
  );
}

/** Share of a passage's verses that lie in beats that quote it. */
function coverageOf(passage: VerseRange, { beats }: StoryDraft): number {
  const all = versesOf(passage);
  const told = all.filter(({ chapter, verse }) =>
    beats.some(({ range, retold }) =>
      [range, retold].some(
        (each) => each && containsRange(each, { book: passage.book, from: { chapter, verse }, to: { chapter, verse } }),
      ),
    ),
  );
  return told.length / all.length;
}
