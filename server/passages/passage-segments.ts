import type { VerseRange } from '#shared/story/scripture.ts';
import { tablePassages } from './passage-table.ts';

const stories = new Set(
  'GEN EXO NUM JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JON DAN MAT MRK LUK JHN ACT'.split(' '),
);

/**
 * Whether a book tells stories: a part of one is torn out of it, while a few verses of a psalm or a letter may be a
 * thought of their own.
 */
export const tellsStories = (book: string): boolean => stories.has(book);

/**
 * The thoughts that the passages of the table consist of, alone and two that follow each other, without those of
 * stories.
 */
export const thoughtSegments = (): VerseRange[] =>
  tablePassages()
    .filter(({ range }) => !tellsStories(range.book))
    .flatMap(({ retold }) => [
      ...retold.map(({ range }) => range),
      ...retold.slice(1).map(({ range }, at) => ({ book: range.book, from: retold[at]!.range.from, to: range.to })),
    ])
    .filter(({ from, to }) => from.chapter === to.chapter);
