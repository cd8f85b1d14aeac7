// Loads lists of words that a tale keeps from its listeners in some places, such as rough words from children.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const lists = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });
const patternOf = (list: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${list
      .trim()
      .split(/\s*,\s*/u)
      .join('|')})(?!\\p{L})`,
    'iu',
  );

/** Words of a quotation that a tale keeps from its listeners in some places, as one pattern a language. */
export function wordsToAvoid(
  name: 'rough-words' | 'harsh-words' | 'words-not-read-aloud' | 'old-words',
): Record<'en' | 'fr', RegExp> {
  const { en, fr } = lists.parse(parse(readFileSync(new URL(`../repertoire/${name}.yaml`, import.meta.url), 'utf8')));
  return { en: patternOf(en), fr: patternOf(fr) };
}
