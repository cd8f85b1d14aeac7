// Lets people grow older when a tale jumps over years ("Six years later").
import type { ReadPerson } from '#shared/pictures/scene-reading.ts';
import { ageOfYears } from '../people/age-signs.ts';
import type { TaleTongue } from '../people/people-grammar.ts';
import type { Known } from '../people/people-memory.ts';
import { spokenNumber } from '../people/person-nouns.ts';
import type { PersonMention } from '../people/tale-people.ts';
import type { YearsLater } from '../people/tale-people.ts';

type Told = { readonly number: number; readonly at: number };

const counted: Readonly<Record<TaleTongue, readonly RegExp[]>> = {
  en: [
    /^(?:[^"“”]{0,24} )?(?<n>[\p{L}\d-]+) years (?:later|afterwards|on)\b/iu,
    /^(?<n>[\p{L}\d-]+) years (?:had )?(?:passed|went by)\b/iu,
    /^after (?<n>[\p{L}\d-]+) years\b/iu,
    /^(?<n>years) (?:later|passed|went by)\b/iu,
  ],
  fr: [
    /^(?:[^«»]{0,24} )?(?<n>[\p{L}\d-]+) (?:ans|années) (?:plus tard|après)(?!\p{L})/iu,
    /^(?<n>[\p{L}\d-]+) (?:ans|années) passèrent(?!\p{L})/iu,
    /^(?:après|au bout de) (?<n>[\p{L}\d-]+) (?:ans|années)(?!\p{L})/iu,
    /^(?:les|des) (?<n>années) passèrent(?!\p{L})/iu,
  ],
};
const many = /^(?:many|years|années|longues|nombreuses)$/i;
const some = /^(?:some|few|several|quelques|plusieurs)$/i;

function yearsIn(sentence: string, language: TaleTongue): number {
  for (const pattern of counted[language]) {
    const word = pattern.exec(sentence)?.groups?.['n']?.toLowerCase();
    if (word === undefined) continue;
    if (many.test(word)) return 20;
    if (some.test(word)) return 6;
    const number = /^\d+$/.test(word) ? Number(word) : spokenNumber(word, language);
    if (number !== null) return Math.min(90, number);
  }
  return 0;
}

/** The age in years that is assumed for each time of life. */
const usual: Readonly<Record<ReadPerson['age'], number>> = { baby: 1, child: 9, teen: 15, adult: 30, old: 72 };

/** The ages in years that the text gives people, by the ids that the reading gives them. */
export const agesTold = (all: readonly Known[], ids: ReadonlyMap<string, string>): ReadonlyMap<string, Told> =>
  new Map(all.flatMap(({ id, years }) => (years ? [[ids.get(id) ?? id, years] as const] : [])));

/** How old everybody is as a tale goes on over the years: "Six years later Afi opened her own shop". */
export function yearsLater(
  scenes: readonly (readonly string[])[],
  language: TaleTongue,
  mentions: readonly (readonly (readonly PersonMention[])[])[],
  told: ReadonlyMap<string, Told>,
): YearsLater {
  const jumps = scenes.flat().map((sentence) => yearsIn(sentence, language));
  if (!jumps.some((years) => years > 0)) return (person) => person;
  const all = mentions.flat();
  const passedAt = (at: number) => jumps.slice(0, at + 1).reduce((sum, years) => sum + years, 0);
  return (person, scene, sentence) => {
    if (person.count > 1) return person;
    const now = scenes.slice(0, scene).reduce((sum, each) => sum + each.length, 0) + sentence;
    const own = told.get(person.id);
    const first = all.findIndex((each) => each.some(({ person: id }) => id === person.id));
    const [years, then] = own ? [own.number, own.at - 1] : [usual[person.age], Math.max(0, first)];
    const passed = passedAt(now) - passedAt(then);
    return passed === 0 ? person : { ...person, age: ageOfYears(Math.max(1, years + passed)) };
  };
}
