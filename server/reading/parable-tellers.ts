import type { SentencePeople } from './sentence-people.ts';

const telling = /^(?:told|tells|spoke|speaks|raconta|raconte|dit)$/;
const parables = /^(?:parable|parables|story|about|parabole|paraboles|histoire)$/;

/** Remembers who begins a parable in a tale of Scripture, until they are named again: they are nobody of whom it tells. */
export function keepStoryteller({ memory, spots, who, roles, spoken, tokens, at, isScripture }: SentencePeople): void {
  const { storyteller } = memory;
  const isNamed = (index: number) => spots[index]!.how === 'name' && !spots[index]!.owns && !spoken[index];
  if (storyteller && who.some((people, index) => isNamed(index) && people?.[0] === storyteller.person)) memory.storyteller = null;
  if (!isScripture) return;
  const verb = tokens.findIndex(({ low }) => telling.test(low));
  if (verb < 0 || !tokens.slice(verb + 1).some(({ low }) => parables.test(low))) return;
  const teller = spots.findIndex(
    (spot, index) => isNamed(index) && roles[index]!.as === 'subject' && spot.to <= verb && verb - spot.to < 3,
  );
  const person = who[teller]?.[0];
  if (person) memory.storyteller = { person, at };
}
