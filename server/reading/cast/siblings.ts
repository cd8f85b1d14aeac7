// Resolves "the twins", "the children" and "her brothers" to the children of one parent.
import { isChildRole } from '../people/person-facts.ts';
import { type Known, type PeopleMemory, sexFits } from '../people/people-memory.ts';

const sibling = /^(?:brother|sister|twin)$/;
const nounOf: Readonly<Record<string, Known['sex']>> = { boy: 'male', son: 'male', girl: 'female', daughter: 'female' };

/** The known children of one parent: single people and groups. */
const childrenOf = ({ all }: PeopleMemory, parent: string): Known[] =>
  all.filter(({ kin }) => kin.some(({ of, as }) => of === parent && isChildRole(as)));

/**
 * The people meant by "the twins" or "the children": a pair of twins, a brother and sister, or the sons and daughters
 * of one parent.
 */
export function childrenMeant(memory: PeopleMemory, role: string): readonly Known[] {
  const { all } = memory;
  const isSingle = ({ count, isDead }: Known) => count === 1 && !isDead;
  const known: Known[][] = all.flatMap((one) =>
    one.kin.flatMap(({ of, as }) => {
      const other = sibling.test(as) ? all.find(({ id }) => id === of) : undefined;
      return other && isSingle(one) && isSingle(other) ? [[other, one]] : [];
    }),
  );
  if (role === 'twin')
    return known.find((pair) => pair.some(({ marks, roles }) => marks.has('twin') || roles.has('twin'))) ?? [];
  const sex = nounOf[role];
  if (role !== 'child' && sex === undefined) return [];
  const parents = [...new Set(all.flatMap(({ kin }) => kin.filter(({ as }) => isChildRole(as)).map(({ of }) => of)))];
  const broods = parents
    .map((parent) => childrenOf(memory, parent))
    .filter((brood) => brood.reduce((sum, { count }) => sum + count, 0) > 1);
  const brood = broods.at(-1)?.filter((person) => !person.isDead && (sex === undefined || person.sex === sex)) ?? [];
  if (brood.reduce((sum, { count }) => sum + count, 0) > 1) return brood;
  return role === 'child'
    ? (known.find((pair) => pair.every(({ age }) => age !== 'adult' && age !== 'old')) ?? [])
    : [];
}

/** "Her brothers": the sons of her mother or father who were mentioned together. */
export function brothersOf(memory: PeopleMemory, owner: Known, role: string): Known | undefined {
  const parents = owner.kin.filter(({ as }) => isChildRole(as)).map(({ of }) => of);
  const sex = role === 'sister' ? 'female' : role === 'brother' ? 'male' : null;
  return parents
    .flatMap((parent) => childrenOf(memory, parent))
    .find((each) => each !== owner && each.count > 1 && each.id !== owner.partOf && sexFits(each.sex, sex));
}
