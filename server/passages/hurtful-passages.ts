// Keeps passages away from people whom they would hurt, such as threats from the grieving.
import { concepts } from './ideas/concepts.ts';
import type { IdeaMeaning } from './ideas/idea-meaning.ts';
import type { Care } from './passage-words.ts';
import type { TablePassage } from './passage-table.ts';

/** Matter that hurts people who are ill, grieving, poor or abused. */
const harsh = new Set<Care>(['violence', 'cruelty', 'curse', 'drunkenness', 'hard-teaching']);

/**
 * A test for passages that would hurt somebody with the needs of this idea. Passages that teachers chose for such a
 * need never count as hurtful.
 */
export function hurtfulFor({ named }: Pick<IdeaMeaning, 'named'>): (passage: TablePassage) => boolean {
  const needs = [...named.keys()].flatMap((id) => concepts().get(id) ?? []);
  const never = new Set(needs.flatMap((need) => need.never));
  const gentle = needs.filter((need) => need.gentle);
  const chosen = new Set(gentle.flatMap(({ best, kids, teens }) => [...best, ...kids, ...teens]));
  return ({ id, care }) =>
    never.has(id) || (gentle.length > 0 && !chosen.has(id) && care.some((each) => harsh.has(each)));
}
