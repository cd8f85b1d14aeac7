// Recognises a person of the Bible whom an idea asks for, and lists that person's scenes.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { TableLanguage } from '../passage-index.ts';
import { folded } from '../sentences/folded-words.ts';

const names = z.array(z.string()).min(1);
const person = z.strictObject({
  en: names,
  fr: names,
  words: z.array(z.string()).default([]),
  when: z.strictObject({ en: names, fr: names }).optional(),
  scenes: names,
});
type Person = z.output<typeof person>;
/** A name of a person, in the form in which names are compared. */
type Called = { readonly person: Person; readonly name: string; readonly isWord: boolean };

let kept: Readonly<Record<TableLanguage, readonly Called[]>> | undefined;
/** The longest names first: "Mary Magdalene" is not just "Mary". */
function everyName(): Readonly<Record<TableLanguage, readonly Called[]>> {
  if (kept) return kept;
  const people = z.array(person).parse(parse(readFileSync(new URL('../words/people.yaml', import.meta.url), 'utf8')));
  const called = (language: TableLanguage) =>
    people
      .flatMap((each) => {
        const words = new Set(each.words.map((word) => folded(word)));
        return each[language].map((name) => {
          const plain = folded(name);
          return { person: each, name: plain, isWord: words.has(plain) };
        });
      })
      .toSorted((a, b) => b.name.length - a.name.length);
  return (kept = { en: called('en'), fr: called('fr') });
}

/** The names of people of the Bible by which people ask for their scenes. */
export const namesOfPeople = (language: TableLanguage): readonly string[] =>
  everyName()[language].flatMap(({ person: each }) => each[language]);

/** Words that ask, or say who is meant; what is left beside them is what the idea is about. */
const asking = {
  en: /\b(?:something|anything|a|an|the|one|another|some|story|stories|tale|film|video|bible|evening|lesson|talk|sermon|devotion|sketch|play|about|on|of|with|from|around|for|life|king|queen|prophet|apostle|saint|st|disciple|young|old|little|boy|baby|and|again|please|this time|week|part|day|\d+)\b/gu,
  fr: /(?<!\p{L})(?:quelque chose|une?|le|la|les|l'|d'|de|du|des|histoires?|recit|conte|film|video|bible|biblique|soiree|veillee|lecon|sketch|theme|sur|avec|autour|pour|vie|roi|reine|prophete|apotre|saint|disciple|jeune|petit|bebe|et|encore|cette fois|svp|jour|semaine|\d+)(?!\p{L})/gu,
} as const;
/** A request before a name, a title that only people of the Bible have, or what is asked of somebody long ago. */
const before = {
  en:
    '(?:(?:story|stories|tale|film|video|something|anything|lesson|talk|sermon|devotion|sketch|life|moment|' +
    'scene|episode|week|evening) (?:about|of|on|with|from|in the life of)(?: (?:the|king|queen|prophet|' +
    'apostle|saint|st|disciple|young|old|little|baby))*|(?:king|queen|prophet|apostle|saint|disciple)|(?:did|' +
    'was|had|could|were) (?:the |king )?)',
  fr:
    '(?:(?:histoires?|recit|conte|film|video|quelque chose|lecon|sketch|piece|vie|moment|scene|episode|theme|' +
    "semaine|soiree|veillee) (?:de|d'|sur|avec|du|dans la vie de)(?: ?(?:la|le|roi|reine|prophete|apotre|" +
    'saint|disciple|jeune|petit))*|(?:le )?(?:roi|prophete|apotre|saint|disciple)|(?:pourquoi|comment|qui ' +
    'est|qui etait|est-ce que))',
} as const;
/**
 * Signs that the name is that of somebody of today: a relation or title before it, an age after it, or a story told in
 * the first person.
 */
const ofToday = {
  en: /\b(?:my|our|his|her|their|your|friend|son|daughter|boy|girl|brother|sister|cousin|uncle|auntie|aunt|grandpa|grandma|grandad|granny|mr|mrs|ms|miss|dr|doctor|pastor|neighbour|colleague|classmate|teacher|little|called|named|baby) $/u,
  fr: /(?<!\p{L})(?:mon|ma|notre|nos|son|sa|leur|ami|amie|fils|fille|frere|soeur|cousin|cousine|oncle|tonton|tante|tata|papi|papy|mamie|monsieur|madame|m\.|mme|docteur|pasteur|voisin|voisine|collegue|copain|copine|petit|petite|appelle|nomme|prenomme) $/u,
} as const;
const aged =
  /^,? ?(?:\(?\d|\p{L}+ (?:years|ans)\b|says|said|took|wants|won't|is (?:\d|my|our|afraid|sick|late)|dit|veut|a \d|est (?:mon|ma|malade))/u;

const clauses = /[.,;:!?()\n–—]+|\s-\s/u;

/**
 * The scenes of the person of the Bible whom an idea asks for: by a request ("something about Jonathan"), a title, or a
 * name that stands by itself ("camp by the lake: Peter"). None where the name is that of somebody of today.
 */
export function scenesOfPeople(idea: string, language: TableLanguage): readonly string[] {
  const written = idea.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").replaceAll(/\s+/gu, ' ');
  const plain = written.toLowerCase();
  let rest = plain;
  const found: Person[] = [];
  for (const { person: each, name, isWord } of everyName()[language]) {
    const at = rest.search(new RegExp(`(?<![\\p{L}\\d])${name}(?:'s)?(?![\\p{L}])`, 'u'));
    if (at < 0) continue;
    const isCapital = /\p{Lu}/u.test(written[at] ?? '');
    if (isWord && !isCapital) continue;
    if (each.when && !each.when[language].some((word) => plain.includes(folded(word)))) continue;
    const isSure = each.when !== undefined || name.includes(' ');
    if (!isAskedFor(plain, at, name, language, isSure)) continue;
    found.push(each);
    rest = rest.replaceAll(name, ' '.repeat(name.length));
  }
  return [...new Set(found.flatMap(({ scenes }) => scenes))];
}

function isAskedFor(plain: string, at: number, name: string, language: TableLanguage, isSure: boolean): boolean {
  const [ahead, behind] = [plain.slice(0, at), plain.slice(at + name.length)];
  if (ofToday[language].test(ahead) || aged.test(behind.trimStart())) return false;
  if (isSure) return true;
  if (new RegExp(`(?<!\\p{L})${before[language]} ?$`, 'u').test(ahead)) return true;
  const clause = `${ahead.split(clauses).at(-1) ?? ''}${name}${behind.split(clauses)[0] ?? ''}`;
  return !/\p{L}{2}/u.test(clause.replace(name, ' ').replaceAll(/'s\b/gu, ' ').replaceAll(asking[language], ' '));
}
