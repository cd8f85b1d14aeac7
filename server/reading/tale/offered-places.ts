// Chooses the place of one deed among everything the rules offer: words, the scene before, the main place of the tale.
import type { ReadingAction, ReadingEra, ReadingPlace, ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import { wordClass } from '../language/word-classes.ts';
import type { KnownBy, PlaceCheck } from '../learned/checks.ts';
import { placeInEra } from '../places/place-in-era.ts';
import { isBuilding, placeWithin } from '../places/place-in-passing.ts';
import { afloat, bound, noKitchen, ofHome, ofLand, outside } from '../places/places-of-deeds.ts';
import { type NamedPlace, placeOf, placeOfOther, placeOfRole, usualPlace } from '../places/scene-place.ts';
import type { TaleHome } from '../places/tale-home.ts';

/** Whether a place is part of a home. */
const isOfHome = (place: ReadingPlace): boolean => place === 'house' || place === 'yard' || rooms.has(place);
const rooms = new Set<ReadingPlace>(['bedroom', 'kitchen', 'living-room', 'classroom', 'hall', 'stairs', 'corridor']);
const ofHouse = new Set<ReadingPlace>(['bedroom', 'kitchen', 'living-room']);
/** Places where people today do not wake up, unless they sleep rough. */
const waking = new Set<ReadingPlace>(['street', 'yard', 'market', 'school', 'shop']);
export const isRoofed = (place: ReadingPlace): boolean => isBuilding(place) || rooms.has(place);
const movesOn = new Set<ReadingAction>(['walk', 'run', 'leave', 'arrive', 'flee', 'follow', 'lead', 'ride', 'carry']);
/** Verbs of going that are shown on the way. */
const onTheWay = wordClass('tale-setting', 'on-the-way');
const openAir = new Set<ReadingPlace>(['beach', 'shore', 'river', 'field', 'farm', 'playground', 'football-pitch']);
export const fallback = (era: ReadingEra): ReadingPlace => (era === 'scripture' ? 'road' : 'street');

/** The place that carries over from scene to scene. */
export type Carried = {
  readonly place: ReadingPlace | null;
  readonly isMade?: boolean;
  readonly isOutside: boolean;
  readonly inScene: boolean;
};

type Offer = readonly [place: ReadingPlace | null, by: KnownBy];
/** A place with at least this strength counts as said in plain words. */
const sayingPlainly = 0.55;

/** Below this strength, a place that a sentence names is not where the picture is set. */
const leastHint = 0.15;

type Found = {
  readonly found: NamedPlace | null;
  readonly carried: Carried;
  readonly later: readonly NamedPlace[];
  readonly deed: Deed | null;
  readonly seen: readonly ReadPerson[];
  readonly era: ReadingEra;
  readonly places: readonly NamedPlace[];
  readonly home: TaleHome;
  /** Where the previous scene ended, or was drawn. */
  readonly stayed: ReadingPlace | null;
  /** The place that a word of the sentence implies. */
  readonly sign: ReadingPlace | null;
  /** The place to use when nothing else tells. */
  readonly unsaid: ReadingPlace;
  readonly check: PlaceCheck;
};

/** A place and the reason why the rules chose it. */
type KnownPlace = { readonly place: ReadingPlace; readonly by: KnownBy };

/** Chooses the place of a deed: the most certain of those that the rules offer and the classifiers do not deny. */
export function placeAt({
  found,
  carried,
  later,
  deed,
  seen,
  era,
  places,
  home,
  stayed,
  sign,
  unsaid,
  check,
}: Found): KnownPlace {
  const acting = seen.filter(({ id }) => !deed || deed.actors.includes(id) || deed.targets.includes(id));
  // Somebody who runs down to the beach of the tale is shown on it.
  const isNear =
    found !== null && openAir.has(found.place) && (found.place === home.place || found.place === carried.place);
  if (deed && found?.isGoal && !isNear && onTheWay.test(deed.lemma) && found.at > deed.at)
    return { place: placeInEra(deed.action === 'drive' && era === 'today' ? 'car-road' : 'road', era), by: 'said' };
  // "from Jerusalem to Jericho": between two cities.
  const cities = places.filter(({ place }) => place === 'city' || place === 'village').length;
  if (deed && movesOn.has(deed.action) && cities > 1) return { place: placeInEra('road', era), by: 'said' };
  const roles = acting.flatMap(({ role, called }) => [role ?? '', called]);
  const usual = deed ? usualPlace(deed.action, roles, era) : null;
  const ofRole = roles.map((role) => placeOfRole(role, era)).find((place) => place !== null) ?? null;
  const isAtSea = roles.some((role) => /^(?:sailors?|marins?|matelots?)$/i.test(role));
  const aboard =
    isAtSea && (carried.place === null || carried.place === 'shore' || carried.place === 'beach') ? 'boat' : null;
  // Whoever drives the bus of the tale is in it.
  const inBus =
    deed?.action === 'drive' && deed.targets.length === 0 && (carried.place ?? home.place) === 'bus' ? 'bus' : null;
  const stale =
    deed !== null &&
    !carried.inScene &&
    // Whoever fishes out at sea is not brought ashore for it.
    !(deed.action === 'fish' && /^(?:boat|sea|river|shore|beach)$/.test(carried.place ?? '')) &&
    (bound.has(deed.action) ||
      (deed.action === 'cook' && era === 'today' && noKitchen.has(carried.place ?? home.place ?? 'house')) ||
      (ofHome.has(deed.action) &&
        carried.place !== null &&
        carried.place !== home.place &&
        outside.has(carried.place)));
  const soon = placeOf(later, null);
  // The place of the next sentence holds for this one too, unless somebody only goes there.
  const next = soon && soon.strength >= 0.55 && !soon.isGoal && !(deed && bound.has(deed.action)) ? soon.place : null;
  const hinted = places.toSorted((a, b) => b.strength - a.strength)[0];
  const indoors =
    usual !== null &&
    carried.place === 'house' &&
    !carried.isOutside &&
    ['kitchen', 'bedroom', 'living-room'].includes(usual)
      ? usual
      : null;
  const inSchool =
    found?.place === 'courtyard' && carried.place && ['school', 'classroom', 'playground'].includes(carried.place)
      ? 'playground'
      : null;
  const royal = era === 'scripture' && (home.place === 'palace' || home.place === 'temple') ? home.place : null;
  const isToday = era === 'today';
  const offers: readonly Offer[] = [
    [inSchool, 'said'],
    [
      found && placeWithin(found.place, deed && afloat.has(deed.action) ? null : (carried.place ?? home.place)),
      found && found.strength > sayingPlainly ? 'said' : 'passing',
    ],
    [indoors, 'made'],
    [aboard ?? inBus, 'said'],
    [stale ? usual : null, 'made'],
    [carried.place, carried.isMade ? 'made' : carried.place === home.place ? 'said' : 'kept'],
    // Another room of the same house.
    [isToday && carried.place !== null && ofHouse.has(carried.place) ? 'house' : null, 'kept'],
    [home.known ? home.place : null, 'known'],
    [sign, 'made'],
    [next, 'said'],
    [isToday && deed && !bound.has(deed.action) && !ofLand.has(deed.action) ? ofRole : usual, 'made'],
    [isToday && !(soon && soon.strength >= 0.4) ? null : (soon?.place ?? null), 'passing'],
    [isToday && deed && ofHome.has(deed.action) && home.place && !isOfHome(home.place) ? null : home.place, 'kept'],
    [isToday ? null : (hinted?.place ?? null), 'passing'],
    [deed && movesOn.has(deed.action) ? null : stayed, stayed === home.place ? 'said' : 'kept'],
    // "While her aunt was at the market" makes the market likely, where she is not.
    [places.some(({ strength }) => strength === placeOfOther) ? null : check.likely, 'said'],
    [!isToday && deed && movesOn.has(deed.action) ? fallback(era) : unsaid, 'guessed'],
    // Better than nowhere: a place that the sentence names but may not be set in, or the place most like its words.
    [
      isToday && hinted && hinted.strength >= leastHint && (!hinted.isGoal || hinted.place === 'road')
        ? hinted.place
        : null,
      'made',
    ],
    [isToday ? check.maybe : null, 'said'],
  ];
  const fitting = offers.find(([offer, by]) => offer !== null && check.fits(placeInEra(offer, era), by));
  const place = placeInEra(fitting?.[0] ?? 'unknown', era);
  // "They woke up, because the house across the street was on fire".
  if (isToday && deed?.action === 'wake' && waking.has(place)) return { place: 'bedroom', by: 'made' };
  // The court of a palace or of the temple is not a court of law.
  return { place: placeInEra(place === 'court' && royal ? royal : place, era), by: fitting?.[1] ?? 'guessed' };
}
