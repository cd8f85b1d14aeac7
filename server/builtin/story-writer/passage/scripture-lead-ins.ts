// Short sentences that lead to a quotation: "Paul writes:", "A little later Jesus says:".
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { pair } from '#server/passages/sentences/sentence-pair.ts';
import { tellsStories } from '#server/passages/passage-segments.ts';
import type { RetoldPassage } from '#server/passages/pericopes/retold-passage.ts';
import { frenchTypography } from '#shared/story/french-typography.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { type Tone, tones } from '#shared/vocabulary.ts';
import { leans } from './leaning-verses.ts';
import { genreOf } from '../repertoire/genres.ts';
import { type Pair, repertoire } from '../repertoire/sentence-pairs.ts';
import { chanceOf, rotated } from '../framing/seeded-choice.ts';
import type { Texts } from './verse-units.ts';

const book = z.strictObject({ name: pair, speaker: pair.optional() });
const spokenBooks = z
  .record(z.string(), book)
  .parse(parse(readFileSync(new URL('../repertoire/spoken-books.yaml', import.meta.url), 'utf8')));

/**
 * Whether a passage of the table tells what people do, by its one-line summary, rather than what somebody says or
 * teaches.
 */
export const tellsStory = ({ range, line }: RetoldPassage): boolean =>
  tellsStories(range.book) &&
  !isSermon(range) &&
  !['law', 'poetry', 'proverb', 'letter', 'prophecy'].includes(genreOf(range)) &&
  !(genreOf(range) === 'gospel' && !isOfOthers.test(line.en) ? teaches : speaksOnly).test(line.en);
const teaches =
  /\b(?:says?|teach(?:es)?|tells? (?:us|his|people|that|how|why)|explains?|warns?|prays?|promises|compares?|speaks?|invites|points to|asks (?:for|us|his|whether|what|why|where|something)|shows,? (?:how|us|step)|One short sentence)\b/i;
/** A summary line of a Gospel that begins with other people tells what they do, not what Jesus says. */
const isOfOthers =
  /^(?:(?:The night before|On the night before) he dies|Ten|Pilate|Mary|Peter|John wants|An angel tells|A brave|A man|A mother|Out of fear|Hungry|Foreigners|His mother|Jesus (?:heals|takes|is deeply|asks John))/u;
/**
 * Lines of passages in which somebody only speaks. In books of history that means these people and verbs; others who
 * speak there mostly act, too.
 */
const speaksOnly =
  /^(?:God|Moses|Joshua|Samuel|David|Solomon|Paul|Stephen)(?: \p{L}+)? (?:says|teaches|explains|warns|promises|prays|speaks|thanks)(?!\p{L})/u;
/** Chapters in which Jesus only speaks. */
const sermons: readonly (readonly [book: string, from: number, to: number])[] = [
  ['MAT', 5, 7],
  ['MAT', 24, 25],
  ['JHN', 14, 17],
];
export const isSermon = ({ book: code, from }: VerseRange): boolean =>
  sermons.some(([sermon, first, last]) => code === sermon && from.chapter >= first && from.chapter <= last);

/** How a book is named aloud, with its article. */
export const spokenBook = (code: string): Pair => spokenBooks[code]!.name;

/** The letters that Paul wrote, which follow each other. */
const lettersOfPaul = new Set('ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM'.split(' '));
export const isOfPaul = ({ book: code }: VerseRange): boolean => lettersOfPaul.has(code);

/** Verbs of a narrator, which make clear who speaks. */
const narrates = /\b(?:said|saying|says|answered|asked|spoke|came|went|saw|heard)\b/;
const narratesInFrench =
  /(?<!\p{L})(?:dit|dirent|répondit|demanda|parla|adressa|appela|prononça|écrivit|alla|vint|vit|entendit)(?!\p{L})/u;
/** Whether verses themselves make clear, in one of the languages, who speaks or what happens. */
const saysWhoSpeaks = ({ en = '', fr = '' }: Texts): boolean =>
  narrates.test(en.slice(0, 80)) || narratesInFrench.test(fr.slice(0, 80));
/** Whether a text begins with direct speech rather than a narrator's words. */
const isSpeech = (text: string): boolean => /^[“‘]/.test(text) && !narrates.test(text);

/** A first sentence about somebody without a name, as in a parable. */
const namesNobody =
  /^(?:There (?:was|were|lived) (?:once )?(?:an?|two|three|ten) |An? (?!voice )|Two |Three |Ten )[^\p{Lu}.!?]+[.!?]/u;

/** Whether a passage of a Gospel is a story that Jesus tells. */
export const tellsParable = ({ range, line, retold, title }: RetoldPassage): boolean =>
  genreOf(range) === 'gospel' &&
  !isSermon(range) &&
  (namesNobody.test(retold[0]?.en ?? '') ||
    /\bJesus (?:once )?(?:told|tells)\b[^.]*\b(?:of|about|story|picture|how)\b/u.test(`${line.en} ${retold[0]?.en}`) ||
    /\bparable\b/iu.test(title.en));

/** Words that lead to Scripture; each is given once while there are others. */
export type LeadIns = {
  /** Who speaks in the first verses of a tale; null where their own words say so. */
  readonly first: (range: VerseRange, text: Texts, known: RetoldPassage | null) => Pair | null;
  /** Who tells a parable, where the plain words that begin it do not say so; null for anything else. */
  readonly parable: (range: VerseRange, opening: string) => Pair | null;
  /** Leads to a verse that was just told in plain words. */
  readonly again: (range: VerseRange) => Pair;
  /** Leads from plain words to the verses that follow; null when the story simply continues. */
  readonly onward: (range: VerseRange, text: Texts, known: RetoldPassage | null) => Pair | null;
  /** Leads to what happened before a passage, to the passage itself, and to what happened after. */
  readonly scene: (place: 'before' | 'then' | 'after') => Pair;
};

/** Chooses lead-ins for one tale by its seed; each tone begins elsewhere in their lists. */
export function leadInsFor(seed: string, tone: Tone): LeadIns {
  const given = new Map<string, number>();
  const next = (key: string): Pair => {
    const list = chanceOf(seed, `lead-ins ${key}`).shuffle(repertoire('lead-ins').get(key) ?? []);
    const all = rotated(list, Math.round((tones.indexOf(tone) * list.length) / tones.length));
    const turn = given.get(key) ?? 0;
    given.set(key, turn + 1);
    return all[turn % all.length]!;
  };
  const inBook = (each: Pair, { book: code }: VerseRange): Pair => {
    const name = spokenBook(code);
    const named = (text: string, words: string) =>
      text.replace('{book}', words).replace('{Book}', words.charAt(0).toUpperCase() + words.slice(1));
    return { en: named(each.en, name.en), fr: named(each.fr, name.fr) };
  };
  const isJesus = (range: VerseRange, known: RetoldPassage | null) =>
    genreOf(range) === 'gospel' && known !== null && known.retold.some(({ en }) => /\bJesus\b/.test(en));

  const isOfDavid = (range: VerseRange, known: RetoldPassage | null) =>
    range.book === 'PSA' && /\bDavid\b/.test(known ? `${known.line.en} ${known.retold[0]?.en}` : '');

  /** The poem on a strong woman that ends the Proverbs is no teacher’s advice. */
  const isPoem = ({ book: code, from }: VerseRange) => code === 'PRO' && from.chapter === 31 && from.verse >= 10;

  /** Who speaks in the books of the law: Moses to his people in the last one, God in the others. */
  const lawgiver = (range: VerseRange, known: RetoldPassage | null): Pair =>
    next(range.book === 'DEU' && !/^God\b/u.test(known?.line.en ?? '') ? 'on law of Moses' : 'on law');

  return {
    first(range, text, known) {
      const english = text.en ?? '';
      // In a sermon the speaker is not named again, and only its beginning has quotation marks.
      const isPreached = isSermon(range) && !saysWhoSpeaks(text);
      if ((isSpeech(english) || isPreached) && (isPreached || isJesus(range, known))) return next('opening gospel');
      if (genreOf(range) === 'law' && !saysWhoSpeaks(text)) return lawgiver(range, known);
      if (isPoem(range)) return next('opening poem');
      const speaker = spokenBooks[range.book]!.speaker;
      if (isOfDavid(range, known)) return { en: 'David sang:', fr: frenchTypography('David chantait :') };
      if (speaker && !saysWhoSpeaks(text)) return speaker;
      return leans(text, 'opening') ? inBook(next('opening'), range) : null;
    },
    parable: (range, opening) => (genreOf(range) === 'gospel' && namesNobody.test(opening) ? next('parable') : null),
    again: (range) => next(['narrative', 'gospel'].includes(genreOf(range)) ? 'again narrative' : 'again words'),
    onward(range, text, known) {
      const english = text.en ?? '';
      const genre = genreOf(range);
      if (isSpeech(english) && isJesus(range, known)) return next('on gospel');
      if (genre === 'narrative' || genre === 'gospel' || saysWhoSpeaks(text)) return null;
      if (genre === 'law') return lawgiver(range, known);
      if (isPoem(range)) return next('on poem');
      return next(isOfDavid(range, known) ? 'on song of David' : `on ${genre}`);
    },
    scene: (place) => next(`scene ${place}`),
  };
}
