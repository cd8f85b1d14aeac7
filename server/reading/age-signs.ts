import type { ReadPerson } from '#shared/scene-reading.ts';
import type { TaleTongue } from './people-grammar.ts';
import type { Known } from './people-memory.ts';
import { spokenNumber } from './person-nouns.ts';
import type { SentencePeople } from './sentence-people.ts';

/** Words beside which somebody is likely a child, or grown up; an elder relative in front of the name counts as a child's sign. */
const young =
  /^(?:play(?:s|ed|ing)?|toys?|dolls?|blocks|ball|football|school|class|classroom|homework|pupils?|playground|desk|swing|kite|schoolbag|giggled|birthday|boys|girls|joue|jouent|jouait|jouaient|jouer|école|poupées?|ballon|récréation|cartable|devoirs|jouets?|cubes|marelle|billes)$/;
const relatives =
  /^(?:mother|father|mum|mom|dad|grandmother|grandma|grandfather|grandpa|parents|granny|mère|père|maman|papa|grand-mère|grand-père|mamie|papi|oncle|tante|aunt|uncle)$/;
const grown =
  /^(?:wife|husband|work(?:ed|s|ing)?|car|roof|shop|office|farm|boat|nets?|sold|sells?|married|daughters?|sons?|baby|travail(?:le|lait)?|femme|mari|voiture|boutique|bureau|barque|filets?|vend|vendait|marié|mariée|filles?|fils|bébé)$/;

/** Counts the signs of age of a sentence for whoever is its subject. */
export function countAgeSigns({ tokens, spots, roles, who, spoken }: SentencePeople): void {
  const words = tokens.map(({ low }) => low);
  const child = words.filter((word) => young.test(word)).length;
  const adult = words.filter((word) => grown.test(word)).length;
  const told = new Set<Known>();
  for (const [index, people] of who.entries()) {
    if (spoken[index] || !people) continue;
    const spot = spots[index]!;
    const isSubject = roles[index]!.as === 'subject';
    const ownsElder =
      spot.owns &&
      spots.some(
        ({ from, head, owner }) => (owner === spot.from || from === spot.to || from === spot.to + 1) && relatives.test(words[head]!),
      );
    for (const person of people) {
      if (ownsElder) person.signs.child += 1;
      if (isSubject && !told.has(person)) {
        person.signs.child += child;
        person.signs.grown += adult;
      }
      if (isSubject) told.add(person);
    }
  }
}

const years: Readonly<Record<TaleTongue, readonly RegExp[]>> = {
  en: [
    /^,? (?:(?:is|was|am|were|turned|aged|who is|who was) )?([\p{L}\d-]+?)[- ]years?[- ]old/u,
    /^,? (?:of|aged) (?:about )?([\p{L}\d]+)\b(?! years ago)/u,
  ],
  fr: [/^,? (?:(?:a|avait|ai|avais|âgée? de|de|qui a|qui avait) )?([\p{L}\d-]+) ans\b/u],
};
const seventy = /^(?:sixty|seventy|eighty|ninety|soixante|quatre-vingt|septante|octante)/;

/** Takes the age in years that a sentence says of somebody: "a girl of fourteen", « il a huit ans ». */
export function readYears({ text, tokens, spots, who, language, spoken }: SentencePeople): void {
  for (const [index, spot] of spots.entries()) {
    const [person, other] = who[index] ?? [];
    if (!person || other || person.count > 1 || spot.owns || (spoken[index] && spot.reach !== 'i')) continue;
    const behind = text.slice(tokens[spot.to - 1]!.end);
    const said = years[language].map((pattern) => pattern.exec(behind)?.[1]?.toLowerCase()).find((word) => word !== undefined);
    const before = /([\p{L}\d]+)-year-old/u.exec(text.slice(tokens[spot.from]!.start, tokens[spot.to - 1]!.end))?.[1];
    const word = said ?? before;
    const number = word === undefined ? null : seventy.test(word) ? 70 : /^\d+$/.test(word) ? Number(word) : spokenNumber(word, language);
    if (number !== null) person.age = ageOfYears(number);
  }
}
const ageOfYears = (number: number): ReadPerson['age'] =>
  number < 2 ? 'baby' : number < 13 ? 'child' : number < 18 ? 'teen' : number < 60 ? 'adult' : 'old';
