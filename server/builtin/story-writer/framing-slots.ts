import { chapterRange, formatReference, type VerseRange } from '#shared/scripture.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import { sentencesOf } from '#shared/prose.ts';
import { type Audience, type Section, type Tone, tones } from '#shared/vocabulary.ts';
import { type Idea, ideaOpening, ideaReturn } from './creators-idea.ts';
import type { FramingRole } from './repertoire/ewe-framing.ts';
import { genreOf } from './repertoire/genres.ts';
import { type Pair, repertoire } from './repertoire/sentence-pairs.ts';
import { chanceOf } from './seeded-choice.ts';
import { tightSlots } from './tight-slots.ts';

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
  /** The passage of the table that the range is, or lies in; null for any other. */
  readonly known: TablePassage | null;
  /** All of it is told, or nearly. */
  readonly isWhole: boolean;
  readonly idea: Idea | null;
  readonly words: number;
};

/** The slots of a telling; `leadIns[n]` introduces the n-th related passage, `leadOuts[n]` follows it. */
export type Slots = {
  readonly hook: Slot;
  readonly opening: Slot | null;
  readonly lesson: Slot;
  readonly leadIns: readonly Slot[];
  readonly application: Slot | null;
  readonly honour: Slot | null;
  readonly farewell: Slot;
};

/** Explanations of hard words that no retelling before them can give. */
type Explained = { readonly explanations: Pair };
type Shape = Explained & {
  readonly related: readonly (Explained & { readonly range: VerseRange; readonly known: TablePassage | null })[];
  readonly honorJesus: boolean;
  readonly honourVerse: Explained | null;
  /** Words that are left for all slots together. */
  readonly room: number;
};

const at = (order: number, pairs: readonly Pair[]): Candidate[] => pairs.map((pair) => ({ pair, order }));
const deal = (...hands: Candidate[][]): Candidate[] =>
  Array.from({ length: Math.max(0, ...hands.map((hand) => hand.length)) }, (_, turn) => hands.flatMap((hand) => hand[turn] ?? [])).flat();

/** Book and chapter: verse numbers read aloud would only disturb. */
function referTo(pair: Pair, { book, from, to }: VerseRange): Pair {
  const chapters = chapterRange(book, from.chapter, to.chapter);
  return { en: pair.en.replace('{ref}', formatReference(chapters, 'en')), fr: pair.fr.replace('{ref}', formatReference(chapters, 'fr')) };
}

/** The first sentence of what the table says, for a tale that has no room for two. */
const firstSentence = ({ en, fr }: Pair): Pair => ({ en: sentencesOf(en)[0] ?? en, fr: sentencesOf(fr)[0] ?? fr });

/** Words below which a tale is short: one beat calls and introduces. */
const long = 320;
/** Words for the whole frame below which each section has one sentence. */
const tight = 45;
/** Thoughts on a passage that one tale brings at most. */
const mostThoughts = 4;
/** Words from which a tale says all that the table has to say on its passage. */
const mostlyLong = 800;
/** Words below which the lesson of a passage is one sentence. */
export const veryShort = 180;

/** Lays out where the studio speaks and what it may say there. The same seed gives the same slots; each tone begins at another place of each list. */
export function framingSlots(
  { tone, audience, theme, range, known, isWhole, idea, words }: Voice,
  { related, honorJesus, honourVerse, explanations, room }: Shape,
  seed: string,
): Slots {
  const genre = genreOf(range);
  const isStory = genre === 'narrative' || genre === 'gospel';
  const turn = tones.indexOf(tone);
  const pick = (file: Parameters<typeof repertoire>[0], ...keys: string[]): Pair[] => {
    const all = keys
      .flatMap((key) => chanceOf(seed, `${file} ${key}`).shuffle(repertoire(file).get(key) ?? []))
      .filter((pair) => isStory || !/story|tale/i.test(pair.en));
    const start = Math.round((turn * all.length) / tones.length);
    return [...all.slice(start), ...all.slice(0, start)];
  };
  const mixed = (file: 'calls' | 'farewells'): Pair[] =>
    chanceOf(seed, `${file} ${tone}`).shuffle([...pick(file, tone), ...pick(file, audience)]);
  const isLong = words >= long;
  const isVeryShort = words < veryShort;
  const calls = at(1, mixed('calls').slice(0, 1));
  const books = at(2, pick('books', range.book));
  const genres = at(3, pick('genres', genre).slice(0, 1));
  // What the table says of a passage is the same in every tone, so each tone takes another part of it.
  const asksFirst = tone === 'gentle' || tone === 'somber';
  const ways = known ? (asksFirst ? [known.question, known.hook] : [known.hook, known.question]) : pick('openings', theme);
  const wayIn = idea ? (known?.question ?? ways[0]) : ways[0];
  const takesBoth = tone === 'inspirational' || words >= mostlyLong;
  const others = at(
    4,
    ways.filter((way) => (way !== wayIn && takesBoth) || (isVeryShort && !idea)),
  );
  const origin = known ? (asksFirst ? [] : books) : deal(books, genres);
  const takesOne = isVeryShort || (words < long && (tone === 'fun' || tone === 'epic' || tone === 'somber'));
  const takeHome = known && isWhole && (takesOne ? firstSentence(known.lesson) : known.lesson);
  const lessons = at(3, pick('lessons', theme).slice(0, !known ? 5 : words < mostlyLong ? 1 : 2));
  const thoughts = deal(at(4, pick('virtues', ...(known?.virtues ?? []))), at(5, pick('feelings', ...(known?.feelings ?? []))));
  const practice = at(6, pick('practice', audience).slice(0, known ? 1 : 2));
  const readings = known ? [] : at(2, pick('readings', genre).slice(0, 1));
  const honour = [...pick('honour', tone), ...pick('honour', theme)];
  const relatedLeads = pick('lead-ins', 'related');
  const hasRelated = related.length > 0;
  if (room < tight)
    return tightSlots({
      room,
      explanations,
      hook: idea ? [ideaOpening(idea, tone)] : [...(known && wayIn && tone !== 'fun' ? [wayIn] : []), ...calls.map(({ pair }) => pair)],
      lesson: [...(takeHome && turn % 2 === 0 ? [firstSentence(takeHome)] : []), ...pick('lessons', theme).slice(0, 4)],
      end: honorJesus ? { role: 'honour', pairs: honour.slice(0, 1) } : { role: 'blessing', pairs: mixed('farewells').slice(0, 1) },
    });
  return {
    hook: {
      section: 'hook',
      role: 'call',
      lead: idea ? [ideaOpening(idea, tone)] : [],
      pool: isLong
        ? deal(calls, others)
        : isVeryShort
          ? [...others, ...calls]
          : known
            ? deal(calls, origin, others)
            : deal(calls.slice(0, 1), others),
      fixed: [
        ...(known || isLong ? [] : origin.slice(0, 1).map(({ pair }) => pair)),
        ...(wayIn && !(isVeryShort && !idea) ? [wayIn] : []),
        explanations,
      ],
      least: isVeryShort && !idea ? 1 : 0,
      weight: 3,
    },
    opening: isLong && origin.length > 0 ? { section: 'hook', role: 'call', pool: origin, fixed: [], least: 1, weight: 2 } : null,
    lesson: {
      section: 'lesson',
      role: 'theme',
      pool: hasRelated
        ? deal(lessons.slice(0, 2), readings)
        : [...deal(lessons.slice(0, 2), thoughts.slice(0, mostThoughts), readings, lessons.slice(2)), ...practice],
      lead: [...(idea ? [ideaReturn(idea, tone)] : []), ...(takeHome ? [takeHome] : [])],
      fixed: [],
      least: takeHome ? 0 : 1,
      weight: 5,
    },
    leadIns: related.map((other, index) => ({
      section: 'lesson',
      role: 'scripture',
      lead: relatedLeads.slice(index, index + 1).map((pair) => referTo(pair, other.range)),
      pool: other.known ? at(1, [other.known.hook]) : lessons.slice(2 + index, 3 + index),
      fixed: [other.explanations],
      least: other.known ? 1 : 0,
      weight: 2,
    })),
    application: hasRelated
      ? {
          section: 'lesson',
          role: 'theme',
          pool: [...deal(thoughts.slice(0, mostThoughts), lessons.slice(2 + related.length)), ...practice],
          fixed: [],
          least: 1,
          weight: 4,
        }
      : null,
    honour: honorJesus
      ? {
          section: 'outro',
          role: 'honour',
          pool: at(1, honour.slice(0, 1)),
          fixed: honourVerse ? [honourVerse.explanations] : [],
          least: 1,
          weight: 1,
        }
      : null,
    farewell: {
      section: 'outro',
      role: 'blessing',
      pool: at(1, mixed('farewells').slice(0, words < mostlyLong ? 1 : 2)),
      fixed: [],
      least: 1,
      weight: 2,
    },
  };
}
