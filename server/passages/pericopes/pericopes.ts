// A pericope is a section of the Bible under one heading. Loads titles, openings and lessons for those that the passage
// table leaves out.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { frenchTypography } from '#shared/story/french-typography.ts';
import { compareRanges, parseReference, type VerseRange } from '#shared/story/scripture.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { sharedVerses } from '../known-passage.ts';
import { themes } from '../passage-words.ts';

const pair = z.strictObject({ en: z.string().min(1), fr: z.string().min(1).transform(frenchTypography) });
const entry = z.strictObject({
  range: z.string(),
  theme: z.enum(themes),
  title: pair,
  line: pair,
  hook: pair,
  lesson: pair,
});

/**
 * A section of the Bible as its headings divide it, outside of the passage table: enough to name it, to open it and to
 * say what it leaves us with. Texts are in today's words, never from a Bible.
 */
export type Pericope = Omit<z.infer<typeof entry>, 'range'> & { readonly range: VerseRange };

/** Reads all files. Throws with the file's name when an entry is not well formed. */
function readPericopes(): ReadonlyMap<string, readonly Pericope[]> {
  const folder = fileURLToPath(new URL('./', import.meta.url));
  const all = globSync(`${folder}*.yaml`).flatMap((file) => {
    const read = z.array(entry).safeParse(parse(readFileSync(file, 'utf8')));
    if (!read.success) throw new RangeError(`${file}: ${z.prettifyError(read.error)}`);
    return read.data.map((given) => {
      const range = parseReference(given.range);
      if (!range) throw new RangeError(`${file}: there is no passage ${given.range}`);
      return { ...given, range };
    });
  });
  const inOrder = all.toSorted((a, b) => compareRanges(a.range, b.range));
  return Map.groupBy(inOrder, ({ range }) => range.book);
}
let byBook: ReadonlyMap<string, readonly Pericope[]> | undefined;
const pericopesOf = (book: string): readonly Pericope[] => (byBook ??= readPericopes()).get(book) ?? [];

/** All of them, in the order of their files' books. */
export const allPericopes = (): readonly Pericope[] => [...(byBook ??= readPericopes()).values()].flat();

/** How much of a range, and of a pericope, must be the same verses for one to stand for the other. */
const half = 0.5;

/** The pericope that a range is, is mostly, or lies in; null where none is. */
export function pericopeOf(range: VerseRange): Pericope | null {
  const near = pericopesOf(range.book)
    .map((pericope) => ({ pericope, ...sharedVerses(pericope.range, range) }))
    .filter(({ ofFirst, ofSecond }) => ofSecond === 1 || Math.min(ofFirst, ofSecond) >= half);
  return near.toSorted((a, b) => b.ofFirst + b.ofSecond - a.ofFirst - a.ofSecond)[0]?.pericope ?? null;
}
