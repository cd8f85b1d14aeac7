import type { SceneReading } from '#shared/scene-reading.ts';
import { readPeople, type SheetPerson } from './read-people.ts';
import { sceneReadings, type SceneText } from './scene-readings.ts';
import { readingLanguage } from './tale-kind.ts';

/** Reads what the picture of each scene shows, out of the words of the whole tale (English or French) and its model sheet. */
export function readTale(tale: { readonly scenes: readonly SceneText[]; readonly sheet?: readonly SheetPerson[] }): SceneReading[] {
  const language = readingLanguage(tale.scenes.map(({ text }) => text).join(' '));
  return sceneReadings(tale.scenes, readPeople(tale.scenes, language, tale.sheet), language);
}
