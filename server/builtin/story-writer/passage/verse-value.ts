// How much each verse is worth quoting: turning points first.
import { rangesOf } from '#server/passages/passage-lists.ts';
import type { RetoldPassage } from '#server/passages/pericopes/retold-passage.ts';
import { type Place, rangesOverlap, type VerseRange, versesOf } from '#shared/story/scripture.ts';
import type { Unit } from './verse-units.ts';

const moves =
  /\b(said|cried|called|answered|came|went|saw|took|gave|rose|ran|fell|sent|put|made|blessed|healed|prayed|wept|rejoiced)\b/gi;
const weighty =
  /\b(Jesus|Yahweh|God|Lord|angel|heart|love|loved|faith|peace|joy|life|light|truth|mercy|compassion|afraid|behold|blessed|glory|forever|salvation|wisdom)\b/gi;
const listing =
  /\b(sons? of|father of|became the father|hundred|thousand|cubits|shekels|tribe|families|according to their|border)\b/gi;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** A rough value of verses by the kinds of words in them; only the order of the figures matters. */
function weightOfWords(text: string): number {
  const size = Math.max(8, text.split(/\s+/).length);
  const dense = (6 * count(text, moves) + 5 * count(text, weighty) - 9 * count(text, listing)) / size;
  return dense + (/[“«]/.test(text) ? 0.4 : 0) + (/[!?]/.test(text) ? 0.2 : 0);
}

const has = (unit: Pick<Unit, 'range'>, { chapter, verse }: Place): boolean =>
  versesOf(unit.range).some((place) => place.chapter === chapter && place.verse === verse);

/** Whether a unit has a verse that its passage may never lose. */
export const isTurning = (unit: Pick<Unit, 'range'>, known: RetoldPassage | null): boolean =>
  known?.range.book === unit.range.book && known.turning.some((place) => has(unit, place));

/** The bonus for a verse that listeners know by heart. */
const awaited = 15;

let known: ReadonlyMap<string, readonly VerseRange[]> | undefined;
/** Whether a unit has words that listeners wait for: "Hosanna" on Palm Sunday. */
export function isBestKnown({ range }: Pick<Unit, 'range'>): boolean {
  known ??= Map.groupBy(rangesOf('best-known-verses'), ({ book }) => book);
  return known.get(range.book)?.some((each) => rangesOverlap(each, range)) ?? false;
}

/** What a unit is worth to its passage: turning points above all, then the verses it stands on, then by its words. */
export function valueOf(unit: Unit, passage: RetoldPassage | null): number {
  const carry = passage && passage.range.book === unit.range.book ? passage.carry : [];
  const rank = carry.findIndex((place) => has(unit, place));
  return (
    (isTurning(unit, passage) ? 40 : 0) +
    (isBestKnown(unit) ? awaited : 0) +
    (rank >= 0 ? 20 - rank : 0) +
    weightOfWords(unit.text.en ?? '')
  );
}

/** Whether verses have the words of a title: two that count, or the only one. */
export function saysTitle(verses: string, title: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  const wanted = words(title);
  return wanted.size > 0 && words(verses).intersection(wanted).size >= Math.min(2, wanted.size);
}
