import { versesOf } from '#shared/scripture.ts';
import type { KnownPassage } from './repertoire/known-passages.ts';
import type { Unit } from './verse-units.ts';

const moves = /\b(said|cried|called|answered|came|went|saw|took|gave|rose|ran|fell|sent|put|made|blessed|healed|prayed|wept|rejoiced)\b/gi;
const weighty =
  /\b(Jesus|Yahweh|God|Lord|angel|heart|love|loved|faith|peace|joy|life|light|truth|mercy|compassion|afraid|behold|blessed|glory|forever|salvation|wisdom)\b/gi;
const listing = /\b(sons? of|father of|became the father|hundred|thousand|cubits|shekels|tribe|families|according to their|border)\b/gi;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** How much a unit carries its passage, by what it says and where it stands; only the order of the figures matters. */
function weightOf(text: string, at: number, of: number): number {
  const size = Math.max(8, text.split(/\s+/).length);
  const dense = (6 * count(text, moves) + 5 * count(text, weighty) - 9 * count(text, listing)) / size;
  const place = at === 0 ? 3 : at === of - 1 ? 2.5 : at === of - 2 || at === 1 ? 0.4 : 0;
  return dense + place + (/[“«]/.test(text) ? 0.4 : 0) + (/[!?]/.test(text) ? 0.2 : 0);
}

/** Units of a passage from the one it needs most to the one it can best do without; `carry` are those that the known story stands on. */
export function byValue(units: readonly Unit[], known: KnownPassage | null): { carry: Unit[]; others: Unit[] } {
  const spine = known?.spine ?? [];
  const rankOf = (unit: Unit): number => {
    const places = versesOf(unit.range).map(({ chapter, verse }) => spine.indexOf(`${chapter}:${verse}`));
    const ranks = places.filter((rank) => rank >= 0);
    return ranks.length > 0 && known?.range.book === unit.range.book ? Math.min(...ranks) : Number.POSITIVE_INFINITY;
  };
  const valued = units.map((unit, at) => ({ unit, rank: rankOf(unit), weight: weightOf(unit.text.en ?? '', at, units.length) }));
  const order = valued.toSorted((a, b) => (a.rank === b.rank ? b.weight - a.weight : a.rank - b.rank));
  const carries = ({ rank }: { rank: number }) => Number.isFinite(rank);
  return { carry: order.filter(carries).map(({ unit }) => unit), others: order.filter((each) => !carries(each)).map(({ unit }) => unit) };
}
