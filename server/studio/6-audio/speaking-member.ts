import { readFileSync } from 'node:fs';
import { type CastMember, castNames, namedIn } from '#shared/cast.ts';
import type { Language } from '#shared/vocabulary.ts';

/** How people of Scripture are called in French and Ewe, by their English names in small letters. */
const forms = new Map(
  readFileSync(new URL('./people-names.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [en = '', fr = '', ee = ''] = line.split(',');
      return [en, { en: [en], fr: fr.split('|'), ee: ee.split('|') }] as const;
    }),
);
const titles = /^(?:king|queen|prophet|apostle|saint|lord|angel) /;

/** The person of a cast who is meant by how a text names a speaker, "Jésus", "the father": by own names first, then as the language calls them. Names are told in no order but the sheet's; null when nobody is meant. */
export function speakingMember(members: readonly CastMember[], speaker: string, language: Language): CastMember | null {
  const people = members.filter(({ kind }) => kind === 'person');
  const [own] = namedIn(people, speaker);
  if (own || language === 'en') return own ?? null;
  const called = people.map((member) => ({
    member,
    name: castNames(member)
      .flatMap((name) => calledIn(name, language))
      .join(','),
  }));
  const said = speaker.normalize('NFC').replace(/(?<![\p{L}])(?:l|d|qu|s)[’'](?=\p{L})/giu, ' ');
  return namedIn(called, said)[0]?.member ?? null;
}

/** "King David" is called as David is. */
function calledIn(name: string, language: Language): readonly string[] {
  return forms.get(name)?.[language] ?? forms.get(name.replace(titles, ''))?.[language] ?? [];
}
