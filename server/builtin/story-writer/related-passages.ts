import { knownAs } from '#server/passages/known-passage.ts';
import { tellsStories } from '#server/passages/passage-segments.ts';
import { tablePassages, type TablePassage } from '#server/passages/passage-table.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import { rangesOverlap, type VerseRange } from '#shared/scripture.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { genreOf } from './repertoire/genres.ts';
import { readRanges, relatedVerses } from './repertoire/theme-passages.ts';
import { type Chance, rotated } from './seeded-choice.ts';

type About = { readonly range: VerseRange; readonly known: TablePassage | null; readonly theme: Theme; readonly audience: Audience };

/** Passages to turn to; `looser` ones have only the theme in common, for a tale that is too long for the others. */
type Related = { readonly near: VerseRange[]; readonly looser: VerseRange[] };

/** So many passages are all near enough to follow next: those from `trulyNear` on, and a few in any case. */
const mostNearest = 25;
const fewNearest = 10;
const trulyNear = 2.5;
/** What it counts for children that a passage tells a story. */
const forAStory = 1;

/** Laws and prophecies say little to somebody who does not know why they were given, and love songs of a couple suit few tales. */
const isForAnyTale = (range: VerseRange): boolean => range.book !== 'SNG' && !['law', 'prophecy'].includes(genreOf(range));

/** Below this two passages have too little to do with each other to be told in a row. */
const nearEnough = 2;
/** How much further away a passage is in which nobody feels what people feel in the other. */
const feltOtherwise = 1.5;

const stemsOf = ({ summary, line }: TablePassage): Set<string> =>
  new Set(
    `${summary.en} ${line.en}`
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map((word) => word.slice(0, 5)),
  );
/** Share of all their words from which two passages tell of the same, as Gospels often do. */
const sameWords = 0.2;

/** Whether two passages tell of the same thing, so that nobody would tell both in a row. */
export function tellTheSame(one: TablePassage | null, other: TablePassage | null): boolean {
  if (!one || !other) return false;
  const [mine, theirs] = [stemsOf(one), stemsOf(other)];
  return [...mine].filter((stem) => theirs.has(stem)).length / new Set([...mine, ...theirs]).size >= sameWords;
}

/** How near another passage is to one of the table; 0 when its main virtue is not the one's own, or that is all they share. */
function nearness(known: TablePassage, other: TablePassage): number {
  if (other.virtues[0] !== known.virtues[0] && !(other.theme === known.theme && known.virtues.slice(0, 2).includes(other.virtues[0]!)))
    return 0;
  const virtues = other.virtues.filter((virtue) => known.virtues.includes(virtue)).length;
  const feelings = other.feelings.filter((feeling) => known.feelings.includes(feeling)).length;
  const near = virtues + feelings / 2 + (other.theme === known.theme ? 1 : 0);
  if (near < nearEnough) return 0;
  return feelings > 0 ? near : near - feltOtherwise;
}

/**
 * Other Scripture on the subject of a tale whose own passage leaves room, the nearest first, and for children stories before words.
 * `start`, from 0 to 1, says with which of those that are all near enough it begins.
 * To a passage of the table only what shares its virtues, and to any other what the theme has.
 */
export function relatedPassages({ range, known, theme, audience }: About, chance: Chance, start = 0): Related {
  const elsewhere = (other: VerseRange) => !rangesOverlap(other, range) && !(known && rangesOverlap(other, known.range));
  const suits = (other: VerseRange) => {
    const within = knownAs(other);
    return !within || (within.ages.includes(audience) && within.care.length === 0);
  };
  // A verse by itself stands on its own feet only where nobody has just spoken or acted.
  const standsAlone = (other: VerseRange) => !tellsStories(other.book) && other.book !== range.book;
  const onTheme = chance
    .shuffle(readRanges(relatedVerses[theme]))
    .filter((other) => elsewhere(other) && isForAnyTale(other) && suits(other) && (!known || standsAlone(other)));
  const looser = rotated(onTheme, Math.round(start * onTheme.length));
  if (!known) return { near: looser, looser: [] };
  const near = (other: TablePassage | null) => (other ? nearness(known, other) : 0);
  const isYoung = audience === 'kids' || audience === 'family';
  const rank = (other: TablePassage) => near(other) + (isYoung && tellsStories(other.range.book) ? forAStory : 0);
  const nearest = chance
    .shuffle(tablePassages())
    .filter(
      (other) =>
        isForAnyTale(other.range) &&
        other.ages.includes(audience) &&
        other.care.length === 0 &&
        elsewhere(other.range) &&
        near(other) > 0 &&
        !tellTheSame(known, other),
    )
    .toSorted((a, b) => rank(b) - rank(a))
    .map((other) => other.range);
  // Of the nearest ones each tale takes others.
  const nearestOnes = Math.min(mostNearest, Math.max(fewNearest, nearest.filter((other) => near(knownAs(other)) >= trulyNear).length));
  nearest.splice(0, nearestOnes, ...rotated(chance.shuffle(nearest.slice(0, nearestOnes)), Math.round(start * nearestOnes)));
  const verses = onTheme.filter((verses) => near(knownAs(verses)) > 0);
  return { near: [...nearest.slice(0, nearestOnes), ...verses, ...nearest.slice(nearestOnes)], looser };
}

/** Verses that passages near to one of the table stand on, outside of stories: each may say something on its subject by itself. */
export function nearVerses(known: TablePassage): VerseRange[] {
  return tablePassages()
    .filter((other) => !tellsStories(other.range.book) && !rangesOverlap(other.range, known.range) && nearness(known, other) > 0)
    .flatMap(({ range, carry, turning }) =>
      [...turning, ...carry.slice(0, 3)].map((place) => ({ book: range.book, from: place, to: place })),
    );
}
