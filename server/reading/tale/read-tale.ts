// The entry point of this module: reads a whole tale and returns, for each scene, what its picture shows.
import type { SceneReading } from '#shared/pictures/scene-reading.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { peopleOfTale } from '../people/guest-people.ts';
import type { SecondOpinion } from '../learned/second-opinion.ts';
import type { SheetPerson } from '../people/tale-people.ts';
import { sceneReadings, type SceneText } from '../scene/scene-readings.ts';
import { readingLanguage } from './tale-kind.ts';

/** A tale to read: its scenes in order, its model sheet, and the passage that it tells, if any. */
type ToldTale = {
  readonly scenes: readonly SceneText[];
  readonly sheet?: readonly SheetPerson[];
  readonly passage?: VerseRange | null;
  /** The opinion of the trained classifiers, which checks the rules; without one, the rules decide alone. */
  readonly opinion?: SecondOpinion | null;
};

/**
 * Reads what the picture of each scene shows, out of the words of the whole tale (English or French) and its model
 * sheet.
 */
export function readTale({ scenes, sheet, passage = null, opinion = null }: ToldTale): SceneReading[] {
  const language = readingLanguage(scenes.map(({ text }) => text).join(' '));
  return sceneReadings(scenes, peopleOfTale(scenes, language, sheet ?? [], passage), language, passage, opinion);
}
