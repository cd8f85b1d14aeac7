// What listeners must know before a passage that begins in the middle of a story.
import { countWords } from '#shared/story/prose.ts';
import { comparePlaces, type VerseRange } from '#shared/story/scripture.ts';
import { bookOf } from '#shared/story/scripture-books.ts';
import type { Pair } from '../sentences/sentence-pair.ts';
import type { RetoldPassage } from './retold-passage.ts';

/** The largest share of a tale's words that it may take. */
const most = 1 / 4;

/**
 * What happened before a passage, or before the part of it that is told, for a tale of so many words; null where
 * nothing must be known, or it is too long.
 */
export function backgroundOf({ before, later = [] }: RetoldPassage, told: VerseRange, words: number): Pair | null {
  const said = later.findLast(({ from }) => comparePlaces(from, told.from) <= 0) ?? before;
  return said && Math.max(countWords(said.en), countWords(said.fr)) <= words * most ? said : null;
}

/** At most this many verses lie between two scenes that follow each other. */
const gap = 3;

/**
 * Where the background is said when a scene is told before the range: before that scene if it is the beginning of the
 * passage, nowhere if it leads right up to the range, because the scene tells it, else after it.
 */
export function placeOfBackground(
  scene: VerseRange | null,
  told: VerseRange,
  known: VerseRange,
): 'before-scene' | 'after-scene' | null {
  if (!scene || comparePlaces(scene.from, known.from) >= 0) return 'before-scene';
  const { to } = scene;
  const isNear =
    to.chapter === told.from.chapter
      ? told.from.verse - to.verse <= gap
      : to.chapter + 1 === told.from.chapter &&
        told.from.verse + (bookOf(told.book).chapters[to.chapter - 1] ?? 0) - to.verse <= gap;
  return isNear ? null : 'after-scene';
}
