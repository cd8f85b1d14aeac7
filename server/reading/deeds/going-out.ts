// Notices when people go through a door, so that the next scene is drawn outside the building, or inside.
import type { ReadingAction, ReadingEra, ReadingPlace } from '#shared/pictures/scene-reading.ts';
import type { Deed } from './deed.ts';
import { isBuilding } from '../places/place-in-passing.ts';
import type { Token } from '../scene/scene-sentences.ts';
import { wordClass } from '../language/word-classes.ts';

const goes = wordClass('going-out', 'goes');
const underSky = wordClass('going-out', 'under-sky');
const beside = wordClass('going-out', 'beside');
const leaves = /^(?:sortit|sortirent|ressortit|sortait|sortent|sort)$/;
const entering = /^(?:entered|entra|entrèrent|entrait|entre|entrent)$/;

/**
 * The last direction in which a sentence goes through a door: "ran out into the rain" is out, "when they got inside" is
 * in; null when nobody goes through one.
 */
export function wayThroughDoor(tokens: readonly Token[]): 'in' | 'out' | null {
  let way: 'in' | 'out' | null = null;
  for (const [at, { low, quoted }] of tokens.entries()) {
    if (quoted) continue;
    const isMove = (word: string) =>
      tokens.slice(Math.max(0, at - 3), at).some((each) => goes.test(each.low)) && low === word;
    // "Carried it out", but "looked out of the window" and "ran out of bread".
    const through = tokens[at + 1]?.low === 'of' && !/^(?:the|his|her|their|a)$/.test(tokens[at + 2]?.low ?? '');
    if ((isMove('out') && !through && !isPutOut(tokens, at)) || (leaves.test(low) && !isTakenOut(tokens, at)))
      way = 'out';
    else if (isMove('inside') || isMove('indoors') || (isMove('in') && !nextIsPlace(tokens, at)) || entering.test(low))
      way = 'in';
  }
  return way;
}

const goingThere = /^(?:drive|ride|walk|run|lead|take|bring|follow|go|travel|cycle|hurry)$/;
/** "Her mother drove her there": to a place that the tale has not shown. */
export const isGoneThere = (tokens: readonly Token[], deeds: readonly Deed[]): boolean =>
  deeds.some(
    ({ lemma, happens, at }) =>
      happens &&
      goingThere.test(lemma) &&
      tokens.slice(at + 1, at + 4).some(({ low, quoted }) => low === 'there' && !quoted),
  );

const outdoorWear = wordClass('going-out', 'outdoor-wear');
const dresses = /^(?:put|puts|pulled|slipped|mit|met|enfila|enfile|chaussa|prit)$/;
const departs = new Set<ReadingAction>(['walk', 'run', 'leave', 'lead', 'follow', 'carry', 'ride']);
/** "Put on her sandals and walked back": out of the house. */
export const isDressedToGo = (tokens: readonly Token[], deeds: readonly Deed[]): boolean =>
  tokens.some(
    ({ low, quoted }, at) =>
      !quoted &&
      outdoorWear.test(low) &&
      tokens.slice(Math.max(0, at - 4), at).some((each) => dresses.test(each.low)) &&
      deeds.some((deed) => deed.happens && deed.at > at && departs.has(deed.action)),
  );

const burns = /^(?:bulbs?|lights?|lamps?|fires?|candles?|electricity|power|torch|flames?|sun|tide)$/;
/** "The bulb went out": nobody goes anywhere. */
const isPutOut = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ low, mark }) => !mark && burns.test(low));

/** « en sortit un tabouret »: a thing comes out. */
const isTakenOut = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.mark === '' && /^(?:un|une|le|la|l'|les|des|son|sa|ses|deux|trois)$/.test(tokens[at + 1]?.low ?? '');

/** "Came in a car": no door. */
const nextIsPlace = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.mark === '' && at + 1 < tokens.length;

/** Whether a sentence names something that is found only outdoors: "under the mango tree", "in the long grass". */
export const isUnderSky = (tokens: readonly Token[]): boolean =>
  inWeather.test(
    tokens
      .filter(({ quoted }) => !quoted)
      .map(({ low }) => low)
      .join(' '),
  ) ||
  tokens.some(
    ({ low, quoted }, at) =>
      !quoted &&
      // "Put it into his palm": a hand.
      !(/^palms?$/.test(low) && owner.test(tokens[at - 1]?.low ?? '')) &&
      (onRoofs.test(low) || underSky.test(low)) &&
      (onRoofs.test(low) || tokens.slice(Math.max(0, at - 4), at).some((each) => !each.mark && beside.test(each.low))),
  );
const owner = /^(?:his|her|their|my|your|our)$/;
/** "On his knees in the wet snow", « sous la pluie ». */
const inWeather =
  /(?<!\p{L})(?:in|through) the (?:\p{L}+ )?(?:snow|sleet|hail|rain|mud)(?!\p{L})|(?<!\p{L})(?:dans la (?:neige|boue)|sous la (?:pluie|neige|grêle))(?!\p{L})/u;
/** What is cleaned or repaired from a ladder, outside. */
const onRoofs = /^(?:gutters|gouttières?|chimney|cheminées)$/;

const outdoorsOf: Partial<Record<ReadingPlace, ReadingPlace>> = {
  ...{ kitchen: 'yard', bedroom: 'yard', 'living-room': 'yard', house: 'yard', inn: 'yard', workshop: 'yard' },
  ...{
    classroom: 'playground',
    school: 'playground',
    library: 'street',
    shop: 'street',
    office: 'street',
    bus: 'road',
  },
};

/**
 * The place outside the door of a place: before the building, or in the open beside it; null for a place without a
 * door.
 */
export function outsideOf(
  place: ReadingPlace,
  era: ReadingEra,
): { readonly place: ReadingPlace; readonly isOutside: boolean } | null {
  const open = outdoorsOf[place];
  if (open && era === 'today') return { place: open, isOutside: false };
  return isBuilding(place) ? { place, isOutside: true } : null;
}
