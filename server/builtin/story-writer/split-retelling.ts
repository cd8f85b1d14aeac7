// Splits a retold segment around verses that are quoted, so that nothing is told twice.
import { englishBase } from '#server/passages/sentences/english-base-forms.ts';
import { relatedTo } from '#server/passages/sentences/related-words.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import type { Retelling, Segment, SegmentUnit } from './passage/passage-segments.ts';

/** Verses of a segment to quote, with the plain words for the verses before and after them. */
export type Split = {
  readonly before: Retelling | null;
  readonly units: readonly SegmentUnit[];
  readonly after: Retelling | null;
};

const everywhere = new Set(
  (
    'the and that they them their there this these those with from have had has was were been will would ' +
    'shall should could into unto upon when then what who whom which said says say answer tell told come ' +
    'came went goes going because about very more also only some other people man men woman one all every ' +
    'not but for his her him she you your our out did does do be'
  ).split(' '),
);
/** The weight of a related word against the same word when two texts are compared. */
const relatedCounts = 0.5;

/** The content words of a text, in their base forms. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .match(/\p{L}[\p{L}’]{2,}/gu)
      ?.map((word) => englishBase(word.toLowerCase().replace(/[’']s$/u, '')))
      .filter((word) => !everywhere.has(word)),
  );

/** How many words of a sentence occur in some verses; a related word counts for less. */
function commonWords(sentence: ReadonlySet<string>, verses: ReadonlySet<string>): number {
  let sum = 0;
  for (const word of sentence)
    sum += verses.has(word) ? 1 : relatedTo(word).some(([other]) => verses.has(other)) ? relatedCounts : 0;
  return sum;
}

/** Whether a sentence has words of verses that belong to the other part. */
const isMixed = (sentence: ReadonlySet<string>, own: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...sentence].some((word) => others.has(word) && !own.has(word));

/** The share of a sentence's words that verses must have to tell the same. */
const told = 0.5;
/** Whether the quoted verses already say what a sentence says, so that listeners would hear it twice. */
function isToldBy(sentence: ReadonlySet<string>, others: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  const shared = commonWords(sentence, others);
  return shared >= sentence.size * told && shared >= commonWords(sentence, own) - relatedCounts;
}

const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> => new Set(sets.flatMap((each) => [...each]));

/** Plain words fewer than these between quotations sound like a stutter. */
const fewestWords = 9;
/** The margins by which a place between two sentences must fit better than any other. */
const sureness = { fit: 3, side: 1, against: 0.4 };

type Place = { readonly sentences: number; readonly units: number };

/**
 * The places where sentences and the verses that they tell both end, by the words that each has in common with the
 * other; only sure ones.
 */
function placesOf(sentences: readonly ReadonlySet<string>[], verses: readonly ReadonlySet<string>[]): Place[] {
  return sentences.slice(1).flatMap((_, earlier): Place[] => {
    const count = earlier + 1;
    const [first, second] = [union(sentences.slice(0, count)), union(sentences.slice(count))];
    const places = verses.slice(1).map((__, before) => {
      const units = before + 1;
      const [head, tail] = [union(verses.slice(0, units)), union(verses.slice(units))];
      const [own, its] = [
        commonWords(first, head) - commonWords(first, tail),
        commonWords(second, tail) - commonWords(second, head),
      ];
      const isClean =
        !isMixed(sentences[earlier]!, head, tail) &&
        !isMixed(sentences[count]!, tail, head) &&
        !isToldBy(sentences[earlier]!, verses[units]!, verses[units - 1]!) &&
        !isToldBy(sentences[count]!, verses[units - 1]!, verses[units]!);
      return { units, own, its, fit: own + its, isClean };
    });
    const [best, next] = places.toSorted((a, b) => b.fit - a.fit);
    if (!best?.isClean || best.fit < sureness.fit || best.own < sureness.side || best.its < sureness.side) return [];
    // Two places that fit equally well decide nothing.
    return next && best.fit - next.fit < sureness.against ? [] : [{ sentences: count, units: best.units }];
  });
}

/**
 * The ways to quote some verses of a segment and tell the others in plain words, so that nothing is told twice or lost.
 */
export function splitsOf({ retold, units }: Pick<Segment, 'retold' | 'units'>): Split[] {
  const [only] = retold;
  if (!only || retold.length > 1 || units.length < 2) return [];
  const [english, french] = [sentencesOf(only.en), sentencesOf(only.fr)];
  if (english.length < 2 || english.length !== french.length) return [];
  const verses = units.map((unit) => wordsOf(unit.english));
  const places = [
    { sentences: 0, units: 0 },
    ...placesOf(english.map(wordsOf), verses),
    { sentences: english.length, units: units.length },
  ];
  const tellingOf = (from: Place, to: Place): Retelling | null => {
    const [first, last] = [units[from.units], units[to.units - 1]];
    if (!first || !last || from.sentences >= to.sentences) return null;
    const range = { book: only.range.book, from: first.range.from, to: last.range.to };
    const join = (all: readonly string[]) => all.slice(from.sentences, to.sentences).join(' ');
    return { range, en: join(english), fr: join(french) };
  };
  const [start, end] = [places[0]!, places.at(-1)!];
  const isWorthTelling = (plain: Retelling | null) => plain === null || countWords(plain.en) >= fewestWords;
  return places.flatMap((from, at) =>
    places.slice(at + 1).flatMap((to): Split[] => {
      const isInOrder = from.units < to.units && (from !== start || to !== end);
      const [before, after] = [tellingOf(start, from), tellingOf(to, end)];
      return isInOrder && isWorthTelling(before) && isWorthTelling(after)
        ? [{ before, units: units.slice(from.units, to.units), after }]
        : [];
    }),
  );
}
