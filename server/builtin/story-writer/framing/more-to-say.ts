import { countWords } from '#shared/story/prose.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';
import type { DailyLife } from './daily-life.ts';

/** What a tale may say beside its frame, where it has room. */
type Offer = {
  /** Who people are and what places were like. */
  readonly facts: readonly Pair[];
  readonly daily: DailyLife | null;
};
/** What it says of that, each in its place. */
export type MoreToSay = {
  readonly setting: readonly Pair[];
  readonly steps: readonly Pair[];
  readonly talk: readonly Pair[];
  readonly prayer: readonly Pair[];
};
type Own = 'en' | 'fr';
type Item = { readonly place: keyof MoreToSay; readonly pair: Pair };

const mean = (pair: Pair, own: readonly Own[]): number =>
  own.reduce((sum, language) => sum + countWords(pair[language]), 0) / Math.max(1, own.length);

/** Words by which what is said may be more than the room. */
const over = 6;
/** Words that must still be missing before a second paragraph follows the first one, or a third question. */
const farTooShort = 130;

/** What fits in `room` words, the most needed first. */
export function moreToSay({ facts, daily }: Offer, room: number, own: readonly Own[]): MoreToSay {
  const chosen: Item[] = [];
  let left = room;
  const say = (place: Item['place'], pair: Pair | undefined) => {
    if (!pair || mean(pair, own) > left + over) return;
    chosen.push({ place, pair });
    left -= mean(pair, own);
  };
  const steps = daily?.steps ?? [];
  const questions = daily?.questions ?? [];
  const prayers = daily?.prayers ?? [];
  say('setting', facts[0]);
  say('steps', steps[0]);
  say('talk', questions[0]);
  say('setting', facts[1]);
  say('prayer', prayers[0]);
  say('talk', questions[1]);
  for (const fact of facts.slice(2)) say('setting', fact);
  if (left >= farTooShort) {
    say('steps', steps[1]);
    say('talk', questions[2]);
  }
  // What is told first stands first, also where a later one fitted before it.
  const order = (place: Item['place'], list: readonly Pair[]) =>
    chosen
      .filter((item) => item.place === place)
      .map(({ pair }) => pair)
      .toSorted((a, b) => list.indexOf(a) - list.indexOf(b));
  return {
    setting: order('setting', facts),
    steps: order('steps', steps),
    talk: order('talk', questions),
    prayer: order('prayer', prayers),
  };
}
