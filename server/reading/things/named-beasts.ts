// Remembers animals with names ("a goat called Daisy"), so that "Daisy" is drawn as a goat.
import type { SceneReading } from '#shared/pictures/scene-reading.ts';
import { phrasesIn } from '../language/word-phrases.ts';
import type { ReadingLanguage, ReadSentence } from '../scene/scene-sentences.ts';
import { singular, thingNames } from './thing-names.ts';

const naming = /^(?:named|called|nommée?|appelée?|appelait|appelle)$/;

/** The animals of a tale that have a name: "a dog called Rex", « une poule qui s'appelait Neige », "his goat Daisy". */
export function namedBeasts(
  sentences: readonly ReadSentence[],
  language: ReadingLanguage,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { tokens } of sentences)
    for (const { to, means } of phrasesIn(
      tokens,
      thingNames()[language].animals,
      language === 'en' ? singular : undefined,
    )) {
      const behind = tokens.slice(to + 1, to + 7);
      const named = tokens[to]!.mark === '' ? behind.findIndex(({ low }) => naming.test(low)) : -1;
      const name = named >= 0 ? behind[named + 1] : tokens[to]!.mark === '' ? behind[0] : undefined;
      const isNear = named < 0 || behind.slice(0, named).every(({ mark }) => mark === '');
      if (name && isNear && /^\p{Lu}\p{Ll}/u.test(name.text)) names.set(name.text, means);
    }
  return names;
}

/** Adds the animal whose name the sentence of a picture says. */
export function withNamedBeast<Scene extends Pick<SceneReading, 'animals' | 'things' | 'sentence'>>(
  read: Scene,
  names: ReadonlyMap<string, string>,
): Scene {
  if (names.size === 0) return read;
  // A dog called Biscuit is not something to eat.
  const called = new Set([...names.keys()].map((name) => name.toLowerCase()));
  const scene = { ...read, things: read.things.filter(({ name }) => !called.has(name.toLowerCase())) };
  if (scene.animals.length > 0) return scene;
  const said = [...names].find(([name]) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(scene.sentence));
  return said ? { ...scene, animals: [{ name: said[1], count: 1 }] } : scene;
}
