// Some actions take two people (hugging, giving). Finds the second one, or falls back to what one person can be shown
// doing.
import type { ReadingAction, ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { Deed } from './deed.ts';
import type { MentionSpan } from '../people/person-mentions.ts';

/** What one person is shown doing instead of an action that takes two. */
const alone: Partial<Record<ReadingAction, ReadingAction>> = {
  hug: 'none',
  kiss: 'none',
  'hold-hands': 'none',
  comfort: 'none',
  'help-up': 'none',
  arrest: 'none',
  fight: 'none',
  follow: 'walk',
  argue: 'talk',
  accuse: 'talk',
  mock: 'laugh',
};

/**
 * Completes a deed that takes two people with another person of its clause, or replaces it by one that one person can
 * do.
 */
export function withPartner(deed: Deed, spans: readonly MentionSpan[], people: ReadonlyMap<string, ReadPerson>): Deed {
  const instead = alone[deed.action];
  const several = deed.actors.length > 1 || deed.actors.some((id) => (people.get(id)?.count ?? 1) > 1);
  if (!instead || several || deed.actors.length === 0 || deed.targets.length > 0) return deed;
  const others = new Set(
    spans
      .filter(({ from, person }) => from > deed.at && from < deed.to && !deed.actors.includes(person))
      .map(({ person }) => person),
  );
  return others.size === 1 ? { ...deed, targets: [...others] } : { ...deed, action: instead };
}
