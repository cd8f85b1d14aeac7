// Loads named word lists from words/word-classes.yaml as tests for a single word.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A class of words, to be tested with a word in lower case. */
type WordClass = { readonly test: (word: string) => boolean };

let read: Record<string, Record<string, string>> | undefined;

/**
 * The words of `words/word-classes.yaml` under these names, and those that fit `pattern`. Throws when the file lacks
 * them.
 */
export function wordClass(part: string, name: string, pattern?: RegExp): WordClass {
  let words: ReadonlySet<string> | undefined;
  return {
    test: (word) => {
      words ??= wordsOf(part, name);
      return words.has(word) || (pattern?.test(word) ?? false);
    },
  };
}

function wordsOf(part: string, name: string): ReadonlySet<string> {
  read ??= parse(readFileSync(new URL('../words/word-classes.yaml', import.meta.url), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const listed = read[part]?.[name];
  if (listed === undefined) throw new Error(`word-classes.yaml has no words for ${part} ${name}.`);
  return new Set(listed.split(/\s+/).map((word) => word.replaceAll('_', ' ')));
}
