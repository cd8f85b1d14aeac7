import type { RawVerse } from './bible-text.ts';
import { usfmCode } from './vpl-reader.ts';

/** Paragraphs that hold no verse text: titles, headings, introductions, references, psalm titles. */
const headings = /^(?:id|ide|usfm|sts|rem|h\d?|toca?\d?|mte?\d?|ms\d?|mr|s[rpd]?\d?|r|d|cl|cp|cd|i\w*|lit|qa|restore)$/;
/** Markers inside a line; all others begin a paragraph, a chapter or a verse. */
const inline =
  'add|bk|dc|em|bd|bdit|it|jmp|k|nd|no|ord|pn|png|pro|qac|qs|qt|rb|rq|sc|sig|sls|sup|tl|va|vp|w|wa|wg|wh|wj';
const parts = new RegExp(String.raw`(?=\\(?!(?:${inline})\s)[a-z]+\d?(?:\s|$))`);
const notes = /\\(f|fe|x|ef|ex|fig|va|vp|rq)\s[\s\S]*?\\\1\*/g;

const plain = (text: string): string =>
  text
    .replace(/\|[^\\]*(?=\\[\w+-]+\*)/g, '')
    .replace(/\\\+?[a-z]+\d?(?:\*|\s|$)/g, '')
    .replace(/~|\/\//g, ' ');

/**
 * Reads the verses of one USFM book; notes, headings and markers are left out, a bridge (`\v 4-5`) counts as its first
 * verse.
 */
export function readUsfm(usfm: string): RawVerse[] {
  const book = usfmCode(/\\id\s+(\w{3})/.exec(usfm)?.[1] ?? '');
  if (!book) return [];
  const raw: RawVerse[] = [];
  let chapter = 0;
  let verse = 0;
  for (const part of usfm.replace(notes, '').split(parts)) {
    const marker = /^\\([a-z]+\d?)(?:\s|$)/.exec(part)?.[1] ?? '';
    const body = part.slice(marker.length + 1).trim();
    if (marker === 'c') {
      chapter = Number.parseInt(body, 10);
      verse = 0;
    } else if (marker === 'v') {
      const match = /^(\d+)\w?(?:[-,]\d+\w?)?\s*([\s\S]*)$/.exec(body);
      verse = Number(match?.[1] ?? 0);
      raw.push({ book, chapter, verse, text: plain(match?.[2] ?? '') });
    } else if (verse > 0 && body && !headings.test(marker)) raw.push({ book, chapter, verse, text: plain(body) });
  }
  return raw;
}
