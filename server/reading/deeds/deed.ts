// A deed is one action in a sentence: the verb, who does it, to whom, and how sure all that is. The rest of the reading
// works with deeds.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';

/** One action in a sentence. */
export type Deed = {
  /** Places of words in the sentence: the verb, and the words of the deed from `from` to before `to`. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly lemma: string;
  readonly action: ReadingAction;
  readonly happens: boolean;
  /** The deed stands in a subordinate clause: "while the others slept". */
  readonly isAside: boolean;
  /** The deed is only a purpose: "went to buy". */
  readonly isPurpose: boolean;
  /** The text does not say who does it: "was thrown", or "they" without anybody named. */
  readonly isAnonymous: boolean;
  /** The deed is told in the past tense. */
  readonly isPast: boolean;
  readonly actors: readonly string[];
  readonly targets: readonly string[];
  /** The ids of the people who are direct objects of the verb. */
  readonly called?: readonly string[];
  /** A pronoun among its people may mean somebody else. */
  readonly isDoubtful: boolean;
  /** How much the sentence is about this deed, 0 to 1. */
  readonly weight: number;
  /** Whether more than the verb names the action: "chop wood". */
  readonly isPhrase: boolean;
  /** A penalty when it is uncertain which thing the deed is done with, from `sureOfThing`. */
  readonly sure: number;
};
