import { languageOf } from '#server/passages/sentences/language-detector.ts';
import { firstName } from '#server/reading/names/first-names.ts';
import { proposedCast } from '#server/reading/cast/proposed-cast.ts';
import { isSaulOfActs } from '#server/reading/people/lives.ts';
import { eraOf } from '#server/reading/tale/tale-era.ts';
import { type CastMember, castLimits, castNames, namedIn } from '#shared/pictures/cast.ts';
import { knownFigures } from './known-figures.ts';

/**
 * The model sheet that the words of a tale suggest: whoever is well known or recurs, those named most often first,
 * places last.
 * Pure: the same scenes give the same sheet.
 */
export function proposeCast(scenes: readonly string[]): CastMember[] {
  const language = languageOf(scenes.join(' ')) === 'fr' ? 'fr' : 'en';
  const isToday = eraOf(scenes, language) === 'today';
  const times = new Map<CastMember, number>();
  for (const scene of scenes)
    for (const figure of namedIn(knownFigures, scene)) times.set(figure, (times.get(figure) ?? 0) + 1);
  const figures = [...times]
    .toSorted(([a, often], [b, seldom]) => Number(a.kind === 'place') - Number(b.kind === 'place') || seldom - often)
    .map(([figure]) => figure)
    .filter((figure) => !isToday || isOfScriptureAlone(figure))
    // Saul beside Barnabas is Paul, and wears no crown.
    .filter(({ name }) => !name.startsWith('Saul,') || !isSaulOfActs(scenes.join(' ')));
  const isPlace = ({ kind }: CastMember) => kind === 'place';
  const own = ownPeople(scenes, figures, language);
  return [...figures.filter((each) => !isPlace(each)), ...own, ...figures.filter(isPlace)].slice(0, castLimits.members);
}

/**
 * In a modern tale "the king" and Sarah are other people than in Scripture; animals, and names that nobody else has,
 * stay.
 */
const isOfScriptureAlone = ({ kind, name }: CastMember): boolean => {
  const known = firstName(name.split(',')[0] ?? '');
  return kind === 'animal' || (known !== null && known.isScripture && !known.isToday);
};

/** Who is in the tale besides the well known figures. */
function ownPeople(scenes: readonly string[], figures: readonly CastMember[], language: 'en' | 'fr'): CastMember[] {
  const taken = new Set(figures.flatMap(castNames));
  return proposedCast(
    scenes.map((text) => ({ text })),
    language,
  ).filter(
    (member) =>
      namedIn(figures, member.name).length === 0 &&
      !castNames(member).some((name) => taken.has(name)) &&
      !!taken.add(castNames(member)[0] ?? ''),
  );
}

/** An entry that says what the studio itself would have said. */
export function isAsProposed(member: CastMember): boolean {
  return knownFigures.some(
    ({ name, kind, look, cloth, notes }) =>
      member.name === name &&
      member.kind === kind &&
      member.look === look &&
      member.cloth === cloth &&
      member.notes === notes,
  );
}
