// Leaves out things that are only where somebody is going, or where something happens.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import type { ReadSentence } from '../scene/scene-sentences.ts';

const moves: ReadonlySet<ReadingAction> = new Set<ReadingAction>(['walk', 'run', 'arrive', 'leave', 'flee']);

/**
 * "Beat it and then went to the pump": whether `own` is something the person still has to go to, so that its things are
 * not where `deed` is done.
 */
export const isElsewhere = (own: Deed, deed: Deed): boolean =>
  own.at > deed.at && moves.has(own.action) && !moves.has(deed.action);

const where =
  /^(?:through|under|behind|beside|near|at|by|past|across|along|above|below|between|to|into|towards?|sous|derrière|devant|près|par|vers|chez|entre|dans)$/;

/** A sentence without the phrases that begin with a preposition of place. */
export function withoutWhere(sentence: ReadSentence): ReadSentence {
  let isWhere = false;
  const tokens = sentence.tokens.filter(({ low, mark }) => {
    isWhere ||= where.test(low);
    const left = isWhere;
    if (mark) isWhere = false;
    return !left;
  });
  return { ...sentence, tokens };
}
