// Adds people whom a sentence leaves out: who listens to a speech, who opened the door that was knocked at.
import type { ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import { spoken } from '../scene/scene-choice.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';

/** The context of a deed: its scene, and what the previous picture shows. */
export type Near = {
  readonly sentences: readonly SentenceReading[];
  readonly chosen: number;
  /** What the previous picture shows, and whom. */
  readonly before: Deed | null;
  readonly recent: readonly ReadPerson[];
  readonly people: ReadonlyMap<string, ReadPerson>;
};

/**
 * Adds people to a deed whom its sentence does not name: the listener to a speech, the person who knocked at a door
 * that opens.
 */
export function withListener(
  deed: Deed,
  seen: readonly ReadPerson[],
  near: Near,
): { readonly deed: Deed; readonly seen: ReadPerson[] } {
  const { sentences, chosen, before, recent, people } = near;
  const [actor, second] = deed.actors;
  if (!actor || second) return { deed, seen: [...seen] };
  const answers = answerer(near, deed);
  if (answers) {
    const rest = seen.filter(({ id }) => !deed.targets.includes(id) || id === answers);
    return { deed: { ...deed, targets: [answers] }, seen: joined(rest, shown([answers])) };
  }
  if (deed.action === 'open' && before?.action === 'knock') return { deed, seen: joined(seen, shown(before.actors)) };
  const isGift = giving.test(deed.lemma) && deed.action === 'give';
  if (!(spoken.has(deed.action) || isGift) || deed.targets.length > 0 || seen.length > 1)
    return { deed, seen: [...seen] };
  const told = sentences.slice(0, chosen).flatMap(({ spans }) => spans.map(({ person }) => person));
  // "Kojo told his mother everything, and she said": she speaks to Kojo, whoever else was there before.
  const spokeFirst = sentences[chosen]!.deeds.findLast(
    (other) => other.at < deed.at && other.happens && spoken.has(other.action) && other.targets.includes(actor),
  );
  const here = others(spokeFirst ? spokeFirst.actors : told);
  const ids = here.length > 0 ? here : others(recent.map(({ id }) => id));
  if (ids.length === 0 || ids.length > 2) return { deed, seen: [...seen] };
  return { deed: { ...deed, targets: ids }, seen: joined(seen, shown(ids)) };

  function others(all: readonly string[]): string[] {
    return [...new Set(all)].filter((id) => id !== actor && id !== 'teller' && people.has(id));
  }
  function shown(ids: readonly string[]): ReadPerson[] {
    return ids.flatMap((id) => people.get(id) ?? []);
  }
}

/** "She begged him. Then Paul answered": whoever answers was spoken to. */
function answerer({ sentences, chosen, people }: Near, { action, actors, targets, isDoubtful }: Deed): string | null {
  if (!isDoubtful || targets.length !== 1 || !(spoken.has(action) || action === 'beg')) return null;
  const next = sentences[chosen + 1];
  const reply = next?.deeds.find(({ happens }) => happens);
  const [id, other] = reply?.actors ?? [];
  const isNamed = next?.spans.some(({ person, how }) => person === id && how === 'name');
  return id && !other && isNamed && answering.test(reply!.lemma) && !actors.includes(id) && people.has(id) ? id : null;
}
/** Verbs of giving, which need somebody who receives. */
const giving = /^(?:give|return|hand|pay|offer|bring|rendre|donner|tendre|remettre|offrir|apporter|payer)$/;
const answering = /^(?:answer|reply|répondre|répliquer)$/;

/** A person who knocks is outside the door, and the one they call for is inside. */
export function behindDoor(
  deed: Deed | null,
  seen: readonly ReadPerson[],
): { readonly deed: Deed | null; readonly seen: readonly ReadPerson[] } {
  if (deed?.action === 'phone') return awayOnPhone(deed, seen);
  if (deed?.action !== 'knock') return { deed, seen };
  return { deed: { ...deed, targets: [] }, seen: seen.filter(({ id }) => !deed.targets.includes(id)) };
}

/** Leaves the person who is phoned out of the picture: they are somewhere else. */
function awayOnPhone(
  deed: Deed,
  seen: readonly ReadPerson[],
): { readonly deed: Deed; readonly seen: readonly ReadPerson[] } {
  const called = new Set(deed.called ?? []);
  return {
    deed: { ...deed, targets: deed.targets.filter((id) => !called.has(id)) },
    seen: seen.filter(({ id }) => !called.has(id)),
  };
}

const joined = (seen: readonly ReadPerson[], more: readonly ReadPerson[]): ReadPerson[] => [
  ...seen,
  ...more.filter(({ id }) => !seen.some((person) => person.id === id)),
];
