// Recognises places that are named but not visited: "a school uniform", "before church", "far away on a ship".
import type { ReadingPlace } from '#shared/pictures/scene-reading.ts';
import { personNoun } from '../people/person-nouns.ts';
import type { Token } from '../scene/scene-sentences.ts';
import { wordClass } from '../language/word-classes.ts';

/** Words for toys and models: a toy farm is not a place. */
const small = /^(?:toy|toys|model|paper|cardboard|miniature|jouet|papier|carton)$/;
const lying = /^(?:upturned|overturned|beached|stranded|retournée?|renversée?|échouée?)$/;
const relative = /^(?:who|which|that|qui)$/;
const being =
  /^(?:was|were|is|are|had|lived|lives|worked|works|owned|est|sont|était|étaient|avait|habitait|habitaient|travaillait|vivait)$/;
const lessons = new Set<ReadingPlace>(['classroom', 'school']);
const hours = new Set<ReadingPlace>([...lessons, 'church']);

const kinds =
  /^(?:uniforms?|bags?|clothes|shoes?|books?|friends?|holidays?|fees|keys?|blazer|report|dress|blanket|food|visit|bill)$/;

/**
 * Whether a sentence names a place without being set there: "in the same class as", "his aunt, who works in a clinic",
 * "like a coin into the sea".
 */
export function isInPassing(tokens: readonly Token[], from: number, place: ReadingPlace): boolean {
  const word = (at: number) => tokens[at]?.low ?? '';
  if (small.test(word(from - 1)) || (small.test(word(from + 2)) && word(from + 1) === 'en')) return true;
  if (word(from - 1) === 'de' && word(from - 2) === 'robe') return true;
  // "The smell filled the whole room": whichever it is.
  if (word(from) === 'room' && /^(?:whole|entire|same|other)$/.test(word(from - 1))) return true;
  // "Climbed over the wood": planks.
  if (word(from) === 'wood' && !/^(?:in|into|through|near|to|from)$/.test(word(from - 2))) return true;
  // "A crack across the corner", "a chair that faced the road": nobody goes there.
  if (word(from) === 'corner' && isInnerCorner(tokens, from)) return true;
  if (word(from - 1) === 'the' && /^(?:faced|faces|facing|overlooked|overlooking|overlooks)$/.test(word(from - 2)))
    return true;
  // "It sailed away over the market": nobody goes there.
  if (
    place !== 'yard' &&
    place !== 'garden' &&
    /^(?:over|above)$/.test(word(from - 2)) &&
    tokens.slice(Math.max(0, from - 6), from - 2).some(({ low }) => flies.test(low))
  )
    return true;
  // "For the spring concert", "in the spring": a season.
  if (word(from) === 'spring' && isSeason(tokens, from)) return true;
  // « Posa le cahier sur le bureau »: a desk.
  if (word(from) === 'bureau' && (word(from - 1) === 'sur' || word(from - 2) === 'sur')) return true;
  // "A school uniform": the word says what kind of uniform, not where.
  if (!tokens[from]!.mark && kinds.test(word(from + 1))) return true;
  const isOwn = isOwnWork(tokens);
  if ((!isOwn && isWorkplace(tokens, from)) || isFarOff(tokens, from) || isStopOnTheWay(tokens, from)) return true;
  // "On the steps of the church": the church is the place, not the steps.
  if (place === 'doorway' && /^(?:of|de|du|d')$/.test(word(from + 3))) return true;
  if (lessons.has(place) && /^(?:same|même)$/.test(word(from - 1))) return true;
  if (isBehindBack(tokens, from)) return true;
  // "Carried up a small bed": it is not there that somebody sleeps.
  if (place === 'bedroom' && isFreight(tokens, from)) return true;
  // "Before school", « après l'école »: a time of day.
  if (
    hours.has(place) &&
    (/^(?:before|after)$/.test(word(from - 1)) ||
      (/^(?:avant|après)$/.test(word(from - 2)) && /^(?:la|l')$/.test(word(from - 1))))
  )
    return true;
  for (let at = from - 1; at >= Math.max(0, from - 8) && !tokens[at]!.mark; at--) {
    if (!isOwn && at > 0 && relative.test(word(at)) && being.test(word(at + 1))) return true;
    if (/^(?:like|comme)$/.test(word(at)) && /^(?:an?|the|in|on|une?|le|la|les|des|l'|dans|sur)$/.test(word(at + 1)))
      return true;
  }
  return false;
}

const freight = /^(?:beds?|cot|mattress|lits?|matelas)$/;
const hauls =
  /^(?:carr(?:y|ied|ies|ying)|bought|brought|built|sold|mended|repaired|lugged|dragged|delivered|unloaded|porta|portèrent|apporta|apportèrent|acheta|monta|vendit|répara|construisit)$/;
/** Whether a bed is what somebody carries, buys or builds. */
const isFreight = (tokens: readonly Token[], from: number): boolean =>
  freight.test(tokens[from]!.low) &&
  tokens
    .slice(Math.max(0, from - 4), from)
    .some(
      ({ low, mark }, at, near) =>
        hauls.test(low) &&
        !mark &&
        near.slice(at + 1).every((each) => !/^(?:to|into|in|on|from|à|au|dans|sur)$/.test(each.low)),
    );

const early = /^(?:in|last|next|this|that|early|late|every|each|until|by|since)$/;
function isSeason(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from + 1];
  const before = tokens[from - 1]?.low ?? '';
  const isOfNoun =
    next !== undefined &&
    !tokens[from]!.mark &&
    /^\p{Ll}{3,}$/u.test(next.text) &&
    !/^(?:and|that|where|which|near|with|was|from|under|below)$/.test(next.low);
  return (
    isOfNoun ||
    early.test(before) ||
    (before === 'the' && early.test(tokens[from - 2]?.low ?? '') && tokens[from - 2]!.low === 'in')
  );
}

const flies = /^(?:sail(?:ed|s)?|fl(?:y|ies|ew)|blew|blown|soar(?:ed|s)?|drift(?:ed|s)?|float(?:ed|s)?)$/;

/** "With his back to the sea", « le dos tourné à la mer »: he is somewhere else. */
function isBehindBack(tokens: readonly Token[], from: number): boolean {
  const near = tokens.slice(Math.max(0, from - 5), from);
  const before = near.slice(near.findLastIndex(({ mark }) => mark !== '') + 1).map(({ low }) => low);
  return /\b(?:backs? (?:turned )?(?:to|on)(?: \S+)?|dos (?:tourné )?(?:à|au|aux)(?: \S+)?)$/u.test(before.join(' '));
}

/** "An upturned boat", « une barque retournée »: it lies on the beach. */
export const liesAshore = (tokens: readonly Token[], from: number, to: number): boolean =>
  lying.test(tokens[from - 1]?.low ?? '') || lying.test(tokens[to + 1]?.low ?? '');

export const withStairs = new Set<ReadingPlace>([
  ...(['bus', 'boat', 'station', 'church', 'workshop', 'clinic', 'school', 'office', 'inn'] as const),
]);

/**
 * The place as seen from where people already are: a bed in a hospital is still in the hospital, and the sea is seen
 * from their boat or shore.
 */
export function placeWithin(place: ReadingPlace, around: ReadingPlace | null): ReadingPlace {
  if (around === 'clinic' && (place === 'bedroom' || place === 'living-room')) return around;
  if (place === 'boat' && around === 'beach') return around;
  // The stairs of a bus are in it.
  if ((place === 'unknown' || place === 'stairs') && around !== null && withStairs.has(around)) return around;
  return place === 'sea' && (around === 'boat' || around === 'beach' || around === 'shore') ? around : place;
}

const gods = /^(?:god|lord|yahweh|dieu|seigneur|éternel)$/;
const trades = wordClass('place-in-passing', 'trades');
const kings = /^(?:king|pharaoh|roi|pharaon)$/;

/** "The house of God", "Yahweh's house", « la maison du roi »: the owner tells what kind of building it is. */
export function houseOf(tokens: readonly Token[], from: number): ReadingPlace {
  const near = ownersOf(tokens, from);
  if (near.some((word) => gods.test(word))) return 'temple';
  if (near.some((word) => trades.test(word))) return 'workshop';
  return near.some((word) => kings.test(word)) ? 'palace' : 'house';
}

/** "The carpenter's shop" is a workshop, not a shop. */
export const isWorkshop = (tokens: readonly Token[], from: number): boolean =>
  ownersOf(tokens, from).some((word) => trades.test(word));

/** The words that tell whose house it is. */
function ownersOf(tokens: readonly Token[], from: number): string[] {
  const isLinked = /^(?:of|de|du)$/.test(tokens[from + 1]?.low ?? '');
  return [
    ...(tokens[from - 1]?.low === "'s" ? tokens.slice(Math.max(0, from - 2), from - 1) : []),
    ...(isLinked ? tokens.slice(from + 2, from + 4) : []),
    ...tokens.slice(Math.max(0, from - 1), from),
  ].map(({ low }) => low.replace(/['’]s$/, ''));
}

/** The corner of a thing or of a room, as opposed to a street corner. */
const isInnerCorner = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(Math.max(0, from - 4), from)
    .some(({ low }) => /^(?:across|mirror|page|paper|photo|picture|card|cloth|table|crack|cracked|torn)$/.test(low));

/** "Her mother was a nurse at the hospital": where somebody works is not where the tale is set. */
function isWorkplace(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 6), from);
  if (before.some(({ mark }) => mark)) return false;
  const at = before.findLastIndex(({ low }) => /^(?:in|at|for|à|au|dans|d')$/.test(low));
  const work = before[at - 1];
  if (at < 1 || !work || !(personNoun(work.low, 'fr') ?? personNoun(work.low, 'en'))) return false;
  return before.slice(0, at).some(({ low }) => /^(?:was|is|est|était)$/.test(low));
}

/** "Daniel was a nurse who worked in a hospital": a person mentioned by name is there; "her mother" is not. */
const isOwnWork = (tokens: readonly Token[]): boolean =>
  /^\p{Lu}\p{Ll}/u.test(tokens[0]?.text ?? '') &&
  !/^(?:his|her|my|our|their|your|the|an?|it|there|son|sa|ses|mon|ma|leur|notre|le|la|les|une?|c'|ce|il|elle)$/.test(
    tokens[0]!.low,
  ) &&
  tokens
    .slice(1, 4)
    .some(
      ({ low }, at, near) =>
        /^(?:was|is|est|était)$/.test(low) && near.slice(0, at).every((each) => !/'s$/.test(each.low)),
    ) &&
  !/'s$/.test(tokens[0]!.low);

/** "Got on at the hospital", « monta à l'hôpital »: whoever boards is on the bus then. */
function isStopOnTheWay(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 5), from).filter(({ mark }) => !mark);
  return before.some(
    ({ low }, at) =>
      (/^(?:got|gets|get|climbed|jumped|hopped)$/.test(low) &&
        /^(?:on|aboard)$/.test(before[at + 1]?.low ?? '') &&
        /^(?:at|outside|near|by)$/.test(before[at + 2]?.low ?? '')) ||
      (/^(?:boarded|boards)$/.test(low) && /^(?:at|outside|near)$/.test(before[at + 1]?.low ?? '')),
  );
}

/** Verbs that bring somebody to a place far away. */
const comes =
  /^(?:arriva|arrivèrent|arrive|alla|allèrent|vint|marcha|went|came|walked|travelled|traveled|arrived|rode|drove)$/;

/** "Worked on a ship, far away", "saw her far away, on the roof", « très loin »: nobody of the tale is there. */
function isFarOff(tokens: readonly Token[], from: number): boolean {
  const near = tokens.slice(Math.max(0, from - 8), from + 5).filter(({ quoted }) => !quoted);
  if (near.some(({ low }) => comes.test(low))) return false;
  return near.some(({ low }, at) => {
    const next = near[at + 1]?.low ?? '';
    if (low === 'far') return /^(?:away|off|out)$/.test(next) || /^(?:very|so)$/.test(near[at - 1]?.low ?? '');
    return (
      (low === 'loin' && !/^(?:de|d'|plus)$/.test(next)) ||
      (low === 'in' && next === 'the' && near[at + 2]?.low === 'distance') ||
      (low === 'à' && next === "l'" && near[at + 2]?.low === 'horizon')
    );
  });
}

/** Buildings that can be seen from outside by somebody who stands in front of them. */
const buildings = new Set<ReadingPlace>([
  'house',
  'clinic',
  'church',
  'shop',
  'office',
  'library',
  'temple',
  'palace',
  'inn',
  'prison',
  'workshop',
  'stable',
  'barn',
] as const);
export const isBuilding = (place: ReadingPlace): boolean => buildings.has(place);
const front = /^(?:outside|behind|beside|near|devant|derrière|opposite)$/;
const doors = /^(?:door|doors|gate|steps|stairs|porch|entrance|wall|porte|portail|marches|entrée|perron|mur)$/;

/** Things that are inside a building: whoever is behind the organ is inside the church. */
const insides =
  /^(?:choir|pews?|pulpit|organ|altar|sermon|congregation|ward|counter|chorale|culte|messe|orgue|autel|comptoir)$/;

/**
 * Whether people are in front of a building, not in it: "outside the clinic", "before the house", "on the steps of the
 * church".
 */
export function isBefore(tokens: readonly Token[], from: number, place: ReadingPlace): boolean {
  const word = (at: number) => tokens[at]?.low ?? '';
  if (!buildings.has(place) || insides.test(word(from))) return false;
  let at = from - 1;
  while (
    at > 0 &&
    from - at < 5 &&
    !tokens[at]!.mark &&
    /^(?:the|a|an|his|her|their|its|my|our|old|new|little|small|big|le|la|l'|les|un|une|sa|son|leur|petite?|vieille|grande?|sick|school)$/.test(
      word(at),
    )
  )
    at -= 1;
  if (tokens[at]?.mark) return false;
  if (
    /^(?:gates?|portail)$/.test(word(from)) ||
    front.test(word(at)) ||
    (word(at) === 'of' && word(at - 1) === 'front') ||
    /^(?:côté|face)$/.test(word(at - 1))
  )
    return true;
  // "Before the house", but "before church".
  if (word(at) === 'before' && at < from - 1) return true;
  return (
    /^(?:of|de|du)$/.test(word(at)) &&
    tokens.slice(Math.max(0, at - 3), at).some(({ low, mark }) => !mark && doors.test(low))
  );
}

const filled =
  /^(?:silent|quiet|still|full|empty|crowded|packed|bondée?|comble|laughed|cheered|clapped|roared|gasped|tut|silencieuse?|pleine?|vide|applaudit|éclata)$/;
/** "The playground went silent": a place that acts like a crowd is where the people are. */
export const isFilled = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(from + 1, from + 6)
    .some(({ low }, at, near) => filled.test(low) && near.slice(0, at).every(({ mark }) => !mark));

const withGates = new Set<ReadingPlace>(['school', 'church', 'palace', 'prison', 'clinic', 'farm', 'inn', 'library']);

/** Today a gate belongs to a house, or to the building where the tale is: people are in front of it. */
export const gatesOfToday = <T extends { readonly place: ReadingPlace; readonly isOutside: boolean }>(
  places: readonly T[],
  around: ReadingPlace | null,
): T[] => {
  const named = places.find(({ place }) => withGates.has(place))?.place;
  const whole =
    named ?? (around === 'classroom' ? 'school' : around !== null && withGates.has(around) ? around : 'house');
  return places.map((one) => (one.place === 'gate' ? { ...one, place: whole, isOutside: true } : one));
};
