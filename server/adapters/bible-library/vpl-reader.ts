import { findBook } from '#shared/story/scripture-books.ts';
import type { RawVerse } from './bible-text.ts';

/** Codes of eBible's older files that differ from USFM. */
const olderCodes: Readonly<Record<string, string>> = {
  SOL: 'SNG',
  EZE: 'EZK',
  JOE: 'JOL',
  NAH: 'NAM',
  MAR: 'MRK',
  JOH: 'JHN',
  PHI: 'PHP',
  JAM: 'JAS',
  '1JO': '1JN',
  '2JO': '2JN',
  '3JO': '3JN',
};

/** The USFM code for a code of either kind; undefined for books outside the 66. */
export const usfmCode = (code: string): string | undefined => {
  const upper = code.toUpperCase();
  return findBook(upper)?.code ?? olderCodes[upper];
};

/**
 * Reads "verse per line" text as eBible.org publishes it: `BOOK chapter:verse text`. Lines of another shape are passed
 * over.
 */
export function readVpl(text: string): RawVerse[] {
  const raw: RawVerse[] = [];
  for (const line of text.split(/\r?\n/)) {
    const match = /^\uFEFF?(\w{3}) (\d{1,3}):(\d{1,3}) ?(.*)$/.exec(line);
    const book = match?.[1] && usfmCode(match[1]);
    if (match && book) raw.push({ book, chapter: Number(match[2]), verse: Number(match[3]), text: match[4] ?? '' });
  }
  return raw;
}
