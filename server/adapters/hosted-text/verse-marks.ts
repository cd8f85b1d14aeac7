import type { PassageVerse, Scripture } from '#server/ports/bible.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { type Language, versionOfLanguage } from '#shared/vocabulary.ts';

/** A verse as a model is shown it, under the studio's own numbering: `LUK 10:33`. */
export type ShownVerse = Pick<PassageVerse, 'book' | 'chapter' | 'verse' | 'text'>;
const placeOf = ({ book, chapter, verse }: Pick<ShownVerse, 'book' | 'chapter' | 'verse'>): string =>
  `${book} ${chapter}:${verse}`;

/** The most verses that a model is shown: the longest passage of the table and what is shown beside it, not a book. */
const most = 80;
const markOf = /\[\[\s*([1-3]?[A-Z]{2,3})\s+(\d{1,3}):(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*\]\]/g;
/** The reference, in braces and not read aloud, after words that retell verses: `{{LUK 10:33-34}}`. */
const retoldMark = /\{\{\s*([1-3]?[A-Z]{2,3})\s+(\d{1,3}):(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*\}\}/;
const marks: Record<Language, readonly [open: string, close: string]> = {
  en: ['“', '”'],
  fr: ['« ', ' »'],
  ee: ['“', '”'],
};

/** The verses that a model may quote in a language: those of the ranges, in the words of its installed Bible. */
export async function versesToShow(
  scripture: Scripture,
  ranges: readonly VerseRange[],
  language: Language,
): Promise<ShownVerse[]> {
  const read = await Promise.all(ranges.map((range) => scripture.passage(range, versionOfLanguage[language])));
  return read
    .flat()
    .filter(({ text }) => text !== '')
    .slice(0, most);
}

/** The verses as lines of a prompt. */
export const shownAs = (verses: readonly ShownVerse[]): string =>
  verses.map((verse) => `[[${placeOf(verse)}]] ${verse.text}`).join('\n');

/** What a text says where it marks a verse: null when every mark names a verse that was shown. */
export function unknownMark(text: string, verses: readonly ShownVerse[]): string | null {
  const known = new Set(verses.map(placeOf));
  const bare = text.replaceAll(markOf, (mark: string, book: string, chapter: string, from: string, to = from) =>
    rangeOf(from, to).every((verse) => known.has(`${book} ${chapter}:${verse}`)) ? '' : mark,
  );
  return /\[\[.*?\]\]|\[\[|\]\]/s.exec(bare)?.[0].slice(0, 40) ?? null;
}

/** The verses of those shown that a text marks. */
export function markedVerses(text: string, verses: readonly ShownVerse[]): ShownVerse[] {
  const marked = new Set(
    [...text.matchAll(markOf)].flatMap(([, book = '', chapter = '', from = '', to = from]) =>
      rangeOf(from, to).map((verse) => `${book} ${chapter}:${verse}`),
    ),
  );
  return verses.filter((verse) => marked.has(placeOf(verse)));
}

/** What a text says besides its marks and references. */
export const withoutMarks = (text: string): string => text.replaceAll(/\[\[.*?\]\]|\{+[^{}]*\}+/gs, ' ');

/**
 * The verses, all of them shown, that a text says it tells in its own words; null when it quotes, or says nothing of
 * the kind.
 */
export function retoldRange(text: string, verses: readonly ShownVerse[]): VerseRange | null {
  const found = retoldMark.exec(text);
  if (!found || markedRange(text)) return null;
  const [, book = '', chapter = '', from = '', to = from] = found;
  const known = new Set(verses.map(placeOf));
  const told = rangeOf(from, to);
  if (told.length === 0 || !told.every((verse) => known.has(`${book} ${chapter}:${verse}`))) return null;
  return {
    book,
    from: { chapter: Number(chapter), verse: Number(from) },
    to: { chapter: Number(chapter), verse: Number(to) },
  };
}

/** A text with the reference of the verses that it tells; one that spans chapters is left out. */
export const withReference = (text: string, { book, from, to }: VerseRange): string =>
  from.chapter === to.chapter
    ? `${text} {{${book} ${from.chapter}:${from.verse}${to.verse > from.verse ? `-${to.verse}` : ''}}}`
    : text;

/** The mark of a verse. */
export const markFor = (verse: Pick<ShownVerse, 'book' | 'chapter' | 'verse'>): string => `[[${placeOf(verse)}]]`;

/** The first verse range that a text marks; null when it marks none. */
export function markedRange(text: string): VerseRange | null {
  const [found] = text.matchAll(markOf);
  if (!found) return null;
  const [, book = '', chapter, from, to = from] = found;
  return {
    book,
    from: { chapter: Number(chapter), verse: Number(from) },
    to: { chapter: Number(chapter), verse: Number(to) },
  };
}

/**
 * Puts the Bible's own words where verses are marked. Quotation marks that the model itself wrote go: only Scripture is
 * quoted. References in braces go too: they are not heard.
 */
export function withVerses(text: string, verses: readonly ShownVerse[], language: Language): string {
  const words = new Map(verses.map((verse) => [placeOf(verse), verse.text]));
  return text
    .replaceAll(/\{+[^{}]*\}+/g, ' ')
    .split(/(\[\[.*?\]\])/s)
    .map((part) =>
      part.startsWith('[[')
        ? part.replaceAll(markOf, (_, book: string, chapter: string, from: string, to = from) =>
            quoted(
              rangeOf(from, to)
                .map((verse) => words.get(`${book} ${chapter}:${verse}`) ?? '')
                .join(' '),
              language,
            ),
          )
        : part.replaceAll(/["“”«»„]\s?/g, (mark) => (mark.startsWith('«') || mark.trim() === mark ? '' : ' ')),
    )
    .join('')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ([.,;!?…])/g, language === 'fr' ? '$&' : '$1')
    .trim();
}

/** Marks verses again where a text quotes them word for word, run by run: the inverse of `withVerses`. */
export function withMarks(text: string, verses: readonly ShownVerse[], language: Language): string {
  let marked = text;
  const said = (from: number, to: number) =>
    verses
      .slice(from, to + 1)
      .map((verse) => verse.text)
      .join(' ')
      .trim();
  for (let at = 0; at < verses.length; at += 1) {
    const first = verses[at];
    if (!first || first.text.trim().split(/\s+/).length < 3 || !marked.includes(said(at, at))) continue;
    let end = at;
    while (follows(verses[end], verses[end + 1]) && marked.includes(said(at, end + 1))) end += 1;
    const last = verses[end] ?? first;
    const mark = end === at ? `[[${placeOf(first)}]]` : `[[${placeOf(first)}-${last.verse}]]`;
    const words = said(at, end);
    const inMarks = quoted(words, language);
    marked = marked.replace(marked.includes(inMarks) ? inMarks : words, () => mark);
    at = end;
  }
  return marked;
}

const follows = (a: ShownVerse | undefined, b: ShownVerse | undefined): boolean =>
  a !== undefined && b !== undefined && a.book === b.book && a.chapter === b.chapter && b.verse === a.verse + 1;

const rangeOf = (from: string, to: string): number[] =>
  Array.from(
    { length: Math.max(0, Math.min(Number(to), Number(from) + most) - Number(from) + 1) },
    (_, at) => Number(from) + at,
  );

/** Scripture between the marks of its language; speech inside it that began or ends elsewhere is opened and closed. */
function quoted(verse: string, language: Language): string {
  const text = verse.trim();
  if (text === '') return '';
  const [open, close] = marks[language];
  const hasSpeech = /[“”«»]/.test(text);
  if (!hasSpeech) return `${open}${text}${close}`;
  let depth = 0;
  let before = '';
  for (const sign of text) {
    if (sign === '“' || sign === '«') depth += 1;
    if ((sign === '”' || sign === '»') && depth-- === 0) {
      before += open;
      depth = 0;
    }
  }
  return `${before}${text}${close.repeat(depth)}`;
}
