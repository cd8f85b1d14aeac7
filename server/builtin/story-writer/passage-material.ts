import type { Scripture } from '#server/ports.ts';
import { endsSentence, startsSentence } from '#shared/prose.ts';
import { bookOf } from '#shared/scripture-books.ts';
import { chapterRange, comparePlaces, containsRange, rangesOverlap, type VerseRange, verseCount } from '#shared/scripture.ts';
import type { Language } from '#shared/vocabulary.ts';
import { type KnownPassage, knownAs } from './repertoire/known-passages.ts';
import { honourVerses, passagesNear, passagesOn } from './repertoire/theme-passages.ts';
import type { Theme } from './repertoire/themes.ts';
import type { Chance } from './seeded-choice.ts';
import { lengthsOf, readUnits, type Unit } from './verse-units.ts';

/** Everything a tale may be told from, in the order of the Bible. */
export type Material = {
  readonly range: VerseRange;
  readonly known: KnownPassage | null;
  readonly core: readonly Unit[];
  /** Around the core, nearest first. */
  readonly before: readonly Unit[];
  readonly after: readonly Unit[];
  /** Other passages, in the order in which they are turned to. */
  readonly related: readonly (readonly Unit[])[];
  /** Verses that honour Jesus, in the order in which they are tried. */
  readonly honour: readonly Unit[];
};

/** What stands around a passage, from near to far: the known story that it lies in, its chapter, the chapters beside it. */
function surroundings(range: VerseRange, known: KnownPassage | null): VerseRange[] {
  const last = bookOf(range.book).chapters.length;
  const chapters = (more: number) =>
    chapterRange(range.book, Math.max(1, range.from.chapter - more), Math.min(last, range.to.chapter + more));
  const isPart = known && containsRange(known.range, range) && verseCount(known.range) > verseCount(range);
  return [...(isPart ? [known.range] : []), chapters(0), chapters(1)];
}

type Ask = {
  readonly scripture: Scripture;
  readonly range: VerseRange;
  /** Found by search; turned to before the studio's own list. */
  readonly alsoFound: readonly VerseRange[];
  readonly theme: Theme;
  readonly languages: readonly Language[];
  readonly words: number;
  /** Words that a unit of several verses may have. */
  readonly largestUnit: number;
  readonly chance: Chance;
};

/** Reads the passage, what stands around it, and what else Scripture says on its theme. */
export async function gatherMaterial({
  scripture,
  range,
  alsoFound,
  theme,
  languages,
  words,
  largestUnit,
  chance,
}: Ask): Promise<Material> {
  const known = knownAs(range);
  const read = (each: VerseRange, most = largestUnit) => readUnits(scripture, each, languages, most);
  const core = await read(range);
  const others = [...alsoFound, ...chance.shuffle(passagesOn(theme)), ...chance.shuffle(passagesNear(theme))].filter(
    (other) => !rangesOverlap(other, range) && !sameStory(other, known),
  );
  const related: Unit[][] = [];
  for (const other of others.slice(0, Math.ceil(words / 50) + 3)) related.push(await read(other));
  let outside: Unit[] = [];
  for (const around of surroundings(range, known)) {
    outside = (await read(around)).filter((unit) => !rangesOverlap(unit.range, range));
    if (wordsIn([...core, ...outside, ...related.flat()], languages) > words * 1.15) break;
  }
  const honour: Unit[] = [];
  for (const verse of chance.shuffle(honourVerses)) honour.push(...(await read(verse, 200)).slice(0, 1).filter(isWhole));
  return {
    range,
    known,
    core,
    before: outside.filter((unit) => comparePlaces(unit.range.to, range.from) < 0).reverse(),
    after: outside.filter((unit) => comparePlaces(unit.range.from, range.to) > 0),
    related: related.filter((units) => units.length > 0),
    honour,
  };
}

const isWhole = ({ text }: Unit): boolean => Object.values(text).every((words) => startsSentence(words) && endsSentence(words));

const sameStory = (range: VerseRange, known: KnownPassage | null): boolean => known !== null && rangesOverlap(known.range, range);

const wordsIn = (units: readonly Unit[], languages: readonly Language[]): number =>
  Math.min(...languages.map((language) => units.reduce((sum, unit) => sum + (lengthsOf(unit.text, [language])[language] ?? 0), 0)));
