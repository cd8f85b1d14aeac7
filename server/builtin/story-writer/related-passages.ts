import { choicesFor } from '#server/passages/choices-for.ts';
import { concepts } from '#server/passages/concepts.ts';
import { knownAs } from '#server/passages/known-passage.ts';
import { tellsStories } from '#server/passages/passage-segments.ts';
import { tablePassages, type TablePassage } from '#server/passages/passage-table.ts';
import { readIdea } from '#server/passages/idea-meaning.ts';
import { scorePassages } from '#server/passages/passage-scores.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import { rangesOverlap, type VerseRange } from '#shared/scripture.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { genreOf } from './repertoire/genres.ts';
import { readRanges, relatedVerses } from './repertoire/theme-passages.ts';
import { type Chance, rotated } from './seeded-choice.ts';

type About = {
  readonly range: VerseRange;
  readonly known: TablePassage | null;
  readonly theme: Theme;
  readonly audience: Audience;
  readonly answers?: readonly VerseRange[];
};

/** Of the nearest passages, so many may be the first that a tale turns to. */
const mostNearest = 12;
/** What it counts for children that a passage tells a story. */
const forAStory = 1;
/** How much two passages must have to do with each other to be told in a row, by what the table says of them: the nearest, and the others. */
const least = { near: { meant: 1.8, share: 0.22 }, further: { meant: 1.2, share: 0.14 }, tags: 1.5 };
/** Beyond this a passage is not nearer for its words; its virtues and feelings say more. */
const mostMeant = 6;
/** Of the virtues of a passage, the first ones are what it is about. */
const mainVirtues = 3;

/** Laws and prophecies say little to somebody who does not know why they were given, and love songs of a couple suit few tales. */
const isForAnyTale = (range: VerseRange): boolean => range.book !== 'SNG' && !['law', 'prophecy'].includes(genreOf(range));

/** Below this two passages have too little to do with each other to be told in a row. */
const nearEnough = 2;
/** How much further away a passage is in which nobody feels what people feel in the other. */
const feltOtherwise = 1.5;

const stemsOf = ({ summary, line }: TablePassage): Set<string> =>
  new Set(
    `${summary.en} ${line.en}`
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map((word) => word.slice(0, 5)),
  );
/** Share of all their words from which two passages tell of the same, as Gospels often do. */
const sameWords = 0.2;

/** Whether two passages tell of the same thing, so that nobody would tell both in a row. */
export function tellTheSame(one: TablePassage | null, other: TablePassage | null): boolean {
  if (!one || !other) return false;
  const [mine, theirs] = [stemsOf(one), stemsOf(other)];
  return [...mine].filter((stem) => theirs.has(stem)).length / new Set([...mine, ...theirs]).size >= sameWords;
}

/** How near another passage is to one of the table; 0 when its main virtue is not the one's own, or that is all they share. */
function nearness(known: TablePassage, other: TablePassage): number {
  if (other.virtues[0] !== known.virtues[0] && !(other.theme === known.theme && known.virtues.slice(0, 2).includes(other.virtues[0]!)))
    return 0;
  const virtues = other.virtues.filter((virtue) => known.virtues.includes(virtue)).length;
  const feelings = other.feelings.filter((feeling) => known.feelings.includes(feeling)).length;
  const near = virtues + feelings / 2 + (other.theme === known.theme ? 1 : 0);
  if (near < nearEnough) return 0;
  return feelings > 0 ? near : near - feltOtherwise;
}

const inBoth = (one: readonly string[], other: readonly string[]): number => one.filter((each) => other.includes(each)).length;

type Relative = { readonly passage: TablePassage; readonly rank: number; readonly isNear: boolean };
const kept = new Map<TablePassage, readonly Relative[]>();
/** The passages of the table that are about what one is about, and how near they are: by what is said of them, and by their virtues and feelings. */
function relativesOf(known: TablePassage): readonly Relative[] {
  const before = kept.get(known);
  if (before) return before;
  // Only what the table says counts: what a teacher would choose for somebody's need, or keep from them, is no matter of two passages.
  const scores = scorePassages(readIdea(`${known.line.en} ${known.question.en}`, 'en', 'en'), 'en', tablePassages(), 'adults');
  const own = scores.find(({ passage }) => passage === known)?.evidence ?? 0;
  const relatives = scores.flatMap(({ passage, evidence: score }): Relative[] => {
    const virtues = inBoth(passage.virtues.slice(0, mainVirtues), known.virtues.slice(0, mainVirtues));
    const feelings = inBoth(passage.feelings, known.feelings) / 2;
    const theme = passage.theme === known.theme ? 1 : 0;
    const { near, further, tags } = least;
    const isRelative =
      passage !== known &&
      score >= Math.max(further.meant, further.share * own) &&
      virtues + feelings + theme >= tags &&
      inBoth(passage.virtues, known.virtues) > 0;
    if (!isRelative) return [];
    const isNear = score >= Math.max(near.meant, near.share * own);
    return [{ passage, rank: Math.min(mostMeant, score) + virtues + feelings + theme * 0.7, isNear }];
  });
  kept.set(known, relatives);
  return relatives;
}

/** So many of those that teachers choose for the same come before those that only sound alike. */
const mostTogether = 6;
/** So many matters of life two passages must be chosen for by then. */
const leastTogether = 2;
/** The passages that teachers choose for the same matters of life as one of the table, the oftenest first. */
function chosenTogether(known: TablePassage, audience: Audience): readonly TablePassage[] {
  const times = new Map<string, number>();
  for (const id of concepts().keys()) {
    const choices = choicesFor(id, audience);
    if (choices.includes(known.id)) for (const other of choices) times.set(other, (times.get(other) ?? 0) + 1);
  }
  const often = ({ id }: TablePassage) => times.get(id) ?? 0;
  return tablePassages()
    .filter((other) => other !== known && often(other) >= leastTogether && inBoth(other.virtues, known.virtues) > 0)
    .toSorted((a, b) => often(b) - often(a));
}

/**
 * Other Scripture on the subject of a tale whose own passage leaves room, the nearest first, and for children stories before words.
 * `start`, from 0 to 1, says with which of the nearest it begins. To a passage of the table only what is about the same, and to any other
 * what the theme has.
 */
export function relatedPassages({ range, known, theme, audience, answers = [] }: About, chance: Chance, start = 0): VerseRange[] {
  const elsewhere = (other: VerseRange) => !rangesOverlap(other, range) && !(known && rangesOverlap(other, known.range));
  const suits = (within: TablePassage) => within.ages.includes(audience) && within.care.length === 0;
  if (!known) {
    const onTheme = chance.shuffle(readRanges(relatedVerses[theme])).filter((other) => {
      const within = knownAs(other);
      return elsewhere(other) && isForAnyTale(other) && (!within || suits(within));
    });
    return rotated(onTheme, Math.round(start * onTheme.length));
  }
  const isYoung = audience === 'kids' || audience === 'family';
  const rankOf = ({ passage, rank }: Relative) => rank + (isYoung && tellsStories(passage.range.book) ? forAStory : 0);
  const mayFollow = (other: TablePassage) =>
    isForAnyTale(other.range) && suits(other) && elsewhere(other.range) && !tellTheSame(known, other);
  const relatives = relativesOf(known)
    .filter(({ passage: other }) => mayFollow(other))
    .toSorted((a, b) => rankOf(b) - rankOf(a));
  // Each tale begins with another of the nearest ones.
  const near = relatives.filter(({ isNear }) => isNear).slice(0, mostNearest);
  const first = chance.shuffle(near);
  const others = relatives.filter((each) => !near.includes(each));
  const together = chosenTogether(known, audience).filter(mayFollow);
  const nearest = [...new Set([...together.slice(0, mostTogether), ...first.map(({ passage }) => passage)])];
  const queue = [...rotated(nearest, Math.round(start * nearest.length)), ...others.map(({ passage }) => passage), ...together];
  // What else answers the creator's own idea is nearer to the tale than what has to do with its passage.
  const also = answers.filter((other) => {
    const within = knownAs(other);
    return within !== null && mayFollow(within);
  });
  return [...new Set([...also, ...queue.map(({ range: other }) => other)])];
}

/** Verses that passages near to one of the table stand on, outside of stories: each may say something on its subject by itself. */
export function nearVerses(known: TablePassage): VerseRange[] {
  return tablePassages()
    .filter((other) => !tellsStories(other.range.book) && !rangesOverlap(other.range, known.range) && nearness(known, other) > 0)
    .flatMap(({ range, carry, turning }) =>
      [...turning, ...carry.slice(0, 3)].map((place) => ({ book: range.book, from: place, to: place })),
    );
}
