// Creates a person from a noun phrase, and adds what later phrases say of them.
import type { Known, PeopleMemory } from './people-memory.ts';
import type { SentencePeople } from './people-sentence.ts';
import type { Spot } from '../places/spot.ts';
import { isTelling } from '../language/telling-words.ts';

const wordsOf = ({ text, tokens }: SentencePeople, spot: Spot): string =>
  text.slice(tokens[spot.from]!.start, tokens[spot.to - 1]!.end);

/** Whether a role is that of somebody's child. */
export const isChildRole = (role: string): boolean => /^(?:son|daughter|child)$/.test(role);

/** Whether a noun is so general that it can mean anybody of that sex and age: "the girl" for Ama. */
export const isWide = (role: string): boolean => role === '' || isTelling('wide-nouns', role);

/** Whether somebody has children in the tale. */
export const isParent = (memory: PeopleMemory, id: string): boolean =>
  memory.all.some(({ kin }) => kin.some(({ of, as }) => of === id && (isChildRole(as) || as === 'baby')));

const schools = /\b(?:school|children['’]s|youth|junior|class|primary|école|scolaire|jeunes)\b/iu;

/** Somebody new, with what the phrase says of them. */
export function personFromPhrase(sentence: SentencePeople, spot: Spot, role = spot.noun?.role ?? 'person'): Known {
  const person = sentence.memory.add({
    called: wordsOf(sentence, spot).replace(/^au /, 'le ').replace(/^aux /, 'les '),
    sex: spot.sex,
    count: Math.max(1, spot.count ?? 3),
    isCounted: spot.isCounted,
    role: role === '' ? null : role,
  });
  addFacts(person, spot);
  if (role) person.roles.add(role);
  // "The school team", « toute la classe »: its members are children.
  const before = sentence.text.slice(0, sentence.tokens[spot.from]!.start).split(/\s+/).slice(-2).join(' ');
  const isOfSchool =
    role === 'class' || (/^(?:team|choir|band)$/.test(role) && schools.test(`${before} ${person.called}`));
  if (isOfSchool && !sentence.isScripture) person.age = 'child';
  // "A baby boy": the age is that of a baby, whatever "boy" says.
  if (/^(?:boy|girl|son|daughter|brother|sister)$/.test(role) && /\b(?:baby|newborn|bébé)\b/i.test(person.called))
    person.age = 'baby';
  return person;
}

/** A young man stays an adult when he is called « le garçon ». */
const isYoungAdult = ({ qualities, roles }: Known): boolean =>
  qualities.has('young') && (roles.has('man') || roles.has('woman'));

/** What a phrase says of somebody: role, sex, age, qualities. */
export function addFacts(person: Known, spot: Spot): void {
  const { noun, qualities } = spot;
  if (noun?.role) person.roles.add(noun.role);
  for (const quality of qualities) person.qualities.add(quality);
  person.sex ??= spot.sex;
  if (noun && !isWide(noun.role))
    person.role = person.role && isWide(person.role) ? noun.role : (person.role ?? noun.role);
  if (qualities.has('old')) person.age = 'old';
  // "The little prince" is a child, though a prince may be of any age.
  else if (qualities.has('little') && /^(?:prince|princess|shepherd|servant)$/.test(noun?.role ?? ''))
    person.age = 'child';
  else if (
    noun &&
    noun.role !== '' &&
    (person.age === null ||
      (person.age === 'adult' && !(noun.age === 'child' && isYoungAdult(person))) ||
      (noun.age === 'child' && person.age !== 'baby' && !isYoungAdult(person)) ||
      noun.age === 'baby')
  )
    person.age = noun.age;
}
