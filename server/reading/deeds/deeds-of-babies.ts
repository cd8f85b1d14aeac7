// What a baby can and cannot do, to catch a reading that makes a baby walk or cook.
import type { ReadingAction, ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { Deed } from './deed.ts';

/** Actions that a baby can do. */
const ofBabies = new Set<ReadingAction>([
  'sleep',
  'wake',
  'weep',
  'laugh',
  'eat',
  'drink',
  'look',
  'sit',
  'lie-sick',
  'be-born',
  'die',
]);

/** Whether only babies do it. A scene prefers what anybody else does. */
export const isOfBabies = ({ actors }: Deed, people: ReadonlyMap<string, ReadPerson>): boolean =>
  actors.length > 0 && actors.every((id) => people.get(id)?.age === 'baby');

/** Whether it is something that babies cannot do, though only babies are its subject: then the subject was misread. */
export const isBeyondBabies = (deed: Deed, people: ReadonlyMap<string, ReadPerson>): boolean =>
  !ofBabies.has(deed.action) && isOfBabies(deed, people);
