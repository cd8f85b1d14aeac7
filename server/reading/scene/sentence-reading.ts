// A sentence with its people and deeds, and a deed that a picture may show.
import type { Deed } from '../deeds/deed.ts';
import type { MentionSpan } from '../people/person-mentions.ts';
import type { ReadSentence } from './scene-sentences.ts';

/** A sentence with who is in it and what happens. */
export type SentenceReading = {
  readonly sentence: ReadSentence;
  readonly spans: readonly MentionSpan[];
  readonly deeds: readonly Deed[];
};

/**
 * A deed that a picture may show: `index` is its sentence in the scene, the highest score is best, and `isSure` says
 * whether a picture can show it as it is meant.
 */
export type Choice = { readonly index: number; readonly deed: Deed; readonly score: number; readonly isSure: boolean };
