// Fills a tale that is too short: facts about people and places, what a book is, more on a virtue.
import { countWords } from '#shared/story/prose.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';
import type { DailyLife } from './daily-life.ts';

/** What a tale may say beside its frame, where it has room. */
type Offer = {
  /** Who people are and what places were like. */
  readonly facts: readonly Pair[];
  /** Some tones say who people are before anything else, the others where room is left. */
  readonly beginsWithFacts: boolean;
  /** A sentence on what kind of book it is, for a passage that tells no story. */
  readonly book: Pair | null;
  readonly daily: readonly DailyLife[];
};
/** What was chosen from an offer, each in its place; `life` is by virtue. */
export type MoreToSay = {
  readonly setting: readonly Pair[];
  readonly life: readonly (readonly Pair[])[];
  readonly prayer: readonly Pair[];
};
type Own = 'en' | 'fr';
const mean = (pair: Pair, own: readonly Own[]): number =>
  own.reduce((sum, language) => sum + countWords(pair[language]), 0) / Math.max(1, own.length);

/** The additions may exceed the room by this many words. */
const over = 6;
/** At least this many words must be missing before a tale says what its book is. */
const farTooShort = 130;

/** What fits in `room` words, the most needed first. */
export function moreToSay(
  { facts, beginsWithFacts, book, daily }: Offer,
  room: number,
  own: readonly Own[],
): MoreToSay {
  const chosen = new Set<Pair>();
  let left = room;
  const say = (pair: Pair | null | undefined) => {
    if (!pair || mean(pair, own) > left + over) return;
    chosen.add(pair);
    left -= mean(pair, own);
  };
  // A tone for which nothing is left to say of one virtue says it of the next.
  const first = daily.find(({ steps }) => steps !== null);
  if (beginsWithFacts) say(facts[0]);
  say(first?.steps);
  // Questions and prayers follow the steps of the same virtue.
  const goesOn = first?.steps && chosen.has(first.steps) ? first : null;
  say(goesOn?.questions[0]);
  // Listeners remember two people at the start; a second paragraph of advice would fit any tale.
  for (const fact of facts.slice(0, 2)) if (!chosen.has(fact)) say(fact);
  say(goesOn?.prayer);
  say(goesOn?.questions[1]);
  if (room >= farTooShort) say(book);
  const said = (pairs: readonly (Pair | null)[]): Pair[] =>
    pairs.flatMap((pair) => (pair && chosen.has(pair) ? [pair] : []));
  return {
    setting: said([book, ...facts]),
    life: daily.map(({ steps, questions }) => said([steps, ...questions])).filter((pairs) => pairs.length > 0),
    prayer: said(daily.map(({ prayer }) => prayer)),
  };
}
