// Finds passages that may follow another one in the same tale.
import { choicesFor } from '#server/passages/choices-for.ts';
import { concepts } from '#server/passages/ideas/concepts.ts';
import { tellsStories } from '#server/passages/passage-segments.ts';
import { tablePassages, type TablePassage } from '#server/passages/passage-table.ts';
import { isPromise } from '#server/passages/ideas/promised-last.ts';
import { readIdea } from '#server/passages/ideas/idea-meaning.ts';
import { scorePassages } from '#server/passages/passage-scores.ts';
import { rangesOverlap, type VerseRange } from '#shared/story/scripture.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { genreOf } from '../repertoire/genres.ts';
import { nearness, tellTheSame, undoes } from '../passage/passages-alike.ts';
import { type Chance, rotated } from '../framing/seeded-choice.ts';

type About = {
  readonly range: VerseRange;
  readonly known: TablePassage;
  readonly audience: Audience;
  /** Passages that answer the idea of the tale; null where it has none. */
  readonly answers: readonly VerseRange[] | null;
};

/** The bonus, for children, of a passage that tells a story. */
const forAStory = 1;
/** How related two passages must be to follow each other. */
const least = { meant: 1.8, share: 0.25 };
/** The most that shared words count; virtues and feelings say more. */
const mostMeant = 6;
/** How many virtues of a passage, from the first on, say what it is about. */
const mainVirtues = 2;

/**
 * Laws and prophecies say little to somebody who does not know why they were given, and love songs of a couple suit few
 * tales.
 */
const isForAnyTale = (range: VerseRange): boolean =>
  range.book !== 'SNG' && !['law', 'prophecy'].includes(genreOf(range));

const inBoth = (one: readonly string[], other: readonly string[]): number =>
  one.filter((each) => other.includes(each)).length;

/**
 * With fewer near passages than this, those alike in virtue, theme and feeling are added; how alike they must be; and
 * how many are added.
 */
const [fewest, alikeEnough, mostAlike] = [3, 3, 6];
/** The passages with the same main virtue and theme and a feeling in common, the nearest first. */
const alike = (known: TablePassage): TablePassage[] =>
  tablePassages()
    .filter((other) => other !== known && nearness(known, other) >= alikeEnough)
    .toSorted((a, b) => nearness(known, b) - nearness(known, a))
    .slice(0, mostAlike);

/** Proverbs that blame the poor or the slow, which would hurt some listeners. */
const blaming = /(?<!never |not )\b(?:lazy|laziness|sluggard|poverty|be poor)\b/iu;
const blames = ({ range, summary, retold }: TablePassage): boolean =>
  range.book === 'PRO' && [summary, ...retold].some(({ en }) => blaming.test(en));

type Relative = { readonly passage: TablePassage; readonly rank: number };
const kept = new Map<TablePassage, readonly Relative[]>();
/** The passages that share the main virtue, a feeling and what the table says of the one, the nearest first. */
function relativesOf(known: TablePassage): readonly Relative[] {
  const before = kept.get(known);
  if (before) return before;
  // Only the words of the table count here: teachers' choices are about the needs of people, not about two passages.
  const scores = scorePassages(
    readIdea(`${known.line.en} ${known.question.en}`, 'en', 'en'),
    'en',
    tablePassages(),
    'adults',
  );
  const own = scores.find(({ passage }) => passage === known)?.evidence ?? 0;
  const relatives = scores.flatMap(({ passage, evidence: score }): Relative[] => {
    const virtues = inBoth(passage.virtues.slice(0, mainVirtues), known.virtues.slice(0, mainVirtues));
    const feelings = inBoth(passage.feelings, known.feelings);
    const isRelative =
      passage !== known && score >= Math.max(least.meant, least.share * own) && virtues > 0 && feelings > 0;
    return isRelative
      ? [
          {
            passage,
            rank: Math.min(mostMeant, score) + virtues + feelings / 2 + (passage.theme === known.theme ? 0.7 : 0),
          },
        ]
      : [];
  });
  kept.set(known, relatives);
  return relatives;
}

/** This many of those that teachers choose for the same, and of the others. */
const [mostTogether, mostNearest] = [6, 8];
/**
 * Teachers must have chosen two passages for at least this many of the same concepts before one may follow the other.
 */
const leastTogether = 2;
/** The passages that teachers choose for the same matters of life as one of the table, the oftenest first. */
function chosenTogether(known: TablePassage, audience: Audience): readonly TablePassage[] {
  const times = new Map<string, number>();
  for (const id of concepts().keys()) {
    const choices = choicesFor(id, audience);
    if (choices.includes(known.id)) for (const other of choices) times.set(other, (times.get(other) ?? 0) + 1);
  }
  const often = ({ id }: TablePassage) => times.get(id) ?? 0;
  const sharesVirtue = (other: TablePassage) => inBoth(other.virtues.slice(0, mainVirtues), known.virtues) > 0;
  return tablePassages()
    .filter((other) => other !== known && often(other) >= leastTogether && sharesVirtue(other))
    .toSorted((a, b) => often(b) - often(a));
}

/**
 * The passages of the table that may follow one in the same tale, the nearest first: what teachers choose for the same
 * matters of life, and what shares its main virtue, a feeling and its subject. `start`, from 0 to 1, says with which of
 * them a tone begins.
 */
export function relatedPassages({ range, known, audience, answers }: About, chance: Chance, start = 0): VerseRange[] {
  const isYoung = audience === 'kids' || audience === 'family';
  // What a second passage is about first must be what the tale is about, unless it has the tale's theme or continues
  // with its book.
  const isOnSubject = (other: TablePassage) =>
    known.virtues.slice(0, mainVirtues).includes(other.virtues[0]!) ||
    other.theme === known.theme ||
    other.range.book === range.book;
  const mayFollow = (other: TablePassage) =>
    isForAnyTale(other.range) &&
    isOnSubject(other) &&
    other.ages.includes(audience) &&
    other.care.length === 0 &&
    !rangesOverlap(other.range, range) &&
    !rangesOverlap(other.range, known.range) &&
    !tellTheSame(known, other) &&
    !blames(other) &&
    !(genreOf(other.range) === 'letter' && isPromise(other.id)) &&
    !undoes(known, other);
  const rankOf = ({ passage, rank }: Relative) => rank + (isYoung && tellsStories(passage.range.book) ? forAStory : 0);
  const relatives = relativesOf(known)
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .map(({ passage }) => passage);
  const together = chosenTogether(known, audience);
  const all = [...together.slice(0, mostTogether), ...relatives.slice(0, mostNearest)].filter(mayFollow);
  const others = all.length < fewest ? alike(known).filter(mayFollow) : [];
  const nearest = [...new Set([...chance.shuffle([...new Set(all)]), ...others])];
  // After a tale for a creator's idea, only passages that answer the idea too.
  const chosen =
    answers === null
      ? rotated(nearest, Math.round(start * nearest.length))
      : all.filter((other) => answers.some((each) => rangesOverlap(each, other.range)));
  return chosen.map(({ range: other }) => other);
}
