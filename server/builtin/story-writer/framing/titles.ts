// Titles and summaries of tales.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TablePassage } from '#server/passages/passage-table.ts';
import { type Theme, themes } from '#server/passages/passage-words.ts';
import { frenchTypography } from '#shared/story/french-typography.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import { bookOf } from '#shared/story/scripture-books.ts';
import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import type { StoryBrief } from '#shared/story/story.ts';
import { audiences, type Language } from '#shared/vocabulary.ts';
import type { Idea } from '../idea/creators-idea.ts';
import { ofName } from '../idea/main-name.ts';
import { genreOf, genres } from '../repertoire/genres.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';
import type { Outline } from '../passage/outline.ts';
import { spokenBook } from '../passage/scripture-lead-ins.ts';
import type { Texts } from '../passage/verse-units.ts';

const text = z.string().min(1);
const byTheme = z.record(z.enum(themes), text);
const lines = z.strictObject({
  listeners: z.record(z.enum(audiences), text),
  titles: z.record(z.enum(genres), text),
  about: z.strictObject({ person: text, book: text }),
  ...{ told: text, question: text, idea: text, small: z.array(text), themes: byTheme },
});
const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../repertoire/${name}.yaml`, import.meta.url), 'utf8'));
const said = { en: lines.parse(read('titles-en')), fr: lines.parse(read('titles-fr')) };
const eweThemes = byTheme.parse(read('themes-ee'));

/** What a title depends on: the passage, what the table knows of it, and the creator's idea, if any. */
export type About = {
  readonly range: VerseRange;
  readonly known: TablePassage | null;
  readonly theme: Theme;
  readonly idea: Idea | null;
  /** For a passage that is not in the table: its main person, and what it is about. */
  readonly name: Pair | null;
  readonly outline: Outline | null;
};

type Own = 'en' | 'fr';
const set = (words: string, language: Own): string => (language === 'fr' ? frenchTypography(words) : words);
/** A line as a title: in English the words that count have capitals. */
const asTitle = (line: string, language: Own): string =>
  language === 'fr'
    ? line
    : line.replace(/\p{L}[\p{L}’]*/gu, (word, at: number) =>
        at > 0 && said.en.small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
      );

/**
 * The name of a tale: that of its passage, else of its theme. In Ewe always book and
 * theme, because no Ewe is made here.
 */
export function titleOf({ range, known, theme, outline }: About, language: Language): string {
  if (language === 'ee') return `${bookOf(range.book).names.ee} ${range.from.chapter}: ${eweThemes[theme]}`;
  if (known) return known.title[language];
  if (outline) return outline.title?.[language] ?? asTitle(outline.line[language].replace(/\.$/, ''), language);
  return set(said[language].titles[genreOf(range)].replace('{theme}', said[language].themes[theme]), language);
}

/** What a tale is about, in two sentences; in Ewe a verse of the passage with its reference. */
export function summaryOf(
  about: About,
  { audience }: Pick<StoryBrief, 'audience'>,
  language: Language,
  verse: Texts,
): string {
  const { range, known, idea, name, outline } = about;
  const reference = formatReference(range, language);
  if (language === 'ee') return `${verse.ee ?? ''} (${reference})`.trim();
  const of = said[language];
  const person = name && of.about.person.replace('{who}', name[language]).replace('{de}', ofName(name[language]));
  const opening =
    known?.line[language] ??
    outline?.line[language] ??
    person ??
    of.about.book.replace('{book}', spokenBook(range.book)[language]);
  const told = of.told.replace('{listeners}', of.listeners[audience]).replace('{reference}', reference);
  const asks = idea?.[language].kind === 'question';
  // Only what its creator wrote may stand in quotation marks as the idea.
  const own = idea?.written === language ? idea[language] : null;
  // The whole idea, otherwise its first sentence: half a sentence would say something else.
  const words = own ? (asks || countWords(own.text) <= mostQuoted ? own.text : wholeSentence(own.text)) : '';
  const quoted = words.charAt(0).toUpperCase() + words.slice(1).replace(/\.$/u, '');
  const end = words && (asks ? of.question : of.idea).replace('{idea}', language === 'en' ? stopped(quoted) : quoted);
  return set([opening, told, language === 'fr' && end && !asks ? `${end}.` : end].filter(Boolean).join(' '), language);
}

/** Words of an idea that a summary quotes in full. */
const mostQuoted = 34;
function wholeSentence(text: string): string {
  const [first = '', next] = sentencesOf(text);
  return next !== undefined && countWords(first) <= mostQuoted ? first : '';
}
const stopped = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
