// Reads the people of a tale, separately for a second passage that it ends with.
import { pictureViewIn } from '#shared/motion/picture-views.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { books } from '#shared/story/scripture-books.ts';
import { firstName } from '../names/first-names.ts';
import type { TaleTongue } from './people-grammar.ts';
import { readPeople } from './read-people.ts';
import type { SheetPerson, TalePeople } from './tale-people.ts';

type Scenes = readonly { readonly text: string }[];

const saying: Readonly<Record<TaleTongue, string>> = {
  en:
    'told|tells|spoke|speaks|wrote|writes|said|says|taught|teaches|promised|asked|sang|prayed|thanked|' +
    'reminded|warned|looked|dreamed',
  fr:
    'dit|disait|parla|parlait|raconta|écrivit|écrivait|enseigna|enseignait|promit|demanda|chanta|pria|' +
    'remercia|rappela',
};
/** "Jesus told the friends", "A wise father once spoke to his child": somebody new begins to speak. */
const opening = (language: TaleTongue): RegExp =>
  new RegExp(
    `^(?:(?<name>\\p{Lu}[\\p{L}’'-]+)|(?:An?|Une?) (?:\\p{Ll}+ )?\\p{Ll}+)(?: once| later| also| then| un ` +
      `jour)? (?:${saying[language]})(?!\\p{L})`,
    'u',
  );

const namesIn = (text: string): Set<string> =>
  new Set((text.match(/\p{Lu}[\p{L}’'-]+/gu) ?? []).filter((word) => firstName(word) !== null));

/** Names that occur only in the New Testament. */
const ofNew = /(?<!\p{L})(?:Jesus|Jésus|Peter|Paul|disciples)(?!\p{L})/u;
const unspoken = (text: string): string => text.replaceAll(/“[^”]*”|«[^»]*»/g, ' ');
const firstOfNew = books.findIndex(({ code }) => code === 'MAT');
const isOfOld = (book: string): boolean => books.findIndex(({ code }) => code === book) < firstOfNew;

/**
 * The first scene that tells another passage, in which other people speak; null when the tale stays with one passage.
 */
export function guestSceneOf(scenes: Scenes, language: TaleTongue, passage: VerseRange | null): number | null {
  const told = scenes.map(({ text }) => (pictureViewIn(text) ? '' : text));
  const gospel =
    passage !== null && isOfOld(passage.book) ? told.findIndex((text, at) => at > 0 && ofNew.test(unspoken(text))) : -1;
  if (gospel > 0 && !told.slice(0, gospel).some((text) => ofNew.test(text))) return gospel;
  for (const [at, text] of told.entries()) {
    if (at * 2 < told.length || text === '') continue;
    const begins = opening(language).exec(text);
    const name = begins?.groups?.['name'];
    if (!begins || (name !== undefined && firstName(name) === null)) continue;
    const before = namesIn(told.slice(0, at).join(' '));
    if (before.size > 0 && [...namesIn(told.slice(at).join(' '))].every((each) => !before.has(each))) return at;
  }
  return null;
}

/**
 * Reads the people of a tale. A second passage that it ends with is read on its own, because its people are different.
 */
export function peopleOfTale(
  scenes: Scenes,
  language: TaleTongue,
  sheet: readonly SheetPerson[],
  passage: VerseRange | null,
): TalePeople {
  const guest = passage === null ? null : guestSceneOf(scenes, language, passage);
  if (guest === null) return readPeople(scenes, language, sheet, passage);
  const host = readPeople(scenes.slice(0, guest), language, sheet, passage);
  // The book of the second passage is not known, so no "he" in it is taken for Jesus.
  const other = readPeople(scenes.slice(guest), language, sheet, { ...passage!, book: 'PSA' });
  const taken = new Set(host.people.map(({ id }) => id));
  const own = new Map(other.people.map(({ id }) => [id, id !== 'teller' && taken.has(id) ? `${id}-of-guest` : id]));
  const named = (id: string) => own.get(id) ?? id;
  return {
    people: [
      ...host.people,
      ...other.people
        .filter(({ id }) => id !== 'teller' || !taken.has(id))
        .map((person) => ({
          ...person,
          id: named(person.id),
          ...(person.family ? { family: named(person.family) } : {}),
        })),
    ],
    mentions: [
      ...host.mentions,
      ...other.mentions.map((scene) =>
        scene.map((sentence) => sentence.map((each) => ({ ...each, person: named(each.person) }))),
      ),
    ],
    later: host.later,
    marks: [
      ...host.marks,
      ...other.marks.map(({ person, mark, from, to }) => ({
        person: named(person),
        mark,
        from: from + guest,
        to: to === null ? null : to + guest,
      })),
    ],
  };
}
