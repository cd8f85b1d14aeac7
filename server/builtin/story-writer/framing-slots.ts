import { chapterRange, formatReference, type VerseRange } from '#shared/scripture.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import type { Audience, Section, Tone } from '#shared/vocabulary.ts';
import type { Idea } from './creators-idea.ts';
import { answered, at, firstSentence, framingSentences } from './framing-sentences.ts';
import type { FramingRole } from './repertoire/ewe-framing.ts';
import type { Pair } from './repertoire/sentence-pairs.ts';
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
  /** How many of the pool are said at least, and at most. */
  readonly least: number;
  readonly most: number;
  /** More on the subject, said only where the tale would else be much too short. */
  readonly spare?: readonly Candidate[];
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
  /** A line in the tone of the tale for the middle of a story. */
  readonly middle: Pair | null;
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

/** Book and chapter: verse numbers read aloud would only disturb. */
function referTo(pair: Pair, { book, from, to }: VerseRange): Pair {
  const chapters = chapterRange(book, from.chapter, to.chapter);
  return { en: pair.en.replace('{ref}', formatReference(chapters, 'en')), fr: pair.fr.replace('{ref}', formatReference(chapters, 'fr')) };
}

/** Words below which a story has no line of ours in its middle. */
const leastForAMiddle = 200;
/** Words from which the way in has a beat of its own. */
const long = 480;
/** Words for the whole frame below which each section has one sentence. */
const tight = 45;
/** Words for the whole frame below which a lesson does not come back to the idea. */
const leastForAnIdea = 30;
/** Words for the whole frame below which the tone is heard at the end only. */
const narrow = 52;

/** Lays out where the studio speaks and what it may say there. The same seed gives the same slots; each tone takes other sentences. */
export function framingSlots(voice: Voice, { related, honorJesus, honourVerse, explanations, room }: Shape, seed: string): Slots {
  const said = framingSentences(voice, seed);
  const { turn, opening, back, wayIn, calls, takeHome, lead, thoughts, deeds, readings, rest, more, honour, farewells } = said;
  const { tone, known, idea, words } = voice;
  const hasRelated = related.length > 0;

  if (room < tight)
    return {
      middle: null,
      ...tightSlots({
        room,
        explanations,
        hook: opening ? [opening] : wayIn && turn % 2 === 1 ? [wayIn] : calls.map(({ pair }) => pair),
        lesson: [
          ...(back ? [answered(back, takeHome ? [firstSentence(takeHome)] : [])] : []),
          ...(takeHome && (idea ? room < leastForAnIdea : turn % 2 === 0) ? [firstSentence(takeHome)] : []),
          ...(idea ? [] : [...thoughts.map(({ pair }) => pair), ...said.lessons.slice(0, 4)]),
        ],
        end: honorJesus ? { role: 'honour', pairs: honour } : { role: 'blessing', pairs: farewells.slice(0, 1) },
      }),
    };
  const isLong = words >= long;
  const way = wayIn && (!idea || room >= narrow) ? [wayIn] : [];
  const hook = { section: 'hook', role: 'call', least: room >= narrow ? 1 : 0, most: 1, weight: 3 } as const;
  const reflection = { section: 'lesson', role: 'theme', most: 2, weight: 5, spare: more } as const;
  return {
    middle: said.isStory && known && words >= leastForAMiddle ? said.middle : null,
    hook: {
      ...hook,
      lead: opening ? [opening] : [],
      pool: calls,
      spare: said.books,
      fixed: isLong ? [] : [...way, explanations],
    },
    opening: isLong ? { ...hook, pool: [], fixed: [...way, explanations], least: 0, weight: 2 } : null,
    lesson: hasRelated
      ? {
          ...reflection,
          pool: takeHome ? [] : [...readings, ...thoughts.slice(0, 1)],
          lead,
          fixed: [],
          least: takeHome ? 0 : 1,
          spare: rest,
        }
      : { ...reflection, pool: [...readings, ...thoughts, ...deeds], lead, fixed: [], least: takeHome ? 0 : 1, spare: [...rest, ...more] },
    leadIns: related.map((other, index) => ({
      section: 'lesson',
      role: 'scripture',
      lead: said.leadIns.slice(index, index + 1).map((pair) => referTo(pair, other.range)),
      pool: other.known ? at(1, said.asksFirst || tone === 'epic' ? [other.known.question] : [other.known.hook]) : [],
      fixed: [other.explanations],
      least: 0,
      most: 1,
      weight: 2,
    })),
    application: hasRelated
      ? { ...reflection, pool: takeHome ? [...thoughts, ...deeds] : deeds, fixed: [], least: takeHome || deeds.length > 0 ? 1 : 0 }
      : null,
    honour: honorJesus
      ? {
          section: 'outro',
          role: 'honour',
          pool: at(1, honour),
          fixed: honourVerse ? [honourVerse.explanations] : [],
          least: 1,
          most: 1,
          weight: 1,
        }
      : null,
    farewell: { section: 'outro', role: 'blessing', pool: at(1, farewells), fixed: [], least: 1, most: 1, weight: 2 },
  };
}
