// Loads words/telling-words.yaml: word lists that reveal whether something is a place, an animal, a name, or of today.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const words = z.string().transform((text) => new Set(text.trim().split(/\s+/)));
const Lists = z.strictObject({
  scripture: words,
  today: words,
  children: words,
  'elder-relatives': words,
  grown: words,
  animals: words,
  'no-names': words,
  'opening-words': words,
  'place-ends': words,
  places: words,
  'short-past': words,
  'titled-work': words,
  'wide-nouns': words,
  peers: words,
  touching: words,
  belongings: words,
  'dressed-work': words,
  relatives: words,
  colours: words,
});
let read: z.infer<typeof Lists> | undefined;

/** Whether a word is on a list of words that tell of era, age, animals, places or names. */
export function isTelling(list: keyof z.infer<typeof Lists>, word: string): boolean {
  read ??= Lists.parse(parse(readFileSync(new URL('../words/telling-words.yaml', import.meta.url), 'utf8')));
  return read[list].has(word);
}
