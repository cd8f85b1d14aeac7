// Finds where a whole tale is mainly set: the place for scenes that name none.
import type { ReadingEra, ReadingPlace } from '#shared/pictures/scene-reading.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { placeOfPassage } from './passage-place.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';
import { placesSignedIn } from './place-words.ts';
import { placeOfRole, placesIn } from './scene-place.ts';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';

/**
 * Where a tale is mainly set. `known`: the table of Bible passages says so, and it is not a guess. `from`: the first
 * scene that is set there.
 */
export type TaleHome = {
  readonly place: ReadingPlace | null;
  readonly known: boolean;
  readonly from?: number;
  readonly been?: ReadonlySet<ReadingPlace>;
};

type Told = {
  readonly scenes: readonly (readonly SentenceReading[])[];
  readonly roles: readonly (string | null)[];
  readonly era: ReadingEra;
  readonly language: ReadingLanguage;
  readonly passage: VerseRange | null;
};

/** Words for former work, which says nothing about where somebody is now. */
const isFormer = /(?<!\p{L})(?:ancien(?:ne)?|retraitée?|former|retired|used to be)(?!\p{L})/iu;
/** Whether "the pool" of a tale is a swimming pool, because people swim in it; its benches are then not in a yard. */
const isPool = (told: string): boolean =>
  /\bpool\b(?! of\b)|(?<!\p{L})(?:piscine|bassin)(?!\p{L})/iu.test(told) &&
  new Set(told.toLowerCase().match(swims)).size > 1;
const swims =
  /\b(?:swim|swims|swam|swimming|swimmers?|dived?|diving|lanes?|(?:deep|shallow) end|goggles|lifeguard|armbands)\b|(?<!\p{L})(?:nager|nageait|nagea|nageurs?|nageuses?|plongea|plongeait|plonger|plongeoir|longueurs?|maître-nageur|brassards)(?!\p{L})/gu;
/** The score from which a place is the main place of a tale; one mention in passing is not enough. */
const enough = 0.9;
/** "In the village of Akpé there was one well": a place among this many first words of a tale is where it is set. */
const opening = 4;
/** The weight of a sentence that suggests a place without naming it. */
const sign = 0.35;

const rooms = new Set<ReadingPlace>([
  'kitchen',
  'living-room',
  'bedroom',
  'boat',
  'office',
  'rooftop',
  'prison',
  'court',
  'shop',
  'well',
]);

/**
 * Finds where a tale is mainly set: the place of its passage, or else the one that it names most often and most surely;
 * the first place named counts more.
 */
export function homeOfTale({ scenes, roles, era, language, passage }: Told): TaleHome {
  const known = passage && era === 'scripture' ? placeOfPassage(passage) : null;
  if (known) return { place: known, known: true };
  const told = scenes.flatMap((all) => all.map(({ sentence }) => sentence.text)).join(' ');
  const weights = new Map<ReadingPlace, number>();
  const scenesOf = new Map<ReadingPlace, Set<number>>();
  const add = (place: ReadingPlace, weight: number) => weights.set(place, (weights.get(place) ?? 0) + weight);
  let isFirst = true;
  for (const [at, sentences] of scenes.entries())
    for (const { sentence, deeds } of sentences) {
      if (era === 'today')
        for (const place of placesSignedIn(sentence.tokens, language)) {
          if (rooms.has(place) || place === 'bus') scenesOf.set(place, (scenesOf.get(place) ?? new Set()).add(at));
          add(place, sign);
        }

      for (const { place, strength, at: word } of placesIn(sentence.tokens, deeds, language))
        if (place !== 'heaven' && place !== 'unknown') {
          if (strength > 0.55) scenesOf.set(place, (scenesOf.get(place) ?? new Set()).add(at));
          add(
            weights.has('clinic') && place === 'bedroom' ? 'clinic' : place,
            strength +
              (at === 0 ? 0.35 : 0) +
              (strength >= 0.6 && word <= opening && sentence === scenes[0]?.[0]?.sentence ? 0.3 : 0) +
              (isFirst && strength > 0.9 ? 0.4 : 0),
          );
          isFirst &&= strength <= 0.9;
        }
    }
  for (const role of isFormer.test(told) ? [] : roles.slice(0, 2)) {
    const place = role ? placeOfRole(role, era) : null;
    if (place) add(place, 0.5);
  }
  // A room that only one later scene is set in is not the main place.
  const isRoomOnce = (place: ReadingPlace) =>
    rooms.has(place) && !scenesOf.get(place)?.has(0) && (scenesOf.get(place)?.size ?? 0) < 2;
  const [best] = [...weights]
    .filter(([place]) => era === 'scripture' || !isRoomOnce(place))
    .toSorted((a, b) => b[1] - a[1]);
  const from = era === 'today' && best ? Math.min(...(scenesOf.get(best[0]) ?? [0])) : 0;
  const place = best && best[1] >= enough ? best[0] : null;
  const unnamed = place === null && era === 'today' && isPool(told) ? 'pool' : place;
  // The main place of a psalm is not a room.
  const been = new Set(weights.keys());
  return { place: place === 'house' && passage?.book === 'PSA' ? 'hills' : unnamed, known: false, from, been };
}
