import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseReference, type VerseRange } from '#shared/scripture.ts';
import { themes } from '#server/passages/passage-words.ts';

/** Reads `PSA 1:1-3; ISA 40:8`; throws RangeError on what is no reference. */
export const readRanges = (list: string): VerseRange[] =>
  list.split(';').map((reference) => {
    const range = parseReference(reference);
    if (!range) throw new RangeError(`Unknown reference in the repertoire: ${reference}`);
    return range;
  });
export const readList = (name: string): unknown => parse(readFileSync(new URL(`./${name}.yaml`, import.meta.url), 'utf8'));

/** Lists of verses by theme, as `readRanges` takes them. */
export const ByTheme = z.record(z.enum(themes), z.string());

/** Short passages on a theme, for a tale whose own passage leaves room. */
export const relatedVerses = ByTheme.parse(readList('theme-passages'));
