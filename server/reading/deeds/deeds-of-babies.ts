// What a baby can and cannot do, to catch a reading that makes a baby walk or cook.
import type { ReadingAction, ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { Deed } from './deed.ts';

/** What babies do themselves. */
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

/** Whether babies alone do it: whatever anybody else does says more. */
export const isOfBabies = ({ actors }: Deed, people: ReadonlyMap<string, ReadPerson>): boolean =>
  actors.length > 0 && actors.every((id) => people.get(id)?.age === 'baby');

/** Whether only a baby would do what no baby can: then the words mean somebody else. */
export const isBeyondBabies = (deed: Deed, people: ReadonlyMap<string, ReadPerson>): boolean =>
  !ofBabies.has(deed.action) && isOfBabies(deed, people);
