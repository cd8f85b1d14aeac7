// Moves passages that are too short for the requested length behind others that fit nearly as well.
import { verseCount } from '#shared/story/scripture.ts';
import type { PassageScore } from './passage-scores.ts';

/** The average number of words in a verse. */
const wordsOfVerse = 24;
/**
 * A passage is too short below this share of the length; it then gives way to others that score at least this share of
 * its own score.
 */
const short = { share: 1 / 3, givesWay: 0.75 };

/** The parts of a passage's score that are compared here. */
type Weighed = Pick<PassageScore, 'score'> & { readonly passage: Pick<PassageScore['passage'], 'range'> };

/** Passages in their order, but with those last that are much too short for a tale of this many words. */
export function longEnoughFirst<Score extends Weighed>(
  ranked: readonly Score[],
  words: number | undefined,
): readonly Score[] {
  if (words === undefined) return ranked;
  const fills = ({ passage }: Score) => verseCount(passage.range) * wordsOfVerse >= short.share * words;
  const worth = (each: Score) => each.score * (fills(each) ? 1 : short.givesWay);
  return ranked.toSorted((a, b) => worth(b) - worth(a));
}
