import { castNamesShown } from '#shared/pictures/cast-names.contract.ts';
import { type CastKind, type CastMember, castNames, namedIn } from '#shared/pictures/cast.ts';
import { knownFigures } from './known-figures.ts';

/** Inside a sentence, and not the first word of a speech. */
const inside = /(?<=[\p{L}\p{M}\p{N},;:)–—-] )(\p{Lu}[\p{L}\p{M}’'-]*\p{L})/gu;
const anyWord = /\p{L}[\p{L}\p{M}’'-]*/gu;
/** Capitalised words of the Bible that are no people to draw. */
const never = new Set(
  (
    'God Yahweh Lord LORD Spirit Holy Father Son Almighty Most High Sabbath Passover Pentecost Amen ' +
    'Hallelujah Selah Scripture Scriptures Law Gentiles Bible Word Kingdom Heaven Lamb Sheol Hades Israel'
  ).split(' '),
);
/** A people, not somebody: Moabitess, Philistines, Egyptians. */
const people = /(?:ites?|itess|ines|ians?)$/;
const places = /\b(?:in|into|from|to|toward|towards|through|at|of|near) $/i;
/** The phrase says nothing about what the name is: a son of somebody, a gate of some place. */
const anything = /(?<!out |land |country |city |town |region |mount )of $/i;

type Words = {
  readonly words: readonly string[];
  readonly verses: readonly string[];
  readonly members: readonly CastMember[];
  /** Whether a picture shows them; a genealogy names people whom nobody sees. */
  readonly isShown: (member: CastMember) => boolean;
};

/**
 * People and places in the pictures of a tale that its cast does not have, most frequent first: figures with their own
 * look, and names from the Bible's text of these verses. A name is a word that always has a capital inside sentences;
 * nothing is guessed from the tale alone.
 */
export function unknownNames({ words, verses, members, isShown }: Words): CastMember[] {
  const taken = new Set(members.flatMap(castNames));
  const isNew = (member: CastMember) => !castNames(member).some((name) => taken.has(name));
  const text = words.join('\n');
  const figures = namedIn(knownFigures, text).filter(isNew);
  const named = new Set(knownFigures.flatMap(castNames));
  const names = [...bibleNames(verses)]
    .filter(([name]) => !named.has(name.toLowerCase()) && timesIn(text, name) > 0)
    .map(([name, kind]): CastMember => ({ name, kind, look: '', cloth: '', notes: '' }))
    .filter((member) => isNew(member) && namedIn(members, member.name).length === 0);
  const times = (member: CastMember) =>
    castNames(member).reduce((sum, name) => sum + timesIn(text.toLowerCase(), name), 0);
  return [...figures, ...names]
    .filter(isShown)
    .toSorted((a, b) => times(b) - times(a))
    .slice(0, castNamesShown);
}

const timesIn = (text: string, name: string): number =>
  text.match(new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu'))
    ?.length ?? 0;

/** The names of these verses; one that always follows "in", "from" or "the land of" is a place. */
function bibleNames(verses: readonly string[]): Map<string, CastKind> {
  const small = new Set(verses.flatMap((verse) => verse.match(anyWord) ?? []).filter((word) => /^\p{Ll}/u.test(word)));
  const before = new Map<string, string[]>();
  for (const verse of verses)
    for (const { 0: word, index } of verse.matchAll(inside)) {
      const name = word.replace(/[’']s$/, '');
      if (name.length < 3 || /[’']/.test(name) || never.has(name) || people.test(name) || small.has(name.toLowerCase()))
        continue;
      before.set(name, [...(before.get(name) ?? []), verse.slice(Math.max(0, index - 12), index)]);
    }
  const kindOf = (said: readonly string[]): CastKind =>
    said.every((each) => places.test(each)) && !said.every((each) => anything.test(each)) ? 'place' : 'person';
  return new Map([...before].map(([name, said]) => [name, kindOf(said)] as const));
}
