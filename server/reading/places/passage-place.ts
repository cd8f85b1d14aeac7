// Loads words/passage-places.yaml: where well-known Bible passages are set.
import type { ReadingPlace } from '#shared/pictures/scene-reading.ts';
import { comparePlaces, type VerseRange } from '#shared/story/scripture.ts';
import { wordsFile } from '../language/word-phrases.ts';

type Start = { readonly chapter: number; readonly verse: number; readonly place: ReadingPlace };

let read: ReadonlyMap<string, readonly Start[]> | undefined;
function starts(): ReadonlyMap<string, readonly Start[]> {
  if (read) return read;
  const file = wordsFile<Record<string, Record<string, ReadingPlace>>>('passage-places.yaml');
  read = new Map(
    Object.entries(file).map(([book, places]) => [
      book,
      Object.entries(places)
        .map(([from, place]): Start => {
          const [chapter = 1, verse = 1] = from.split(':').map(Number);
          return { chapter, verse, place };
        })
        .toSorted(comparePlaces),
    ]),
  );
  return read;
}

/** Where a passage is known to be set, by the verse that it begins with. */
export const placeOfPassage = ({ book, from }: VerseRange): ReadingPlace | null =>
  starts()
    .get(book)
    ?.findLast((start) => comparePlaces(start, from) <= 0)?.place ?? null;
