import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TablePassage } from '#server/passages/passage-table.ts';
import { type Theme, themes } from '#server/passages/passage-words.ts';
import { bookOf } from '#shared/scripture-books.ts';
import { formatReference, type VerseRange } from '#shared/scripture.ts';
import { frenchTypography } from '#shared/french-typography.ts';
import type { StoryBrief } from '#shared/story.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';
import type { Idea } from './creators-idea.ts';
import type { Texts } from './verse-units.ts';

const line = z.strictObject({ en: z.string().min(1), fr: z.string().min(1), ee: z.string().min(1) });
const themeTitles = z
  .record(z.enum(themes), line)
  .parse(parse(readFileSync(new URL('./repertoire/theme-titles.yaml', import.meta.url), 'utf8')));

const listeners: Record<Audience, { en: string; fr: string }> = {
  kids: { en: 'for children', fr: 'pour les enfants' },
  teens: { en: 'for young people', fr: 'pour les jeunes' },
  adults: { en: 'for adults', fr: 'pour les adultes' },
  family: { en: 'for the whole family', fr: 'pour toute la famille' },
};

/** What a tale is of: its passage, what the table knows of it, and the creator's idea where there is one. */
export type About = {
  readonly range: VerseRange;
  readonly known: TablePassage | null;
  readonly theme: Theme;
  readonly idea: Idea | null;
};

/** The name of a tale: that of its passage, else its book and theme. In Ewe always book and theme, because no Ewe is made here. */
export function titleOf({ range, known, theme }: Omit<About, 'idea'>, language: Language): string {
  const { names } = bookOf(range.book);
  const colon = language === 'fr' ? '\u202F:' : ':';
  const chapter = language === 'ee' ? ` ${range.from.chapter}` : '';
  return known && language !== 'ee' ? known.title[language] : `${names[language]}${chapter}${colon} ${themeTitles[theme][language]}`;
}

/** What a tale is about, in two sentences; in Ewe a verse of the passage with its reference. */
export function summaryOf(
  { range, known, theme, idea }: About,
  { audience }: Pick<StoryBrief, 'audience'>,
  language: Language,
  verse: Texts,
): string {
  const reference = formatReference(range, language);
  if (language === 'ee') return `${verse.ee ?? ''} (${reference})`.trim();
  const words = idea?.[language][idea[language].kind === 'question' ? 'text' : 'short'] ?? '';
  const isQuestion = idea?.[language].kind === 'question';
  if (language === 'en') {
    const opening = known ? known.line.en : `This tale is about one thing: ${lower(themeTitles[theme].en)}.`;
    return `${opening} Told ${listeners[audience].en} from ${reference}.${words ? ` ${isQuestion ? 'It takes up the question' : 'Chosen for the idea'} “${stopped(words)}”` : ''}`;
  }
  const opening = known ? known.line.fr : `Ce récit parle d’une chose : ${lower(themeTitles[theme].fr)}.`;
  const end = words ? ` ${isQuestion ? 'Ce récit répond à la question' : 'Choisi pour l’idée'} « ${words} »${isQuestion ? '' : '.'}` : '';
  return frenchTypography(`${opening} Raconté ${listeners[audience].fr} d’après ${reference}.${end}`);
}

const lower = (text: string): string =>
  text.toLowerCase().replaceAll(/\b(?:god|dieu)\b/g, (name) => name.charAt(0).toUpperCase() + name.slice(1));
const stopped = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
