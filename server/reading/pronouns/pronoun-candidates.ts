// The people whom a pronoun could mean, by sex, number and how long ago they were mentioned.
import type { PronounReach } from '../people/people-grammar.ts';
import { type Known, sexFits } from '../people/people-memory.ts';
import type { SentencePeople } from '../people/people-sentence.ts';

/** How many sentences back a pronoun may refer to. */
const reachBack = 7;

/** Whether a pronoun may mean this person, by sex and number. */
export const pronounFits = (person: Known, reach: PronounReach): boolean => {
  if (reach === 'many') return true;
  if (reach === 'women') return person.sex !== 'male';
  return person.count === 1 && (reach === 'either' || sexFits(person.sex, reach === 'female' ? 'female' : 'male'));
};

/** The people mentioned lately whom a pronoun may mean. */
export function pronounCandidates(
  { memory, at }: SentencePeople,
  reach: PronounReach,
  shut: ReadonlySet<Known>,
): Known[] {
  const all = memory
    .recent()
    .filter((person) => !(memory.storyteller?.person === person && memory.storyteller.at < at))
    .filter(
      (person) =>
        !shut.has(person) && person.id !== 'teller' && pronounFits(person, reach) && person.seen!.at >= at - reachBack,
    );
  const living = all.filter(({ isDead }) => !isDead);
  // "The women wept for her": somebody dead may be meant when nobody else fits by sex.
  return living.some(({ sex }) => reach === 'many' || reach === 'either' || sex === reach) ? living : all;
}
