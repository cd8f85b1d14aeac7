// Chooses among framing sentences and verses so that they fill the words left for them.
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { Candidate, Slot } from './slots.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';
import type { Chance } from './seeded-choice.ts';

/** Words of a sentence, on the average of the languages that the studio itself writes. */
const sizeIn = (pair: Pair, languages: readonly ('en' | 'fr')[]): number =>
  languages.reduce((sum, language) => sum + countWords(pair[language]), 0) / Math.max(1, languages.length);

/** The fewest words that the slots can take. */
export const leastWords = (slots: readonly Slot[], own: readonly ('en' | 'fr')[]): number =>
  slots
    .flatMap(({ lead = [], fixed, pool, least }) => [
      ...lead,
      ...fixed,
      ...pool.slice(0, least).map(({ pair }) => pair),
    ])
    .reduce((sum, pair) => sum + sizeIn(pair, own), 0);

/**
 * Chooses what the studio says in each slot so that all of it together has about `target` words. Spare sentences are
 * used where more than `slack` words are missing.
 */
export function fitSentences(
  slots: readonly Slot[],
  target: number,
  languages: readonly Language[],
  slack = 0,
): Pair[][] {
  const own = languages.filter((language) => language !== 'ee');
  if (own.length === 0) return slots.map(() => []);
  const size = ({ pair }: Candidate) => sizeIn(pair, own);
  const taken = slots.map((slot) => slot.pool.slice(0, slot.least));
  const said = ({ lead = [], fixed }: Slot) =>
    [...lead, ...fixed].reduce((words, pair) => words + sizeIn(pair, own), 0);
  const fixed = slots.reduce((sum, slot) => sum + said(slot), 0);
  const total = () => fixed + taken.flat().reduce((sum, each) => sum + size(each), 0);
  const hunger = (at: number) => {
    const slot = slots[at];
    return slot ? ((taken[at] ?? []).reduce((sum, each) => sum + size(each), 0) + said(slot)) / slot.weight : 0;
  };

  add(({ pool, most }, mine) => (mine.length < most ? pool : []), 0);
  refine();
  add(({ spare = [] }) => spare, slack);
  return slots.map((slot, at) => [
    ...(slot.lead ?? []),
    ...(taken[at] ?? []).toSorted((a, b) => a.order - b.order).map(({ pair }) => pair),
    ...slot.fixed,
  ]);

  /** Adds sentences of `from` one by one, where they are most needed, until at most `enough` words are missing. */
  function add(from: (slot: Slot, mine: readonly Candidate[]) => readonly Candidate[], enough: number): void {
    for (;;) {
      const missing = target - total();
      if (missing <= enough) return;
      const isSaid = ({ pair }: Candidate) => taken.flat().some((each) => each.pair.en === pair.en);
      const order = slots.map((_, at) => at).toSorted((a, b) => hunger(a) - hunger(b));
      const next = order
        .map((at) => ({ at, candidate: slots[at] && from(slots[at], taken[at] ?? []).find((each) => !isSaid(each)) }))
        .find(({ candidate }) => candidate && size(candidate) / 2 < missing);
      if (!next?.candidate) return;
      taken[next.at]?.push(next.candidate);
    }
  }

  /** Swaps single sentences as long as that brings the total nearer to its target. */
  function refine(): void {
    for (let turn = 0; turn < 12; turn++) {
      const off = total() - target;
      if (Math.abs(off) < 4) return;
      let best: { slot: number; index: number; other: Candidate; gain: number } | null = null;
      slots.forEach((slot, at) =>
        taken[at]?.forEach((mine, index) => {
          for (const other of slot.pool) {
            if (taken[at]?.includes(other) || (other.order !== mine.order && (taken[at]?.length ?? 0) > 1)) continue;
            const gain = Math.abs(off) - Math.abs(off + size(other) - size(mine));
            if (gain > (best?.gain ?? 1)) best = { slot: at, index, other, gain };
          }
        }),
      );
      const exchange = best as { slot: number; index: number; other: Candidate } | null;
      if (!exchange) return;
      taken[exchange.slot]?.splice(exchange.index, 1, exchange.other);
    }
  }
}

/** A whole verse that may frame. */
export type FramingVerse = { readonly key: string; readonly text: string };

/**
 * Chooses one or more verses for each slot so that all together have about `target` words; no verse, and no sentence,
 * is used twice.
 */
export function fitVerses(
  pools: readonly (readonly FramingVerse[])[],
  target: number,
  chance: Chance,
): FramingVerse[][] {
  const taken: FramingVerse[][] = [];
  const read = new Map<string, { readonly words: number; readonly sentences: readonly string[] }>();
  const readOf = ({ text }: FramingVerse) => {
    const known = read.get(text) ?? { words: countWords(text), sentences: sentencesOf(text) };
    read.set(text, known);
    return known;
  };
  const shareSentence = (a: FramingVerse, b: FramingVerse) =>
    readOf(a).sentences.some((sentence) => b.text.includes(sentence));
  const isUsed = (verse: FramingVerse) =>
    taken.some((slot) => slot.some((other) => other.key === verse.key || shareSentence(other, verse)));
  for (const pool of pools)
    taken.push(
      chance
        .shuffle(pool)
        .filter((verse) => !isUsed(verse))
        .slice(0, 1),
    );
  const total = () => taken.flat().reduce((sum, verse) => sum + readOf(verse).words, 0);
  for (let turn = 0; turn < 900 && Math.abs(total() - target) > Math.max(2, target * 0.02); turn++) {
    const off = total() - target;
    const at = chance.upTo(pools.length);
    const pool = pools[at] ?? [];
    const mine = taken[at] ?? [];
    const other = pool[chance.upTo(Math.max(1, pool.length))];
    if (!other || isUsed(other)) continue;
    const more = readOf(other).words;
    if (off < 0 && mine.length < 4 && more <= -off * 1.2) mine.push(other);
    else if (off > 0 && mine.length > 1) mine.pop();
    else {
      const index = chance.upTo(Math.max(1, mine.length));
      const changed = off + more - (mine[index] ? readOf(mine[index]).words : 0);
      if (Math.abs(changed) < Math.abs(off)) mine[index] = other;
    }
  }
  return taken;
}
