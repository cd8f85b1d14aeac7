// The kind of writing of each book of the Bible.
import { bookOrder } from '#shared/story/scripture-books.ts';
import type { VerseRange } from '#shared/story/scripture.ts';

export const genres = ['narrative', 'poetry', 'proverb', 'letter', 'law', 'prophecy', 'gospel'] as const;
export type Genre = (typeof genres)[number];

const isProphetsStory = ({ book, from }: VerseRange): boolean =>
  book === 'JON' ||
  (book === 'DAN' && from.chapter <= 6) ||
  (book === 'ISA' && from.chapter >= 36 && from.chapter <= 39);
const isLaw = ({ book, from }: VerseRange): boolean =>
  book === 'LEV' ||
  book === 'DEU' ||
  (book === 'EXO' && from.chapter >= 20 && from.chapter <= 31) ||
  (book === 'NUM' && from.chapter <= 9);
const isSong = ({ book, from }: VerseRange): boolean =>
  ['PSA', 'SNG', 'LAM'].includes(book) || (book === 'JOB' && from.chapter >= 3 && from.chapter <= 41);

/** What kind of writing a passage is; it decides how it is introduced and how it may be shortened. */
export function genreOf(range: VerseRange): Genre {
  if (isProphetsStory(range)) return 'narrative';
  if (isLaw(range)) return 'law';
  if (isSong(range)) return 'poetry';
  if (range.book === 'PRO' || range.book === 'ECC') return 'proverb';
  const order = bookOrder(range.book);
  if (order >= bookOrder('ISA') && order <= bookOrder('MAL')) return 'prophecy';
  if (range.book === 'REV') return 'prophecy';
  if (order >= bookOrder('MAT') && order <= bookOrder('JHN')) return 'gospel';
  return order >= bookOrder('ROM') ? 'letter' : 'narrative';
}
