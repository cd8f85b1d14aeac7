import { tablePassages, type TablePassage } from '#server/passages/passage-table.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import { rangesOverlap, type VerseRange } from '#shared/scripture.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { readRanges, relatedVerses } from './repertoire/theme-passages.ts';
import type { Chance } from './seeded-choice.ts';

type About = { readonly range: VerseRange; readonly known: TablePassage | null; readonly theme: Theme; readonly audience: Audience };

/** Other Scripture on the same theme, for a tale whose own passage leaves room: short words, and stories that share its virtues, the nearest first. */
export function relatedPassages({ range, known, theme, audience }: About, chance: Chance): { short: VerseRange[]; long: VerseRange[] } {
  const elsewhere = (other: VerseRange) => !rangesOverlap(other, range) && !(known && rangesOverlap(other, known.range));
  const shared = (other: TablePassage) => other.virtues.filter((virtue) => known?.virtues.includes(virtue)).length;
  const long = chance
    .shuffle(tablePassages().filter((other) => other.theme === theme && other.ages.includes(audience) && elsewhere(other.range)))
    .toSorted((a, b) => shared(b) - shared(a));
  return { short: chance.shuffle(readRanges(relatedVerses[theme])).filter(elsewhere), long: long.map((other) => other.range) };
}
