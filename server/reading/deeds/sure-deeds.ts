// Decides whether a picture can show a deed as the words mean it, and what to show calmly when it cannot.
import { actionNeeds } from '#shared/tale/action-needs.ts';
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import type { Deed } from './deed.ts';
import type { ReadingLanguage, ReadSentence } from '../scene/scene-sentences.ts';
import { isNamedThing } from '../things/thing-names.ts';
import { wordClass } from '../language/word-classes.ts';

const vague = wordClass('sure-deeds', 'vague');
/** Words that stand for a thing named earlier. */
const whole = wordClass('sure-deeds', 'whole');
/** Parts of the body, which everybody has. */
const body = wordClass('sure-deeds', 'body');
const climbed = /^(?:walls?|fences?|gates?|rocks?|hills?|ladders?|trees?|roofs?|stairs|windows?)$/;
const pronoun = /^(?:it|them|le|la|l'|les|en)$/;

/** Whether the words tell what a deed is done with: a thing that pictures know, or one that "it" stands for. */
function hasThing({ tokens }: ReadSentence, { at, to, isPast }: Deed, language: ReadingLanguage): boolean {
  const behind = tokens.slice(at + 1, to);
  if (
    behind.some(
      ({ low }, n) => !vague.test(low) && ((n < 3 && body.test(low)) || isNamedThing(tokens, at + 1 + n, language)),
    )
  )
    return true;
  const around = language === 'fr' ? tokens.slice(Math.max(0, at - 2), at) : behind.slice(0, 4);
  // « Fut ouverte »: the thing is the subject.
  return (
    around.some(({ low }) => pronoun.test(low)) ||
    (isPast && /^(?:was|were|been|being|fut|furent|est|sont)$/.test(tokens[at - 1]?.low ?? ''))
  );
}

/**
 * Whether a picture can show a deed as the text means it. An action of the hands needs a thing or another person;
 * without them the pose would suggest a different action.
 */
export function isSure(sentence: ReadSentence, deed: Deed, language: ReadingLanguage): boolean {
  const { action, at, targets, isPhrase } = deed;
  // "Climbed over the snowbank": no picture can show that.
  if (action === 'climb' && /^(?:over|through|out|off|down|past)$/.test(sentence.tokens[at + 1]?.low ?? ''))
    return sentence.tokens.slice(at + 1, deed.to).some(({ low }) => climbed.test(low));
  if (isPhrase || !actionNeeds[action]?.object) return true;
  if (targets.length > 0 && actionNeeds[action]?.object === 'either') return true;
  const next = sentence.tokens[at]!.mark ? undefined : sentence.tokens[at + 1];
  if (next && vague.test(next.low)) return false;
  return (next !== undefined && whole.test(next.low)) || hasThing(sentence, deed, language);
}

/** A calm pose for people whose action cannot be shown, different from picture to picture. */
export function withCalmPose(deed: Deed, turn: number): Deed {
  const alone: readonly ReadingAction[] = ['stand', 'look'];
  const together = deed.actors.length + deed.targets.length > 1;
  return { ...deed, action: together ? 'stand' : alone[turn % alone.length]! };
}
