// The types of the framing: slots, candidates and what the framing needs to know about a tale.
import type { VerseRange } from '#shared/story/scripture.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import type { Audience, Section, Tone } from '#shared/vocabulary.ts';
import type { Idea } from '../idea/creators-idea.ts';
import type { Comfort } from '../idea/needs-that-hurt.ts';
import type { NeedSaid } from '../idea/need-said.ts';
import type { DailyLife } from './daily-life.ts';
import type { Outline } from '../passage/outline.ts';
import type { FramingRole } from '../repertoire/ewe-framing.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';

/** A sentence that may stand in a slot; `order` is its place when several do. */
export type Candidate = { readonly pair: Pair; readonly order: number };

/** A place in a tale where the studio itself speaks in English and French; in Ewe verses stand there. */
export type Slot = {
  readonly section: Section;
  readonly role: FramingRole;
  /** Sentences that may be said here, the most fitting first. */
  readonly pool: readonly Candidate[];
  /** Always said, before the others. */
  readonly lead?: readonly Pair[];
  /** Always said, after the others. */
  readonly fixed: readonly Pair[];
  /** How many of the pool are said at least, and at most. */
  readonly least: number;
  readonly most: number;
  /** More on the subject, for tales that would otherwise be much too short. */
  readonly spare?: readonly Candidate[];
  /** How much of the framing belongs here, compared with the other slots. */
  readonly weight: number;
};

/** Everything about a tale that decides what the studio says in it. */
export type Voice = {
  readonly tone: Tone;
  readonly audience: Audience;
  readonly theme: Theme;
  readonly range: VerseRange;
  /** The passage of the table that is told or contains the told range; null when there is none. */
  readonly known: TablePassage | null;
  /** What the passage is about, when the table does not know it; null where that is not clear. */
  readonly outline: Outline | null;
  /** All of the passage is told, or nearly all. */
  readonly isWhole: boolean;
  readonly idea: Idea | null;
  /** Whether the passage was chosen for an idea, even if the tale does not mention that idea. */
  readonly isForIdea?: boolean;
  /** What the tale says when the idea shows somebody in pain. */
  readonly comfort?: Comfort | null;
  /** What the tale says about the need behind the idea, when that is certain. */
  readonly need?: NeedSaid | null;
  /** Other passages that fit the idea; null where there is no idea. */
  readonly answers?: readonly VerseRange[] | null;
  /** For how many virtues the tale may give advice on everyday life; left out: as many as fit. */
  readonly mostAdvice?: number;
  readonly words: number;
};

/** The slots of a telling. */
export type Slots = {
  readonly hook: Slot;
  readonly opening: Slot | null;
  readonly lesson: Slot;
  readonly honour: Slot | null;
  /** What the tale says to whoever asked, when it comes back to the need behind the idea. */
  readonly back: Slot | null;
  readonly farewell: Slot;
  /** What may be said of the passage's virtues in everyday life. */
  readonly daily: readonly DailyLife[];
};
