// Finds the people in a prompt by word lists, for scenes without a reading.
import { type Person, people } from '../reading/lexicon-people.ts';
import type { Words } from '../reading/read-words.ts';
import type { CastMember, SceneEvent } from '../scene.ts';

type Mention = { readonly person: Person; readonly at: number; readonly end: number; readonly weight: number };

/**
 * The people that a text names, in order; of overlapping names the longest counts, and a name after "of" counts little.
 */
function mentions(text: string, known: readonly Person[]): Mention[] {
  const all = known.flatMap((person) =>
    [...text.matchAll(person.words)].map((match) => {
      const before = text.slice(Math.max(0, match.index - 14), match.index);
      const owner =
        /^(?:'s|’s)\b/.test(text.slice(match.index + match[0].length)) ||
        /\b(?:of|by)(?: (?:the|his|her|their|my|all|this))? ?$/i.test(before);
      return {
        person,
        at: match.index,
        end: match.index + match[0].length,
        weight: owner && person.id !== 'jesus' ? Math.min(person.weight, 0.65) : person.weight,
      };
    }),
  );
  const longest = all.sort((a, b) => b.end - b.at - (a.end - a.at));
  const kept: Mention[] = [];
  for (const one of longest) if (!kept.some((other) => one.at < other.end && other.at < one.end)) kept.push(one);
  return kept.sort((a, b) => a.at - b.at);
}

/** The person in the lexicon for a name; null for an unknown one. */
export const idOfName = (name: string): string | null => mentions(name, people)[0]?.person.id ?? null;

const member = ({ person: { id, kind, count } }: Mention): CastMember => ({ id, kind, count, hurt: false });
const unique = (members: CastMember[]) =>
  members.filter((one, i) => members.findIndex(({ id }) => id === one.id) === i);
const single = ({ count }: CastMember) => count === 1;
const elder: CastMember = { id: 'elder', kind: 'elder', count: 1, hurt: false };
export const jesus: CastMember = { id: 'jesus', kind: 'jesus', count: 1, hurt: false };

/**
 * The people of the scenes before this one, last seen first; who teaches in this tale; and who "he" is when nobody was
 * named.
 */
export type Memory = {
  readonly seen: readonly CastMember[];
  readonly teacher: CastMember | null;
  readonly unnamed: CastMember | null;
};

/** Words of kinship, and the kinds of people who are meant by them when they are named beside. */
const kin = new Map<string, readonly string[]>([
  ['wife', ['mary', 'woman', 'eve', 'queen', 'mother', 'widow']],
  ['mother', ['mary', 'eve']],
  ['younger-son', ['son', 'young-shepherd', 'child', 'baby']],
  ['father', ['patriarch', 'noah', 'joseph']],
]);

const suffering = new Set<SceneEvent>(['attack', 'pass', 'tend', 'ride']);

/**
 * Reads who is in the picture; pronouns are looked up among the people of the earlier scenes. `own` are people whom
 * only this tale knows.
 */
export function readCast(
  words: Words,
  event: SceneEvent | null,
  memory: Memory,
  own: readonly Person[] = [],
): CastMember[] {
  const everybody = own.length > 0 ? [...own, ...people] : people;
  const isWoman = ({ id }: CastMember) => everybody.find((person) => person.id === id)?.she ?? false;
  const { told, said, talk, parable } = words;
  const named = mentions(told, everybody);
  const strong = unique(named.filter(({ weight }) => weight >= 0.7).map(member));
  const weak = unique(named.filter(({ weight }) => weight < 0.7).map(member));
  const cast = strong.length > 0 ? strong : talk ? [] : weak.slice(0, 2);
  const known = parable ? [] : memory.seen;
  const recall = (test: (one: CastMember) => boolean) =>
    known.find((one) => test(one) && !cast.some(({ id }) => id === one.id));
  const add = (one: CastMember | null | undefined) => {
    if (one && !cast.some(({ id }) => id === one.id)) cast.push(one);
  };
  const man = (one: CastMember) => single(one) && !isWoman(one);
  const called = /\b(?:Teacher|Rabbi|Lord|Master)\b[,!?]/.test(said) || /\b(?:teacher|rabbi),/i.test(said);
  const speaks = /\b(?:said|says|answered|asked|told|spoke|replied)\b/i.test(told);
  if (talk) {
    add(memory.teacher ?? recall(man) ?? (parable ? null : memory.unnamed));
    if (cast.length < 2) add(recall(({ kind }) => kind === 'scribe') ?? recall(() => true));
  } else {
    if (
      /\b(?:he|his)\b/i.test(told) &&
      (cast.length === 0 || (/\bhe\b/i.test(told) && cast.every(({ count }) => count > 1)))
    )
      add(recall((one) => man(one) && !one.hurt) ?? recall(man) ?? (parable ? null : memory.unnamed));
    if (/\b(?:she|her)\b/i.test(told) && !cast.some(isWoman)) add(recall(isWoman));
    if (event && suffering.has(event) && /\b(?:him|man)\b/i.test(told)) add(recall(({ hurt }) => hurt));
    if (/\b(?:him|himself)\b/i.test(told) && cast.filter(single).length < 2 && event !== 'herd' && event !== 'sleep')
      add(recall(man) ?? (speaks && !parable ? memory.unnamed : null));
    if (/\b(?:they|them|their)\b/i.test(told) && cast.every(single) && cast.length < 2)
      add(recall(({ count }) => count > 1));
    if (cast.length === 0 && /\b(?:i|me|my|we|us|you|your)\b/i.test(told))
      add(recall(single) ?? { id: 'pilgrim', kind: 'traveller', count: 1, hurt: false });
    if (speaks && cast.length === 1 && !called) add(known.slice(0, 3).find(({ id }) => id !== cast[0]?.id));
  }
  const infant = known.find(({ kind }) => kind === 'baby');
  const young = cast.findIndex(({ id }) => id === 'child');
  if (infant && young >= 0) cast[young] = infant;
  if (/\bMy son\b,/.test(`${told} ${said}`)) cast.unshift(elder);
  if (called && !cast.some(({ kind }) => kind === 'jesus')) add(jesus);
  if (cast.length === 0 && said) for (const one of unique(mentions(said, everybody).map(member)).slice(0, 2)) add(one);
  if (cast.length === 0) for (const one of known.slice(0, 2)) add(one);
  return sufferers(
    unique(cast).filter(
      (one, _, all) =>
        !(
          kin.has(one.id) &&
          all.some(({ id, kind }) => id !== one.id && !kin.has(id) && kin.get(one.id)?.includes(kind))
        ),
    ),
    event,
    `${told} ${said}`,
    memory,
  ).slice(0, 5);
}

/** Marks who is wounded: whoever met robbers, or was so in an earlier scene that still tells of it. */
function sufferers(cast: CastMember[], event: SceneEvent | null, text: string, memory: Memory): CastMember[] {
  if (!event || !suffering.has(event)) return cast.map((one) => ({ ...one, hurt: false }));
  const before = new Set(memory.seen.filter(({ hurt }) => hurt).map(({ id }) => id));
  const wounded = /half dead|wound|beat|stripped|injured|bruised|fell among/i.test(text);
  const first = cast.find(
    ({ id, kind, count }) => count === 1 && (before.has(id) || (kind === 'traveller' && wounded)),
  );
  const victim =
    first ?? (event === 'attack' ? cast.find(({ count, kind }) => count === 1 && kind !== 'giant') : undefined);
  return cast.map((one) => ({ ...one, hurt: one.id === victim?.id }));
}
