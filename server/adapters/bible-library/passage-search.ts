import { setImmediate as breathe } from 'node:timers/promises';
import { placesIn } from '#shared/story/scripture-numbering.ts';
import { compareRanges, formatReference, rangesOverlap, type VerseRange, versesOf } from '#shared/story/scripture.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { BibleText } from './bible-text.ts';
import { passageUnits } from './passage-units.ts';
import { isList } from './tellable-passages.ts';
import { themes } from './theme-lexicon.ts';
import { stemOf, stemsOf } from './word-stems.ts';

/** Finds passages by words in one language. */
export type PassageSearch = {
  /** Best first; the same words give the same answer. */
  find(words: string, limit: number): VerseRange[];
};

/** Units that hold a stem, each as unit * 256 + times. */
type Posting = number[];
type Term = { readonly stem: string; readonly weight: number };
/**
 * The weight of a synonym from the lexicon relative to a word that the reader typed, and of a passage that is a list.
 */
const synonym = 0.35;
const listPenalty = 0.3;
const mostTerms = 60;

/** Builds the index over `text`; when the language's Bible is missing only the themes answer. */
export async function passageSearch(
  text: BibleText | null,
  web: BibleText,
  language: Language,
): Promise<PassageSearch> {
  const units = await passageUnits(web);
  const wordsIn = (source: BibleText, range: VerseRange) =>
    versesOf(range)
      .flatMap((place) => placesIn(source.version, range.book, place))
      .map((own) => source.verses[range.book]?.[own.chapter - 1]?.[own.verse - 1] ?? '');
  const index = new Map<string, Posting>();
  const penalty: number[] = [];
  const known = new Map<string, string | null>();
  for (const [at, unit] of units.entries()) {
    const times = new Map<string, number>();
    for (const stem of text ? stemsOf(wordsIn(text, unit).join(' '), language, known) : [])
      times.set(stem, (times.get(stem) ?? 0) + 1);
    for (const [stem, count] of times) {
      const posting: Posting = index.get(stem) ?? [];
      if (posting.length === 0) index.set(stem, posting);
      posting.push(at * 256 + Math.min(count, 255));
    }
    penalty.push(isList(wordsIn(web, unit)) ? listPenalty : 1);
    if (at % 64 === 0) await breathe();
  }
  const themeStems = themes.map((theme) => new Set(theme.words[language].map((word) => stemOf(word, language))));
  const rarity = (stem: string): number => Math.log(1 + units.length / (1 + (index.get(stem)?.length ?? 0)));

  /** Share of the asked weight that each unit holds, 0 to 1. */
  function textScores(terms: readonly Term[]): Map<number, number> {
    const total = terms.reduce((sum, { stem, weight }) => sum + weight * rarity(stem), 0);
    const scores = new Map<number, number>();
    for (const { stem, weight } of terms)
      for (const packed of index.get(stem) ?? []) {
        const at = packed >> 8;
        const times = packed & 255;
        scores.set(
          at,
          (scores.get(at) ?? 0) + ((weight * rarity(stem)) / total) * (times / (times + 0.6)) * (penalty[at] ?? 1),
        );
      }
    return scores;
  }

  function find(words: string, limit: number): VerseRange[] {
    const asked = [...new Set(stemsOf(words.slice(0, 2_000), language))].slice(0, mostTerms);
    if (asked.length === 0) return [];
    const met = themes.flatMap((theme, at) =>
      asked.some((stem) => themeStems[at]?.has(stem)) ? [{ theme, stems: themeStems[at] ?? new Set() }] : [],
    );
    const synonyms = met.flatMap(({ theme }) => theme.words[language].flatMap((word) => stemOf(word, language) ?? []));
    const terms = [
      ...asked.map((stem) => ({ stem, weight: 1 })),
      ...[...new Set(synonyms)]
        .filter((stem) => !asked.includes(stem))
        .map((stem) => ({ stem, weight: synonym / Math.max(1, synonyms.length / 4) })),
    ];
    const scores = textScores(terms);
    const whole = asked.reduce((sum, stem) => sum + rarity(stem), 0);
    const shareOf = (isMet: (stem: string) => boolean) =>
      asked.reduce((sum, stem) => sum + (isMet(stem) ? rarity(stem) : 0), 0) / whole;
    const explained = shareOf((stem) => met.some(({ stems }) => stems.has(stem)));
    const hits = met.map(({ theme, stems }) => {
      const share = explained * shareOf((stem) => stems.has(stem));
      return theme.passages.map((range, order) => ({ range, score: share * (1 - order * 0.06) }));
    });
    const found = [...scores].map(([at, score]) => ({ range: units[at] as VerseRange, score }));
    return distinct(
      [...found, ...merged(hits).map((hit) => ({ ...hit, score: hit.score + 0.6 * bestOver(hit.range, scores) }))],
      limit,
    );
  }

  /** The best text score among the units that a passage touches. */
  function bestOver(range: VerseRange, scores: ReadonlyMap<number, number>): number {
    let best = 0;
    for (const [at, score] of scores) {
      const unit = units[at];
      if (unit && score > best && rangesOverlap(unit, range)) best = score;
    }
    return best;
  }
  return { find };
}

type Hit = { readonly range: VerseRange; readonly score: number };

/** Verses between two passages that still tell one story. */
const nearVerses = 3;

/** Whether two passages overlap, or follow each other closely in one chapter. */
const tellTogether = (a: VerseRange, b: VerseRange): boolean =>
  rangesOverlap(a, b) ||
  (a.book === b.book &&
    ((a.to.chapter === b.from.chapter && Math.abs(b.from.verse - a.to.verse) <= nearVerses) ||
      (b.to.chapter === a.from.chapter && Math.abs(a.from.verse - b.to.verse) <= nearVerses)));

/** A passage that belongs to several of the requested themes, itself or with its neighbour, counts for each. */
function merged(themes: readonly (readonly Hit[])[]): Hit[] {
  const sums = new Map<string, Hit>();
  for (const [at, hits] of themes.entries())
    for (const { range, score } of hits) {
      const beside = themes
        .filter((_, other) => other !== at)
        .map((others) =>
          Math.max(0, ...others.filter((other) => tellTogether(other.range, range)).map((other) => other.score)),
        );
      const sum = beside.reduce((total, each) => total + each, score);
      const key = formatReference(range);
      if (sum > (sums.get(key)?.score ?? 0)) sums.set(key, { range, score: sum });
    }
  return [...sums.values()];
}

function distinct(hits: readonly Hit[], limit: number): VerseRange[] {
  const sorted = [...hits].sort((a, b) => b.score - a.score || compareRanges(a.range, b.range));
  const kept: VerseRange[] = [];
  for (const { range } of sorted) {
    if (kept.length >= limit) break;
    if (!kept.some((other) => rangesOverlap(other, range))) kept.push(range);
  }
  return kept;
}
