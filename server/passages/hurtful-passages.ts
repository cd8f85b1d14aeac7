import { concepts } from './ideas/concepts.ts';
import type { IdeaMeaning } from './ideas/idea-meaning.ts';
import type { Care } from './passage-words.ts';
import type { TablePassage } from './passage-table.ts';

/** What threatens or blames: no comfort for the ill, the grieving, the poor, the abused. */
const harsh = new Set<Care>(['violence', 'cruelty', 'curse', 'drunkenness', 'hard-teaching']);

/** Which passages would hurt whoever has the needs of an idea; what a teacher chooses for such a need never does. */
export function hurtfulFor({ named }: Pick<IdeaMeaning, 'named'>): (passage: TablePassage) => boolean {
  const needs = [...named.keys()].flatMap((id) => concepts().get(id) ?? []);
  const never = new Set(needs.flatMap((need) => need.never));
  const gentle = needs.filter((need) => need.gentle);
  const chosen = new Set(gentle.flatMap(({ best, kids, teens }) => [...best, ...kids, ...teens]));
  return ({ id, care }) =>
    never.has(id) || (gentle.length > 0 && !chosen.has(id) && care.some((each) => harsh.has(each)));
}
