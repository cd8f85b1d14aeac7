// Resolves words for relatives ("his father", "her brother") to somebody whom the tale has mentioned already.
import { type Known, sexFits } from '../people/people-memory.ts';
import { isChildRole } from '../people/person-facts.ts';
import { contradicts, isOld } from './same-people.ts';
import { brothersOf } from './siblings.ts';
import type { SentencePeople } from '../people/people-sentence.ts';
import type { Spot } from '../places/spot.ts';

const areSiblings = (one: Known, other: Known): boolean =>
  [...one.kin.filter(({ of }) => of === other.id), ...other.kin.filter(({ of }) => of === one.id)].some(({ as }) =>
    /^(?:brother|sister)$/.test(as),
  );

const parent: Readonly<Record<string, 'male' | 'female' | null>> = {
  father: 'male',
  mother: 'female',
  parents: null,
  parent: null,
};

/** The opposite of each relation: the other person of "nephew" is an uncle or an aunt. */
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

/** The relation seen from the older relative: to a mother, a son or a daughter. */
const upward: Readonly<Record<string, RegExp>> = {
  grandmother: /^grand(?:son|daughter|child)$/,
  grandfather: /^grand(?:son|daughter|child)$/,
  uncle: /^(?:nephew|niece)$/,
  aunt: /^(?:nephew|niece)$/,
  master: /^(?:servant|slave|maiden)$/,
};

/**
 * The person who is meant by a relative's name ("his father"), found from what the tale has said: the father of one of
 * two sons is the man who had two sons.
 */
export function relativeOf(
  { memory, at }: Pick<SentencePeople, 'memory' | 'at'>,
  owner: Known,
  role: string,
  spot: Spot,
): readonly Known[] {
  const direct = memory.kinOf(owner, role);
  if (direct && direct.count > 1 === spot.isPlural && !contradicts(direct, spot)) return [direct];
  const elder = owner.kin.find(({ as }) => upward[role]?.test(as));
  const known = elder && memory.byId(elder.of);
  if (known && !spot.isPlural && sexFits(known.sex, spot.sex)) return [known];
  const other = owner.kin.filter(({ as }) => inverse[role]?.test(as)).flatMap(({ of }) => memory.byId(of) ?? []);
  const fitting = other.find(
    ({ sex, count, id }) => count === 1 && !spot.isPlural && id !== owner.id && sexFits(sex, spot.sex),
  );
  if (fitting && !contradicts(fitting, spot)) return [fitting];
  if (role === 'friend' && !spot.isPlural) {
    const friends = memory.together
      .flatMap(({ ids }) => (ids.includes(owner.id) ? ids : []))
      .flatMap((id) => memory.byId(id) ?? []);
    const friend = friends.findLast(
      (each) => each !== owner && each.roles.has('friend') && sexFits(each.sex, spot.sex),
    );
    if (friend) return [friend];
  }
  const ownKin = [...owner.kin, ...(owner.partOf ? (memory.byId(owner.partOf)?.kin ?? []) : [])];
  const parents = ownKin.filter(({ as }) => isChildRole(as)).flatMap(({ of }) => memory.byId(of) ?? []);
  if (/^(?:(?:grand)?(?:father|mother|parents?)|aunt|uncle)$/.test(role) && !spot.isPlural) {
    // The mother of Anna's brother is Anna's mother too.
    const siblings = memory.all.filter((each) => each !== owner && areSiblings(each, owner));
    const shared = siblings.map((each) => memory.kinOf(each, role)).find((each) => each && each.count === 1);
    if (shared) return [shared];
  }
  if (role in parent) {
    const fit = parents.filter(({ sex, count }) => count === 1 && sexFits(sex, parent[role] ?? null));
    if (fit.length > 0) return [fit[0]!];
    // "A man and a small boy clung to the rail. His father…": that man.
    const beside = memory.together
      .filter(({ at: then, ids }) => then >= at - 8 && ids.includes(owner.id))
      .flatMap(({ ids }) => ids.flatMap((id) => memory.byId(id) ?? []))
      .findLast(
        (each) =>
          each !== owner &&
          each.count === 1 &&
          each.names.size === 0 &&
          each.kin.length === 0 &&
          /^(?:man|woman|fisherman|farmer)$/.test(each.role ?? [...each.roles][0] ?? '') &&
          each.sex === parent[role],
      );
    if (beside && (owner.age === 'child' || owner.age === 'baby' || owner.age === 'teen')) {
      beside.roles.add(role);
      owner.kin.push({ of: beside.id, as: 'child' });
      return [beside];
    }
    const couple = memory.all.findLast((person) => person.kin.some(({ of, as }) => of === owner.id && as === role));
    if (couple) return [couple];
  }
  const many = spot.isPlural && /^(?:brother|sister|sibling)$/.test(role) ? brothersOf(memory, owner, role) : undefined;
  if (many) return [many];
  if (/^(?:brother|sister)$/.test(role)) {
    const sex = role === 'brother' ? 'male' : 'female';
    const siblings = memory.all.filter(
      (other) =>
        other !== owner &&
        other.count === 1 &&
        sexFits(other.sex, sex) &&
        other.partOf !== null &&
        other.partOf === owner.partOf,
    );
    if (siblings.length > 0) return [siblings.at(-1)!];
    // "They were twins": each is the brother or the sister of the other.
    const twins = memory.all.filter(({ count, roles }) => count === 1 && roles.has('twin'));
    const twin = twins.find((other) => other !== owner && sexFits(other.sex, sex));
    if (twin && twins.length === 2 && twins.includes(owner)) return [twin];
  }
  if (isChildRole(role)) {
    const own = memory.all.filter(
      ({ kin, count }) => count === 1 && kin.some(({ of, as }) => of === owner.id && isChildRole(as)),
    );
    if (own.length === 1 && !spot.isPlural && !contradicts(own[0]!, spot) && sexFits(own[0]!.sex, spot.sex)) return own;
  }
  if (isChildRole(role) || role === 'baby') {
    // "His son", where no child of his was mentioned, is the only baby of the tale that belongs to nobody else.
    const babies = memory.all.filter(
      ({ age, count, kin, sex }) =>
        age === 'baby' && count === 1 && kin.length === 0 && sexFits(sex, spot.sex) && !spot.isPlural,
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
      .find(
        (each) => each !== owner && each.count === 1 && each.sex === spot.sex && isOld(each) && each.seen!.at >= at - 4,
      );
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
