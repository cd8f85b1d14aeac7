// Loads the passage table: over 600 Bible passages with titles, summaries, plain retellings, virtues and feelings.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { comparePlaces, compareRanges, parseReference } from '#shared/story/scripture.ts';
import { audiences } from '#shared/vocabulary.ts';
import { builtInSlices } from './built-in-slices.ts';
import { cares, feelings, themes, virtues } from './passage-words.ts';
import { laterOf, placesOf, type RetoldPassage, segmentsOf } from './pericopes/retold-passage.ts';
import { pair } from './sentences/sentence-pair.ts';

const entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  range: z.string(),
  theme: z.enum(themes),
  title: pair,
  /** The passage in one sentence, and in a few. */
  line: pair,
  summary: pair,
  /** What people might ask for who would be helped by the passage. */
  situations: z.strictObject({ en: z.array(z.string()).min(1), fr: z.array(z.string()).min(1) }),
  virtues: z.array(z.enum(virtues)).min(1),
  feelings: z.array(z.enum(feelings)).min(1),
  ages: z.array(z.enum(audiences)).min(1),
  /** What in it is hard for children. */
  care: z.array(z.enum(cares)),
  /** The question that it answers, a first sentence for a tale of it, and what it teaches. */
  question: pair,
  hook: pair,
  lesson: pair,
  /** What listeners must know first, where it begins in the middle of a story. */
  before: pair.optional(),
  /** The same for a part that begins at a later verse. */
  later: z.array(pair.extend({ from: z.string().regex(/^\d+:\d+$/) })).default([]),
  /** References of the main verses, and of those that may never be left out. */
  carry: z.string(),
  turning: z.string(),
  /** The passage in plain words, verses by verses. */
  retold: z.array(pair.extend({ of: z.string() })).min(1),
});
type Entry = z.infer<typeof entry>;

/**
 * A passage that a teacher would use, and what the studio knows of it. Texts are in today's words, never from a Bible.
 */
export type TablePassage = Omit<Entry, 'range' | 'later' | 'carry' | 'turning' | 'retold'> &
  // From its first verse to its last, in segments without a gap.
  RetoldPassage;

function passageOf(given: Entry): TablePassage {
  const range = parseReference(given.range);
  if (!range) throw new RangeError(`${given.id}: there is no passage ${given.range}`);
  const retold = segmentsOf(range.book, given.retold);
  const [first, last] = [retold[0]!.range, retold.at(-1)!.range];
  if (comparePlaces(first.from, range.from) !== 0 || comparePlaces(last.to, range.to) !== 0)
    throw new RangeError(`${given.id}: the retelling must reach from the first verse to the last`);
  const [carry, turning, later] = [placesOf(given.carry), placesOf(given.turning), laterOf(given.later)];
  return { ...given, range, later, carry, turning, retold };
}

/** Reads the files of the table, one entry at a time. Throws with the file's name when an entry is not well formed. */
function* readTable(): Generator<undefined, readonly TablePassage[]> {
  const folder = fileURLToPath(new URL('./table/', import.meta.url));
  const passages: TablePassage[] = [];
  for (const file of globSync(`${folder}*.yaml`))
    for (const item of readFileSync(file, 'utf8').split(/^(?=- )/m)) {
      const read = z.array(entry).safeParse(parse(item) ?? []);
      if (!read.success)
        throw new RangeError(`${file}: ${z.prettifyError(read.error)} in “${item.slice(0, 60).trim()}”`);
      passages.push(...read.data.map(passageOf));
      yield undefined;
    }
  const ids = passages.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new RangeError(`Two passages of the table are called ${twice}`);
  return passages.toSorted((a, b) => compareRanges(a.range, b.range));
}

/** The table as it is read once. */
export const table = builtInSlices(readTable);
/** The passages of the table, in the order of the canon. */
export const tablePassages = (): readonly TablePassage[] => table.now();
