// Keeps the person who tells a parable apart from the people in the parable.
import type { SentencePeople } from '../people/people-sentence.ts';

const telling = /^(?:told|tells|spoke|speaks|speak|taught|raconta|raconte|dit)$/;
const parables = /^(?:parable|parables|story|about|parabole|paraboles|histoire)$/;

/** The verb with which a sentence of Scripture begins a parable; -1 when it begins none. */
function tellingVerb({ tokens, isScripture }: Pick<SentencePeople, 'tokens' | 'isScripture'>): number {
  const verb = isScripture ? tokens.findIndex(({ low }) => telling.test(low)) : -1;
  return verb >= 0 && tokens.slice(verb + 1).some(({ low }) => parables.test(low)) ? verb : -1;
}

/** Ends the previous parable when a sentence begins another one: its subject may be the same storyteller. */
export function endParable(sentence: SentencePeople): void {
  if (tellingVerb(sentence) >= 0) sentence.memory.storyteller = null;
}

/**
 * Remembers who is telling a parable in a tale of Scripture, until they are named again. "He" in a parable is not its
 * teller.
 */
export function keepStoryteller({ memory, spots, who, roles, spoken, tokens, at, isScripture }: SentencePeople): void {
  const { storyteller } = memory;
  const isNamed = (index: number) =>
    (spots[index]!.how === 'name' || who[index]?.[0]?.names.has('Jesus') === true) &&
    !spots[index]!.owns &&
    !spoken[index];
  if (storyteller && who.some((people, index) => isNamed(index) && people?.[0] === storyteller.person))
    memory.storyteller = null;
  const verb = tellingVerb({ tokens, isScripture });
  if (verb < 0) return;
  const teller = spots.findIndex(
    (spot, index) => isNamed(index) && roles[index]!.as === 'subject' && spot.to <= verb && verb - spot.to < 3,
  );
  const person = who[teller]?.[0];
  if (person) memory.storyteller = { person, at };
}
