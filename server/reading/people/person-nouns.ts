// Looks up nouns for people ("grandmothers", "infirmière", "crowd"): role, sex, age and number.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { TaleTongue } from './people-grammar.ts';

/**
 * The age that a noun says. For relatives it may be relative to the other person: `like` (the same), `below` or
 * `above`.
 */
export type NounAge = ReadPerson['age'] | 'like' | 'below' | 'above';
/**
 * A noun for people. `role` is its English word; `count` is above 1 for groups and null for plurals without a number.
 */
export type PersonNoun = {
  readonly role: string;
  readonly sex: ReadPerson['sex'];
  readonly age: NounAge;
  readonly isKin: boolean;
  readonly isPlural: boolean;
  readonly count: number | null;
};

// Without a prototype: any word of a text is looked up here, "constructor" too.
const bare = <T extends object>(said: T): T => Object.assign(Object.create(null), said);
const counts = z.record(z.string(), z.int()).transform(bare);
const forms = z.record(z.string(), z.string()).transform(bare);
const file = z.object({
  en: forms,
  'irregular-en': forms,
  'groups-en': counts,
  'numbers-en': counts,
  fr: z.object({ female: forms, male: forms, any: forms }),
  'irregular-fr': forms,
  'groups-fr': forms,
  'numbers-fr': counts,
  'belonging-fr': forms,
  'left-out': z.string().transform((words) => new Set(words.split(/\s+/))),
  'same-role': forms,
  titles: z.record(z.string(), z.enum(['female', 'male', 'any'])).transform(bare),
});
type Lexicon = {
  readonly nouns: Record<TaleTongue, Map<string, PersonNoun>>;
  readonly data: z.infer<typeof file>;
};
const text = (name: string) => readFileSync(new URL(`../words/${name}`, import.meta.url), 'utf8');
const sexOf = (word: string | undefined): ReadPerson['sex'] => (word === 'female' || word === 'male' ? word : null);
const byEnding: readonly (readonly [RegExp, ReadPerson['sex']])[] = [
  [/(?:woman|girl|lady|ess|mother|wife)$/, 'female'],
  [/(?:man|boy|father)$/, 'male'],
];

function readLexicon(): Lexicon {
  const data = file.parse(parse(text('people-nouns.yaml')));
  const en = new Map<string, PersonNoun>();
  for (const line of text('person-nouns.tsv').split('\n')) {
    const [word = '', sex, age] = line.split('\t');
    if (!age || data['left-out'].has(word)) continue;
    const said = byEnding.find(([ending]) => ending.test(word))?.[1] ?? sexOf(sex);
    en.set(word, {
      role: word,
      sex: said,
      age: age === 'child' ? 'child' : 'adult',
      isKin: false,
      isPlural: false,
      count: 1,
    });
  }
  for (const [key, words] of Object.entries(data.en)) {
    const [sex, age, kin] = key.split(' ');
    const noun = { sex: sexOf(sex), age: age as NounAge, isKin: kin === 'kin', isPlural: false, count: 1 };
    for (const word of words.split(/\s+/))
      en.set(word.toLowerCase(), {
        ...noun,
        role: data['same-role'][word] ?? word.replaceAll('-', noun.isKin ? '-' : ' '),
      });
  }
  const fr = new Map<string, PersonNoun>();
  for (const sex of ['any', 'male', 'female'] as const)
    for (const [words, role] of Object.entries(data.fr[sex])) {
      const english = en.get(role.toLowerCase());
      for (const word of words.split(/\s+/))
        fr.set(word, { ...(english ?? adult), role, sex: sex === 'any' ? null : sex });
    }
  return { nouns: { en, fr }, data };
}
const adult: PersonNoun = { role: 'person', sex: null, age: 'adult', isKin: false, isPlural: false, count: 1 };
let read: Lexicon | undefined;
const lexicon = (): Lexicon => (read ??= readLexicon());

/** What a word in lower case says of people: `grandmothers`, `infirmière`, `crowd`. Null for other words. */
export function personNoun(word: string, language: TaleTongue): PersonNoun | null {
  const { nouns, data } = lexicon();
  const own = nouns[language];
  const irregular = data[`irregular-${language}`][word];
  const groupWord = language === 'fr' ? data['groups-fr'][word] : word;
  const group = groupWord === undefined ? undefined : data['groups-en'][groupWord];
  const exact = own.get(word);
  if (exact && group === undefined && !(language === 'fr' && word === 'parents')) return exact;
  const singular = [irregular, ...singulars(word, language)].find(
    (each): each is string => each !== undefined && own.has(each),
  );
  const noun = singular === undefined ? undefined : own.get(singular);
  if (group !== undefined) return { ...(noun ?? { ...adult, role: groupWord ?? word }), isPlural: true, count: group };
  return noun ? { ...noun, isPlural: true, count: null } : null;
}

const singulars = (word: string, language: TaleTongue): string[] => {
  if (language === 'fr') return /[sx]$/.test(word) ? [word.slice(0, -1), word.replace(/aux$/, 'al')] : [];
  return /s$/.test(word)
    ? [word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/ves$/, 'fe')]
    : [];
};

/** The number that a word or figure says; null for other words. At most 40. */
export function spokenNumber(word: string, language: TaleTongue): number | null {
  if (/^\p{N}+$/u.test(word)) return Math.min(40, Math.max(1, Number(word))) || null;
  return lexicon().data[`numbers-${language}`][word] ?? null;
}

/** What a French noun is when it belongs to somebody: `sa fille` is a daughter. */
export const roleWhenOwned = (word: string, language: TaleTongue): string | null =>
  language === 'fr' ? (lexicon().data['belonging-fr'][word.replace(/s$/, '')] ?? null) : null;

/** The sex that a title before a name says, null for one that says none, undefined where there is no title. */
export function titleSex(word: string): ReadPerson['sex'] | undefined {
  const said = lexicon().data.titles[word];
  return said === undefined ? undefined : sexOf(said);
}
