// Reads the lists of references in words/, such as passages that are not for children.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseReference, type VerseRange } from '#shared/story/scripture.ts';

/** Reads a list of references of `words/`. Throws RangeError on what is no passage. */
export function rangesOf(list: 'without-story' | 'not-for-children' | 'best-known-verses'): VerseRange[] {
  const file = new URL(`./words/${list}.yaml`, import.meta.url);
  return z
    .array(z.string())
    .parse(parse(readFileSync(file, 'utf8')))
    .map((reference) => {
      const range = parseReference(reference);
      if (!range) throw new RangeError(`${list}.yaml: there is no passage ${reference}`);
      return range;
    });
}
