// Judges a place word by its position: "came out of the station" is before the station, and a sentence about a school
// is set there.
import type { ReadingPlace } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import type { Token } from '../scene/scene-sentences.ts';
import { wordClass } from '../language/word-classes.ts';

const articles = wordClass('place-at-sentence', 'articles');
const being = wordClass('place-at-sentence', 'being');
const comesOut = wordClass('place-at-sentence', 'comes-out');
const vehicles = wordClass('place-at-sentence', 'vehicles');
const aboard = wordClass('place-at-sentence', 'aboard');
const subjects = wordClass('place-at-sentence', 'subjects');

/**
 * "The school in Keta had a football", « la cour de l'école devenait un lac »: a sentence about a place is set there.
 */
export function isSubject(tokens: readonly Token[], from: number, to: number): boolean {
  let start = from - 1;
  while (start >= 0 && !tokens[start]!.mark && articles.test(tokens[start]!.low) && from - start < 4) start--;
  // "In April the school hall was full": a time at the start does not count.
  const isAfterHour = start <= 2 && /^(?:in|on|by|at|that|this|one|au|en|ce|un)$/.test(tokens[0]!.low);
  // « Il neigeait, et le train était plein ».
  const isJoined = /^(?:and|et)$/.test(tokens[start]?.low ?? '');
  if (start >= 0 && !tokens[start]!.mark && !isAfterHour && !isJoined) return false;
  const next = tokens.slice(to + 1, to + 6).findIndex(({ low }) => being.test(low));
  // Only words of the place's own name or site may stand before the verb.
  return next >= 0 && tokens.slice(to, to + 1 + next).every(({ mark }) => !mark);
}

/** "Came out of the station", « sortit de l'église »: whoever comes out is in front of it. */
export const isComeOutOf = (tokens: readonly Token[], from: number): boolean => {
  const near = tokens.slice(Math.max(0, from - 5), from);
  const at = near.findLastIndex(({ low }) => comesOut.test(low));
  if (at < 0 || near.slice(at).some(({ mark }) => mark)) return false;
  const between = near.slice(at + 1).map(({ low }) => low);
  return /^sort/.test(near[at]!.low)
    ? /^(?:de|du|des|d')$/.test(between[0] ?? '')
    : between[0] === 'out' && between[1] === 'of';
};

/** "Behind the lorry", "saw a car": a vehicle is a place only for people inside it. */
export const isVehicleBeside = (tokens: readonly Token[], from: number, means: ReadingPlace): boolean =>
  means === 'car-road' &&
  vehicles.test(tokens[from]!.low) &&
  !tokens.slice(Math.max(0, from - 4), from).some(({ low, mark }) => !mark && aboard.test(low));

/** "The tax that Moses laid on Israel in the wilderness": the clause tells of something else. */
export function isInClauseOfThing(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at > Math.max(0, from - 14) && !tokens[at]!.mark; at--) {
    if (!/^(?:that|which|que|qu')$/.test(tokens[at]!.low)) continue;
    const before = tokens[at - 1];
    const [next, verb] = [tokens[at + 1], tokens[at + 2]];
    // "So that he", "told them that he": these clauses do not describe a noun.
    if (!before || before.mark || !next || !verb || next.mark) return false;
    const isOfNoun = /^(?:the|an?|all|le|la|les|une?|ce|son|sa|ses|his|her)$/.test(tokens[at - 2]?.low ?? '');
    return isOfNoun && (subjects.test(next.low) || /^\p{Lu}/u.test(next.text)) && at + 3 < from;
  }
  return false;
}

/** "While her aunt was at the market": whether a clause only adds where somebody is who does nothing else here. */
export const isElsewhere = ({ isAside, lemma, actors, at }: Deed, deeds: readonly Deed[]): boolean =>
  isAside &&
  /^(?:be|être|stay|rester)$/.test(lemma) &&
  actors.length > 0 &&
  deeds.some(
    (other) =>
      other.at !== at && !other.isAside && other.actors.length > 0 && !other.actors.some((id) => actors.includes(id)),
  );

const nextDoor = /^(?:near|behind|beside|opposite|above|by|derrière|près|devant)$/;
/** Where nobody has a home. */
const publicPlaces = new Set<ReadingPlace>([
  ...(['station', 'market', 'school', 'church', 'shop', 'bus-stop', 'filling-station', 'clinic', 'office'] as const),
]);
/** "Lived near the lorry station": their home is no station. */
export const isNextDoor = (word: string, deed: Deed | undefined, means: ReadingPlace): boolean =>
  deed !== undefined && /^(?:live|habiter|vivre)$/.test(deed.lemma) && nextDoor.test(word) && publicPlaces.has(means);

const lessons = new Set<ReadingPlace>(['classroom', 'school']);
const grade = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|grade|year|art|maths?|music|mrs?|miss|ms)$/;
/** "In Mrs. Dawson's fourth grade class": the words between. */
export const isOfLesson = (word: string, means: ReadingPlace): boolean => lessons.has(means) && grade.test(word);
/** A title that may end with a full stop. */
export const isTitle = (word: string): boolean => /^(?:mrs?|ms|dr)$/.test(word);

const owning = /^(?:had|has|kept|keeps|owned|owns|ran|runs|avait|tenait|possédait)$/;
/** Whether somebody is said to have the place: "had a little workshop". */
export const ownsBefore = (tokens: readonly Token[], from: number): boolean => {
  const before = tokens.slice(Math.max(0, from - 4), from);
  return before.some(({ low }, i) => owning.test(low) && /^(?:an?|the|une?|le|la)$/.test(before[i + 1]?.low ?? ''));
};
