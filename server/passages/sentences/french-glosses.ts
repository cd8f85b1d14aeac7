// Glosses French word by word in English, because the sentence model knows English only.
import { readFileSync } from 'node:fs';
import { builtInSlices } from '../built-in-slices.ts';
import { folded } from './folded-words.ts';
import { frenchStem } from './french-stems.ts';

/** English words by French ones: by the words as they are written, and by their stems. */
type Glosses = {
  readonly exact: ReadonlyMap<string, string>;
  readonly byStem: ReadonlyMap<string, string>;
  readonly longest: number;
};

/** The words of a French text in order, folded, with elided ones (`j'`, `l'`) as words of their own. */
const wordsOf = (text: string): string[] =>
  folded(text.normalize('NFC').replaceAll('’', "'")).match(
    /(?<![\p{L}])(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)'|[\p{L}\d]+(?:-[\p{L}\d]+)*/gu,
  ) ?? [];

/** Words this short have no stem: `son` is no form of `sonner`. */
const shortest = 4;
const stemsOf = (words: readonly string[]): string =>
  words.map((word) => (word.length < shortest ? word : frenchStem(word))).join(' ');

function* read(): Generator<undefined, Glosses> {
  const exact = new Map<string, string>();
  const byStem = new Map<string, string>();
  let longest = 1;
  for (const [at, line] of readFileSync(new URL('../words/french-glosses.tsv', import.meta.url), 'utf8')
    .split('\n')
    .entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [french = '', english] = line.split('\t');
    const words = wordsOf(french);
    if (english === undefined || words.length === 0)
      throw new RangeError(`french-glosses.tsv, line ${at + 1}: a word, a tab, and what it means`);
    const [key, stems] = [words.join(' '), stemsOf(words)];
    if (!exact.has(key)) exact.set(key, english);
    if (!byStem.has(stems)) byStem.set(stems, english);
    longest = Math.max(longest, words.length);
    if (at % 200 === 0) yield undefined;
  }
  return { exact, byStem, longest };
}
/** The glosses as they are read once. */
export const glosses = builtInSlices(read);

/**
 * A French sentence word for word in English: no good English, but near what it means. What no gloss is known for stays
 * as it is.
 */
export function glossed(french: string): string {
  const { exact, byStem, longest } = glosses.now();
  const words = wordsOf(french);
  const english: string[] = [];
  for (let from = 0; from < words.length; ) {
    let [taken, gloss] = [1, words[from]!.endsWith("'") ? '' : words[from]!];
    for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
      const several = words.slice(from, from + length);
      const known = exact.get(several.join(' ')) ?? byStem.get(stemsOf(several));
      if (known === undefined) continue;
      [taken, gloss] = [length, known];
      break;
    }
    if (gloss) english.push(gloss);
    from += taken;
  }
  return english.join(' ');
}
