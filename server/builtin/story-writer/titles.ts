import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TablePassage } from '#server/passages/passage-table.ts';
import { type Theme, themes } from '#server/passages/passage-words.ts';
import { bookOf } from '#shared/scripture-books.ts';
import { chapterRange, formatReference, type VerseRange } from '#shared/scripture.ts';
import { frenchTypography } from '#shared/french-typography.ts';
import type { StoryBrief } from '#shared/story.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';
import type { Idea } from './creators-idea.ts';
import { type Genre, genreOf } from './repertoire/genres.ts';
import type { Pair } from './repertoire/sentence-pairs.ts';
import { spokenBook } from './scripture-lead-ins.ts';
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
  /** Who the passage tells of most, for one that the table does not know. */
  readonly name: Pair | null;
};

/** What a passage that the table does not know is called: who it tells of, else what kind of words it has, and where they stand. */
function nameOf({ range, name }: About, language: 'en' | 'fr'): string {
  const place = formatReference(chapterRange(range.book, range.from.chapter, range.to.chapter), language);
  const [who, where] = [name?.[language], spokenBook(range.book)[language]];
  if (who && where.includes(who)) return language === 'en' ? `The Story of ${who}` : `L’histoire ${ofName(who)}`;
  if (language === 'en') return who ? `${who} in ${where}` : `${kinds[genreOf(range)].en} ${place}`;
  return who ? `${who} dans ${where}` : `${kinds[genreOf(range)].fr} ${place}`;
}

const ofName = (name: string): string => (/^[AEÉÈIOUY]/u.test(name) ? `d’${name}` : `de ${name}`);

const kinds: Record<Genre, Pair> = {
  narrative: { en: 'A Story from', fr: 'Un récit d’après' },
  gospel: { en: 'With Jesus in', fr: 'Avec Jésus dans' },
  poetry: { en: 'A Song from', fr: 'Un chant d’après' },
  proverb: { en: 'Wise Words from', fr: 'Paroles sages d’après' },
  letter: { en: 'Words to Live By from', fr: 'Des paroles pour vivre, d’après' },
  law: { en: 'God’s Good Rules in', fr: 'Les bonnes règles de Dieu dans' },
  prophecy: { en: 'A Prophet Speaks in', fr: 'Un prophète parle dans' },
};

/** The name of a tale: that of its passage, else who or what it tells of. In Ewe always book and theme, because no Ewe is made here. */
export function titleOf(about: About, language: Language): string {
  const { range, known, theme } = about;
  if (language === 'ee') return `${bookOf(range.book).names.ee} ${range.from.chapter}: ${themeTitles[theme].ee}`;
  return known ? known.title[language] : nameOf(about, language);
}

/** What a tale is about, in two sentences; in Ewe a verse of the passage with its reference. */
export function summaryOf(about: About, { audience }: Pick<StoryBrief, 'audience'>, language: Language, verse: Texts): string {
  const { range, known, idea } = about;
  const reference = formatReference(range, language);
  if (language === 'ee') return `${verse.ee ?? ''} (${reference})`.trim();
  const words = idea?.[language][idea[language].kind === 'question' ? 'text' : 'short'] ?? '';
  const isQuestion = idea?.[language].kind === 'question';
  if (language === 'en') {
    const opening = known
      ? known.line.en
      : about.name
        ? `This passage tells of ${about.name.en}.`
        : `These verses are from ${spokenBook(range.book).en}.`;
    return `${opening} Told ${listeners[audience].en} from ${reference}.${words ? ` ${isQuestion ? 'It takes up the question' : 'Chosen for the idea'} “${stopped(words)}”` : ''}`;
  }
  const opening = known
    ? known.line.fr
    : about.name
      ? `Ce passage parle ${ofName(about.name.fr)}.`
      : `Ces versets se trouvent dans ${spokenBook(range.book).fr}.`;
  const end = words ? ` ${isQuestion ? 'Ce récit répond à la question' : 'Choisi pour l’idée'} « ${words} »${isQuestion ? '' : '.'}` : '';
  return frenchTypography(`${opening} Raconté ${listeners[audience].fr} d’après ${reference}.${end}`);
}

const stopped = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
