// A pericope is a section of the Bible under one heading. Loads titles, openings and lessons for those that the passage
// table leaves out.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  compareRanges,
  containsRange,
  parseReference,
  rangesOverlap,
  type VerseRange,
} from '#shared/story/scripture.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { builtInSlices } from '../built-in-slices.ts';
import { sharedVerses } from '../known-passage.ts';
import { themes } from '../passage-words.ts';
import { placesOf, type RetoldPassage, segmentsOf } from './retold-passage.ts';
import { type Pair, pair } from '../sentences/sentence-pair.ts';

const entry = z.strictObject({
  range: z.string(),
  theme: z.enum(themes),
  title: pair,
  line: pair,
  hook: pair,
  lesson: pair,
  /** What listeners must know first, where it begins in the middle of a story. */
  before: pair.optional(),
  /** All of it in a few sentences, where its plain words are long. */
  summary: pair.optional(),
  turning: z.string().default(''),
  retold: z.array(pair.extend({ of: z.string() })).default([]),
});
type Entry = z.infer<typeof entry>;

/**
 * A section of the Bible as its headings divide it, outside of the passage table: enough to name it, to open it and to
 * say what it leaves us with; some are retold, in full or in part. Texts are in today's words, never from a Bible.
 */
export type Pericope = Omit<Entry, 'range' | 'summary' | 'turning' | 'retold'> &
  RetoldPassage & { readonly summary: Pair };

function pericopeIn(given: Entry): Pericope {
  const range = parseReference(given.range);
  if (!range) throw new RangeError(`There is no passage ${given.range}`);
  const [turning, retold] = [placesOf(given.turning), segmentsOf(range.book, given.retold)];
  const outside = retold.find((segment) => !containsRange(range, segment.range));
  if (outside) throw new RangeError(`${given.range}: a retelling is of other verses`);
  return { ...given, summary: given.summary ?? given.line, range, carry: turning, turning, retold };
}

/** Reads the files, one entry at a time. Throws with the file's name when an entry is not well formed. */
function* readPericopes(): Generator<undefined, ReadonlyMap<string, readonly Pericope[]>> {
  const folder = fileURLToPath(new URL('./', import.meta.url));
  const all: Pericope[] = [];
  for (const file of globSync(`${folder}*.yaml`))
    for (const item of readFileSync(file, 'utf8').split(/^(?=- )/m)) {
      const read = z.array(entry).safeParse(parse(item) ?? []);
      if (!read.success)
        throw new RangeError(`${file}: ${z.prettifyError(read.error)} in “${item.slice(0, 60).trim()}”`);
      all.push(...read.data.map(pericopeIn));
      yield undefined;
    }
  const inOrder = all.toSorted((a, b) => compareRanges(a.range, b.range));
  return Map.groupBy(inOrder, ({ range }) => range.book);
}
/** The pericopes by book, as they are read once. */
export const pericopes = builtInSlices(readPericopes);
const pericopesOf = (book: string): readonly Pericope[] => pericopes.now().get(book) ?? [];

/** All of them, in the order of their files' books. */
export const allPericopes = (): readonly Pericope[] => [...pericopes.now().values()].flat();

/** The pericopes that have verses of a range, in order. */
export const pericopesIn = (range: VerseRange): readonly Pericope[] =>
  pericopesOf(range.book).filter((each) => rangesOverlap(each.range, range));

/** The share of a range, and of a pericope, that both must have in common to count as the same. */
const half = 0.5;

/** The pericope that a range is, is mostly, or lies in; null where none is. */
export function pericopeOf(range: VerseRange): Pericope | null {
  const near = pericopesOf(range.book)
    .map((pericope) => ({ pericope, ...sharedVerses(pericope.range, range) }))
    .filter(({ ofFirst, ofSecond }) => ofSecond === 1 || Math.min(ofFirst, ofSecond) >= half);
  return near.toSorted((a, b) => b.ofFirst + b.ofSecond - a.ofFirst - a.ofSecond)[0]?.pericope ?? null;
}
