import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseReference, type VerseRange } from '#shared/story/scripture.ts';
import type { Language } from '#shared/vocabulary.ts';

/** What readers look for, in their own words, and where they expect to be led. */
export type Theme = {
  readonly words: Readonly<Record<Language, readonly string[]>>;
  readonly passages: readonly VerseRange[];
};

const Entry = z.strictObject({ en: z.string(), fr: z.string(), ee: z.string().default(''), passages: z.string() });
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The themes, in the order in which they are listed. */
export const themes: readonly Theme[] = z
  .array(Entry)
  .parse(parse(readFileSync(new URL('./themes.yaml', import.meta.url), 'utf8')))
  .map(({ en, fr, ee, passages }) => ({
    words: { en: wordsOf(en), fr: wordsOf(fr), ee: wordsOf(ee) },
    passages: passages.split('; ').map((reference) => {
      const range = parseReference(reference);
      if (!range) throw new RangeError(`themes.yaml: there is no passage ${reference}`);
      return range;
    }),
  }));
