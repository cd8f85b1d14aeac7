import { endsSentence } from './passage-units.ts';

/** Words that refer to what was said before: what follows them does not make sense on its own. */
const leaning =
  /^(?:And|But|For|Or|Nor|So|Then|Therefore|Thus|Yet|Also|Likewise|Because|Nevertheless|However|Moreover|Again|Who|Whose|Whom|Which|That|He|She|They|It|His|Her|Hers|Their|Him|Them|These|This|Those)\b/;
/** Words in the first clause that refer to something earlier. */
const pointsBack =
  /\b(?:these things|this saying|those days|heard (?:it|this|that)|saw (?:it|this)|said this|therefore|likewise)\b/;
const pronoun = /\b(?:he|she|they|him|them|his|her|hers|their|these|those)\b/;
/** A name, or somebody who is introduced: "Jesus", "a certain man". */
const somebody =
  /(?<=[\p{L},;] )(?!I\b)\p{Lu}\p{Ll}+|^(?!(?:When|As|While|After|Now|At|In|On|If|Let|Blessed|Happy|Immediately|Behold|Though|Since|Until|Before|Even|Surely|Oh|Yes|No|There|One)\b)\p{Lu}\p{Ll}+\b|\b(?:a|an|certain|one|whoever|everyone|those who|the) (?:\p{Ll}+ )?\p{Ll}+/u;

/**
 * Whether a verse can be the first of a tale: it answers nothing that was not said, and mentions nobody who was not
 * named.
 */
export function beginsThought(text: string): boolean {
  if (/^[“‘a-z]/.test(text) || leaning.test(text)) return false;
  const lead = text.split(/[.!?;:]/)[0]!;
  if (pointsBack.test(lead)) return false;
  const who = pronoun.exec(lead);
  return !who || somebody.test(lead.slice(0, who.index));
}

/**
 * Whether a verse can be the last of a tale before `next`: its sentence ends, and what follows is no part of its
 * thought.
 */
export const endsThought = (text: string, next: string | undefined): boolean =>
  endsSentence(text) &&
  !/[?][”’)]*$/.test(text) &&
  !(next !== undefined && /^(?:[a-z]|[“‘]?(?:And|But|For|Or|Nor|Because|Who|Which|So that|Therefore)\b)/.test(next));
