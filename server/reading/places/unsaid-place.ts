// The last resort for scenes of today whose tale never names a place: a home, a yard or a street.
import type { ReadingAction, ReadingPlace } from '#shared/pictures/scene-reading.ts';
import type { Token } from '../scene/scene-sentences.ts';
import { wordClass } from '../language/word-classes.ts';

const indoors = wordClass('unsaid-place', 'indoors');
const boats = /^(?:boats?|canoes?|pirogues?|barques?|bateaux?|voiliers?|sailboats?)$/;
/** These are done under a roof where nothing says else. */
const athome = new Set<ReadingAction>([
  ...(['eat', 'drink', 'cook', 'sleep', 'wake', 'lie-sick', 'read', 'write', 'sew', 'draw', 'phone', 'open'] as const),
  ...(['serve', 'clean', 'pray', 'count', 'comfort', 'hug', 'kiss', 'weep', 'knock'] as const),
]);
/** Somebody who does these is travelling. */
const onTheWay = new Set<ReadingAction>(['walk', 'run', 'ride', 'follow', 'lead', 'flee', 'leave', 'search']);

/**
 * Where people in modern tales are when no word of their tale says it: a home, its yard or a street is true of most
 * people, and tells more than bare paper.
 */
export function unsaidPlace(tokens: readonly Token[], action: ReadingAction | null): ReadingPlace {
  // A boat lies by the water.
  if (tokens.some(({ low, quoted }) => !quoted && boats.test(low))) return 'beach';
  if (tokens.some(({ low, quoted }) => !quoted && indoors.test(low.replace(/(?<=\p{L}{3})s$/u, ''))))
    return 'living-room';
  if (action !== null && athome.has(action)) return 'living-room';
  return action !== null && onTheWay.has(action) ? 'street' : 'yard';
}
