import type { Draft } from '../scene-draft.ts';
import type { ReadingLanguage, ReadSentence } from '../scene-sentences.ts';
import { thingNames } from '../thing-names.ts';
import { phrasesIn } from '../word-phrases.ts';
import { toysOnly } from './senses.ts';

/** What a toy beast is drawn as. */
const drawn = 'teddy bear';

/** The beasts that a tale calls toys once: they are toys from first to last. */
export function toysIn(sentences: readonly ReadSentence[], language: ReadingLanguage): ReadonlySet<string> {
  const found = sentences.flatMap(({ tokens }) =>
    phrasesIn(tokens, thingNames()[language].animals).filter(({ from }) => toysOnly(tokens, from)),
  );
  return new Set(found.map(({ means }) => means));
}

/** A scene with its toys as things, not as living beasts. */
export function withToys(draft: Draft, toys: ReadonlySet<string>): Draft {
  const isToy = ({ name }: { readonly name: string }) => toys.has(name);
  const named = draft.things.some(({ name }) => name === 'toy') || draft.animals.some(isToy);
  if (toys.size === 0 || !named) return draft;
  const things = draft.things.map((thing) => (thing.name === 'toy' || isToy(thing) ? { ...thing, name: drawn } : thing));
  const all = things.some(({ name }) => name === drawn) ? things : [{ name: drawn, count: 1 }, ...things];
  const once = all.filter(({ name }, at) => all.findIndex((each) => each.name === name) === at);
  return { ...draft, animals: draft.animals.filter((each) => !isToy(each)), things: once };
}
