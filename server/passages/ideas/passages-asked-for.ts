// Recognises a passage that an idea requests by reference ("John 3") or by name ("the prodigal son").
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { containsRange, parseReference, type VerseRange, verseCount } from '#shared/story/scripture.ts';
import type { Language } from '#shared/vocabulary.ts';
import { folded } from '../sentences/folded-words.ts';
import { sharedVerses } from '../known-passage.ts';
import { type TablePassage, tablePassages } from '../passage-table.ts';

/** The longest range, in verses, that counts as one passage. */
const longest = 176;

/**
 * The longest idea, in characters, that can be a request by name: in longer ones the name is part of a story, unless it
 * makes up a third of it.
 */
const longestRequest = 70;

/** Words as names are compared: folded, one blank between them. */
const plainly = (text: string): string =>
  ` ${folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function readNames(): (readonly [name: string, range: VerseRange])[] {
  const file = new URL('../words/passage-names.yaml', import.meta.url);
  const read = z
    .array(z.strictObject({ passage: z.string(), names: z.array(z.string()) }))
    .parse(parse(readFileSync(file, 'utf8')));
  return read.flatMap(({ passage, names }) => {
    const range = parseReference(passage);
    if (!range) throw new RangeError(`The names of passages have ${passage}, which does not exist`);
    return names.map((name) => [plainly(name), range] as const);
  });
}
let names: readonly (readonly [name: string, range: VerseRange])[] | undefined;

/** The names by which people ask for a passage, folded, in English and French. */
export const namesOfPassages = (): readonly string[] => (names ??= readNames()).map(([name]) => name.trim());

/** Chapter and verses, and nothing after them that is counted ("12 years"). */
const numbers = /(?<![\d:.,-])\d{1,3}(?:\s?[:.,]\s?\d{1,3})?(?:\s?[-–]\s?\d{1,3}(?:\s?[:.,]\s?\d{1,3})?)?(?![\d%])/g;
const counted =
  /^\s*(?:years?|months?|weeks?|days?|hours?|times|children|people|ans?|mois|semaines?|jours?|heures?|fois|enfants|personnes)\b/i;
/** Words of a book's name: "Song of Solomon". */
const longestName = 3;
/** Names of books that are words of everyday life when they are not written as names. */
const everyday = /^(?:job|acts?|numbers?|judges|kings|marks?|proverbs|songs?|nombres?|juges|rois|actes?|proverbes)\b/;

/** Whether a book is meant: "he is 8" is not Isaiah 8, and "lost his job 2 years ago" not Job 2. */
function namesBook(written: string): boolean {
  const book = /^(?:\d\s?)?(\p{L}+)/u.exec(written)?.[1] ?? '';
  if (/^\p{Lu}/u.test(book)) return book.length >= 3;
  return book.length >= 4 && !everyday.test(book);
}

function referencesIn(idea: string, language: Language): VerseRange[] {
  return [...idea.matchAll(numbers)].flatMap((match) => {
    const [places] = match;
    if (counted.test(idea.slice(match.index + places.length))) return [];
    const before = idea
      .slice(Math.max(0, match.index - 60), match.index)
      .split(/\s+/)
      .map((word) => word.replace(/^[^\p{L}\d]+/u, ''))
      .filter(Boolean)
      .slice(-longestName);
    for (let from = 0; from < before.length; from++) {
      const written = `${before.slice(from).join(' ')} ${places}`;
      const range = namesBook(written) ? parseReference(written, language) : null;
      if (range) return verseCount(range) <= longest ? [range] : [];
    }
    return [];
  });
}

/** What an idea asks for by reference or by name; `passages` are those of the table, the ones meant most first. */
export type AskedFor = { readonly range: VerseRange; readonly passages: readonly TablePassage[] };

/** How much of two ranges is the same: 0 to 1. */
function shared(a: VerseRange, b: VerseRange): number {
  const { ofFirst, ofSecond } = sharedVerses(a, b);
  return Math.min(ofFirst, ofSecond);
}

/**
 * The passage that an idea names, null when it names none. A reference counts before a name. Of a chapter all passages
 * of the table in it are meant, of verses within a longer passage that passage, when they are most of it.
 */
export function passageAskedFor(idea: string, language: Language): AskedFor | null {
  names ??= readNames();
  const [referenced] = referencesIn(idea.slice(0, 2_000), language);
  const words = plainly(idea);
  const isNamed = (name: string) =>
    words.includes(name) && (words.length <= longestRequest || name.length * 3 > words.length);
  const named =
    names.filter(([name]) => isNamed(name)).toSorted((a, b) => b[0].length - a[0].length)[0]?.[1] ??
    tablePassages().find(({ title }) =>
      [title.en, title.fr].some((each) => each.split(/\s+/).length > 2 && isNamed(plainly(each))),
    )?.range;
  const range = referenced ?? named;
  if (!range) return null;
  const passages = tablePassages()
    .map((passage) => ({ passage, same: shared(range, passage.range), inside: containsRange(range, passage.range) }))
    .filter(({ same, inside }) => inside || same > (referenced ? 0.5 : 0))
    .toSorted((a, b) => (referenced && a.inside && b.inside ? 0 : b.same - a.same))
    .map(({ passage }) => passage);
  return { range, passages };
}
