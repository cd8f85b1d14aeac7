// Keeps toy animals and toy vehicles from being drawn as real ones.
import type { Draft } from '../scene/scene-draft.ts';
import type { ReadingLanguage, ReadSentence, Token } from '../scene/scene-sentences.ts';
import { thingNames } from './thing-names.ts';
import { phrasesIn } from '../language/word-phrases.ts';
import { wordClass } from '../language/word-classes.ts';
import { toysOnly } from './senses.ts';

/** What a toy animal is drawn as. */
const beast = 'teddy bear';
const rolling = wordClass('toys', 'rolling');
const others = /^(?:train|plane|airplane)$/;

/** The name of a vehicle as a toy; null for vehicles that no toy is drawn for. */
const toyOf = (vehicle: string): string | null =>
  rolling.test(vehicle) ? 'toy car' : others.test(vehicle) ? `toy ${vehicle}` : null;

const made = /^(?:toy|plastic|tin|cardboard|clay|model|miniature|matchbox|clockwork|remote-controlled)$/;
const stuff = /^(?:plastique|carton|fer-blanc|miniature|papier|argile|jouet)$/;
const little = /^(?:little|small|tiny|petite?|minuscule)$/;
const inHand = /^(?:put|give|take|hold|hide|throw|pick|lift|play|share)$/;

/**
 * "A small plastic car", « une voiture en plastique », and "put the little car on her table": the toy that such words
 * name, because nobody holds a real car in the hand. Null for real vehicles.
 */
export function toyVehicle(
  tokens: readonly Token[],
  from: number,
  to: number,
  name: string,
  action: string | undefined,
): string | null {
  const toy = toyOf(name);
  if (!toy) return null;
  const before = tokens.slice(Math.max(0, from - 2), from).filter(({ mark }) => !mark);
  const isMade =
    before.some(({ low }) => made.test(low)) ||
    stuff.test(tokens[to + 1]?.low ?? '') ||
    stuff.test(tokens[to + 2]?.low ?? '');
  const isLittle = little.test(tokens[from - 1]?.low ?? '') && action !== undefined && inHand.test(action);
  return isMade || isLittle ? toy : null;
}

/**
 * The animals and vehicles that a tale calls toys anywhere, with what they are drawn as. They are toys in every scene.
 */
export function toysIn(sentences: readonly ReadSentence[], language: ReadingLanguage): ReadonlyMap<string, string> {
  const { animals, things } = thingNames()[language];
  const found = new Map<string, string>();
  for (const { tokens } of sentences) {
    for (const { from, means } of phrasesIn(tokens, animals)) if (toysOnly(tokens, from)) found.set(means, beast);
    for (const { from, to, means } of phrasesIn(tokens, things)) {
      const toy = means.startsWith('toy ') ? means : toyVehicle(tokens, from, to, means, undefined);
      if (toy) found.set(means.replace(/^toy /, ''), toy);
    }
  }
  return found;
}

/** A scene with its toys as things, not as living animals or vehicles. */
export function withToys(draft: Draft, toys: ReadonlyMap<string, string>): Draft {
  const isToy = ({ name }: { readonly name: string }) => toys.has(name);
  const beasts = draft.animals.filter(isToy);
  if (toys.size === 0 || ![...draft.things, ...draft.animals].some((each) => each.name === 'toy' || isToy(each)))
    return draft;
  const things = draft.things.map((thing) =>
    thing.name === 'toy' ? { ...thing, name: beast } : { ...thing, name: toys.get(thing.name) ?? thing.name },
  );
  const all =
    beasts.length === 0 || things.some(({ name }) => name === beast) ? things : [{ name: beast, count: 1 }, ...things];
  const once = all.filter(({ name }, at) => all.findIndex((each) => each.name === name) === at);
  return { ...draft, animals: draft.animals.filter((each) => !isToy(each)), things: once };
}
