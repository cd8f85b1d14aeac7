// Short parts of psalms, letters and teachings that can be told on their own.
import type { VerseRange } from '#shared/story/scripture.ts';
import { tablePassages } from './passage-table.ts';

const stories = new Set(
  'GEN EXO NUM JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JON DAN MAT MRK LUK JHN ACT'.split(' '),
);

/**
 * Whether a book tells stories. A part of a story cannot be told on its own; a few verses of a psalm or a letter can.
 */
export const tellsStories = (book: string): boolean => stories.has(book);

/** The retold segments of passages that tell no story, each alone and each with the next. */
export const thoughtSegments = (): VerseRange[] =>
  tablePassages()
    .filter(({ range }) => !tellsStories(range.book))
    .flatMap(({ retold }) => [
      ...retold.map(({ range }) => range),
      ...retold.slice(1).map(({ range }, at) => ({ book: range.book, from: retold[at]!.range.from, to: range.to })),
    ])
    .filter(({ from, to }) => from.chapter === to.chapter);
