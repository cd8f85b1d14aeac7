import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import type { Scripture } from '#server/ports/bible.ts';
import { books } from '#shared/story/scripture-books.ts';
import { isRange, type VerseRange } from '#shared/story/scripture.ts';
import { versionOfLanguage } from '#shared/vocabulary.ts';
import { z } from 'zod';

export const spokenLanguages = ['en', 'fr'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** References in the studio's numbering; texts of Bibles stay out of the repository. */
const sentences = z
  .record(z.enum(spokenLanguages), z.array(z.string()).length(30))
  .parse(JSON.parse(readFileSync(new URL('./sentences.json', import.meta.url), 'utf8')));

/** A verse to be read: its reference in the studio's numbering, and its text in that language. */
export type Verse = { readonly reference: string; readonly language: SpokenLanguage; readonly text: string };

/** The words of a text as captions have them. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Sentences of the set are this long, in words. */
export const sentenceLength = { min: 8, max: 30 } as const;

/** Opens the installed Bibles; French is found in `BIBLES_DIR`. Throws Failure when a text is not available. */
export async function openScripture(): Promise<{ scripture: Scripture; close(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-voice-bibles-'));
  const folders = [process.env['BIBLES_DIR'] ?? '../shared/bibles'];
  const library = bibleLibrary({ files: diskFiles(dir), folders, site: null });
  for (const language of spokenLanguages)
    await library.install(versionOfLanguage[language], { signal: new AbortController().signal });
  return { scripture: library, close: () => rm(dir, { recursive: true, force: true }) };
}

/** The sentences of the set in a language. Throws when a reference has no text or is not 8 to 30 words long. */
export async function sentenceSet(scripture: Scripture, language: SpokenLanguage): Promise<Verse[]> {
  const verses: Verse[] = [];
  for (const reference of sentences[language]) {
    const text = await textAt(scripture, reference, language);
    const count = wordsOf(text).length;
    if (count < sentenceLength.min || count > sentenceLength.max)
      throw new Error(
        `${reference} (${language}) has ${count} words, not ${sentenceLength.min} to ${sentenceLength.max}`,
      );
    verses.push({ reference, language, text });
  }
  if (new Set(verses.map(({ text }) => text)).size !== verses.length)
    throw new Error(`A sentence is twice in the set (${language})`);
  return verses;
}

/** Verses drawn from the whole Bible: the same seed draws the same ones. Verses that an edition lacks are not drawn. */
export async function drawVerses(
  scripture: Scripture,
  language: SpokenLanguage,
  count: number,
  seed: number,
): Promise<Verse[]> {
  const all = books.flatMap(({ code, chapters }) =>
    chapters.flatMap((verses, chapter) =>
      Array.from({ length: verses }, (_, verse) => `${code} ${chapter + 1}:${verse + 1}`),
    ),
  );
  const random = seededRandom(seed);
  const drawn: Verse[] = [];
  while (drawn.length < count && all.length > 0) {
    const [reference = ''] = all.splice(Math.floor(random() * all.length), 1);
    const text = await textAt(scripture, reference, language).catch(() => '');
    if (/\p{L}/u.test(text)) drawn.push({ reference, language, text });
  }
  return drawn;
}

async function textAt(scripture: Scripture, reference: string, language: SpokenLanguage): Promise<string> {
  const [, book = '', chapter, verse] = /^(\w{3}) (\d+):(\d+)$/.exec(reference) ?? [];
  const place = { chapter: Number(chapter), verse: Number(verse) };
  const range: VerseRange = { book, from: place, to: place };
  if (!isRange(range)) throw new Error(`There is no verse ${reference}`);
  const text = (await scripture.passage(range, versionOfLanguage[language])).map((each) => each.text).join(' ');
  if (!text) throw new Error(`${reference} has no text in ${versionOfLanguage[language]}`);
  return text;
}

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
