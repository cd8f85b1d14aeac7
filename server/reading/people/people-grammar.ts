// Loads words/people-grammar.yaml: pronouns, articles and prepositions of English and French, with whom each pronoun
// can mean.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** The languages in which people are read. */
export type TaleTongue = 'en' | 'fr';

const words = z.string().transform((text) => new Set(text.split(/\s+/)));
// Without a prototype: any word of a text is looked up here, "constructor" too.
const reach = z
  .record(z.string(), z.enum(['male', 'female', 'many', 'women', 'either', 'i', 'you', 'nobody']))
  .transform((said): typeof said => Object.assign(Object.create(null), said));
const Grammar = z.strictObject({
  indefinite: words,
  definite: words,
  closed: words,
  prepositions: words,
  conjunctions: words,
  subject: reach,
  object: reach,
  owner: reach,
  named: words,
  being: words,
  having: words,
  saying: words,
  remembering: words,
  away: words,
  body: words,
  dead: words,
  like: words,
  gods: words,
});
/** The function words of a language that show the part people have in a sentence. */
export type PeopleGrammar = z.infer<typeof Grammar>;
/** Whom a pronoun may mean: a sex, several people, the speaker or the listener. */
export type PronounReach = PeopleGrammar['subject'][string];

let read: Record<TaleTongue, PeopleGrammar> | undefined;

/** The grammar of a language, read once. */
export function peopleGrammar(language: TaleTongue): PeopleGrammar {
  read ??= z
    .record(z.enum(['en', 'fr']), Grammar)
    .parse(parse(readFileSync(new URL('../words/people-grammar.yaml', import.meta.url), 'utf8')));
  return read[language];
}
