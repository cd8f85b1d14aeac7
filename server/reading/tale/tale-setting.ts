// Keeps place, time of day and weather as a tale goes from scene to scene.
import type {
  ReadingAction,
  ReadingEra,
  ReadingPlace,
  ReadPerson,
  SceneReading,
} from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';
import { gatesOfToday, isBuilding, placeWithin } from '../places/place-in-passing.ts';
import { type Carried, fallback, isRoofed, placeAt } from './offered-places.ts';
import type { Here } from '../scene/scene-draft.ts';
import type { KnownBy, PlaceCheck } from '../learned/checks.ts';
import { isDressedToGo, isGoneThere, isUnderSky, outsideOf, wayThroughDoor } from '../deeds/going-out.ts';
import { hourIn, isLit, weatherAfter, weatherIn } from '../scene/scene-hour.ts';
import { type NamedPlace, placeOf, placeOfRole, placesIn, usualPlace } from '../places/scene-place.ts';
import { roomInTale } from '../places/places-within.ts';
import { placeInEra } from '../places/place-in-era.ts';
import { isInRoom, openAir } from '../places/room-signs.ts';
import { unsaidPlace } from '../places/unsaid-place.ts';
import { placesSignedIn } from '../places/place-words.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import type { TaleHome } from '../places/tale-home.ts';
import { comesIn, evening, jumps, long, morningAfter, partOfDay, seasons } from './turns-of-time.ts';
import { bound, afloat, outside, awake, wakes, notHome, emptyAtNight } from '../places/places-of-deeds.ts';
import { windowLookedFrom } from '../places/looked-from.ts';

/** Where and when a tale is at one scene. Each age counts the scenes since the text last said so. */
export type Setting = {
  readonly place: ReadingPlace | null;
  /** The action implies the place; no word names it. */
  readonly isMade?: boolean;
  /** People are in front of the building that `place` names. */
  readonly isOutside: boolean;
  readonly time: SceneReading['time'];
  readonly weather: SceneReading['weather'];
  /** The time of day that the text mentioned last, though it may be over. */
  readonly toldTime: SceneReading['time'];
  readonly timeAge: number;
  readonly weatherAge: number;
};
type Ask = {
  readonly sentences: readonly SentenceReading[];
  readonly chosen: number;
  readonly deed: Deed | null;
  readonly seen: readonly ReadPerson[];
  readonly era: ReadingEra;
  readonly language: ReadingLanguage;
  readonly before: Setting;
  readonly home: TaleHome;
  /** Where the previous picture is set. */
  readonly drawn: ReadingPlace | null;
  /** Whether the place that the rules chose fits the words, by the trained classifiers. */
  readonly check: PlaceCheck;
};

/**
 * The time of day and the weather last for this many scenes when the text is silent; in modern tales a night or a storm
 * lasts until words end it.
 */
const holds = { scripture: 2, today: 1 } as const satisfies Record<ReadingEra, number>;
const holdsLong = { scripture: 2, today: 3 } as const satisfies Record<ReadingEra, number>;

const nowhere: ReadonlySet<ReadingPlace> = new Set();
/** Reasons that make a place more than a guess. */
const sure = new Set<KnownBy>(['known', 'said', 'kept']);

/** A night lasts at most this many scenes without being mentioned. */
const longest = 4;

/** Where and when a scene is, and how that carries on. */
export function settingOf({ sentences, chosen, deed, seen, era, language, before, home, drawn, check }: Ask): {
  readonly here: Here;
  readonly after: Setting;
  /** The text says the place, in this scene or in an earlier one that still holds. */
  readonly isPlaceSure: boolean;
} {
  // People only speak of heaven; only a vision is set there.
  const around = before.place ?? home.place;
  const places = sentences.map(({ sentence, deeds }) =>
    (era === 'today'
      ? gatesOfToday(placesIn(sentence.tokens, deeds, language), around).map((one) => ({
          ...one,
          place:
            one.place === 'forest' &&
            ofGarden.has(home.place ?? 'road') &&
            /^(?:trees|arbres)$/.test(sentence.tokens[one.at]!.low)
              ? 'garden'
              : roomInTale(one.place, sentence.tokens[one.at]!.low, home.been ?? nowhere),
        }))
      : placesIn(sentence.tokens, deeds, language)
    ).filter(
      ({ place, at }) =>
        (place !== 'heaven' || home.place === 'heaven') &&
        !(era === 'today' && vehicles.has(around ?? 'street') && isCrossed(sentence.tokens, at)) &&
        !(era === 'today' && place === 'desert' && sentence.tokens[at]!.low === 'sand'),
    ),
  );
  let carried: Carried = {
    place: before.place,
    isMade: before.isMade ?? false,
    isOutside: before.isOutside,
    inScene: false,
  };
  let { time, weather, toldTime, timeAge, weatherAge } = before;
  let here: Here | null = null;
  let isPlaceSure = false;
  let hasJumped = false;
  for (const [index, { sentence, deeds }] of sentences.entries()) {
    // "They took the bus across the river".
    const isThereByBus = index === chosen && deed?.action === 'arrive';
    const ridden = era === 'today' && index <= chosen && !isThereByBus ? rides.exec(sentence.text)?.[1] : undefined;
    const found = ridden
      ? null
      : placeOf(
          places[index]!.filter((place) => index !== chosen || !isReachedLater(place, deed, deeds)),
          index === chosen ? deed : null,
        );
    const hour = hourIn(sentence.tokens, language);
    const sky = weatherIn(sentence.tokens, language);
    const isLater = era === 'today' && long[language].test(sentence.text);
    if (isLater || jumps[language].test(sentence.text)) {
      [time, toldTime, weather] = [
        'day',
        'day',
        weather === 'snow' && !isLater && !seasons.test(sentence.text) ? 'snow' : 'clear',
      ];
      hasJumped ||= index <= chosen;
      if (index <= chosen)
        carried = { place: carried.place === home.place ? home.place : null, isOutside: false, inScene: false };
    }
    if (
      evening[language].test(sentence.text) &&
      !comesIn.test(sentence.text) &&
      carried.place &&
      (outside.has(carried.place) || (era === 'today' && emptyAtNight.has(carried.place)))
    )
      carried = { place: 'house', isMade: true, isOutside: false, inScene: false };
    // Somebody who wakes up is in bed, wherever the tale was before.
    if (era === 'today' && !found && wakes(deeds) && notHome.has(carried.place ?? home.place ?? 'house'))
      carried = { place: 'bedroom', isMade: true, isOutside: false, inScene: true };
    // Somebody who sleeps at night sleeps at home.
    const sleeps = index === chosen && deed?.action === 'sleep' && (hour ?? time) === 'night';
    if (era === 'today' && sleeps && !found && notHome.has(carried.place ?? home.place ?? 'house'))
      carried = { place: 'bedroom', isMade: true, isOutside: false, inScene: true };
    // "Took a tin from the shelf", « sous la lampe »: they went in.
    if (
      era === 'today' &&
      !found &&
      index <= chosen &&
      openAir.has(carried.place ?? 'house') &&
      isInRoom(sentence.tokens)
    )
      carried = { place: 'house', isMade: true, isOutside: false, inScene: true };
    // Words such as "penalty" and "goalkeeper" lead back to the pitch of the tale.
    const signed = era === 'today' && !found ? placesSignedIn(sentence.tokens, language) : [];
    // Words such as "hoe" and "weeds" imply a place when nothing else has told one.
    const isFirst =
      signed.length === 1 &&
      ((carried.place === null && home.place === null && index < chosen) || signed[0] === 'road');
    if (signed.length === 1 && (signed[0] === home.place || isFirst) && index <= chosen)
      carried = { place: signed[0]!, isMade: true, isOutside: false, inScene: true };
    const window = windowLookedFrom(sentence.tokens, deeds);
    // Whoever looks out of a window is inside.
    if (
      window >= 0 &&
      index <= chosen &&
      !isRoofed(carried.place ?? 'street') &&
      !vehicles.has(carried.place ?? 'street')
    ) {
      const room = places[index]!.find(({ at }) => at === window - 1)?.place;
      carried = {
        place: room ?? roomOf(seen, era) ?? 'house',
        isMade: room === undefined,
        isOutside: false,
        inScene: true,
      };
    }
    if (ridden) carried = { place: /train/i.test(ridden) ? 'train' : 'bus', isOutside: false, inScene: true };
    // « À Paris, sa tante l'attendait »: a city that nobody has seen yet.
    const isElsewhere = era === 'today' && !found && carried.place !== null && inCity.test(sentence.text);
    if (isElsewhere && index <= chosen) {
      hasJumped = true;
      carried = { place: carried.place === 'train' ? 'station' : null, isMade: true, isOutside: false, inScene: true };
    }
    // "On the way home Mia said".
    if (index <= chosen && !found && homeward.test(sentence.text))
      carried = { place: placeInEra('road', era), isMade: true, isOutside: false, inScene: true };
    // Whoever puts on shoes to go out is on the way.
    if (index <= chosen && isRoofed(carried.place ?? 'street') && isDressedToGo(sentence.tokens, deeds))
      carried = { place: placeInEra('road', era), isMade: true, isOutside: false, inScene: true };
    const way = window >= 0 ? 'in' : wayThroughDoor(sentence.tokens);
    const left = places[index]!.find(({ place }) => isBuilding(place))?.place ?? null;
    if (way === 'out' && index === chosen && !carried.place && left)
      carried = { place: left, isOutside: true, inScene: true };
    const out =
      way === 'out' && carried.place && !places[index]!.some(({ strength }) => strength >= 0.55)
        ? outsideOf(carried.place, era)
        : null;
    if (way === 'in') carried = { ...carried, isOutside: false };
    // A new morning of today begins with a clear sky.
    if (era === 'today' && hour === 'dawn' && toldTime !== 'dawn' && !sky && weather !== 'snow') weather = 'clear';
    if (era === 'today' && wet.has(weather) && !sky && partOfDay[language].test(sentence.text)) weather = 'clear';
    if (hour) [time, toldTime, timeAge] = [hour, hour, 0];
    // Whoever carries a torch or a candle does so in the dark.
    else if (toldTime === 'night' && timeAge < longest && isLit(sentence.tokens, language))
      [time, timeAge] = ['night', 0];
    if (sky) [weather, weatherAge] = [weatherAfter(weather, sky, sentence.text), 0];
    if (index === chosen) {
      const { place, by } = placeAt({
        found,
        carried,
        later: places.slice(index + 1).flat(),
        deed,
        seen,
        era,
        places: places[index]!,
        home,
        stayed: hasJumped ? home.place : (before.place ?? drawn),
        sign: era === 'today' && !found ? (placesSignedIn(sentence.tokens, language)[0] ?? null) : null,
        unsaid: era === 'today' ? unsaidPlace(sentence.tokens, deed?.action ?? null) : 'unknown',
        check,
      });
      const isUnderTree = isUnderSky(sentence.tokens);
      const open =
        found?.place === place || !isUnderTree
          ? null
          : // Somebody buried under a tree has no tomb in the rock.
            place === 'tomb'
            ? { place: 'hills' as const, isOutside: false }
            : outsideOf(place, era);
      isPlaceSure = sure.has(by) && place !== 'unknown';
      // Whoever knocks stands before the house.
      const knocks = deed?.action === 'knock' && isBuilding(place);
      // "Juma came out and fell on his knees".
      const cameOut = !found && isBuilding(place) && deed !== null && deed.at >= steppedOutAt(sentence.tokens);
      const passes = (deed?.action === 'drive' || deed?.action === 'ride') && isBuilding(place);
      const isOutside = knocks || cameOut || passes || (open?.isOutside ?? isSeenOutside(place, found, carried, deed));
      // Snow falls out of doors.
      const bare = era === 'today' && place === 'unknown' && weather === 'snow' ? ('yard' as const) : place;
      here = { place: open?.place ?? bare, ...(isOutside ? { isOutside } : {}), time, weather };
    }
    if (era === 'today' && morningAfter[language].test(sentence.text)) {
      [time, toldTime, timeAge] = ['day', 'day', 0];
      if (wet.has(weather)) weather = 'clear';
    }
    // « Elle rentra en courant »: she is at home next.
    if (isHomeNow(deeds, places[index]!) && carried.place && outside.has(carried.place))
      carried = { place: 'house', isMade: true, isOutside: false, inScene: false };
    if (out) carried = { ...out, inScene: true };
    // "Drove her there": nobody says what is there.
    if (era === 'today' && isGoneThere(sentence.tokens, deeds))
      carried = { place: 'street', isMade: true, isOutside: false, inScene: false };
    const last = places[index]!.filter(({ strength }) => strength >= 0.55).at(-1);
    const goes = deeds.some(
      ({ action, at, happens }) =>
        action === 'leave' && happens && last && at < last.at && !isAt(sentence.tokens, last.at),
    );
    const around = deeds.some(({ action }) => afloat.has(action)) ? null : (carried.place ?? home.place);
    const named = last ?? (found && found.strength > 0.5 ? found : null);
    const inWard = here?.place === 'clinic' && index >= chosen ? 'clinic' : around;
    if (named)
      carried = {
        place: named.isWayHome ? 'house' : last && goes ? null : placeWithin(named.place, inWard),
        ...(named.isWayHome ? { isMade: true } : {}),
        isOutside: named.isOutside,
        inScene: true,
      };
  }
  // "Ama lay awake. It was past midnight": the hour holds for the sentence before too.
  const told = sentences.slice(chosen + 1).find(({ sentence }) => tellsHour.test(sentence.text));
  const late = told
    ? hourIn(told.sentence.tokens, language)
    : sentences.some(({ sentence }) => tonight.test(sentence.text)) && here?.time === 'day'
      ? 'night'
      : null;
  if (here && late) here = { ...here, time: late };
  const isKnown = here !== null && here.place !== 'unknown';
  const isOfDeed = deed !== null && (bound.has(deed.action) || usualPlace(deed.action, [], era) !== null);
  const isSaidHere = carried.inScene && !carried.isMade;
  const isHome = carried.place === home.place;
  const fits =
    carried.place === null ||
    isSaidHere ||
    (isHome && !carried.isMade) ||
    check.fits(carried.place, carried.isMade ? 'made' : 'kept');
  const stays = fits ? carried.place : check.likely && placeInEra(check.likely, era);
  // People stay on a bus until the text says that they get off.
  const isAboard = here?.place === 'bus';
  const place = stays ?? (here && isKnown && (isOfDeed || isAboard) ? here.place : null);
  if (here && deed?.action === 'sleep' && here.time === 'day' && timeAge > 0 && !awake.has(here.place))
    here = { ...here, time: 'night' };
  return {
    isPlaceSure,
    here: here ?? { place: placeInEra(before.place ?? home.place ?? fallback(era), era), time, weather },
    after: {
      place,
      isMade: !fits || stays === null || carried.isMade === true,
      isOutside: carried.isOutside && place === carried.place,
      time,
      weather,
      toldTime,
      timeAge,
      weatherAge,
    },
  };
}

/** "He lay under the tree until they carried him to the clinic": he is not there yet. */
const isReachedLater = ({ isGoal, at }: NamedPlace, deed: Deed | null, deeds: readonly Deed[]): boolean =>
  isGoal && deed !== null && at >= deed.to && deeds.findLast((other) => other.at < at)?.at !== deed.at;

/** Whether somebody comes home by « rentrer » without a place. */
const isHomeNow = (deeds: readonly Deed[], places: readonly NamedPlace[]): boolean =>
  places.every(({ strength }) => strength < 0.4) && deeds.some(({ lemma, happens }) => lemma === 'rentrer' && happens);

/** The word at which somebody steps out; the length of the sentence when nobody does. */
function steppedOutAt(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    ({ low }, n) =>
      !tokens[n]!.quoted && (/^sorti(?:t|rent)$/.test(low) || (steps.test(low) && tokens[n + 1]?.low === 'out')),
  );
  return at < 0 ? tokens.length : at;
}
const steps = /^(?:came|comes|went|goes|ran|runs|stepped|steps|walked|rushed|hurried)$/;

/** "All the way across the city": whoever is on a bus sees it from there. */
const isCrossed = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ low, mark }, n, near) =>
        !mark && (/^(?:across|through)$/.test(low) || (low === 'travers' && near[n - 1]?.low === 'à')),
    );
/** Places whose trees stand in a garden. */
const ofGarden = new Set<ReadingPlace>(['farm', 'garden', 'house', 'yard', 'village']);
/** Weather that falls from the sky and does not stay on the ground. */
const wet: ReadonlySet<SceneReading['weather']> = new Set<SceneReading['weather']>(['storm', 'rain']);
/** Vehicles that people look out of, as from a house. */
const vehicles = new Set<ReadingPlace>(['bus', 'van', 'train']);

/** The place where one of the people in the picture works; null when nobody has one. */
const roomOf = (seen: readonly ReadPerson[], era: ReadingEra): ReadingPlace | null =>
  seen.map(({ role, called }) => placeOfRole(role ?? called, era)).find((place) => place !== null && isRoofed(place)) ??
  null;

/** "Got off at the hospital": that is where they are now. */
const isAt = (tokens: readonly Token[], place: number): boolean =>
  tokens.slice(Math.max(0, place - 3), place).some(({ low, mark }) => !mark && /^(?:at|devant)$/.test(low));
/** Words for tonight: what is planned for tonight follows soon after. */
const tonight = /(?<!\p{L})(?:tonight|this very night|cette nuit même)(?!\p{L})/iu;
const rides =
  /(?<!\p{L})(?:took|take|takes|caught|catch|boarded|prirent|prit|prennent|prend) (?:the|a|an|le|un) (?:\p{L}+ )?(bus|train|tram)(?!\p{L})/iu;
const inCity = /^["“«\s]*(?:In|At|À) \p{Lu}\p{Ll}+,? /u;
const homeward =
  /^["“«\s]*(?:on (?:the|his|her|their) way (?:home|back)|(?:sur|en) (?:le )?chemin du retour|sur le chemin de la maison)(?!\p{L})/iu;
const tellsHour = /^(?:it was|c['’]était|il était|il faisait)(?!\p{L})/iu;
/** Whether a building is seen from outside: people are before it, or on their way to it. */
function isSeenOutside(place: ReadingPlace, found: NamedPlace | null, carried: Carried, deed: Deed | null): boolean {
  if (found?.place === place)
    return (
      found.isOutside ||
      (found.isGoal && arriving.has(deed?.action ?? 'none') && found.at > deed!.at && isBuilding(place))
    );
  return carried.isOutside && carried.place === place;
}
const arriving = new Set<ReadingAction>(['run', 'walk', 'flee', 'lead', 'follow', 'carry', 'arrive', 'ride']);

/** The setting of the next scene: a time or a weather that was not mentioned again for some scenes ends. */
export function hourAfter(setting: Setting, era: ReadingEra, before: Setting): Setting {
  const isDark = setting.time === 'night' || setting.time === 'dusk';
  // Within one room the night continues.
  const stays =
    setting.place !== null && setting.place === before.place && !setting.isOutside && isBuilding(setting.place);
  const isNightInside = era === 'today' && isDark && setting.place !== null && isRoofed(setting.place);
  const lasts = stays || isNightInside ? (era === 'today' ? 6 : 3) : (isDark ? holdsLong : holds)[era];
  return {
    ...setting,
    time: setting.timeAge >= lasts ? 'day' : setting.time,
    weather: setting.weatherAge >= holdsLong[era] && setting.weather !== 'snow' ? 'clear' : setting.weather,
    timeAge: setting.timeAge + 1,
    weatherAge: setting.weatherAge + 1,
  };
}
