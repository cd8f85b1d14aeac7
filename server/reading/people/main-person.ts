// Finds the one or two people whom a tale is about, and keeps them in scenes where they are present but silent.
import type { ReadingAction, ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';

/** A tale with fewer scenes than this has no main person. */
const fewest = 3;

/** Whom a tale is about: at most two people, who are in most of its scenes. */
export function mainPeopleOf(
  scenes: readonly (readonly SentenceReading[])[],
  people: ReadonlyMap<string, ReadPerson>,
): readonly ReadPerson[] {
  const counts = new Map<string, number>();
  for (const sentences of scenes) {
    const here = sentences.flatMap(({ spans, deeds }) => [
      ...spans.filter(({ how }) => how === 'name').map(({ person }) => person),
      ...deeds.filter(({ happens }) => happens).flatMap(({ actors }) => actors),
    ]);
    for (const id of new Set(here)) if (people.get(id)?.count === 1) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 2)
    .flatMap(([id]) => people.get(id) ?? []);
}

/** Actions that are done alone, or after which the person has left. */
const alone = new Set<ReadingAction>([
  'hide',
  'sleep',
  'wake',
  'pray',
  'search',
  'leave',
  'flee',
  'knock',
  'phone',
  'none',
]);
const goesAway = new Set<ReadingAction>(['leave', 'flee', 'die', 'run', 'ride', 'drive', 'climb']);

const byOneself =
  /\b(?:alone|by (?:him|her)self|on (?:his|her) own|lonely)\b|(?<!\p{L})(?:seule?|toute seule|solitaire)(?!\p{L})/iu;

type Scene = { readonly sentences: readonly SentenceReading[]; readonly chosen: number; readonly deed: Deed | null };

/** Adds a main person to those who are seen when an earlier sentence of the same scene tells what that person did. */
export function withMainPerson(
  seen: readonly ReadPerson[],
  scene: Scene,
  main: readonly ReadPerson[],
): readonly ReadPerson[] {
  const { deed } = scene;
  if (!deed || seen.length !== 1 || seen[0]!.count > 1 || alone.has(deed.action)) return seen;
  // "Left Edem standing alone": nobody is with him.
  const told = scene.sentences.slice(0, scene.chosen + 1);
  if (told.some(({ sentence: { text } }) => byOneself.test(text))) return seen;
  const beside = main.find((person) => person.id !== seen[0]!.id && isThere(person.id, scene));
  return beside ? [...seen, beside] : seen;
}

function isThere(id: string, { sentences, chosen }: Scene): boolean {
  const before = sentences.slice(0, chosen);
  const last = before.flatMap(({ deeds }) => deeds).findLast(({ actors, happens }) => happens && actors.includes(id));
  return last
    ? // "His mother had lost her job": this happened earlier.
      !goesAway.has(last.action) && !/^(?:have|avoir)$/.test(last.lemma)
    : (before.at(-1)?.spans.some(({ person, how }) => person === id && how === 'name') ?? false);
}
