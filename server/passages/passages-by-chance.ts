// The passages that a random choice may pick from.
import {
  chapterRange,
  compareRanges,
  containsRange,
  rangesOverlap,
  type VerseRange,
  verseCount,
} from '#shared/story/scripture.ts';
import { type Audience, type Span, spanVerses } from '#shared/vocabulary.ts';
import { tellsStories } from './passage-segments.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';
import { suits } from './ranked-passages.ts';

const isChapter = (range: VerseRange): boolean =>
  compareRanges(range, chapterRange(range.book, range.from.chapter)) === 0;

function isOfSpan(range: VerseRange, span: Span): boolean {
  if (span === 'chapter') return isChapter(range);
  const count = verseCount(range);
  return count >= spanVerses[span][0] && count <= spanVerses[span][1] && !(count > 1 && isChapter(range));
}

/** Whether this verse is one of the main verses of a passage of the table. */
const standsOn = ({ range, carry }: TablePassage, verse: VerseRange): boolean =>
  containsRange(range, verse) &&
  carry.some(({ chapter, verse: at }) => chapter === verse.from.chapter && at === verse.from.verse);

/**
 * The lists from which a random passage is picked, the better list first: passages of the table (for a single verse,
 * their main verses), then whatever else in `pool` can be told on its own. Neither has passages that do not suit the
 * audience, or pieces of a story: six verses or fewer of a book that tells stories, unless the table has them, or
 * ranges that cut a passage of the table.
 */
export function passagesByChance(
  pool: readonly VerseRange[],
  span: Span,
  audience: Audience,
): readonly (readonly VerseRange[])[] {
  const byBook = Map.groupBy(tablePassages(), ({ range }) => range.book);
  const near = (range: VerseRange) =>
    (byBook.get(range.book) ?? []).filter((passage) => rangesOverlap(passage.range, range));
  const isPiece = (range: VerseRange) => {
    if (span === 'single' || !tellsStories(range.book)) return false;
    return span === 'short' || span === 'medium' || near(range).some((passage) => !containsRange(range, passage.range));
  };
  const fits = pool.filter((range) => !isPiece(range) && near(range).every((passage) => suits(passage, audience)));
  if (span === 'single') {
    const isKnown = (range: VerseRange) => near(range).some((passage) => standsOn(passage, range));
    return [fits.filter(isKnown), fits.filter((range) => !isKnown(range))];
  }
  const known = tablePassages().filter((passage) => suits(passage, audience) && isOfSpan(passage.range, span));
  return [known.map(({ range }) => range), fits];
}
