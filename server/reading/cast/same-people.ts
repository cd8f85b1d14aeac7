// Resolves a noun for a person ("the girl", "the others", "the younger son") to somebody whom the tale has mentioned
// already.
import { personFromPhrase, isChildRole, isParent, isWide, addFacts } from '../people/person-facts.ts';
import { type Known, sexFits } from '../people/people-memory.ts';
import type { Spot } from '../places/spot.ts';
import { childrenMeant } from './siblings.ts';
import type { SentencePeople } from '../people/people-sentence.ts';
import { isTelling } from '../language/telling-words.ts';

const pairs: Readonly<Record<string, string>> = {
  younger: 'elder',
  elder: 'younger',
  old: 'young',
  young: 'old',
  first: 'second',
  second: 'first',
  other: 'other',
};
/** Whether a phrase contradicts what is known of somebody, as "the younger" does for an elder brother. */
export const contradicts = (person: Known, spot: Spot): boolean =>
  [...spot.qualities].some((quality) => {
    const opposite = pairs[quality];
    return opposite !== undefined && person.qualities.has(opposite);
  });

const fetches =
  /^(?:call(?:ed|s)?|phoned?|rang|fetch(?:ed)?|for|sent|brought|appela|appelle|appeler|chercher|téléphona|prévint)$/;
/** How likely it is that a general noun ("the man") means this person: recent, frequent subjects score highest. */
const likelihood = (person: Known, at: number, spot: Spot): number => {
  const { seen, times } = person;
  const isSaid = isYoungNoun(spot) && isSmall(person) ? 40 : 0;
  // A person with a name is usually called by it, so "the man" is rather somebody without one.
  const isNameless = person.names.size === 0 && !person.isUnnamed && seen !== null && seen.at >= at - 2 ? 34 : 0;
  // A relative is less likely: "the lady" is the seller rather than Mum.
  const isKin = person.names.size === 0 && /^(?:mother|father|grand\w+)$/.test(person.role ?? '') ? -34 : 0;
  return (
    isNameless +
    isKin +
    (seen ? 28 * (seen.at - at) + (seen.as === 'subject' ? 30 : 0) : -200) +
    3 * Math.min(times, 5) +
    isSaid
  );
};
const isYoungNoun = ({ noun }: Spot): boolean => noun?.age === 'child' || noun?.age === 'baby';
const isSmall = ({ age }: Known): boolean => age === 'baby' || age === 'child' || age === 'below';
/** A person with a title, work or children is an adult. */
const isGrownUp = ({ memory }: SentencePeople, { id, isTitled, role, age }: Known): boolean =>
  isTitled ||
  (age !== 'child' &&
    role !== null &&
    !isWide(role) &&
    !isTelling('peers', role) &&
    !isChildRole(role) &&
    age !== 'baby' &&
    age !== 'below') ||
  isParent(memory, id);

/** The known people whom "the girl", "the old woman" or "the fishermen" means, the most recently mentioned first. */
export function knownPeopleMeant(sentence: SentencePeople, spot: Spot, shut: readonly Known[] = []): readonly Known[] {
  const { memory } = sentence;
  const role = spot.noun?.role ?? '';
  const candidates = memory.recent().filter(
    (person) =>
      person.count > 1 === spot.isPlural &&
      // The numbers must agree: seventy men are not the two men mentioned earlier.
      !(spot.article !== 'the' && spot.isCounted && person.isCounted && person.count !== spot.count) &&
      sexFits(person.sex, spot.sex) &&
      !contradicts(person, spot) &&
      !shut.includes(person),
  );
  // "The others" are the group mentioned last.
  if (role === 'others' && candidates[0]) return [candidates[0]];
  const called = candidates.filter((person) => role !== '' && (person.roles.has(role) || person.role === role));
  // People who have only been spoken of are the last choice.
  const exact = called.some(({ times }) => times > 0) || !isWide(role) ? called : [];
  const young = childrenSince(sentence, spot, exact[0]);
  if (young.length > 0) return young;
  const qualified = exact.filter((person) => [...spot.qualities].every((quality) => person.qualities.has(quality)));
  // "The old man" of a tale with an old baker, and a man who is not said to be old: the baker.
  const elder =
    isWide(role) && spot.qualities.has('old') && !sentence.isScripture && !spot.isPlural && qualified.length === 0
      ? candidates.filter((person) => isOld(person) && person.names.size > 0 && !person.isDead)
      : [];
  if (elder.length === 1 && exact[0] && !isOld(exact[0])) return [elder[0]!];
  const best: Known | undefined =
    qualified[0] ?? (spot.qualities.has('other') && !spot.isPlural ? undefined : exact[0]);
  if (best && !(isSplit(spot) && best.qualities.size === 0 && best.count > 1)) {
    for (const quality of spot.qualities) best.qualities.add(quality);
    return [best];
  }
  if (isSplit(spot)) return splitFrom(sentence, spot);
  if (!spot.isPlural && spot.article === 'the' && /^(?:father|mother)$/.test(role)) {
    // "The father" is the man who was said to have a son.
    const parent = memory
      .recent()
      .find((person) => person.count === 1 && sexFits(person.sex, spot.sex) && isParent(memory, person.id));
    if (parent) {
      addFacts(parent, spot);
      return [parent];
    }
  }
  const isToldApart = /^(?:who|qui)$/.test(sentence.tokens[spot.to]?.low ?? '');
  // "Her mother called the doctor": a person who is sent for is not one of those present.
  const isFetched = sentence.tokens
    .slice(Math.max(0, spot.from - 2), spot.from + 1)
    .some(({ low }) => fetches.test(low));
  const isWork = !isWide(role) && isTelling('titled-work', role) && !isToldApart && !isFetched;
  if (isWork && !spot.isPlural && spot.article === 'the') {
    // A later "the teacher" can mean Mr Boateng; "the nurse who came" means somebody new.
    const titled = memory
      .recent()
      .filter(
        (person) =>
          person.isTitled &&
          person.role === null &&
          !isOld(person) &&
          ![...person.roles].some((each) => /^(?:uncle|aunt|grand\w+)$/.test(each)) &&
          person.seen!.at >= sentence.at - 5 &&
          sexFits(person.sex, spot.sex),
      );
    if (titled.length === 1) {
      addFacts(titled[0]!, spot);
      return titled;
    }
  }
  if (role === 'pupil' && !spot.isPlural && spot.article === 'the') {
    // « L'élève » is the boy who was mentioned before.
    const child = candidates.find(
      ({ age, names, seen }) => age === 'child' && names.size > 0 && seen!.at >= sentence.at - 5,
    );
    if (child) return [child];
  }
  if (isWide(role) && !spot.isPlural) {
    const again = candidates.filter(
      (person) =>
        ageFits(person, spot) &&
        (person.names.size > 0 || person.age !== null || spot.noun?.age === 'adult') &&
        (person.sex !== null || isSmall(person)) &&
        !(isYoungNoun(spot) && isGrownUp(sentence, person)) &&
        !(
          spot.qualities.has('old') &&
          person.age !== null &&
          !isOld(person) &&
          !(person.isTitled && person.age === 'adult')
        ),
    );
    const aged = spot.qualities.has('old')
      ? again.filter((person) => person.age === 'old' || person.qualities.has('old'))
      : [];
    const old = aged.length > 0 || !spot.qualities.has('old') ? aged : again.filter(({ isTitled }) => isTitled);
    const [likely] = (old.length > 0 ? old : again).toSorted(
      (a, b) => likelihood(b, sentence.at, spot) - likelihood(a, sentence.at, spot),
    );
    if (likely) {
      addFacts(likely, spot);
      return [likely];
    }
  }
  if (spot.isPlural && spot.article === 'the' && /^(?:brother|sister|cousin)$/.test(role)) {
    // "The brothers" are somebody and his brother.
    const one = memory
      .recent()
      .find(({ count, kin }) => count === 1 && kin.some(({ of, as }) => as === role && memory.byId(of)?.count === 1));
    const other = one && memory.byId(one.kin.find(({ as }) => as === role)!.of);
    if (one && other && sexFits(other.sex, spot.sex)) return [other, one];
  }
  const brood = spot.isPlural && spot.article === 'the' && !spot.isCounted ? childrenMeant(memory, role) : [];
  if (brood.length > 0) return brood;
  // "The two friends" are those two who were mentioned together.
  if (
    spot.isPlural &&
    spot.article !== 'own' &&
    spot.count !== null &&
    (spot.isCounted || spot.noun?.isKin || isWide(role) || isTelling('peers', role))
  ) {
    const sets = memory.together.filter(({ at, ids }) => at >= sentence.at - 6 && ids.length === spot.count);
    const people =
      sets
        .map(({ ids }) => ids.flatMap((id) => memory.byId(id) ?? []))
        .findLast((each) => each.every(({ count }) => count === 1)) ?? [];
    if (
      people.length > 1 &&
      people.every(
        (person) => person.count === 1 && sexFits(person.sex, spot.sex) && (!isWide(role) || ageFits(person, spot)),
      )
    )
      return people;
  }
  if (spot.isPlural && spot.article === 'the') {
    // "The men" are the fishermen of the previous sentence.
    const wide =
      isWide(role) &&
      candidates.find(
        (person) =>
          !isYoungNoun(spot) &&
          // "The young men who were spies": nobody mentioned before, but new people.
          !/^(?:who|that|whom|qui|que)$/.test(sentence.tokens[spot.to]?.low ?? '') &&
          !person.isAway &&
          !(spot.sex === 'female' && person.sex === null) &&
          !/^(?:crowd|people|multitude|choir|everyone)$/.test(person.role ?? '') &&
          person.seen!.at >= sentence.at - 3 &&
          (spot.count === null || !spot.isCounted || person.count === spot.count),
      );
    if (wide && wide.age !== 'child') return [wide];
    const several = memory
      .recent()
      .filter(
        (person) =>
          person.count === 1 &&
          (person.roles.has(role) || (isWide(role) && ageFits(person, spot) && sexFits(person.sex, spot.sex))) &&
          person.seen!.at >= sentence.at - 4,
      );
    if (several.length >= 2 && several.length <= (spot.count ?? 3) + 1) {
      const isGrown = spot.noun?.age === 'child' && several.some(({ isTitled }) => isTitled);
      // "The children's stool" says what kind of stool it is, and means no particular children.
      const isOfKind = spot.owns && isYoungNoun(spot) && several.every(({ age }) => age !== 'child');
      if (spot.noun?.age === 'child' && !sentence.isScripture && !isGrown && !isOfKind)
        for (const person of several) person.age ??= 'child';
      if (!isGrown && !isOfKind && !spot.qualities.has('other')) return several;
    }
    const group = memory
      .recent()
      .find(
        (person) =>
          person.count > 1 &&
          sexFits(person.sex, spot.sex) &&
          person.seen!.at >= sentence.at - 3 &&
          /^(?:crowd|people|multitude)$/.test(role) &&
          /^(?:crowd|people|multitude|villagers)$/.test(person.role ?? ''),
      );
    if (group) return [group];
  }
  return [];
}
/**
 * "Ben and Lucy knocked. Mr Crane gave the children tomatoes": "the children" are those mentioned by name since the
 * last group of children.
 */
function childrenSince(
  { memory, at, isScripture }: SentencePeople,
  spot: Spot,
  group: Known | undefined,
): readonly Known[] {
  const role = spot.noun?.role ?? '';
  if (!spot.isPlural || spot.article !== 'the' || !/^(?:child|boy|girl|kid)$/.test(role)) return [];
  // "The two tired children" are those two whose names are known, if there are no more.
  const since = spot.isCounted ? 0 : (group?.seen?.at ?? 0);
  const named = memory
    .recent()
    .filter(
      (person) =>
        person.count === 1 &&
        person.names.size > 0 &&
        !person.isTitled &&
        !person.isDead &&
        (isSmall(person) ||
          person.age === 'like' ||
          (person.age === null && person.signs.child + (memory.childhood >= 3 ? 1 : 0) >= person.signs.grown)) &&
        sexFits(person.sex, spot.sex) &&
        person.seen!.at >= at - 9 &&
        person.seen!.at >= since,
    );
  if (named.length < 2 || named.length > 4 || (group && since >= at - 3)) return [];
  if (spot.isCounted && (named.length !== spot.count || isScripture)) return [];
  for (const person of named) person.age ??= 'child';
  return named;
}

/** Whether somebody is described as old. */
export const isOld = ({ age, qualities }: Known) => age === 'old' || age === 'above' || qualities.has('old');
const ageFits = (person: Known, { noun, qualities }: Spot): boolean => {
  if (person.age === null) return noun?.age !== 'adult' || person.signs.child <= person.signs.grown;
  if (qualities.has('old')) return isOld(person) || (person.isTitled && person.age === 'adult');
  if (noun?.age === 'child' || noun?.age === 'teen')
    return ['child', 'teen', 'baby', 'below', 'like'].includes(person.age);
  if (noun?.age === 'adult') return !['child', 'baby'].includes(person.age);
  return true;
};

const isSplit = ({ qualities, noun, isPlural }: Spot) =>
  !isPlural &&
  ['younger', 'elder', 'first', 'second', 'third', 'other', 'one'].some((each) => qualities.has(each)) &&
  (noun?.role !== 'man' || qualities.size > 0);

/** One of a group mentioned before: "the younger son" of "two sons". */
function splitFrom(sentence: SentencePeople, spot: Spot): readonly Known[] {
  const { memory } = sentence;
  const role = spot.noun?.role ?? '';
  const quality = [...spot.qualities].find((each) => each in pairs || each === 'one') ?? 'other';
  const known = memory
    .recent()
    .find(
      (person) =>
        person.count === 1 &&
        person.partOf !== null &&
        person.qualities.has(quality) &&
        (role === '' || sexFits(person.sex, spot.sex)),
    );
  if (known && quality !== 'one' && (quality !== 'other' || role === '')) return [known];
  const groups = memory
    .recent()
    .filter(
      (person) =>
        person.count > 1 &&
        (role === '' || person.roles.has(role) || isWide(role) || isSibling(role, person)) &&
        sexFits(person.sex, spot.sex),
    );
  // "Told them to show themselves to the priests. They set off. One of them": one of those who set off.
  const acting =
    quality === 'one' ? groups.find(({ seen }) => seen!.as === 'subject' && seen!.at >= sentence.at - 2) : undefined;
  const group = acting ?? groups[0];
  if (!group && role === '') return [];
  const one = personFromPhrase(sentence, spot, role === '' ? [...(group?.roles ?? [])][0] : role);
  if (group) {
    one.partOf = group.id;
    one.sex ??= group.sex;
    one.age = group.age;
    one.kin.push(...group.kin);
    for (const each of group.roles) one.roles.add(each);
  }
  return [one];
}
const isSibling = (role: string, group: Known) =>
  /^(?:brother|sister)$/.test(role) && [...group.roles].some((each) => isChildRole(each));
