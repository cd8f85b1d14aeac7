// A deed is one action in a sentence: the verb, who does it, to whom, and how sure all that is. The rest of the reading
// works with deeds.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';

/** What happens in a part of a sentence. */
export type Deed = {
  /** The verb, and the last word that belongs to what it does; `to` is exclusive. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly lemma: string;
  readonly action: ReadingAction;
  readonly happens: boolean;
  /** In a clause that only adds to another one: "while the others slept". */
  readonly isAside: boolean;
  /** What somebody sets out for: "went to buy". */
  readonly isPurpose: boolean;
  /** Who does it is not told: "was thrown", or "they" of nobody named. */
  readonly isAnonymous: boolean;
  /** Told as past. */
  readonly isPast: boolean;
  readonly actors: readonly string[];
  readonly targets: readonly string[];
  /** Those whose names stand right after the verb. */
  readonly called?: readonly string[];
  /** Who does it, or to whom, is a pronoun that may as well mean somebody else. */
  readonly isDoubtful: boolean;
  /** How much it is the matter of its sentence, 0 to 1. */
  readonly weight: number;
  /** Whether its words are more than the verb: "chop wood" tells by itself what is done. */
  readonly isPhrase: boolean;
  /** How sure it is what it is done with, as `sureOfThing` says. */
  readonly sure: number;
};
