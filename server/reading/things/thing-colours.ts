// Reads the colours of things and keeps them, so that a red bucket is red in every picture.
import type { ReadThing, SceneReading } from '#shared/pictures/scene-reading.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { singular } from './thing-names.ts';
import { wordClass } from '../language/word-classes.ts';
import { wordsFile } from '../language/word-phrases.ts';

/** A thing with the colour that its sentence gives it, by the English name of the colour. */
export type SeenThing = ReadThing & {
  readonly colour?: string | undefined;
  /** The length of its longer side in centimetres, if the text tells it: "as high as a child of four". */
  readonly cm?: number | undefined;
};

let read: Record<ReadingLanguage, ReadonlyMap<string, string>> | undefined;
function colourNames(): Record<ReadingLanguage, ReadonlyMap<string, string>> {
  if (read) return read;
  const table = Object.entries(wordsFile<Record<string, Record<ReadingLanguage, string>>>('thing-colours.yaml'));
  const of = (language: ReadingLanguage) =>
    new Map(table.flatMap(([name, words]) => words[language].split(' ').map((word) => [word, name] as const)));
  read = { en: of('en'), fr: of('fr') };
  return read;
}

/** The most words between a colour and its thing. */
const reach = 3;
/**
 * Words that end the search for a colour; others may stand between: "a green woollen scarf", "a red and white flag".
 */
const ends: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: /^(?:the|an?|his|her|their|its|my|your|our|with|of|in|on|to|for|from|but|is|was|were|are)$/,
  fr: /^(?:les?|la|l'|un|une|des?|du|d'|son|sa|ses|leurs?|avec|dans|sur|à|au|aux|mais|est|était|que|qui|pour)$/,
};

/**
 * The colour of the thing named by the words `from` to `to`: a colour beside them, or one said of the thing afterwards.
 */
export function colourBeside(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: ReadingLanguage,
): string | undefined {
  const colours = colourNames()[language];
  const step = language === 'en' ? -1 : 1;
  const start = language === 'en' ? from - 1 : to + 1;
  for (let n = 0; n < reach; n++) {
    const token = tokens[start + step * n];
    const parted = language === 'en' ? token?.mark : tokens[start + n - 1]?.mark;
    if (!token || parted || token.quoted || ends[language].test(token.low)) break;
    const colour = colours.get(token.low);
    if (colour) return colour;
  }
  return colourSaid(tokens, to, language);
}

/** What may stand between a thing and a colour that is said of it: "a canoe of his own, yellow as a mango". */
const between = wordClass('thing-colours', 'between');
/** How many words after a thing a colour may still describe it. */
const farthest = 6;

function colourSaid(tokens: readonly Token[], to: number, language: ReadingLanguage): string | undefined {
  const colours = colourNames()[language];
  for (let at = to + 1; at <= to + farthest && at < tokens.length; at++) {
    const token = tokens[at]!;
    const before = tokens[at - 1]!;
    if (token.quoted || /[.;:!?]/.test(before.mark)) return undefined;
    const colour = colours.get(token.low);
    // "A lamp, a red hat": the colour belongs to the next thing.
    if (colour) return isOfNext(tokens, at, language) ? undefined : colour;
    if (!between.test(token.low)) return undefined;
  }
  return undefined;
}

/** "Green and white." and "yellow as a mango" end with the colour; "red hat" and "red from the sun" go on. */
function isOfNext(tokens: readonly Token[], at: number, language: ReadingLanguage): boolean {
  const next = tokens[at + 1];
  if (!next || tokens[at]!.mark !== '') return false;
  return !(language === 'en' ? /^(?:as|and|with|like|all|on|in|inside)$/ : /^(?:comme|et|avec|sur|dans)$/).test(
    next.low,
  );
}

/** Things of which a tale has many: their colour is not kept. */
const changing = /^(?:door|window|wall|house|roof|curtain|light|flower|book|stone|cloth)$/;

type Told = { readonly scene: number; readonly colour: string };

/** Collects the colours and the fullest names of the things of a tale, scene by scene. */
export class LooksOfThings {
  readonly #colours = new Map<string, Told[]>();
  readonly #cm = new Map<string, number>();
  readonly #names = new Set<string>();

  /** Adds what a scene says about its things. */
  add(scene: number, things: readonly SeenThing[]): void {
    for (const { name, colour, cm } of things) {
      const kind = singular(name);
      this.#names.add(kind);
      if (cm !== undefined && !this.#cm.has(kind)) this.#cm.set(kind, cm);
      if (!colour || changing.test(kind)) continue;
      this.#colours.set(kind, [...(this.#colours.get(kind) ?? []), { scene, colour }]);
    }
  }

  /** Adds names of things that are named but not seen. */
  name(names: readonly string[]): void {
    for (const name of names) this.#names.add(singular(name));
  }

  /** In a tale with one wedding cake, "the cake" is that cake. */
  #fullest(kind: string): string {
    const longer = [...this.#names].filter((name) => name.endsWith(` ${kind}`));
    return longer.length === 1 ? longer[0]! : kind;
  }

  /** A thing of a scene as its picture shows it: "red bucket", "white wedding cake 100 cm". */
  named({ name, count, colour: own, cm: ownCm }: SeenThing, scene: number): ReadThing {
    const kind = singular(name);
    const full = this.#fullest(kind);
    const colours = this.#colours.get(kind) ?? this.#colours.get(full) ?? [];
    const before = colours.filter((told) => told.scene <= scene).at(-1);
    // A colour that the tale mentions later, and never a different one: the thing had it all the time.
    const later = new Set(colours.map(({ colour }) => colour)).size === 1 ? colours[0] : undefined;
    const colour = own ?? (before ?? later)?.colour;
    const cm = ownCm ?? this.#cm.get(kind) ?? this.#cm.get(full);
    return { name: [colour, full === kind ? name : full, cm && `${cm} cm`].filter(Boolean).join(' '), count };
  }
}

/** The scenes with the looks that the whole tale gives their things. */
export const withLooks = <T extends { readonly things: readonly SeenThing[] }>(
  drafts: readonly T[],
  looks: LooksOfThings,
): (Omit<T, 'things'> & Pick<SceneReading, 'things'>)[] =>
  drafts.map((draft, scene) => ({ ...draft, things: draft.things.map((thing) => looks.named(thing, scene)) }));
