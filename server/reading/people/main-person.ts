import type { ReadingAction, ReadPerson } from '#shared/scene-reading.ts';
import type { Deed } from '../deeds.ts';
import type { SentenceReading } from '../scene-choice.ts';

/** Fewer scenes than these make nobody the main person of a tale. */
const fewest = 3;

/** Who a tale is about: the one whom most of its scenes tell of; null when there is no such person. */
export function mainPersonOf(scenes: readonly (readonly SentenceReading[])[], people: ReadonlyMap<string, ReadPerson>): string | null {
  const counts = new Map<string, number>();
  for (const sentences of scenes) {
    const here = sentences.flatMap(({ spans, deeds }) => [
      ...spans.filter(({ how }) => how === 'name').map(({ person }) => person),
      ...deeds.filter(({ happens }) => happens).flatMap(({ actors }) => actors),
    ]);
    for (const id of new Set(here)) if (people.get(id)?.count === 1) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const [best, next] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= fewest && (!next || next[1] < best[1]) ? best[0] : null;
}

/** Deeds that are done alone, and ones after which whoever did them is not there. */
const alone = new Set<ReadingAction>(['hide', 'sleep', 'wake', 'pray', 'search', 'leave', 'flee', 'knock', 'phone', 'none']);
const goesAway = new Set<ReadingAction>(['leave', 'flee', 'die', 'run', 'ride', 'drive', 'climb']);

type Scene = { readonly sentences: readonly SentenceReading[]; readonly chosen: number; readonly deed: Deed | null };

/** Those who are seen, and the main person beside them when a sentence before, in the same scene, tells what that person did. */
export function withMainPerson(
  seen: readonly ReadPerson[],
  { sentences, chosen, deed }: Scene,
  main: ReadPerson | undefined,
): readonly ReadPerson[] {
  if (!main || !deed || seen.length !== 1 || seen[0]!.count > 1 || seen.some(({ id }) => id === main.id) || alone.has(deed.action))
    return seen;
  const before = sentences.slice(0, chosen);
  const last = before.flatMap(({ deeds }) => deeds).findLast(({ actors, happens }) => happens && actors.includes(main.id));
  const isNamed = before.at(-1)?.spans.some(({ person, how }) => person === main.id && how === 'name') ?? false;
  return (last ? !goesAway.has(last.action) : isNamed) ? [...seen, main] : seen;
}
