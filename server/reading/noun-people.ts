import { peopleGrammar } from './people-grammar.ts';
import { type Known, sexFits } from './people-memory.ts';
import { roleWhenOwned } from './person-nouns.ts';
import type { Spot } from './spot.ts';
import { createFrom, isChildRole, learn } from './person-facts.ts';
import { conflict, isOld, sameAs } from './same-people.ts';
import { type SentencePeople, sameClauseSubject, subjectBefore } from './sentence-people.ts';

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
  // "Ruth the Moabitess".
  if (
    /^(?:the|le|la|l')$/.test(tokens[spot.from]!.low) &&
    last?.how === 'name' &&
    !last.owns &&
    last.to === spot.from &&
    who[index - 1]?.length === 1 &&
    spot.count === 1
  )
    return who[index - 1]!;
  if (isApposed && spot.article !== 'none' && (!ends?.isWord || /^(?:of|de|d'|du|from|in|at|aged|who|qui)$/.test(ends.low)))
    return who[index - 1]!;
  if (isApposed && spot.article === 'none' && spot.count === 1) return who[index - 1]!;
  // "Elimelech, Naomi’s husband, died".
  const first = spots[index - 2];
  const isOwned = last?.owns && first && tokens[first.to]?.text === ',' && first.to === last.from - 1 && tokens[spot.to]?.text === ',';
  if (isOwned && who[index - 2]?.length === 1 && sexFits(who[index - 2]![0]!.sex, spot.sex)) return who[index - 2]!;
  const isWish = near?.low === 'become' && before.some(({ low }) => low === 'to');
  if (near && grammar.being.has(near.low) && !isWish) {
    const subject = subjectBefore(sentence, index);
    const isSeveral = subject.length > 1 || (subject[0]?.count ?? 0) > 1;
    if (
      subject.length > 0 &&
      isSeveral === spot.isPlural &&
      subject.every(({ sex }) => sexFits(sex, spot.sex)) &&
      !/^(?:there|il)$/.test(before.at(-2)?.low ?? '')
    )
      return subject;
  }
  return [];
}

/** "When she was a baby": that age is over. */
const isOfThePast = ({ tokens, spots }: SentencePeople, index: number, { id }: Known): boolean =>
  id !== 'teller' &&
  tokens
    .slice(Math.max(0, spots[index]!.from - 4), spots[index]!.from)
    .some(({ low }) => /^(?:when|since|quand|lorsque|lorsqu')$/.test(low));

/** Who a noun with its small words means. */
export function personByNoun(sentence: SentencePeople, index: number, owners: readonly Known[]): readonly Known[] {
  const { memory, spots } = sentence;
  const spot = spots[index]!;
  const described = describes(sentence, index);
  if (described.length > 0) {
    for (const person of described) if (!isOfThePast(sentence, index, person)) learn(person, spot);
    const [subject] = described;
    if (subject && spot.noun?.isKin) for (const { id } of owners) if (id !== subject.id) subject.kin.push({ of: id, as: spot.noun.role });
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
    if (own && (!spot.noun.isKin || /^\p{Lu}\p{L}+$/u.test(own.called))) {
      for (const { id } of owners) own.kin.push({ of: id, as: role });
      return [own];
    }
    const known = createFrom(sentence, spot, role);
    for (const { id } of owners) known.kin.push({ of: id, as: role });
    if (role.startsWith('grand') && !/^grand(?:mother|father|parent)/.test(role)) owner.age ??= 'old';
    return [known];
  }
  const again = spot.article === 'a' && spot.isCounted ? countedBefore(sentence, spot) : null;
  if (again) return [again];
  if (spot.article === 'a' && !spot.qualities.has('other')) return [bornTo(sentence, index, createFrom(sentence, spot))];
  const isOther = sentence.roles[index]!.as !== 'subject';
  const same = sameAs(sentence, spot, isOther ? sameClauseSubject(sentence, index) : []);
  return same.length > 0 ? same : [createFrom(sentence, spot)];
}
/** "His servants came. Three servants went down": the number of those who were told before. */
function countedBefore({ memory, at }: SentencePeople, spot: Spot): Known | null {
  const role = spot.noun?.role ?? '';
  const group = memory.recent().find((each) => each.count > 1 && each.roles.has(role) && each.seen!.at >= at - 4);
  if (!group || spot.qualities.has('other') || (group.isCounted && group.count !== spot.count)) return null;
  group.count = spot.count ?? group.count;
  group.isCounted = true;
  return group;
}

/** "A young mother came in with a baby": the child is hers. */
function bornTo(sentence: SentencePeople, index: number, child: Known): Known {
  if (child.age !== 'baby' && child.age !== 'child') return child;
  const [parent, other] = sentence.roles[index]!.as === 'subject' ? [] : subjectBefore(sentence, index);
  // Who carries a baby is grown up, whoever's grandson he is.
  if (parent && !other && parent.age === 'below' && child.age === 'baby') parent.signs.grown += 3;
  if (parent && !other && ['mother', 'father'].some((role) => parent.roles.has(role))) child.kin.push({ of: parent.id, as: 'child' });
  return child;
}

const ownedRole = ({ tokens, language }: SentencePeople, spot: Spot): string =>
  roleWhenOwned(tokens[spot.head]!.low, language) ?? spot.noun!.role;

const parent: Readonly<Record<string, 'male' | 'female' | null>> = { father: 'male', mother: 'female', parents: null, parent: null };

/** What the other is to whom somebody is such a relative of: the nephew of an uncle. */
const inverse: Readonly<Record<string, RegExp>> = {
  nephew: /^(?:uncle|aunt)$/,
  niece: /^(?:uncle|aunt)$/,
  grandson: /^grand(?:mother|father|parents?)$/,
  granddaughter: /^grand(?:mother|father|parents?)$/,
  grandchild: /^grand(?:mother|father|parents?)$/,
  son: /^(?:mother|father|parents?)$/,
  daughter: /^(?:mother|father|parents?)$/,
  child: /^(?:mother|father|parents?)$/,
  brother: /^(?:brother|sister)$/,
  sister: /^(?:brother|sister)$/,
  master: /^(?:servant|slave)$/,
};

/** What somebody is to whose elder relative this is. */
const upward: Readonly<Record<string, RegExp>> = {
  grandmother: /^grand(?:son|daughter|child)$/,
  grandfather: /^grand(?:son|daughter|child)$/,
  uncle: /^(?:nephew|niece)$/,
  aunt: /^(?:nephew|niece)$/,
  master: /^(?:servant|slave|maiden)$/,
};

/** The relative of somebody by what is told of both: the father of one of two sons is who had two sons. */
function relativeOf({ memory, at }: SentencePeople, owner: Known, role: string, spot: Spot): readonly Known[] {
  const direct = memory.kinOf(owner, role);
  if (direct && direct.count > 1 === spot.isPlural && !conflict(direct, spot)) return [direct];
  const elder = owner.kin.find(({ as }) => upward[role]?.test(as));
  const known = elder && memory.byId(elder.of);
  if (known && !spot.isPlural && sexFits(known.sex, spot.sex)) return [known];
  const other = owner.kin.filter(({ as }) => inverse[role]?.test(as)).flatMap(({ of }) => memory.byId(of) ?? []);
  const fitting = other.find(({ sex, count, id }) => count === 1 && !spot.isPlural && id !== owner.id && sexFits(sex, spot.sex));
  if (fitting && !conflict(fitting, spot)) return [fitting];
  if (role === 'friend' && !spot.isPlural) {
    const friends = memory.together.flatMap(({ ids }) => (ids.includes(owner.id) ? ids : [])).flatMap((id) => memory.byId(id) ?? []);
    const friend = friends.findLast((each) => each !== owner && each.roles.has('friend') && sexFits(each.sex, spot.sex));
    if (friend) return [friend];
  }
  const ownKin = [...owner.kin, ...(owner.partOf ? (memory.byId(owner.partOf)?.kin ?? []) : [])];
  const parents = ownKin.filter(({ as }) => isChildRole(as)).flatMap(({ of }) => memory.byId(of) ?? []);
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
  if (isChildRole(role)) {
    const own = memory.all.filter(({ kin, count }) => count === 1 && kin.some(({ of, as }) => of === owner.id && isChildRole(as)));
    if (own.length === 1 && !spot.isPlural && !conflict(own[0]!, spot) && sexFits(own[0]!.sex, spot.sex)) return own;
  }
  if (isChildRole(role) || role === 'baby') {
    // "His son" of whom no child was told is the one baby of the tale who is nobody else's.
    const babies = memory.all.filter(
      ({ age, count, kin, sex }) => age === 'baby' && count === 1 && kin.length === 0 && sexFits(sex, spot.sex) && !spot.isPlural,
    );
    const [baby] = babies;
    if (baby && babies.length === 1) {
      baby.sex ??= spot.sex;
      baby.kin.push({ of: owner.id, as: role });
      return [baby];
    }
  }
  if (/^grand(?:mother|father)$/.test(role) && !owner.kin.some(({ as }) => /^grand/.test(as))) {
    const old = memory
      .recent()
      .find((each) => each !== owner && each.count === 1 && each.sex === spot.sex && isOld(each) && each.seen!.at >= at - 4);
    if (old && old.age !== null && !old.kin.some(({ of }) => of === owner.id)) {
      old.kin.push({ of: owner.id, as: role });
      return [old];
    }
  }
  if (/^(?:wife|husband)$/.test(role)) {
    const back = owner.kin.find(({ as }) => /^(?:wife|husband)$/.test(as));
    const mate = back && memory.byId(back.of);
    if (mate) return [mate];
  }
  return [];
}
