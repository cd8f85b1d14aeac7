import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TablePassage } from '#server/passages/passage-table.ts';
import { frenchTypography } from '#shared/french-typography.ts';
import type { VerseRange } from '#shared/scripture.ts';
import { leans } from './leaning-verses.ts';
import { genreOf } from './repertoire/genres.ts';
import { type Pair, repertoire } from './repertoire/sentence-pairs.ts';
import { chanceOf } from './seeded-choice.ts';
import type { Texts } from './verse-units.ts';

const pair = z.strictObject({ en: z.string().min(1), fr: z.string().min(1).transform(frenchTypography) });
const book = z.strictObject({ name: pair, speaker: pair.optional() });
const spokenBooks = z
  .record(z.string(), book)
  .parse(parse(readFileSync(new URL('./repertoire/spoken-books.yaml', import.meta.url), 'utf8')));

/** How a book is named aloud, with its article. */
export const spokenBook = (code: string): Pair => spokenBooks[code]!.name;

/** Words of a narrator, after which nobody wonders who speaks. */
const narrates = /\b(?:said|saying|says|answered|asked|spoke|came|went|saw|heard)\b/;
/** First words that nobody says of himself. */
const isSpeech = (text: string): boolean => /^[“‘]/.test(text) && !narrates.test(text);

/** Words that lead to Scripture; each is given once while there are others. */
export type LeadIns = {
  /** Who speaks in the first verses of a tale; null where their own words say so. */
  readonly first: (range: VerseRange, text: Texts, known: TablePassage | null) => Pair | null;
  /** To a verse that was told in plain words just before. */
  readonly again: (range: VerseRange) => Pair;
  /** From plain words to verses that go on; null where the story simply goes on. */
  readonly onward: (range: VerseRange, text: Texts, known: TablePassage | null) => Pair | null;
  /** To a passage from elsewhere, that is quoted or told in plain words. */
  readonly elsewhere: (range: VerseRange, isQuoted: boolean) => Pair;
};

/** Chooses lead-ins for one tale by its seed. */
export function leadInsFor(seed: string): LeadIns {
  const given = new Map<string, number>();
  const next = (key: string): Pair => {
    const all = chanceOf(seed, `lead-ins ${key}`).shuffle(repertoire('lead-ins').get(key) ?? []);
    const turn = given.get(key) ?? 0;
    given.set(key, turn + 1);
    return all[turn % all.length]!;
  };
  const inBook = (each: Pair, { book: code }: VerseRange): Pair => {
    const name = spokenBook(code);
    return { en: each.en.replace('{book}', name.en), fr: each.fr.replace('{book}', name.fr) };
  };
  const isJesus = (range: VerseRange, known: TablePassage | null) =>
    genreOf(range) === 'gospel' && /\bJesus\b/.test(known ? known.summary.en : '');

  return {
    first(range, text, known) {
      const english = text.en ?? '';
      if (isSpeech(english) && isJesus(range, known)) return next('on gospel');
      const speaker = spokenBooks[range.book]!.speaker;
      if (range.book === 'PSA' && /\bDavid\b/.test(known ? `${known.line.en} ${known.retold[0]?.en}` : ''))
        return { en: 'David sang:', fr: frenchTypography('David chantait :') };
      if (speaker && !narrates.test(english.slice(0, 80))) return speaker;
      return leans(text, 'opening') ? inBook(next('opening'), range) : null;
    },
    again: (range) => next(['narrative', 'gospel'].includes(genreOf(range)) ? 'again narrative' : 'again words'),
    onward(range, text, known) {
      const english = text.en ?? '';
      const genre = genreOf(range);
      if (isSpeech(english) && isJesus(range, known)) return next('on gospel');
      if (genre === 'narrative' || genre === 'gospel' || genre === 'law' || narrates.test(english.slice(0, 80))) return null;
      return next(`on ${genre}`);
    },
    elsewhere: (range, isQuoted) => inBook(next(isQuoted ? 'related' : 'told elsewhere'), range),
  };
}
