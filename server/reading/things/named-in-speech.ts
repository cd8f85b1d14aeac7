// Lets things be drawn that a speaker points at ("these seven lambs"), though other speech is not drawn.
import type { ReadingLanguage, ReadSentence, Token } from '../scene/scene-sentences.ts';
import { isNamedThing } from './thing-names.ts';
import { wordClass } from '../language/word-classes.ts';

const pointing = /^(?:this|these|voici|ce|cet|cette|ces)$/;
/** Words after "this" that nobody can point at: "this morning", "these words". */
const notHere = wordClass('named-in-speech', 'not-here');
const reach = 4;

/** A sentence in which the things that its speaker points at count as told: "What do these seven ewe lambs mean?" */
export function withPointedAt(sentence: ReadSentence, language: ReadingLanguage): ReadSentence {
  const { tokens } = sentence;
  const pointed = tokens.map((_, at) => isPointedAt(tokens, at, language));
  if (!pointed.includes(true)) return sentence;
  return { ...sentence, tokens: tokens.map((token, at) => (pointed[at] ? { ...token, quoted: false } : token)) };
}

/** Whether a speaker points at the thing named at a word: "these lambs". */
function isPointedAt(tokens: readonly Token[], at: number, language: ReadingLanguage): boolean {
  if (!tokens[at]!.quoted) return false;
  for (let from = at; from >= Math.max(0, at - reach); from--) {
    if (from < at && tokens[from]!.mark) return false;
    if (!pointing.test(tokens[from]!.low)) continue;
    const behind = tokens.slice(from + 1, from + 1 + reach);
    const named = behind.findIndex(({ low }, n) => !notHere.test(low) && isNamedThing(tokens, from + 1 + n, language));
    const parted = behind.findIndex(({ mark, low }) => mark !== '' || notHere.test(low));
    if (named < 0 || (parted >= 0 && named > parted)) return false;
    const noun = from + 1 + named;
    // "Ewe lambs".
    const isCompound =
      !tokens[noun]!.mark && tokens[noun + 1] !== undefined && isNamedThing(tokens, noun + 1, language);
    return at <= (isCompound ? noun + 1 : noun);
  }
  return false;
}

const telling = wordClass('named-in-speech', 'telling');
const about = /^(?:about|of|concerning|de|d'|du|des)$/;

/** Whether a word stands in what somebody tells, sings or dreams of: "began to tell about the day the whale came". */
export function isToldOf(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back > 0; back--) {
    if (/[.;:!?]/.test(tokens[back]!.mark)) return false;
    const isVerb = [1, 2].some((n) => telling.test(tokens[back - n]?.low ?? '') && !tokens[back - n]!.mark);
    if (about.test(tokens[back]!.low) && isVerb) return !tokens.slice(back, at).some(({ mark }) => mark === ',');
  }
  return false;
}
