// Compares passages of the table: whether they tell the same event, which end sadly, and which verses are near.
import { tellsStories } from '#server/passages/passage-segments.ts';
import { tablePassages, type TablePassage } from '#server/passages/passage-table.ts';
import { sentencesOf } from '#shared/story/prose.ts';
import { rangesOverlap, type VerseRange } from '#shared/story/scripture.ts';

/** Below this similarity the verses of a passage do not frame another one. */
const nearEnough = 2;
/** The penalty for passages without a feeling in common. */
const feltOtherwise = 1.5;

const stemsOf = ({ summary, line }: TablePassage): Set<string> =>
  new Set(
    `${summary.en} ${line.en}`
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map((word) => word.slice(0, 5)),
  );
/** From this share of common words on, two passages tell the same event, as Gospels often do. */
const sameWords = 0.2;

/** Whether two passages tell of the same thing, so that nobody would tell both in a row. */
export function tellTheSame(one: TablePassage | null, other: TablePassage | null): boolean {
  if (!one || !other) return false;
  const [mine, theirs] = [stemsOf(one), stemsOf(other)];
  return [...mine].filter((stem) => theirs.has(stem)).length / new Set([...mine, ...theirs]).size >= sameWords;
}

/**
 * How near another passage is to one of the table; 0 when its main virtue is not the one's own, or that is all they
 * share.
 */
export function nearness(known: TablePassage, other: TablePassage): number {
  if (
    other.virtues[0] !== known.virtues[0] &&
    !(other.theme === known.theme && known.virtues.slice(0, 2).includes(other.virtues[0]!))
  )
    return 0;
  const virtues = other.virtues.filter((virtue) => known.virtues.includes(virtue)).length;
  const feelings = other.feelings.filter((feeling) => known.feelings.includes(feeling)).length;
  const near = virtues + feelings / 2 + (other.theme === known.theme ? 1 : 0);
  if (near < nearEnough) return 0;
  return feelings > 0 ? near : near - feltOtherwise;
}

/** Words of passages too sad to end a tale with. */
const sad =
  /\b(?:die[sd]?|dead|death|kill(?:s|ed)?|weeps?|wept|cr(?:ies|ied)|denie[sd]|destroy(?:s|ed)?|punish(?:es|ed)?|drown(?:s|ed)?|lost|alone|angry|prison)\b/iu;
/** Whether a passage would undo what a tale has come to: it ends sadly, and the tale does not. */
export const undoes = (known: TablePassage, other: TablePassage): boolean =>
  sad.test(sentencesOf(other.summary.en).at(-1) ?? '') && !sad.test(sentencesOf(known.summary.en).at(-1) ?? '');

/**
 * Turning verses of near passages in the table, outside stories: each may say something on its subject by itself.
 */
export function nearVerses(known: TablePassage): VerseRange[] {
  return tablePassages()
    .filter(
      (other) =>
        !tellsStories(other.range.book) && !rangesOverlap(other.range, known.range) && nearness(known, other) > 0,
    )
    .flatMap(({ range, carry, turning }) =>
      [...turning, ...carry.slice(0, 3)].map((place) => ({ book: range.book, from: place, to: place })),
    );
}
