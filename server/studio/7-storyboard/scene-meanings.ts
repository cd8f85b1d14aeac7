import { readTale } from '#server/reading/tale/read-tale.ts';
import type { AirKind } from '#shared/motion/picture-life.ts';
import { airOfScene } from '#shared/motion/scene-air.ts';
import type { SceneMeaning } from '#shared/film/scene-joins.ts';
import { changedReading, type ReadingChange } from '#shared/pictures/scene-reading.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import type { Section } from '#shared/vocabulary.ts';

/** What a scene means, and what its words put into the air. */
type ToldScene = SceneMeaning & { readonly air: readonly AirKind[] };
type Scene = { readonly section: Section; readonly prompt: string; readonly change: ReadingChange | null };

/**
 * Tells what the scenes of a tale mean, from the words that their pictures are drawn by, with what the creator changed.
 * The same words are read once.
 */
export function sceneMeanings(): (scenes: readonly Scene[], passage: VerseRange | null) => readonly ToldScene[] {
  const known = new Map<string, ReturnType<typeof readTale>>();
  return (scenes, passage) => {
    const key = JSON.stringify([scenes.map(({ prompt }) => prompt), passage]);
    const readings = known.get(key) ?? readTale({ scenes: scenes.map(({ prompt }) => ({ text: prompt })), passage });
    if (known.size >= 200) known.clear();
    known.set(key, readings);
    return scenes.flatMap(({ section, change }, at) => {
      const reading = readings[at];
      if (!reading) return [];
      const seen = changedReading(reading, change);
      const { era, place, time, feeling } = seen;
      return [{ section, era, place, time, feeling, air: airOfScene(seen) }];
    });
  };
}
