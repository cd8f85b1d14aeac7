import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { pair } from '#server/passages/sentences/sentence-pair.ts';

type Own = 'en' | 'fr';
const person = z.strictObject({
  name: z.string(),
  fr: z.string(),
  in: z.string().transform((codes) => codes.split(' ')),
  says: pair,
});
type Person = z.infer<typeof person>;
let kept: readonly Person[] | undefined;
const people = (): readonly Person[] =>
  (kept ??= z.array(person).parse(parse(readFileSync(new URL('../repertoire/people.yaml', import.meta.url), 'utf8'))));

/** People whom a tale has named, and how many of them it has introduced, in each language. */
export type Introductions = Record<Own, { readonly named: Set<string>; introduced: number }>;
/** `sentences` introduce people in English: whoever is named there is known. */
export function introductions(sentences: readonly string[] = []): Introductions {
  const known = people()
    .map(({ name }) => name)
    .filter((name) => sentences.some((sentence) => new RegExp(`\\b${name}\\b`, 'u').test(sentence)));
  return { en: { named: new Set(known), introduced: 0 }, fr: { named: new Set(known), introduced: 0 } };
}

/** Listeners remember two new people. */
const most = 2;

/** Words before a name that say already who it is, or begin a clause that would be cut in two. */
const saidBefore: Record<Own, RegExp> = {
  en: /(?:King|Queen|Prince|prophet|priest|governor|named|called|son|brother|sister|wife|friend|husband|servant|mother|father|cousin|apostle|and|or|that|whom|which|when|where) $/u,
  fr: /(?:roi|reine|prince|prophète|prêtre|gouverneur|nommée?|appelée?|fils|frère|sœur|femme|amie?|mari|serviteur|mère|père|cousine?|apôtre|Simon|et|ou|que|dont|quand|où) $/u,
};
/** What follows a name that stands alone: a verb or "that", not a comma, nor another name. */
const alone: Record<Own, RegExp> = {
  en: /^ (?!and |or |the |who |of |was (?:an? |the ))\p{Ll}/u,
  fr: /^ (?!et |ou |le |la |qui |de |du |était (?:une? |le |la ))\p{Ll}/u,
};

/** Plain words of a book with a few words on people where they are first named, and say nothing of that themselves. */
export function introduce(text: string, book: string, language: Own, heard: Introductions): string {
  const state = heard[language];
  let told = text;
  for (const each of people()) {
    if (!each.in.includes(book) || state.named.has(each.name)) continue;
    const name = language === 'en' ? each.name : each.fr;
    const match = new RegExp(`(?<![\\p{L}’-])${name}(?![\\p{L}’-])`, 'u').exec(told);
    if (!match) continue;
    state.named.add(each.name);
    const [before, after] = [told.slice(0, match.index), told.slice(match.index + name.length)];
    if (state.introduced >= most || saidBefore[language].test(before) || !alone[language].test(after)) continue;
    state.introduced += 1;
    told = `${before}${name}, ${each.says[language]},${after}`;
  }
  return told;
}
