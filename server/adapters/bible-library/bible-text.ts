import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';
import { placesIn } from '#shared/story/scripture-numbering.ts';
import { books } from '#shared/story/scripture-books.ts';
import type { BibleVersion } from '#shared/vocabulary.ts';

/**
 * Verses by USFM code, in the version's own numbering: `[chapter - 1][verse - 1]`, empty where the version has no text.
 */
export type Verses = Readonly<Record<string, readonly (readonly string[])[]>>;

/** One line of a Bible file before it is put in order. */
export type RawVerse = {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
};

/** A Bible as the studio keeps it. */
export type BibleText = {
  readonly version: BibleVersion;
  /** Where it came from, for people. */
  readonly source: string;
  readonly verses: Verses;
  /** `book chapter:verse` of every verse that begins a paragraph, if the source marks paragraphs. */
  readonly paragraphs: readonly string[];
};

/** Verses that a sound edition may lack: variants that some print in the margin. */
const mayLack = 40;
/** Verses beyond the studio's count that a sound edition may have: numbered superscriptions and splits. */
const mayExceed = 150;

const tidy = (text: string): string => text.normalize('NFC').replace(/¶/g, '').replace(/\s+/g, ' ').trim();

/**
 * A digit glued to the text is the last figure of the number when that verse is missing: `119:11 5Éloignez` is 119:115.
 */
function repairNumbers(raw: readonly RawVerse[]): RawVerse[] {
  const keyOf = (line: RawVerse, verse: number) => `${line.book} ${line.chapter}:${verse}`;
  const known = new Set(raw.map((line) => keyOf(line, line.verse)));
  return raw.map((line) => {
    const glued = /^(\d)(?=\p{Lu})/u.exec(line.text);
    const verse = line.verse * 10 + Number(glued?.[1]);
    return glued && !known.has(keyOf(line, verse)) ? { ...line, verse, text: line.text.slice(1) } : line;
  });
}

/**
 * Puts lines in order by book, chapter and verse; lines of the same verse are joined. Books outside the 66 are left
 * out.
 */
export function versesFrom(raw: readonly RawVerse[]): Record<string, string[][]> {
  const verses: Record<string, string[][]> = Object.fromEntries(books.map(({ code }) => [code, []]));
  for (const { book, chapter, verse, text } of repairNumbers(raw)) {
    const chapters = verses[book];
    if (!chapters || chapter < 1 || chapter > 150 || verse < 1 || verse > 176) continue;
    while (chapters.length < chapter) chapters.push([]);
    const lines = chapters[chapter - 1] ?? [];
    while (lines.length < verse) lines.push('');
    lines[verse - 1] = tidy(`${lines[verse - 1]} ${text}`);
  }
  return verses;
}

/** How many verses have text. */
export const countVerses = (verses: Verses): number =>
  Object.values(verses)
    .flat(2)
    .filter((text) => text !== '').length;

/** Throws Failure('invalid') unless this is a whole Bible of 66 books in the version's known numbering. */
export function checkVerses(verses: Verses, version: BibleVersion): void {
  const lacking = books.filter(({ code }) => !verses[code]?.some((chapter) => chapter.some(Boolean)));
  if (lacking.length > 0)
    throw new Failure(
      'invalid',
      msg`This is not a whole Bible: ${{ value: 66 - lacking.length }} of 66 books found, ${{ en: lacking[0]?.names.en }} is missing.`,
    );
  let expected = 0;
  const missing: string[] = [];
  for (const { code, chapters } of books)
    chapters.forEach((count, index) => {
      for (let verse = 1; verse <= count; verse++)
        for (const own of placesIn(version, code, { chapter: index + 1, verse })) {
          expected += 1;
          if (!verses[code]?.[own.chapter - 1]?.[own.verse - 1]) missing.push(`${code} ${own.chapter}:${own.verse}`);
        }
    });
  if (missing.length > mayLack)
    throw new Failure(
      'invalid',
      msg`${{ count: missing.length }} verses of ${{ version }} are missing in this file, the first is ${{ value: missing[0] }}.`,
    );
  const extra = countVerses(verses) - (expected - missing.length);
  if (extra > mayExceed)
    throw new Failure(
      'invalid',
      msg`This file has ${{ extra }} verses that ${{ version }} does not have: it is a different translation.`,
    );
}
