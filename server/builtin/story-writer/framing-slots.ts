import { chapterRange, formatReference, type VerseRange } from '#shared/scripture.ts';
import type { Audience, Section, Tone } from '#shared/vocabulary.ts';
import { applicationSentences, readingSentences } from './repertoire/application-sentences.ts';
import { bookSentences } from './repertoire/book-sentences.ts';
import { farewellSentences, leadInSentences } from './repertoire/closing-sentences.ts';
import type { FramingRole } from './repertoire/ewe-framing.ts';
import { type Genre, genreOf } from './repertoire/genres.ts';
import { callSentences, genreSentences, themeHooks } from './repertoire/hook-sentences.ts';
import { honourSentences } from './repertoire/honour-sentences.ts';
import { knownWhole } from '#server/passages/known-passage.ts';
import { lessonSentences } from './repertoire/lesson-sentences.ts';
import type { Pair } from './repertoire/sentence-pairs.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import type { Chance } from './seeded-choice.ts';

/** A sentence that may stand in a slot; `order` is its place when several do. */
export type Candidate = { readonly pair: Pair; readonly order: number };

/** A place in the telling where the studio speaks in English and French, and Scripture in Ewe. */
export type Slot = {
  readonly section: Section;
  readonly role: FramingRole;
  /** The most fitting first. */
  readonly pool: readonly Candidate[];
  /** Said in any case, before the others. */
  readonly lead?: readonly Pair[];
  /** Said in any case, behind the others. */
  readonly fixed: readonly Pair[];
  /** How many of the pool are said at least. */
  readonly least: number;
  /** How much of the framing belongs here, compared with the other slots. */
  readonly weight: number;
};

export type Voice = {
  readonly tone: Tone;
  readonly audience: Audience;
  readonly theme: Theme;
  readonly range: VerseRange;
  readonly words: number;
};

/** The slots of a telling; `leadIns[n]` introduces the n-th related passage. */
type Slots = {
  readonly hook: Slot;
  readonly opening: Slot | null;
  readonly lesson: Slot;
  readonly leadIns: readonly Slot[];
  readonly application: Slot | null;
  readonly honour: Slot | null;
  readonly farewell: Slot;
};

type Shape = { readonly related: readonly VerseRange[]; readonly honorJesus: boolean; readonly honourVerse: boolean };

const at = (order: number, pairs: readonly Pair[]): Candidate[] => pairs.map((pair) => ({ pair, order }));
const deal = (...hands: Candidate[][]): Candidate[] =>
  Array.from({ length: Math.max(0, ...hands.map((hand) => hand.length)) }, (_, turn) => hands.flatMap((hand) => hand[turn] ?? [])).flat();

/** Book and chapter: verse numbers read aloud would only disturb. */
function referTo(pair: Pair, { book, from, to }: VerseRange): Pair {
  const chapters = chapterRange(book, from.chapter, to.chapter);
  return { en: pair.en.replace('{ref}', formatReference(chapters, 'en')), fr: pair.fr.replace('{ref}', formatReference(chapters, 'fr')) };
}

/** Lays out where the studio speaks and what it may say there. The same chance gives the same slots. */
export function framingSlots(
  { tone, audience, theme, range, words }: Voice,
  { related, honorJesus, honourVerse }: Shape,
  explanations: Partial<Record<string, string>>,
  chance: Chance,
): Slots {
  const genre: Genre = genreOf(range);
  const pick = (groups: ReadonlyMap<string, readonly Pair[]>, key: string) => chance.shuffle(groups.get(key) ?? []);
  const calls = deal(at(1, pick(callSentences, audience)), at(2, pick(callSentences, tone)));
  const questions = at(3, pick(themeHooks, theme));
  const origin = [...at(4, pick(bookSentences, range.book)), ...at(5, pick(genreSentences, genre))];
  const lessons = deal(at(2, pick(lessonSentences, theme)));
  const readings = at(1, pick(readingSentences, genre));
  const applications = at(3, pick(applicationSentences, audience));
  const known = knownWhole(range);
  const wayIn = known?.hook;
  const takeHome = known?.lesson;
  const words1: Pair = { en: explanations['en'] ?? '', fr: explanations['fr'] ?? '' };
  const relatedLeads = pick(leadInSentences, 'related');
  const long = words >= 320;

  const inner = Math.min(lessons.length - 2, Math.max(0, related.length));
  const between = lessons.slice(lessons.length - inner);
  const spread = lessons.slice(0, lessons.length - inner);
  const lessonPool =
    related.length > 0 ? [...spread.slice(0, 1), ...readings.slice(0, 1), ...spread.slice(1)] : deal(spread, applications, readings);
  return {
    hook: {
      section: 'hook',
      role: 'call',
      pool: long ? deal(calls, wayIn ? [] : questions) : hookOfShort(calls, wayIn ? [] : questions, origin, chance),
      fixed: [...(wayIn ? [wayIn] : []), words1],
      least: wayIn ? 0 : 1,
      weight: 3,
    },
    opening: long ? { section: 'hook', role: 'call', pool: origin, fixed: [], least: 1, weight: 2 } : null,
    lesson: {
      section: 'lesson',
      role: 'theme',
      pool: lessonPool,
      lead: takeHome ? [takeHome] : [],
      fixed: [],
      least: takeHome ? 0 : 1,
      weight: 4,
    },
    leadIns: related.map((other, turn) => ({
      section: 'lesson',
      role: 'scripture',
      pool: between.slice(turn, turn + 1),
      fixed: relatedLeads.slice(turn, turn + 1).map((pair) => referTo(pair, other)),
      least: 0,
      weight: 1,
    })),
    application:
      related.length > 0
        ? { section: 'lesson', role: 'theme', pool: [...applications, ...readings.slice(1)], fixed: [], least: 1, weight: 3 }
        : null,
    honour: honorJesus
      ? {
          section: 'outro',
          role: 'honour',
          pool: at(1, pick(honourSentences, theme)),
          fixed: honourVerse ? pick(leadInSentences, 'honour').slice(0, 1) : [],
          least: 1,
          weight: 1,
        }
      : null,
    farewell: {
      section: 'outro',
      role: 'blessing',
      pool: deal(at(1, pick(farewellSentences, tone)), at(2, pick(farewellSentences, audience))),
      fixed: [],
      least: 1,
      weight: 3,
    },
  };
}

/** In a short tale one beat must call, ask and introduce. */
function hookOfShort(calls: Candidate[], questions: Candidate[], origin: Candidate[], chance: Chance): Candidate[] {
  const first = chance.shuffle([calls.slice(0, 1), questions.slice(0, 1)]).flat();
  return [...first, ...origin.slice(0, 1), ...questions.slice(1, 2), ...calls.slice(1), ...origin.slice(1)];
}
