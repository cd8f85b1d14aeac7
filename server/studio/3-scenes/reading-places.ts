import { bookOrder } from '#shared/scripture-books.ts';

const between = (book: string, first: string, last: string): boolean =>
  bookOrder(book) >= bookOrder(first) && bookOrder(book) <= bookOrder(last);

/** Where one may see words that tell of no place themselves, when the telling turns to another book; null where the book tells of places. */
export function readingPlace(book: string): string | null {
  if (between(book, 'ROM', 'JUD')) return 'Outside under a large tree, friends listen to a letter.';
  if (book === 'PSA' || book === 'SNG' || book === 'LAM') return 'A young shepherd with a harp sings on the green hills.';
  if (book === 'PRO' || book === 'ECC' || book === 'JOB') return 'Outside under a tree an old man teaches young people.';
  if (between(book, 'ISA', 'MAL') && book !== 'DAN' && book !== 'JON') return 'An old prophet speaks to the people on a hill.';
  return null;
}
