// The last resort for scenes of today whose tale never names a place: a home, a yard or a street.
import type { ReadingAction, ReadingPlace } from '#shared/pictures/scene-reading.ts';
import type { Token } from '../scene/scene-sentences.ts';
import { wordClass } from '../language/word-classes.ts';

const indoors = wordClass('unsaid-place', 'indoors');
const boats = /^(?:boats?|canoes?|pirogues?|barques?|bateaux?|voiliers?|sailboats?)$/;
/** Actions that take place indoors unless the text says otherwise. */
const athome = new Set<ReadingAction>([
  ...(['eat', 'drink', 'cook', 'sleep', 'wake', 'lie-sick', 'read', 'write', 'sew', 'draw', 'phone', 'open'] as const),
  ...(['serve', 'clean', 'pray', 'count', 'comfort', 'hug', 'kiss', 'weep', 'knock'] as const),
]);
/** Somebody who does these is travelling. */
const onTheWay = new Set<ReadingAction>(['walk', 'run', 'ride', 'follow', 'lead', 'flee', 'leave', 'search']);

/**
 * The place of a scene of today when the tale never names one: a home, its yard or a street fits most people, and is
 * better than an empty background.
 */
export function unsaidPlace(tokens: readonly Token[], action: ReadingAction | null): ReadingPlace {
  // A boat lies by the water.
  if (tokens.some(({ low, quoted }) => !quoted && boats.test(low))) return 'beach';
  if (tokens.some(({ low, quoted }) => !quoted && indoors.test(low.replace(/(?<=\p{L}{3})s$/u, ''))))
    return 'living-room';
  if (action !== null && athome.has(action)) return 'living-room';
  return action !== null && onTheWay.has(action) ? 'street' : 'yard';
}
