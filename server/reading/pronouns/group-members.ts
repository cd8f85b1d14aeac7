// Makes people who are listed after a group its members: "two children, a boy called Tom and a girl called Rosa".
import { peopleGrammar } from '../people/people-grammar.ts';
import type { Known } from '../people/people-memory.ts';
import type { SentencePeople } from '../people/people-sentence.ts';

const joins = /^(?:,|:|;|–|—|and|et|called|named|the|le|la|l')$/;

/**
 * People listed in a sentence after a group are its members: "two children, a boy called Tom and a girl called Rosa".
 */
export function tellMembers(sentence: SentencePeople): void {
  const { spots, who, tokens, language, spoken } = sentence;
  const { named } = peopleGrammar(language);
  for (const [index, spot] of spots.entries()) {
    const [group, other] = who[index] ?? [];
    if (spot.how !== 'noun' || spot.owns || other || !group || group.count < 2 || spoken[index]) continue;
    const opened = behindAge(tokens, spot.to);
    const opens = tokens[opened];
    const isNext = spots[index + 1]?.how === 'name' && spots[index + 1]!.from === opened;
    if (!opens || !(isNext || /^[,:–—(]$/.test(opens.text) || named.has(opens.low))) continue;
    const listed: Known[] = [];
    let end = opened;
    for (let at = index + 1; at < spots.length; at += 1) {
      const next = spots[at]!;
      const [person] = who[at] ?? [];
      const isListed = tokens
        .slice(end, next.from)
        .every(({ low, text }) => joins.test(low) || joins.test(text) || named.has(low) || text === '(');
      if (!isListed || next.how === 'pronoun' || next.owns || !person || person.count > 1) break;
      if (!listed.includes(person)) listed.push(person);
      end = next.to;
    }
    const isWhole = group.isCounted ? listed.length === group.count : listed.length > 1;
    // "Six boys, Kofi and Ama": those are two of them, or two more.
    if (!isWhole || listed.some(({ partOf, id }) => partOf !== null || id === group.id)) continue;
    group.count = listed.length;
    for (const person of listed) join(person, group);
  }
}

/** « Des jumelles de six ans, Awa et Fanta »: where the words of an age end. */
function behindAge(tokens: SentencePeople['tokens'], from: number): number {
  if (!/^(?:de|of|aged)$/.test(tokens[from]?.low ?? '')) return from;
  const end = tokens.findIndex(({ isWord }, at) => at > from && !isWord);
  return end > from && end - from <= 4 ? end : from;
}

function join(person: Known, group: Known): void {
  person.partOf = group.id;
  person.sex ??= group.sex;
  if (person.age === null || person.age === 'like' || person.age === 'adult') person.age = group.age ?? person.age;
  person.kin.push(...group.kin.filter(({ of }) => !person.kin.some((each) => each.of === of)));
  for (const role of group.roles) person.roles.add(role);
  if (person.seen && group.seen)
    person.seen = { ...person.seen, as: group.seen.as === 'subject' ? 'subject' : 'other' };
}
