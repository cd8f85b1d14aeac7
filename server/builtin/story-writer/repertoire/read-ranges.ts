// Reads lists of Bible references in data files.
import { parseReference, type VerseRange } from '#shared/story/scripture.ts';

/** Reads `PSA 1:1-3; ISA 40:8`; throws RangeError on what is no reference. */
export const readRanges = (list: string): VerseRange[] =>
  list.split(';').map((reference) => {
    const range = parseReference(reference);
    if (!range) throw new RangeError(`Unknown reference in the repertoire: ${reference}`);
    return range;
  });
