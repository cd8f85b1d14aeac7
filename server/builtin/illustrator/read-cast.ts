import { type Person, people } from './lexicon-people.ts';
import type { Words } from './read-words.ts';
import type { CastMember, SceneEvent } from './scene.ts';

type Mention = { readonly person: Person; readonly at: number; readonly end: number };

/** Whom a text names, in its order; of overlapping names the longest counts. */
function mentions(text: string): Mention[] {
  const all = people.flatMap((person) =>
    [...text.matchAll(person.words)].map((match) => ({ person, at: match.index, end: match.index + match[0].length })),
  );
  const longest = all.sort((a, b) => b.end - b.at - (a.end - a.at));
  const kept: Mention[] = [];
  for (const one of longest) if (!kept.some((other) => one.at < other.end && other.at < one.end)) kept.push(one);
  return kept.sort((a, b) => a.at - b.at);
}

const member = ({ id, kind, count }: Person): CastMember => ({ id, kind, count, hurt: false });
const unique = (members: CastMember[]) => members.filter((one, i) => members.findIndex(({ id }) => id === one.id) === i);
const woman = (id: string) => people.find((person) => person.id === id)?.she ?? false;

/** The people of the scenes before this one, last seen first. */
export type Memory = { readonly seen: readonly CastMember[]; readonly teacher: CastMember | null };

const suffering = new Set<SceneEvent>(['attack', 'pass', 'tend', 'ride']);

/** Reads who is in the picture; pronouns are looked up among the people of the scenes before. */
export function readCast({ told, said, talk }: Words, event: SceneEvent | null, memory: Memory): CastMember[] {
  const named = mentions(told);
  const strong = unique(named.filter(({ person }) => person.weight >= 0.7).map(({ person }) => member(person)));
  const weak = unique(named.filter(({ person }) => person.weight < 0.7).map(({ person }) => member(person)));
  let cast = talk && strong.length === 0 ? [] : strong.length > 0 ? strong : weak;
  const recall = (test: (one: CastMember) => boolean) => memory.seen.find((one) => test(one) && !cast.some(({ id }) => id === one.id));
  const text = talk ? told : `${told} `;
  const single = (one: CastMember) => one.count === 1;
  if (talk) {
    const teacher = memory.teacher ?? recall(single);
    if (teacher && cast.every(({ id }) => id !== teacher.id)) cast = [teacher, ...cast];
    const listener = cast.length < 2 ? (recall((one) => one.kind === 'scribe') ?? recall(() => true)) : undefined;
    if (listener) cast.push(listener);
  } else {
    const subject = /\b(?:he|his)\b/i.test(text);
    const object = /\b(?:him|himself)\b/i.test(text);
    if (cast.length === 0 && subject)
      cast.push(
        ...[recall((one) => single(one) && !woman(one.id) && one.hurt === false) ?? recall(single)].filter((one) => one !== undefined),
      );
    if (/\b(?:she|her)\b/i.test(text) && !cast.some(({ id }) => woman(id)))
      cast.push(...[recall(({ id }) => woman(id))].filter((one) => one !== undefined));
    if (object && cast.filter(single).length < 2) {
      const other =
        (event && suffering.has(event) ? recall((one) => one.hurt) : undefined) ?? recall((one) => single(one) && !woman(one.id));
      if (other) cast.push(other);
    }
    if (/\b(?:they|them|their)\b/i.test(text) && cast.every(single) && cast.length < 2)
      cast.push(...[recall((one) => one.count > 1)].filter((one) => one !== undefined));
    if (cast.length === 0 && /\b(?:i|me|my|we|us)\b/i.test(text))
      cast.push(recall(single) ?? { id: 'pilgrim', kind: 'traveller', count: 1, hurt: false });
  }
  if (cast.length === 0 && said) cast = unique(mentions(said).map(({ person }) => member(person)));
  return sufferers(unique(cast), event, `${told} ${said}`, memory).slice(0, 5);
}

/** Marks who is wounded: whoever met robbers, or was so in an earlier scene that still tells of it. */
function sufferers(cast: CastMember[], event: SceneEvent | null, text: string, memory: Memory): CastMember[] {
  if (!event || !suffering.has(event)) return cast.map((one) => ({ ...one, hurt: false }));
  const before = new Set(memory.seen.filter(({ hurt }) => hurt).map(({ id }) => id));
  const wounded = /half dead|wound|beat|stripped|injured|bruised|fell among/i.test(text);
  const first = cast.find(({ id, kind, count }) => count === 1 && (before.has(id) || (kind === 'traveller' && wounded)));
  const victim = first ?? (event === 'attack' ? cast.find(({ count, kind }) => count === 1 && kind !== 'giant') : undefined);
  return cast.map((one) => ({ ...one, hurt: one.id === victim?.id }));
}
