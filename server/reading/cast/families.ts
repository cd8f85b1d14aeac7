// Groups the people of a tale into families, so that relatives can be drawn with one colour of skin.
import type { Known, PeopleMemory } from '../people/people-memory.ts';

const relatives =
  /^(?:(?:great-)?grand(?:mother|father|parents?|son|daughter|child)|grandma|grandpa|mother|father|parents?|son|daughter|child|baby|brother|sister|twin|triplet|cousin|uncle|aunt|nephew|niece|wife|husband|family)$/;

/** The families of a tale: maps everybody with a relative to the first mentioned member of their family. */
export function familiesOf({ all }: PeopleMemory): ReadonlyMap<Known, Known> {
  const heads = new Map<Known, Known>();
  const headOf = (person: Known): Known => {
    const next = heads.get(person);
    return next && next !== person ? headOf(next) : person;
  };
  const join = (one: Known, other: Known | undefined) => {
    if (!other || other === one) return;
    const both = [headOf(one), headOf(other)].toSorted((a, b) => all.indexOf(a) - all.indexOf(b));
    for (const each of [one, other, ...both]) if (!heads.has(each)) heads.set(each, each);
    heads.set(both[1]!, both[0]!);
  };
  const byId = (id: string) => all.find((each) => each.id === id);
  for (const person of all) {
    for (const { of, as } of person.kin) if (relatives.test(as)) join(person, byId(of));
    const group = person.partOf === null ? undefined : byId(person.partOf);
    if (group && [...group.roles].some((role) => relatives.test(role))) join(person, group);
  }
  return new Map([...heads.keys()].map((person) => [person, headOf(person)]));
}
