// Maps the forms of English and French verbs ("went", « allait ») to their base forms and tenses.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';

/** How a verb is written: `past` may be a participle too where the form is the same; `part` is a participle alone. */
type VerbTense = 'base' | 'present' | 'past' | 'part' | 'ing' | 'future';
type VerbForm = { readonly lemma: string; readonly tense: VerbTense };

const wordsFile = (name: string) => readFileSync(new URL(`../words/${name}`, import.meta.url), 'utf8');
const linesOf = (name: string) =>
  wordsFile(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

let verbActions: ReadonlyMap<string, string> | undefined;
/** The action that WordNet's kinds give each English verb in its base form; `none` where no picture shows it. */
export function englishVerbActions(): ReadonlyMap<string, string> {
  verbActions ??= new Map(
    linesOf('english-verb-actions.tsv').flatMap((line) => {
      const [action = '', verbs = ''] = line.split('\t');
      return verbs.split(' ').map((verb) => [verb, action] as const);
    }),
  );
  return verbActions;
}

let irregular: ReadonlyMap<string, VerbForm[]> | undefined;
function irregularForms(): ReadonlyMap<string, VerbForm[]> {
  if (irregular) return irregular;
  const forms = new Map<string, VerbForm[]>();
  const add = (form: string, lemma: string, tense: VerbTense) =>
    forms.set(form, [...(forms.get(form) ?? []), { lemma, tense }]);
  for (const entry of (parse(wordsFile('english-irregular-verbs.yaml')) as { forms: string }).forms
    .trim()
    .split(/\s+/)) {
    const [lemma = '', past = '', part = past] = entry.split('/');
    add(past, lemma, 'past');
    if (part !== past) add(part, lemma, 'part');
  }
  for (const form of ['am', 'is', 'are']) add(form, 'be', 'present');
  for (const [form, lemma] of [
    ['has', 'have'],
    ['does', 'do'],
    ['goes', 'go'],
  ] as const)
    add(form, lemma, 'present');
  for (const [form, lemma] of [
    ['lying', 'lie'],
    ['dying', 'die'],
    ['tying', 'tie'],
  ] as const)
    add(form, lemma, 'ing');
  irregular = forms;
  return forms;
}

const endings: readonly (readonly [RegExp, readonly string[], VerbTense])[] = [
  [/(?<=..)ies$/, ['y', 'ie'], 'present'],
  [/(?<=..)es$/, ['e', ''], 'present'],
  [/(?<=..[^su])s$/, [''], 'present'],
  [/(?<=..)ied$/, ['y', 'ie'], 'past'],
  [/(?<=..)ed$/, ['', 'e'], 'past'],
  [/(?<=..)ing$/, ['', 'e'], 'ing'],
];
/** A short word that keeps its last letter single before an ending had an `e`: `hoping`, but `hopping`. */
const keepsE = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

function englishForms(word: string): readonly VerbForm[] {
  const verbs = englishVerbActions();
  const forms: VerbForm[] = [...(irregularForms().get(word) ?? [])];
  if (verbs.has(word)) forms.push({ lemma: word, tense: 'base' });
  if (forms.some(({ tense }) => tense !== 'base')) return forms;
  for (const [ending, lefts, tense] of endings) {
    if (!ending.test(word)) continue;
    const bare = word.replace(ending, '');
    const tries = (keepsE.test(bare) && lefts[1] === 'e' ? ['e', ''] : lefts).map((left) => bare + left);
    const undoubled = tense === 'present' ? bare : bare.replace(/([bdgklmnprtv])\1$/, '$1');
    const lemma = [...tries, undoubled].find((each) => verbs.has(each));
    if (!lemma) continue;
    forms.push({ lemma, tense });
    break;
  }
  return forms;
}

const frenchTenses: Readonly<Record<string, VerbTense>> = {
  P: 'present',
  I: 'past',
  J: 'past',
  F: 'future',
  K: 'part',
  G: 'ing',
  W: 'base',
};
let french: ReadonlyMap<string, VerbForm[]> | undefined;
function frenchForms(word: string): readonly VerbForm[] {
  if (!french) {
    const forms = new Map<string, VerbForm[]>();
    for (const line of linesOf('french-verb-forms.tsv')) {
      const [lemma = '', each = ''] = line.split('\t');
      for (const entry of each.split(' ')) {
        const form = entry.slice(2);
        const known = forms.get(form);
        const made = { lemma, tense: frenchTenses[entry[0]!]! };
        if (known) known.push(made);
        else forms.set(form, [made]);
      }
    }
    french = forms;
  }
  return french.get(word) ?? [];
}

const seen = { en: new Map<string, readonly VerbForm[]>(), fr: new Map<string, readonly VerbForm[]>() };
/** Which verb, in its base form, a word in lower case may be; empty when none. */
export function verbForms(word: string, language: ReadingLanguage): readonly VerbForm[] {
  const known = seen[language].get(word);
  if (known) return known;
  const forms = language === 'en' ? englishForms(word) : frenchForms(word);
  if (seen[language].size < 20_000) seen[language].set(word, forms);
  return forms;
}
