// Finds the places that a sentence names and how likely it is that the scene is set in each. The main file of this
// folder.
import type { ReadingAction, ReadingEra, ReadingPlace } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import {
  houseOf,
  isBefore,
  isBuilding,
  isFilled,
  isInPassing,
  isWorkshop,
  liesAshore,
  withStairs,
} from './place-in-passing.ts';
import { placePhrases } from './place-words.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { isHome, isHomeward } from './way-home.ts';
import { windowLookedFrom } from './looked-from.ts';
import { within } from './places-within.ts';
import { wordClass } from '../language/word-classes.ts';
import {
  isComeOutOf,
  isElsewhere,
  isInClauseOfThing,
  isNextDoor,
  isOfLesson,
  isSubject,
  isTitle,
  isVehicleBeside,
  ownsBefore,
} from './place-at-sentence.ts';
import { isHolyArk } from '../things/senses.ts';
import { phrasesIn, type WordPhrases, wordPhrases, wordsFile } from '../language/word-phrases.ts';

/** A place that a sentence names; `strength` (0 to 1) is how likely the scene is set there. */
export type NamedPlace = {
  readonly place: ReadingPlace;
  readonly at: number;
  readonly strength: number;
  readonly isGoal: boolean;
  /** The way home: the tale is at home next. */
  readonly isWayHome?: boolean;
  readonly isOutside: boolean;
};

/** How likely a scene is where a clause says that somebody else is. */
export const placeOfOther = 0.1;

let named: WordPhrases<ReadingPlace> | undefined;
const placeNames = () =>
  (named ??= wordPhrases(
    Object.entries(wordsFile<Record<string, string[]>>('named-places.yaml')) as [ReadingPlace, string[]][],
  ));
let defaults:
  | { actions: Partial<Record<ReadingAction, [ReadingPlace, ReadingPlace]>>; roles: Record<string, ReadingPlace> }
  | undefined;
const defaultPlaces = () => (defaults ??= wordsFile<NonNullable<typeof defaults>>('default-places.yaml'));

const inside = wordClass('scene-place', 'inside');
const towards = /^(?:to|toward|towards|vers|jusqu'à|jusqu'|jusqu'au)$/;
const goals = wordClass('scene-place', 'goals');
const away = wordClass('scene-place', 'away');
const between = wordClass('scene-place', 'between', /^(?:\w+'s|\w{3,}y|\w+al|\w+an|\w+en)$/);
const parts = wordClass('scene-place', 'parts');
const moves = new Set<ReadingAction>([
  'walk',
  'run',
  'climb',
  'flee',
  'arrive',
  'leave',
  'ride',
  'drive',
  'row',
  'lead',
  'follow',
  'carry',
  'throw',
  'jump',
  'fall',
  'push',
]);
/** Verbs of position: "the boat had lain in the shed" says where the boat is. */
const lying = /^(?:lie|stand|hang|sit|be|stay)$/;
const enters = wordClass('scene-place', 'enters');
const depicted = wordClass('scene-place', 'depicted');

const workplaces = new Set<ReadingPlace>(['workshop', 'shop', 'farm', 'inn', 'office']);
/** "Said that his mother was on the ward": nobody in the scene is there. */
const isInReport = (tokens: readonly Token[], from: number): boolean => {
  const that = tokens.findLastIndex(({ low }, i) => i < from && /^(?:that|que|qu')$/.test(low));
  return (
    that > 0 && tokens.slice(Math.max(0, that - 3), that).some(({ low }) => reports.test(low)) && !tokens[from]!.quoted
  );
};
const reports = /^(?:said|says|told|explained|added|wrote|heard|dit|disait|raconta|expliqua|ajouta|apprit|écrivit)$/;

const fetches = new Set<ReadingAction>(['take', 'pick', 'lift']);
const fetchedFrom = new Set<ReadingPlace>(['kitchen', 'bedroom', 'living-room', 'shop', 'workshop', 'garden', 'yard']);

/** How sure it is that a place word tells where a sentence is set. */
function strengthAt(tokens: readonly Token[], from: number, deed: Deed | undefined, means: ReadingPlace): number {
  let at = from - 1;
  const isBetween = (each: number) =>
    between.test(tokens[each]!.low) ||
    isOfLesson(tokens[each]!.low, means) ||
    (each === from - 1 && each > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[each]!.text));
  while (at >= 0 && (!tokens[at]!.mark || isTitle(tokens[at]!.low)) && isBetween(at) && from - at < 6) at--;
  const isPart = /^(?:of|de|du|d'|des)$/.test(tokens[at]?.low ?? '') && parts.test(tokens[at - 1]?.low ?? '');
  if (isPart) {
    at -= 2;
    while (at >= 0 && !tokens[at]!.mark && between.test(tokens[at]!.low) && from - at < 9) at--;
  }
  const before = tokens[at];
  const marked = !before || !!before.mark;
  const word = marked ? '' : before.low;
  if (marked && isFilled(tokens, from)) return 0.6;
  // "At home he could not eat": a place at the start of a sentence holds for the whole sentence.
  const opens = deed !== undefined && deed.at > from && at <= 1 && !deed.happens;
  const lies =
    deed &&
    lying.test(deed.lemma) &&
    !deed.happens &&
    deed.actors.length === 0 &&
    /^(?:had|avait)$/.test(tokens[deed.at - 1]?.low ?? '');
  const acts =
    lies || opens
      ? 0.6
      : deed
        ? deed.happens || deed.isPurpose
          ? deed.actors.length + deed.targets.length > 0
            ? 1
            : 0.6
          : 0.15
        : 0.6;
  if (isNextDoor(word, deed, means)) return 0.3;
  // "the ball flew into the car park": nobody goes there.
  const flies = /^(?:into|onto)$/.test(word) || (word === 'dans' && deed !== undefined && moves.has(deed.action));
  if (flies && deed && deed.actors.length + deed.targets.length === 0) return 0.25;
  // "on the garage wall": outside it.
  if (/^(?:on|against|over)$/.test(word) && /^(?:wall|roof|fence|gate)$/.test(tokens[from + 1]?.low ?? '')) return 0.25;
  // "looked at the hills": seen from a distance.
  if (word === 'at' && deed?.action === 'look' && at === deed.at + 1) return 0.2;
  if (tokens.slice(Math.max(0, from - 5), from).some(({ low }) => depicted.test(low)) && away.test(word)) return 0;
  // "Kicked the ball over a house": nobody is in it.
  if (/^(?:over|above|past|beyond)$/.test(word) && isBuilding(means)) return 0.2;
  if (inside.test(word) || (inside.test(tokens[from]!.low) && !towards.test(tokens[from]!.low))) return acts;
  if (towards.test(word))
    return deed && at - deed.at <= 8 && (moves.has(deed.action) || deed.action === 'give' || deed.action === 'take')
      ? acts * 0.95
      : 0.2;
  // "Came in from the farm": people are no longer in the place that they came in from.
  if (/^(?:from|de|du)$/.test(word) && /^(?:in|back|home|out)$/.test(tokens[at - 1]?.low ?? '') && deed?.at === at - 2)
    return 0.2;
  // "Took the mop from the kitchen closet": it is done in the kitchen.
  if (word === 'from' && deed && fetches.has(deed.action) && fetchedFrom.has(means)) return acts * 0.7;
  if (away.test(word))
    return inside.test(tokens[at - 2]?.low ?? '') || inside.test(tokens[at - 1]?.low ?? '') ? acts * 0.5 : 0.2;
  if (deed && enters.test(deed.lemma) && at === deed.at) return acts;
  // "Had driven the number eleven bus", "kept a little workshop": that is where they spend their days.
  if (means === 'bus' && deed?.action === 'drive' && from - deed.at < 6) return 0.8;
  if (workplaces.has(means) && ownsBefore(tokens, from)) return 0.95;
  // "broke the window of the bakery", "swept the bakery floor": done at the bakery.
  if (isPart || (!tokens[from]!.mark && parts.test(tokens[from + 1]?.low ?? ''))) return acts * 0.7;
  if (/^(?:outside|outdoors|dehors)$/.test(tokens[from]!.low)) return acts * 0.5;
  if (/^(?:home|chez|overboard)$/.test(tokens[from]!.low) && deed && moves.has(deed.action)) return acts;
  return 0.25;
}

/** Where a sentence names towns and lands of Scripture: "at Capernaum". */
const nameSpans = (tokens: readonly Token[]) =>
  phrasesIn(tokens, placeNames()).filter(({ from }) => /^\p{Lu}/u.test(tokens[from]!.text));

/** Where the words of places stand in a sentence. */
export const placeSpans = (tokens: readonly Token[], language: ReadingLanguage) =>
  phrasesIn(tokens, placePhrases(language));

/** "Station Road": a word in the name of a street is not a place. */
const isOfName = (tokens: readonly Token[], from: number, to: number) => {
  const capital = (at: number) => /^\p{Lu}/u.test(tokens[at]?.text ?? '');
  return capital(from) && ((capital(to + 1) && !tokens[to]!.mark) || (from > 1 && capital(from - 1)));
};

/** « chez le vieil homme »: his house. */
const chez = (tokens: readonly Token[]) =>
  tokens.flatMap(({ low, quoted }, at) =>
    low === 'chez' && !quoted && tokens[at + 1] ? [{ from: at + 1, to: at + 1, means: 'house' as const }] : [],
  );

/** "Outside, he waited": before the house. */
const outdoors = (tokens: readonly Token[]) =>
  tokens.flatMap(({ low, mark, quoted }, at) =>
    /^(?:outside|outdoors|dehors)$/.test(low) && !quoted && (mark !== '' || at === tokens.length - 1)
      ? [{ from: at, to: at, means: 'yard' as const }]
      : [],
  );

/** "by the sea", "to the lake": on its shore; "on the sea" and "at sea" are on the water. */
const isBeside = (tokens: readonly Token[], from: number): boolean =>
  /^(?:the|a|la|le|un)$/.test(tokens[from - 1]?.low ?? '') &&
  /^(?:by|beside|near|along|at|to|towards?|facing|près|devant|vers|à|au)$/.test(tokens[from - 2]?.low ?? '');
/** Places whose roofs people do not stand on. */
const noRoofs = new Set<ReadingPlace>([
  'bus',
  'car-road',
  'school',
  'classroom',
  'clinic',
  'church',
  'shop',
  'stable',
  'temple',
  'palace',
]);

/** With these actions a "court" is a sports court. */
const games = new Set<ReadingAction>(['play', 'kick', 'throw', 'run', 'jump']);

const sides = /^(?:bord|milieu|fond|pied|coin|bout|bas|haut|sommet|centre)$/;
const rooms = new Set<ReadingPlace>(['kitchen', 'bedroom', 'living-room', 'bathroom']);
/** "Her kitchen light was on", "knocked on the kitchen window": seen from in front of the house. */
function isLitFromOutside(tokens: readonly Token[], from: number, means: ReadingPlace): boolean {
  if (!rooms.has(means) || tokens[from]!.mark) return false;
  const [what, next] = [tokens[from + 1]?.low ?? '', tokens[from + 2]?.low ?? ''];
  if (/^(?:lights?|lamp)$/.test(what)) return /^(?:was|were|is|came|went|shone|burned|glowed)$/.test(next);
  const before = tokens.slice(Math.max(0, from - 4), from).map(({ low }) => low);
  return /^(?:windows?|door)$/.test(what) && before.some((low) => /^(?:knock|tap|bang|rap|hammer)/.test(low));
}

const ways = new Set<ReadingPlace>(['road', 'street', 'car-road', 'forest', 'hills', 'valley']);

/** What a word for a place means in this sentence. */
function placeMeant(
  tokens: readonly Token[],
  from: number,
  to: number,
  means: ReadingPlace,
  deed: Deed | undefined,
): ReadingPlace {
  const isGame = deed !== undefined && games.has(deed.action);
  if (means === 'court' && isGame) return 'sports-court';
  // A gym where a game is played is a sports court.
  if (means === 'hall' && isGame && /^gym/.test(tokens[from]!.low)) return 'sports-court';
  if (means === 'house') return houseOf(tokens, from);
  if (means === 'shop' && isWorkshop(tokens, from)) return 'workshop';
  // Somebody who knocks at a gate is in front of a house.
  if (means === 'gate' && deed?.action === 'knock') return 'house';
  if (means === 'boat' && liesAshore(tokens, from, to)) return 'beach';
  // « Le train était plein à craquer »: they are in it.
  if (means === 'station' && tokens[from]!.low === 'train' && isFilled(tokens, to)) return 'train';
  return means === 'sea' && isBeside(tokens, from) ? 'shore' : means;
}

/** The places of a sentence with how sure each one is. */
export function placesIn(tokens: readonly Token[], deeds: readonly Deed[], language: ReadingLanguage): NamedPlace[] {
  const names = nameSpans(tokens);
  const named = phrasesIn(tokens, placePhrases(language)).filter(
    // "In the school kitchen": the kitchen.
    ({ from, to }, at, all) =>
      !(language === 'en' && all[at + 1]?.from === to + 1 && tokens[to]!.mark === '') &&
      !isOfName(tokens, from, to) &&
      !names.some((name) => name.from <= to && name.to >= from),
  );
  const homes = language === 'fr' ? chez(tokens) : [];
  const window = windowLookedFrom(tokens, deeds);
  const found = [...named, ...names, ...homes, ...outdoors(tokens)].flatMap(({ from, to, means }) => {
    if (isInPassing(tokens, from, means) || (means === 'boat' && isHolyArk(tokens, from))) return [];
    if (isVehicleBeside(tokens, from, means) || isInClauseOfThing(tokens, from)) return [];
    const deed =
      deeds.findLast((each) => each.at < from && each.at >= from - 14) ?? deeds.find((each) => each.at > from);
    const isLeft = isComeOutOf(tokens, from) || isLitFromOutside(tokens, from, means);
    const here = strengthAt(tokens, from, deed, means);
    // "The bakery, where Tomas took the loaves out": "where" makes the place certain.
    const isWhere = /^(?:where|où)$/.test(tokens[to + 1]?.low ?? '') && !tokens[to + 1]!.quoted;
    const plain = isLeft || isWhere ? 0.95 : Math.max(here, isSubject(tokens, from, to) ? 0.65 : 0);
    // What is only said of a place in speech tells little about where it is said.
    // "While her aunt was at the market, Abena sewed": Abena is somewhere else.
    const isOfOther = deed !== undefined && isElsewhere(deed, deeds);
    const told = isOfOther
      ? placeOfOther
      : isInReport(tokens, from)
        ? 0.15
        : tokens[from]!.quoted
          ? plain * 0.35
          : plain;
    // "Saw from the window a boy on the steps of the church": the boy is outside.
    const strength = window >= 0 && from > window ? Math.min(told, 0.2) : told;
    const isGoal = tokens
      .slice(Math.max(0, from - 4), from)
      // « Une maison au bord de la lagune »: nobody goes there.
      .some(
        ({ low, mark }, n, near) => !mark && goals.test(low) && !(low === 'au' && sides.test(near[n + 1]?.low ?? '')),
      );
    const isWayHome = means === 'house' && isHomeward(tokens, from, to, deeds);
    const place = isLitFromOutside(tokens, from, means)
      ? 'house'
      : isWayHome
        ? deed?.action === 'drive'
          ? 'car-road'
          : 'road'
        : placeMeant(tokens, from, to, means, deed);
    return strength > 0
      ? [
          {
            place,
            at: from,
            strength,
            isGoal: isGoal || isWayHome,
            isWayHome,
            isOutside: isLeft ? isBuilding(place) : isBefore(tokens, from, place),
          },
        ]
      : [];
  });
  // "the house at the edge of the forest": the second place only says where the first is.
  return found.map((one) => {
    // "The stairs of the bell tower": the stairs belong to the place named after them.
    const ofStairs =
      (one.place === 'unknown' || one.place === 'stairs') &&
      found.every(({ at }) => at >= one.at || at < one.at - 9) &&
      found.find(({ place, at }) => at > one.at && at < one.at + 5 && withStairs.has(place));
    if (ofStairs) return { ...one, place: ofStairs.place };
    const whole =
      one.place === 'rooftop' && found.find(({ place, at }) => at > one.at && at < one.at + 6 && noRoofs.has(place));
    if (whole) return { ...one, strength: 0.2 };
    // "Came home along the path": the picture shows the path.
    const onTheWay =
      one.place === 'house' &&
      isHome(tokens, one.at) &&
      found.some(({ at, place, strength }) => at > one.at && ways.has(place) && strength > 0.55);
    if (onTheWay) return { ...one, strength: one.strength * 0.5 };
    const first = found.find(
      ({ place, at }) =>
        at < one.at &&
        at > one.at - (workplaces.has(place) ? 10 : 7) &&
        place !== one.place &&
        !within[place]?.includes(one.place),
    );
    const apart =
      first &&
      (tokens.slice(first.at, one.at).some(({ mark }) => mark) || deeds.some(({ at }) => at > first.at && at < one.at));
    return first && !apart && !one.isGoal && first.strength >= 0.55 ? { ...one, strength: one.strength * 0.5 } : one;
  });
}

/**
 * The place of a deed according to its sentence: the most certain one, and of equals the nearest; null when none is
 * certain enough.
 */
export function placeOf(places: readonly NamedPlace[], deed: Deed | null): NamedPlace | null {
  const distance = ({ at }: NamedPlace) =>
    deed ? Math.abs(at - deed.at) + (at < deed.from || at >= deed.to ? 8 : 0) : -at;
  const sure = places
    .filter(({ strength }) => strength >= 0.4)
    .toSorted(
      (a, b) =>
        Number(b.strength > 0.55) - Number(a.strength > 0.55) ||
        (deed ? 0 : b.strength - a.strength) ||
        distance(a) - distance(b) ||
        b.strength - a.strength,
    );
  const best = sure[0];
  // "at home, in the kitchen": the picture shows the narrower place; a bed in a hospital is still in the hospital.
  const narrower = sure.find(({ place, strength }) => best && strength > 0.55 && within[best.place]?.includes(place));
  const wider = best && places.find(({ place }) => place === 'clinic' && best.place === 'bedroom');
  return wider ?? narrower ?? best ?? null;
}

/** The place where people of a role work; null when the role does not tell. */
export function placeOfRole(role: string, era: ReadingEra): ReadingPlace | null {
  const own = role
    .toLowerCase()
    .split(/\s+/)
    .map((word) => defaultPlaces().roles[word])
    .find(Boolean);
  if (!own || (era === 'scripture' && ofToday.has(own))) return null;
  return own === 'temple' && era === 'today' ? 'church' : own;
}
const ofToday = new Set<ReadingPlace>([
  'classroom',
  'clinic',
  'church',
  'car-road',
  'beach',
  'office',
  'farm',
  'shop',
  'kitchen',
]);

/** The usual place of an action, when the tale says nothing. */
export function usualPlace(action: ReadingAction, roles: readonly string[], era: ReadingEra): ReadingPlace | null {
  const own = roles.map((role) => placeOfRole(role, era)).find((place) => place !== null);
  return own ?? defaultPlaces().actions[action]?.[era === 'scripture' ? 0 : 1] ?? null;
}
