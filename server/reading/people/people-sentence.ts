// The working state of one sentence while its people are identified; the functions of this folder take and extend it.
import type { ClauseRole } from '../deeds/clause-roles.ts';
import type { TaleTongue } from './people-grammar.ts';
import type { Known, PeopleMemory } from './people-memory.ts';
import type { Spot } from '../places/spot.ts';
import type { Token } from '../language/sentence-tokens.ts';
import type { ThingMemory } from '../things/things-named.ts';

/** A sentence while its people are being identified. `at` counts sentences over the tale. */
export type SentencePeople = {
  readonly memory: PeopleMemory;
  readonly language: TaleTongue;
  readonly at: number;
  readonly scene: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly spots: readonly Spot[];
  readonly roles: readonly ClauseRole[];
  readonly spoken: readonly boolean[];
  /** Whether a character of the sentence is within speech. */
  readonly isSaid: (at: number) => boolean;
  /** The people whom each spot means, as far as known. */
  readonly who: (readonly Known[])[];
  /** The spots (by number) that are ambiguous pronouns. */
  readonly doubtful: Set<number>;
  /** The things of the earlier sentences. */
  readonly things: ThingMemory;
  /** Whether the tale is one of Scripture: grown sons and daughters are likely. */
  readonly isScripture: boolean;
  /** Whether "he" without a name is Jesus. */
  readonly isGospel: boolean;
};
