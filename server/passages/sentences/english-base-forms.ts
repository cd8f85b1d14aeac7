// Reduces an English word to its base form: "stole" to "steal".
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { relatedWords } from './related-words.ts';

const endings: readonly (readonly [ending: RegExp, left: readonly string[]])[] = [
  [/(?<=.{2})ies$/, ['y', 'ie']],
  [/(?<=.{2})ied$/, ['y', 'ie']],
  [/(?<=.{2})es$/, ['e', '']],
  [/(?<=.{2}[^su])s$/, ['']],
  [/(?<=.{2})ed$/, ['', 'e']],
  [/(?<=.{2})ing$/, ['', 'e']],
];

/**
 * Stems that have lost an `e`: a short word without one would double its last letter (`hoping`, but `hopping`).
 */
const keepsE = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

function readIrregular(): ReadonlyMap<string, string> {
  const file = new URL('../words/english-irregular-forms.yaml', import.meta.url);
  const forms = parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return new Map(
    Object.entries(forms).flatMap(([base, others]) => others.split(' ').map((form) => [form, base] as const)),
  );
}
let irregular: ReadonlyMap<string, string> | undefined;

/** The base form of an English word: `stole` is `steal`, `brothers` is `brother`. Takes a folded word. */
export function englishBase(word: string): string {
  irregular ??= readIrregular();
  const known = irregular.get(word);
  if (known) return known;
  if (word.length <= 3 || (word.endsWith('eed') && relatedWords().has(word))) return word;
  for (const [ending, lefts] of endings) {
    if (!ending.test(word)) continue;
    const bare = word.replace(ending, '');
    const ordered = lefts[1] === 'e' && keepsE.test(bare) ? ['e', ''] : lefts;
    const tries = ordered.flatMap((left) => {
      const base = word.replace(ending, left);
      return left === '' && /(?:ed|ing)$/.test(word) ? [base, base.replace(/([bdgklmnprt])\1$/, '$1')] : [base];
    });
    const base = tries.find((each) => relatedWords().has(each));
    if (base) return irregular.get(base) ?? base;
    return /s$/.test(word) && !relatedWords().has(word) ? (tries[0] ?? word) : word;
  }
  return word;
}
