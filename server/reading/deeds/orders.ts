// Decides how giving an order is drawn: from a throne for rulers, as speech for anybody else.
import type { ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { Deed } from './deed.ts';
import { wordClass } from '../language/word-classes.ts';

const ordering = wordClass('orders', 'verbs');
const rulers = wordClass('orders', 'rulers');

/** A ruler who gives an order is shown on a throne, anybody else speaking. */
export function asGivenOrder(deed: Deed, people: ReadonlyMap<string, ReadPerson>): Deed {
  if (deed.action !== 'tell' || !ordering.test(deed.lemma)) return deed;
  const [actor] = deed.actors.map((id) => people.get(id));
  const words = `${actor?.role ?? ''} ${actor?.called ?? ''}`.toLowerCase().split(/\s+/);
  return words.some((word) => rulers.test(word)) ? { ...deed, action: 'rule' } : deed;
}
