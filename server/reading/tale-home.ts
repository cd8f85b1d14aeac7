import type { ReadingEra, ReadingPlace } from '#shared/scene-reading.ts';
import type { VerseRange } from '#shared/scripture.ts';
import { placeOfPassage } from './passage-place.ts';
import type { SentenceReading } from './scene-choice.ts';
import { placesSignedIn } from './place-words.ts';
import { placeOfRole, placesIn } from './scene-place.ts';
import type { ReadingLanguage } from './scene-sentences.ts';

/** Where a tale mainly plays; `known` when it is Scripture's own passage that says so, not a guess. */
export type TaleHome = { readonly place: ReadingPlace | null; readonly known: boolean };

type Told = {
  readonly scenes: readonly (readonly SentenceReading[])[];
  readonly roles: readonly (string | null)[];
  readonly era: ReadingEra;
  readonly language: ReadingLanguage;
  readonly passage: VerseRange | null;
};

/** A place that is named once, in passing, is no main place. */
const enough = 0.9;
/** What a sentence weighs that gives a place away without naming it. */
const sign = 0.35;

/** Finds where a tale mainly plays: where its passage does, or the place that it names most often and most surely, the first counting more. */
export function homeOfTale({ scenes, roles, era, language, passage }: Told): TaleHome {
  const known = passage && era === 'scripture' ? placeOfPassage(passage) : null;
  if (known) return { place: known, known: true };
  const weights = new Map<ReadingPlace, number>();
  const add = (place: ReadingPlace, weight: number) => weights.set(place, (weights.get(place) ?? 0) + weight);
  let isFirst = true;
  for (const [at, sentences] of scenes.entries())
    for (const { sentence, deeds } of sentences) {
      if (era === 'today') for (const place of placesSignedIn(sentence.tokens, language)) add(place, sign);
      for (const { place, strength } of placesIn(sentence.tokens, deeds, language))
        if (place !== 'heaven') {
          add(
            weights.has('clinic') && place === 'bedroom' ? 'clinic' : place,
            strength + (at === 0 ? 0.2 : 0) + (isFirst && strength > 0.9 ? 0.4 : 0),
          );
          isFirst &&= strength <= 0.9;
        }
    }
  for (const role of roles.slice(0, 3)) {
    const place = role ? placeOfRole(role, era) : null;
    if (place) add(place, 0.5);
  }
  const [best] = [...weights].toSorted((a, b) => b[1] - a[1]);
  return { place: best && best[1] >= enough ? best[0] : null, known: false };
}
