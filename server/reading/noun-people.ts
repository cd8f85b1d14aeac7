import { firstName } from './first-names.ts';
import { peopleGrammar } from './people-grammar.ts';
import { type Known, sexFits } from './people-memory.ts';
import { roleWhenOwned } from './person-nouns.ts';
import type { Spot } from './person-spots.ts';
import { type SentencePeople, subjectBefore } from './sentence-people.ts';

const wordsOf = ({ text, tokens }: SentencePeople, spot: Spot): string => text.slice(tokens[spot.from]!.start, tokens[spot.to - 1]!.end);

/** Who a name means: somebody known by it, somebody known without a name yet, or somebody new. */
export function personByName(sentence: SentencePeople, index: number): Known {
  const { memory, spots, tokens, language } = sentence;
  const spot = spots[index]!;
  const parts = spot.name.split(' ');
  const known = memory.all.find(
    ({ names, sex }) =>
      sexFits(sex, spot.sex) && (names.has(spot.name) || (parts.length === 1 ? hasPart(names, parts[0]!) : names.has(parts[0]!))),
  );
  if (known) {
    known.names.add(spot.name);
    known.sex ??= spot.sex;
    return known;
  }
  const grammar = peopleGrammar(language);
  const before = tokens.slice(Math.max(0, spot.from - 4), spot.from).map(({ low }) => low);
  const isNamed =
    before.some((word) => grammar.named.has(word)) ||
    (before.at(-1) === ',' &&
      !tokens[spot.to]?.isWord &&
      spots[index - 1]?.to === spot.from - 1 &&
      spots[index - 1]?.noun &&
      !spots[index - 1]!.owns);
  const target = isNamed || spots[index - 1]?.to === spot.from ? sentence.who[index - 1]?.[0] : undefined;
  const said = firstName(spot.name) ?? firstName(parts[0]!);
  const give = (person: Known): Known => {
    person.names.add(spot.name);
    if (person.isUnnamed || person.names.size === 1) person.called = spot.name;
    person.isUnnamed = false;
    person.isTitled ||= spot.from < spot.head;
    person.sex ??= spot.sex;
    person.role ??= spot.noun?.role ?? (sentence.isScripture ? said?.role : null) ?? null;
    if (sentence.isScripture) person.age ??= said?.age ?? null;
    return person;
  };
  if (
    target &&
    (target.names.size === 0 || before.at(-1) === 'means') &&
    target.count === 1 &&
    (isNamed || sexFits(target.sex, spot.sex))
  ) {
    target.sex = spot.sex ?? target.sex;
    return give(target);
  }
  // "He" of the first words gets the first name that fits.
  const unnamed = memory.all.find(
    (person) => person.isUnnamed && person.id !== 'teller' && sexFits(person.sex, spot.sex) && (person.seen?.at ?? 0) >= sentence.at - 6,
  );
  if (unnamed && !memory.all.some((other) => other !== unnamed && other.names.size > 0 && sexFits(other.sex, unnamed.sex)))
    return give(unnamed);
  return give(memory.add({ called: spot.name }));
}
const hasPart = (names: ReadonlySet<string>, part: string) => [...names].some((name) => name.split(' ').includes(part));

/** Whether a noun says what the subject is, and brings nobody new: "was a nurse", "Kofi, the smallest boy", "when I was a boy". */
function describes(sentence: SentencePeople, index: number): readonly Known[] {
  const { tokens, spots, language, who } = sentence;
  const spot = spots[index]!;
  const grammar = peopleGrammar(language);
  const before = tokens.slice(Math.max(0, spot.from - 3), spot.from);
  const near = before.findLast(({ low, isWord }) => isWord && !/^(?:also|once|still|not|now|only|très|encore|pas|aussi)$/.test(low));
  const last = spots[index - 1];
  const isApposed =
    before.at(-1)?.text === ',' &&
    last?.to === spot.from - 1 &&
    who[index - 1]?.length === 1 &&
    who[index - 1]![0]!.count === spot.count &&
    !last.owns;
  const ends = tokens[spot.to];
  if (isApposed && spot.article !== 'none' && (!ends?.isWord || /^(?:of|de|d'|du|from|aged|who|qui)$/.test(ends.low)))
    return who[index - 1]!;
  if (isApposed && spot.article === 'none' && spot.count === 1) return who[index - 1]!;
  // "Elimelech, Naomi’s husband, died".
  const first = spots[index - 2];
  const isOwned = last?.owns && first && tokens[first.to]?.text === ',' && first.to === last.from - 1 && tokens[spot.to]?.text === ',';
  if (isOwned && who[index - 2]?.length === 1 && sexFits(who[index - 2]![0]!.sex, spot.sex)) return who[index - 2]!;
  if (near && grammar.being.has(near.low) && spot.article !== 'the') {
    const subject = subjectBefore(sentence, index);
    if (subject.length === 1 && !/^(?:there|il)$/.test(before.at(-2)?.low ?? '') && spot.article !== 'own') return subject;
  }
  return [];
}

/** Who a noun with its small words means. */
export function personByNoun(sentence: SentencePeople, index: number, owners: readonly Known[]): readonly Known[] {
  const { memory, spots } = sentence;
  const spot = spots[index]!;
  const described = describes(sentence, index);
  if (described.length > 0) {
    for (const person of described) learn(person, spot);
    return described;
  }
  const [owner] = owners;
  if (owner && spot.noun) {
    const role = ownedRole(sentence, spot);
    const relative = relativeOf(sentence, owner, role, spot);
    if (relative.length > 0) return relative;
    const own = memory.all.findLast(
      (person) =>
        person.roles.has(role) &&
        person !== owner &&
        sexFits(person.sex, spot.sex) &&
        person.kin.length === 0 &&
        person.count === spot.count,
    );
    if (own && !spot.noun.isKin) return [own];
    const known = createFrom(sentence, spot, role);
    known.kin.push({ of: owner.id, as: role });
    return [known];
  }
  if (spot.article === 'a' && !spot.qualities.has('other')) return [createFrom(sentence, spot)];
  const same = sameAs(sentence, spot);
  return same.length > 0 ? same : [createFrom(sentence, spot)];
}
const ownedRole = ({ tokens, language }: SentencePeople, spot: Spot): string =>
  roleWhenOwned(tokens[spot.head]!.low, language) ?? spot.noun!.role;

const child = /^(?:son|daughter|child)$/;
const parent: Readonly<Record<string, 'male' | 'female' | null>> = { father: 'male', mother: 'female', parents: null, parent: null };

/** The relative of somebody by what is told of both: the father of one of two sons is who had two sons. */
function relativeOf({ memory }: SentencePeople, owner: Known, role: string, spot: Spot): readonly Known[] {
  const direct = memory.kinOf(owner, role);
  if (direct && direct.count > 1 === spot.isPlural && !conflict(direct, spot)) return [direct];
  const ownKin = [...owner.kin, ...(owner.partOf ? (memory.byId(owner.partOf)?.kin ?? []) : [])];
  const parents = ownKin.filter(({ as }) => child.test(as)).flatMap(({ of }) => memory.byId(of) ?? []);
  if (role in parent) {
    const fit = parents.filter(({ sex, count }) => count === 1 && sexFits(sex, parent[role] ?? null));
    if (fit.length > 0) return [fit[0]!];
    const couple = memory.all.findLast((person) => person.kin.some(({ of, as }) => of === owner.id && as === role));
    if (couple) return [couple];
  }
  if (/^(?:brother|sister)$/.test(role)) {
    const sex = role === 'brother' ? 'male' : 'female';
    const siblings = memory.all.filter(
      (other) => other !== owner && other.count === 1 && sexFits(other.sex, sex) && other.partOf !== null && other.partOf === owner.partOf,
    );
    if (siblings.length > 0) return [siblings.at(-1)!];
  }
  if (child.test(role)) {
    const own = memory.all.filter(({ kin, count }) => count === 1 && kin.some(({ of, as }) => of === owner.id && child.test(as)));
    if (own.length === 1 && !spot.isPlural && !conflict(own[0]!, spot) && sexFits(own[0]!.sex, spot.sex)) return own;
  }
  if (/^(?:wife|husband)$/.test(role)) {
    const back = owner.kin.find(({ as }) => /^(?:wife|husband)$/.test(as));
    const mate = back && memory.byId(back.of);
    if (mate) return [mate];
  }
  return [];
}

const pairs: Readonly<Record<string, string>> = {
  younger: 'elder',
  elder: 'younger',
  old: 'young',
  young: 'old',
  first: 'second',
  second: 'first',
  other: 'other',
};
const conflict = (person: Known, spot: Spot): boolean =>
  [...spot.qualities].some((quality) => {
    const opposite = pairs[quality];
    return opposite !== undefined && person.qualities.has(opposite);
  });

/** Whom children call by title and name: "Mr Boateng" is "the teacher" later. */
const calledByTitle = /^(?:teacher|headteacher|doctor|nurse|pastor|priest|minister|coach|professor|judge|instructor)$/;

/** Nouns so wide that they name anybody of that sex and age again: "the girl" for Ama. */
const wide =
  /^(?:man|woman|boy|girl|child|lady|person|maiden|gentleman|youth|youngster|kid|lad|stranger|gamin|elder|patriarch|widow|little one|fellow|)$/;

/** Whom "the girl", "the old woman", "the fishermen" names again, the last told of first. */
function sameAs(sentence: SentencePeople, spot: Spot): readonly Known[] {
  const { memory } = sentence;
  const role = spot.noun?.role ?? '';
  const candidates = memory
    .recent()
    .filter((person) => person.count > 1 === spot.isPlural && sexFits(person.sex, spot.sex) && !conflict(person, spot));
  const exact = candidates.filter((person) => role !== '' && (person.roles.has(role) || person.role === role));
  const qualified = exact.filter((person) => [...spot.qualities].every((quality) => person.qualities.has(quality)));
  const best: Known | undefined = qualified[0] ?? (spot.qualities.has('other') ? undefined : exact[0]);
  if (best && !(isSplit(spot) && best.qualities.size === 0 && best.count > 1)) {
    for (const quality of spot.qualities) best.qualities.add(quality);
    return [best];
  }
  if (isSplit(spot)) return splitFrom(sentence, spot);
  if (!wide.test(role) && !spot.isPlural && spot.article === 'the' && calledByTitle.test(role)) {
    const titled = memory
      .recent()
      .filter((person) => person.isTitled && person.role === null && person.seen!.at >= sentence.at - 5 && sexFits(person.sex, spot.sex));
    if (titled.length === 1) {
      learn(titled[0]!, spot);
      return titled;
    }
  }
  if (wide.test(role) && !spot.isPlural) {
    const again = candidates.filter(
      (person) =>
        ageFits(person, spot) &&
        (person.names.size > 0 || person.age !== null || spot.noun?.age === 'adult') &&
        person.sex !== null &&
        !(spot.qualities.has('old') && person.age !== null && !isOld(person)),
    );
    if (again[0]) {
      learn(again[0], spot);
      return [again[0]];
    }
  }
  if (spot.isPlural && spot.article === 'the') {
    const several = memory
      .recent()
      .filter(
        (person) =>
          person.count === 1 &&
          (person.roles.has(role) || (wide.test(role) && ageFits(person, spot) && sexFits(person.sex, spot.sex))) &&
          person.seen!.at >= sentence.at - 4,
      );
    if (several.length >= 2 && several.length <= (spot.count ?? 3) + 1) return several;
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
const isOld = ({ age, qualities }: Known) => age === 'old' || age === 'above' || qualities.has('old');
const ageFits = (person: Known, { noun, qualities }: Spot): boolean => {
  if (person.age === null) return true;
  if (qualities.has('old')) return isOld(person);
  if (noun?.age === 'child' || noun?.age === 'teen') return ['child', 'teen', 'baby', 'below', 'like'].includes(person.age);
  if (noun?.age === 'adult') return !['child', 'baby'].includes(person.age);
  return true;
};

const isSplit = ({ qualities, noun, isPlural }: Spot) =>
  !isPlural &&
  ['younger', 'elder', 'first', 'second', 'third', 'other', 'one'].some((each) => qualities.has(each)) &&
  (noun?.role !== 'man' || qualities.size > 0);

/** One of a group told before: "the younger son" of "two sons". */
function splitFrom(sentence: SentencePeople, spot: Spot): readonly Known[] {
  const { memory } = sentence;
  const role = spot.noun?.role ?? '';
  const quality = [...spot.qualities].find((each) => each in pairs || each === 'one') ?? 'other';
  const known = memory
    .recent()
    .find(
      (person) =>
        person.count === 1 && person.partOf !== null && person.qualities.has(quality) && (role === '' || sexFits(person.sex, spot.sex)),
    );
  if (known && quality !== 'one' && (quality !== 'other' || role === '')) return [known];
  const group = memory
    .recent()
    .find(
      (person) =>
        person.count > 1 &&
        (role === '' || person.roles.has(role) || wide.test(role) || isSibling(role, person)) &&
        sexFits(person.sex, spot.sex),
    );
  if (!group && role === '') return [];
  const one = createFrom(sentence, spot, role === '' ? [...(group?.roles ?? [])][0] : role);
  if (group) {
    one.partOf = group.id;
    one.sex ??= group.sex;
    one.age = group.age;
    one.kin.push(...group.kin);
    for (const each of group.roles) one.roles.add(each);
  }
  return [one];
}
const isSibling = (role: string, group: Known) => /^(?:brother|sister)$/.test(role) && [...group.roles].some((each) => child.test(each));

function createFrom(sentence: SentencePeople, spot: Spot, role = spot.noun?.role ?? 'person'): Known {
  const person = sentence.memory.add({
    called: wordsOf(sentence, spot),
    sex: spot.sex,
    count: Math.max(1, spot.count ?? 3),
    role: role === '' ? null : role,
  });
  learn(person, spot);
  if (role) person.roles.add(role);
  return person;
}

/** What a phrase says of somebody: role, sex, age, qualities. */
function learn(person: Known, spot: Spot): void {
  const { noun, qualities } = spot;
  if (noun?.role) person.roles.add(noun.role);
  for (const quality of qualities) person.qualities.add(quality);
  person.sex ??= spot.sex;
  if (noun && !wide.test(noun.role)) person.role = person.role && wide.test(person.role) ? noun.role : (person.role ?? noun.role);
  if (qualities.has('old')) person.age = 'old';
  else if (noun && noun.role !== '' && (person.age === null || person.age === 'adult' || noun.age === 'child' || noun.age === 'baby'))
    person.age = noun.age;
}
