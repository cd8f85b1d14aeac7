// Finds the things and animals that a tale is about, and who is holding them as the tale goes on.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import type { Deed } from './deed.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';
import { namesIn, thingsIn } from '../things/scene-things.ts';
import { LooksOfThings } from '../things/thing-colours.ts';
import { singular } from '../things/thing-names.ts';
import { wordClass } from '../language/word-classes.ts';

/** Furniture: many tales mention it, but none is about it. */
const furniture = wordClass('main-things', 'furniture');
const most = 4;

/** The things that a tale is about: those named in several of its scenes, without furniture. */
export function mainThings(
  scenes: readonly (readonly SentenceReading[])[],
  language: ReadingLanguage,
): ReadonlySet<string> {
  const scenesOf = new Map<string, number>();
  const named = scenes.map((sentences) =>
    sentences.flatMap(({ sentence, deeds }) =>
      thingsIn(sentence, deeds, null, language).things.map(({ name }) => singular(name)),
    ),
  );
  const all = new Set(named.flat());
  for (const names of named) {
    // "The cake" of a tale with one wedding cake counts for it.
    const full = names.flatMap((name) => [name, ...[...all].filter((each) => each.endsWith(` ${name}`))]);
    for (const name of new Set(full)) if (!furniture.test(name)) scenesOf.set(name, (scenesOf.get(name) ?? 0) + 1);
  }
  const told = [...scenesOf].filter(([, count]) => count > 1).toSorted((a, b) => b[1] - a[1]);
  return new Set(told.slice(0, most).map(([name]) => name));
}

/** The colours and sizes that the sentences of a tale give its things. */
export function looksIn(scenes: readonly (readonly SentenceReading[])[], language: ReadingLanguage): LooksOfThings {
  const looks = new LooksOfThings();
  for (const [scene, sentences] of scenes.entries())
    for (const { sentence, deeds } of sentences) {
      looks.add(scene, thingsIn(sentence, deeds, null, language).things);
      looks.name(namesIn(sentence, language));
    }
  return looks;
}

/** The animals that a tale names in several of its scenes. */
export function mainAnimals(
  scenes: readonly (readonly SentenceReading[])[],
  language: ReadingLanguage,
): ReadonlySet<string> {
  const scenesOf = new Map<string, number>();
  for (const sentences of scenes) {
    const names = sentences.flatMap(({ sentence, deeds }) =>
      thingsIn(sentence, deeds, null, language).animals.map(({ name }) => name),
    );
    for (const name of new Set(names)) scenesOf.set(name, (scenesOf.get(name) ?? 0) + 1);
  }
  return new Set([...scenesOf].flatMap(([name, count]) => (count > 1 ? [name] : [])));
}

/** Whether a deed is done with one of the main things, named or meant by "it". */
export function isOnMain(
  { sentence, deeds }: SentenceReading,
  deed: Deed,
  main: ReadonlySet<string>,
  language: ReadingLanguage,
): boolean {
  if (main.size === 0) return false;
  const own = { ...sentence, tokens: sentence.tokens.slice(deed.at, deed.to) };
  const shifted = deeds
    .filter(({ at }) => at >= deed.at && at < deed.to)
    .map((each) => ({ ...each, at: each.at - deed.at }));
  const isMain = ({ name }: { readonly name: string }) => main.has(singular(name));
  if (thingsIn(own, shifted, null, language).things.some(isMain)) return true;
  // "Brought a loaf and put it into his hands": "it" is the thing of the sentence before.
  const takesIt = language === 'en' && own.tokens.slice(1, 4).some(({ low }) => low === 'it');
  return (
    takesIt &&
    thingsIn({ ...sentence, tokens: sentence.tokens.slice(0, deed.at) }, [], null, language).things.some(isMain)
  );
}

const takes = new Set<ReadingAction>(['take', 'pick', 'carry', 'hold', 'lift', 'buy', 'discover', 'pull']);
const lays = new Set<ReadingAction>(['put', 'throw', 'sell', 'hide', 'plant', 'pour', 'close', 'eat', 'drink']);
/** Deeds that leave the hands free to carry something. */
const freeHanded = new Set<ReadingAction>([
  'walk',
  'run',
  'arrive',
  'leave',
  'flee',
  'stand',
  'wait',
  'talk',
  'ask',
  'tell',
  'follow',
]);

/** Who holds which of the main things, as the deeds of a tale go on. */
export class ThingsInHand {
  readonly #main: ReadonlySet<string>;
  readonly #language: ReadingLanguage;
  #held: { readonly name: string; readonly by: string; readonly scene: number } | null = null;

  constructor(main: ReadonlySet<string>, language: ReadingLanguage) {
    this.#main = main;
    this.#language = language;
  }

  /** What is in the hands of somebody who does this, told in this scene or the previous one; null when nothing is. */
  heldIn(deed: Deed | null, scene: number): string | null {
    const held = this.#held;
    if (!held || !deed || scene - held.scene > 1 || !freeHanded.has(deed.action)) return null;
    return deed.actors.includes(held.by) && deed.actors.length === 1 ? held.name : null;
  }

  /** Advances to the next sentence. */
  goOn(reading: SentenceReading, scene: number): void {
    for (const deed of reading.deeds) {
      if (!deed.happens) continue;
      const { things } = thingsIn(reading.sentence, reading.deeds, deed, this.#language);
      const name = things.map((thing) => singular(thing.name)).find((each) => this.#main.has(each));
      if (!name) continue;
      const [by] = deed.action === 'give' ? deed.targets : deed.actors;
      if (by && (takes.has(deed.action) || deed.action === 'give')) this.#held = { name, by, scene };
      else if (lays.has(deed.action) && this.#held?.name === name) this.#held = null;
    }
  }
}
