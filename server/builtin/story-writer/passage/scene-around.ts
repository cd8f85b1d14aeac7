// Finds what happens right before and after a passage, to tell more of the same story.
import type { TablePassage } from '#server/passages/passage-table.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import { comparePlaces, type VerseRange } from '#shared/story/scripture.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { tellTheSame, undoes } from './passages-alike.ts';
import { tellsStory } from './scripture-lead-ins.ts';

/** The parts of the story before and after a passage. */
export type SceneAround = { readonly before: VerseRange | null; readonly after: VerseRange | null };

/** How many chapters away a part of the same story may be. */
const farthest = 1;
/** Capitalised words that occur in too many stories to connect two of them: places, peoples, and God. */
const everywhere = new Set(
  (
    'God Jesus Lord Israel Israelites Jerusalem Spirit Father King Egypt Egyptians Judah Galilee Samaritan ' +
    'Samaritans Samaria Pharisee Pharisees Jews Jewish Romans Roman Christians Christ Syria Philistines ' +
    'Philistine Babylon Pharaoh Jordan Sabbath Teacher Greek Greeks Scriptures Scripture Passover'
  ).split(' '),
);
/** People with many separate stories: two passages about them count as one story only if other people are in both. */
const ofManyStories = new Set('Elisha Elijah Paul Peter Samson Daniel David Moses John'.split(' '));

const textOf = ({ line, title, summary }: TablePassage): string => `${title.en}. ${line.en} ${summary.en}`;
let capitals: ReadonlySet<string> | undefined;
/** Names: words that the table also writes with a capital in the middle of a sentence, and never without one. */
function names(): ReadonlySet<string> {
  if (capitals) return capitals;
  const all = tablePassages().map(({ line, summary }) => `${line.en} ${summary.en}`);
  const small = new Set(all.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []));
  capitals = new Set(
    all
      .flatMap((text) => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu) ?? [])
      .filter((name) => !everywhere.has(name) && !small.has(name.toLowerCase())),
  );
  return capitals;
}
const namesIn = (passage: TablePassage): ReadonlySet<string> =>
  new Set((textOf(passage).match(/\p{Lu}\p{Ll}+/gu) ?? []).filter((word) => names().has(word)));

/** At most this many verses may lie between two passages that continue each other in a chapter. */
const gap = 3;
/** Whether one passage continues where the other ends, in the same chapter. */
const goesOn = ({ range: one }: TablePassage, { range: other }: TablePassage): boolean =>
  one.book === other.book &&
  one.to.chapter === other.from.chapter &&
  other.from.verse > one.to.verse &&
  other.from.verse - one.to.verse <= gap;

/** How many people are in both of two passages; none where that does not make them one story. */
function peopleInBoth(one: TablePassage, other: TablePassage): number {
  const shared = namesIn(one).intersection(namesIn(other));
  // Two passages about a person of many stories are one story only if one continues the other and both have the same
  // theme.
  const isReadOn = one.theme === other.theme && (goesOn(one, other) || goesOn(other, one));
  return shared.size >= 2 || (shared.size > 0 && isReadOn) || [...shared].some((name) => !ofManyStories.has(name))
    ? shared.size
    : 0;
}

/** What a passage of the table tells before and behind a part of it; null where the part is all of it. */
function restOf({ range: whole, retold }: TablePassage, part: VerseRange): SceneAround | null {
  const before = retold.filter(({ range }) => comparePlaces(range.to, part.from) < 0);
  // A segment that shares only its first verse with the part belongs to what comes after.
  const after = retold.filter(
    ({ range }) => comparePlaces(range.from, part.to) >= 0 && comparePlaces(range.to, part.to) > 0,
  );
  const [next, last] = [after[0]?.range.from, before.at(-1)?.range.to];
  if (!next && !last) return null;
  return {
    before: last ? { book: whole.book, from: whole.from, to: last } : null,
    after: next ? { book: whole.book, from: next, to: whole.to } : null,
  };
}

/**
 * The passages of the table that tell the same story as one that people do something in: the one right before it and
 * the one right after it, where the same people are in both. Parts that would frighten listeners, or would spoil the
 * ending, are left out.
 */
export function sceneAround(known: TablePassage, range: VerseRange, audience: Audience): SceneAround {
  if (!tellsStory(known)) return { before: null, after: null };
  const rest = restOf(known, range);
  if (rest) return rest;
  const isOfIt = (other: TablePassage): boolean =>
    other.range.book === range.book &&
    tellsStory(other) &&
    other.ages.includes(audience) &&
    (other.care.length === 0 || (audience !== 'kids' && audience !== 'family')) &&
    !tellTheSame(known, other) &&
    peopleInBoth(known, other) > 0;
  const all = tablePassages().filter(isOfIt);
  const before = all.findLast(
    ({ range: other }) => comparePlaces(other.to, range.from) < 0 && range.from.chapter - other.to.chapter <= farthest,
  );
  // Listeners want to hear more about the main person of the passage.
  const [after] = all
    .filter(
      (other) =>
        comparePlaces(other.range.from, range.to) > 0 &&
        other.range.from.chapter - range.to.chapter <= farthest &&
        !undoes(known, other),
    )
    .toSorted((a, b) => peopleInBoth(known, b) - peopleInBoth(known, a));
  return { before: before?.range ?? null, after: after?.range ?? null };
}
