// Finds the member of the cast who is meant by the name of a speaker in a text, in any of the three languages.
import { readFileSync } from 'node:fs';
import { type CastMember, castNames, namedIn } from '#shared/pictures/cast.ts';
import type { Language } from '#shared/vocabulary.ts';

/** The names of people of Scripture in French and Ewe, by their English names in lower case. */
const forms = new Map(
  readFileSync(new URL('../names/people-names.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [en = '', fr = '', ee = ''] = line.split(',');
      return [en, { en: [en], fr: fr.split('|'), ee: ee.split('|') }] as const;
    }),
);
const titles = /^(?:king|queen|prophet|apostle|saint|lord|angel) /;

/**
 * The member of a cast whom a text means by the name of a speaker, such as "Jésus" or "the father of the boy". Their
 * names in the cast are tried first, then those of the language. If several fit, the one named first; null if none
 * does.
 */
export function speakingMember(members: readonly CastMember[], speaker: string, language: Language): CastMember | null {
  const people = members.filter(({ kind }) => kind === 'person');
  const own = firstNamed(people, speaker);
  if (own || language === 'en') return own;
  const called = people.map((member) => ({
    member,
    name: castNames(member)
      .flatMap((name) => calledIn(name, language))
      .join(','),
  }));
  const said = speaker.normalize('NFC').replace(/(?<![\p{L}])(?:l|d|qu|s)[’'](?=\p{L})/giu, ' ');
  return firstNamed(called, said)?.member ?? null;
}

function firstNamed<T extends Pick<CastMember, 'name'>>(members: readonly T[], speaker: string): T | null {
  const text = speaker.toLowerCase().replaceAll('’', "'");
  const place = (member: T) =>
    Math.min(
      ...castNames(member)
        .map((name) => text.indexOf(name))
        .filter((at) => at >= 0),
    );
  return namedIn(members, speaker).toSorted((a, b) => place(a) - place(b))[0] ?? null;
}

/** The names of a person in a language, without a title: "King David" has the names of David. */
function calledIn(name: string, language: Language): readonly string[] {
  return forms.get(name)?.[language] ?? forms.get(name.replace(titles, ''))?.[language] ?? [];
}
