// Loads the studio's own sentences, each in English and French.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { pair, type Pair } from '#server/passages/sentences/sentence-pair.ts';

export type { Pair };
type Groups = ReadonlyMap<string, readonly Pair[]>;

const pairs = z.array(pair).min(1);
const files = [
  'calls',
  'farewells',
  'practice',
  'virtues',
  'lessons',
  'openings',
  'honour',
  'lead-ins',
  'readings',
  'ideas',
  'books',
  'daily-life-one',
  'daily-life-two',
  'bridges',
] as const;
type File = (typeof files)[number];

const kept = new Map<File, Groups>();

/**
 * The sentences of one file of the repertoire, by what they are for. Throws RangeError when the file is not well
 * formed.
 */
export function repertoire(file: File): Groups {
  const known = kept.get(file);
  if (known) return known;
  const read = z
    .record(z.string(), pairs)
    .safeParse(parse(readFileSync(fileURLToPath(new URL(`./${file}.yaml`, import.meta.url)), 'utf8')));
  if (!read.success) throw new RangeError(`${file}.yaml: ${z.prettifyError(read.error)}`);
  const groups = new Map(Object.entries(read.data));
  kept.set(file, groups);
  return groups;
}
export const repertoireFiles: readonly File[] = files;
