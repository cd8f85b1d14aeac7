import { knownAs } from '#server/passages/known-passage.ts';
import { tellsStories } from '#server/passages/passage-segments.ts';
import { tablePassages, type TablePassage } from '#server/passages/passage-table.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import { rangesOverlap, type VerseRange } from '#shared/scripture.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { genreOf } from './repertoire/genres.ts';
import { readRanges, relatedVerses } from './repertoire/theme-passages.ts';
import type { Chance } from './seeded-choice.ts';

type About = { readonly range: VerseRange; readonly known: TablePassage | null; readonly theme: Theme; readonly audience: Audience };

/** Passages to turn to; `looser` ones have only the theme in common, for a tale that is too long for the others. */
type Related = { readonly short: VerseRange[]; readonly long: VerseRange[]; readonly looser: VerseRange[] };

/** So many passages are all near enough to follow next. */
const nearestOnes = 6;

/** Laws and prophecies say little to somebody who does not know why they were given. */
const isForAnyTale = (range: VerseRange): boolean => !['law', 'prophecy'].includes(genreOf(range));

/** Below this two passages have too little to do with each other to be told in a row. */
const nearEnough = 2.5;

/** How near another passage is to one of the table; 0 when its main virtue is not the one's own, or nobody in it feels the same. */
function nearness(known: TablePassage, other: TablePassage): number {
  if (other.virtues[0] !== known.virtues[0] && !(other.theme === known.theme && known.virtues.slice(0, 2).includes(other.virtues[0]!)))
    return 0;
  const virtues = other.virtues.filter((virtue) => known.virtues.includes(virtue)).length;
  const feelings = other.feelings.filter((feeling) => known.feelings.includes(feeling)).length;
  const near = virtues + feelings / 2 + (other.theme === known.theme ? 1 : 0);
  return feelings > 0 && near >= nearEnough ? near : 0;
}

/**
 * Other Scripture on the subject of a tale whose own passage leaves room, the nearest first: short words, and stories.
 * To a passage of the table only what shares its virtues, and to any other what the theme has.
 */
export function relatedPassages({ range, known, theme, audience }: About, chance: Chance): Related {
  const elsewhere = (other: VerseRange) => !rangesOverlap(other, range) && !(known && rangesOverlap(other, known.range));
  const onTheme = chance.shuffle(readRanges(relatedVerses[theme])).filter((other) => elsewhere(other) && isForAnyTale(other));
  if (!known) return { short: onTheme, long: [], looser: [] };
  const near = (other: TablePassage | null) => (other ? nearness(known, other) : 0);
  const nearest = chance
    .shuffle(tablePassages())
    .filter(
      (other) =>
        isForAnyTale(other.range) && other.ages.includes(audience) && other.care.length === 0 && elsewhere(other.range) && near(other) > 0,
    )
    .toSorted((a, b) => near(b) - near(a))
    .map((other) => other.range);
  // Of the nearest ones each tale takes others.
  nearest.splice(0, nearestOnes, ...chance.shuffle(nearest.slice(0, nearestOnes)));
  const verses = onTheme.filter((verses) => near(knownAs(verses)) > 0);
  return { short: [...verses, ...nearest.filter(({ book }) => !tellsStories(book))], long: nearest, looser: onTheme };
}

/** Verses that passages near to one of the table stand on, outside of stories: each may say something on its subject by itself. */
export function nearVerses(known: TablePassage): VerseRange[] {
  return tablePassages()
    .filter((other) => !tellsStories(other.range.book) && !rangesOverlap(other.range, known.range) && nearness(known, other) > 0)
    .flatMap(({ range, carry, turning }) =>
      [...turning, ...carry.slice(0, 3)].map((place) => ({ book: range.book, from: place, to: place })),
    );
}
