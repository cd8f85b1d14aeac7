// A deed is one action in a sentence: the verb, who does it, to whom, and how sure all that is. The rest of the reading
// works with deeds.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';

/** One action in a sentence. */
export type Deed = {
  /** The verb, and the last word that belongs to what it does; `to` is exclusive. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly lemma: string;
  readonly action: ReadingAction;
  readonly happens: boolean;
  /** It stands in a subordinate clause: "while the others slept". */
  readonly isAside: boolean;
  /** It is only a purpose: "went to buy". */
  readonly isPurpose: boolean;
  /** The text does not say who does it: "was thrown", or "they" without anybody named. */
  readonly isAnonymous: boolean;
  /** It is told in the past tense. */
  readonly isPast: boolean;
  readonly actors: readonly string[];
  readonly targets: readonly string[];
  /** Those whose names stand right after the verb. */
  readonly called?: readonly string[];
  /** A pronoun in it may mean somebody else. */
  readonly isDoubtful: boolean;
  /** How much the sentence is about it, 0 to 1. */
  readonly weight: number;
  /** Whether more than the verb names the action: "chop wood". */
  readonly isPhrase: boolean;
  /** How certain the thing is that it is done with, as `sureOfThing` says. */
  readonly sure: number;
};
