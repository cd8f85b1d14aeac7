import { compareRanges, type VerseRange } from '#shared/story/scripture.ts';
import { type BibleIndex, type TextWord, textWords } from './bible-index.ts';
import { type BibleStretch, exactPlace, nearestPlace } from './nearest-words.ts';
import { quotedStretches, sentenceStretches, type Stretch } from './quoted-parts.ts';

/**
 * What a text quotes, or seems to, or retells; `bible` is the position in the Bible, null when no verse has it; `of`
 * says which verses are retold.
 */
export type Found = Stretch &
  (
    | { readonly verdict: 'exact' | 'near' | 'unknown'; readonly bible: BibleStretch | null }
    | { readonly verdict: 'retold'; readonly bible: null; readonly of: VerseRange }
  );

/**
 * Words that a sentence has at least before it counts as taken from Scripture without quotation marks: from anywhere,
 * and from the tale's own passage.
 */
const fewest = { anywhere: 6, here: 4, near: 6, quoted: 4 };
/** How alike a sentence, and how alike words in quotation marks must be to be a misquotation. */
const alike = { sentence: 0.72, quoted: 0.55 };

/**
 * Compares what a text quotes with a Bible; `home` is the passage of the tale. Only text in quotation marks, and text
 * that is almost Scripture, is checked; `plainOnes`, sentences known not to be quotations, are never checked, and are
 * reported where they retell verses.
 */
export function findQuotations(
  text: string,
  index: BibleIndex,
  home: readonly BibleStretch[],
  plainOnes: ReadonlyMap<string, VerseRange | null> = new Map(),
): Found[] {
  const words = textWords(text);
  const numbers = words.map(({ word }) => index.numberOf(word));
  const quoted = quotedStretches(text);
  const sentences = sentenceStretches(text);
  const plain = sentences.map(({ start, end }) => plainOnes.get(text.slice(start, end)));
  const runs = sentences.map((sentence, at): Run => (plain[at] === undefined ? runOf(words, sentence) : [0, 0]));
  const exact = runs.map((run) => exactRun(index, numbers.slice(...run), home));
  spread(index, exact, runs, numbers);

  const found = sentences.flatMap((sentence, at): Found[] => {
    const run = runs[at] ?? [0, 0];
    const of = plain[at];
    if (of !== undefined) return of ? [{ ...sentence, verdict: 'retold', bible: null, of }] : [];
    const place = exact[at];
    if (place) return [{ ...stretchOf(words, run), verdict: 'exact', bible: place }];
    const near = run[1] - run[0] >= fewest.near ? nearestPlace(index, numbers.slice(...run), home) : null;
    if (near && near.likeness >= alike.sentence) return [{ ...stretchOf(words, run), verdict: 'near', bible: near }];
    return quoted.flatMap((each) => {
      const inner = runOf(words, {
        start: Math.max(each.start, sentence.start),
        end: Math.min(each.end, sentence.end),
      });
      const verdict = judged(index, numbers.slice(...inner), home);
      return verdict ? [{ ...stretchOf(words, inner), ...verdict }] : [];
    });
  });
  return joined(found).map((each) => ({ ...each, end: endWithSigns(text, each.end) }));
}

type Run = [from: number, to: number];

/** The words in a range. */
function runOf(words: readonly TextWord[], { start, end }: Stretch): Run {
  const from = words.findIndex((word) => word.from >= start);
  if (from === -1 || end <= start) return [0, 0];
  const to = words.findIndex((word) => word.to > end);
  return [from, Math.max(from, to === -1 ? words.length : to)];
}

const stretchOf = (words: readonly TextWord[], [from, to]: Run): Stretch => ({
  start: words[from]?.from ?? 0,
  end: words[to - 1]?.to ?? 0,
});

function exactRun(index: BibleIndex, numbers: readonly number[], home: readonly BibleStretch[]): BibleStretch | null {
  if (numbers.length < fewest.here) return null;
  const place = exactPlace(index, numbers, home);
  const isHere = place && home.some(({ from, to }) => from <= place.from && place.to <= to);
  return place && (isHere || numbers.length >= fewest.anywhere) ? place : null;
}

/** A short sentence next to a quoted one is quoted too if the Bible continues in that way. */
function spread(
  index: BibleIndex,
  exact: (BibleStretch | null)[],
  runs: readonly Run[],
  numbers: readonly number[],
): void {
  const reads = (run: Run, from: number) =>
    numbers.slice(...run).every((number, at) => number !== 0 && index.words[from + at] === number);
  for (let at = 1; at < runs.length; at++) {
    const [before, run] = [exact[at - 1], runs[at]];
    if (before && run && run[1] > run[0] && reads(run, before.to))
      exact[at] = { from: before.to, to: before.to + run[1] - run[0] };
  }
  for (let at = runs.length - 2; at >= 0; at--) {
    const [after, run] = [exact[at + 1], runs[at]];
    const from = after && run ? after.from - (run[1] - run[0]) : -1;
    if (!exact[at] && after && run && run[1] > run[0] && from >= 0 && reads(run, from))
      exact[at] = { from, to: after.from };
  }
}

/**
 * Words in quotation marks: word for word, almost, or nowhere. Too few words are not judged unless the passage says
 * them.
 */
function judged(
  index: BibleIndex,
  numbers: readonly number[],
  home: readonly BibleStretch[],
): { verdict: 'exact' | 'near' | 'unknown'; bible: BibleStretch | null } | null {
  if (numbers.length < 2) return null;
  const exact = exactPlace(index, numbers, home);
  if (exact) return { verdict: 'exact', bible: exact };
  if (numbers.length < fewest.quoted) return null;
  const near = nearestPlace(index, numbers, home);
  return near && near.likeness >= alike.quoted ? { verdict: 'near', bible: near } : { verdict: 'unknown', bible: null };
}

const sameRange = (a: VerseRange, b: VerseRange): boolean => compareRanges(a, b) === 0;

/** Consecutive quotations that continue each other count as one. */
function joined(found: readonly Found[]): Found[] {
  const all: Found[] = [];
  for (const each of found) {
    const last = all.at(-1);
    if (last?.verdict === 'exact' && each.verdict === 'exact' && last.bible && last.bible.to === each.bible?.from)
      all[all.length - 1] = { ...last, end: each.end, bible: { from: last.bible.from, to: each.bible.to } };
    else if (last?.verdict === 'retold' && each.verdict === 'retold' && sameRange(last.of, each.of))
      all[all.length - 1] = { ...last, end: each.end };
    else all.push(each);
  }
  return all;
}

/** Punctuation after the last word belongs to it. */
function endWithSigns(text: string, end: number): number {
  return end + (/^[.,;:!?…]*/.exec(text.slice(end, end + 4))?.[0].length ?? 0);
}
