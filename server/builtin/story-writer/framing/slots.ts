// The types of the framing: slots, candidates and what the framing needs to know about a tale.
import type { VerseRange } from '#shared/story/scripture.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import type { Audience, Section, Tone } from '#shared/vocabulary.ts';
import type { Idea } from '../idea/creators-idea.ts';
import type { Comfort } from '../idea/needs-that-hurt.ts';
import type { NeedMeant } from '../idea/need-said.ts';
import type { DailyLife } from './daily-life.ts';
import type { Outline } from '../passage/outline.ts';
import type { FramingRole } from '../repertoire/ewe-framing.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';

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
  /** What a passage is about that the table does not know; null where it is not clear. */
  readonly outline: Outline | null;
  /** All of it is told, or nearly. */
  readonly isWhole: boolean;
  readonly idea: Idea | null;
  /** Whether an idea led to the passage, also one that is not said. */
  readonly isForIdea?: boolean;
  /** What the idea's need asks for, where it hurts. */
  readonly comfort?: Comfort | null;
  /** What is said of the need that the idea surely has. */
  readonly need?: NeedMeant | null;
  /** Other passages that answer the idea; null where there is none. */
  readonly answers?: readonly VerseRange[] | null;
  /** Of how many virtues it may say what they mean in everyday life; as many as it has room for where nothing is said. */
  readonly mostAdvice?: number;
  readonly words: number;
};

/** The slots of a telling. */
export type Slots = {
  readonly hook: Slot;
  readonly opening: Slot | null;
  readonly lesson: Slot;
  readonly application: Slot | null;
  readonly honour: Slot | null;
  readonly farewell: Slot;
  /** What may be said of the passage's virtues in everyday life. */
  readonly daily: readonly DailyLife[];
};
