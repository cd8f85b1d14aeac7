import type { ReadThing, SceneReading } from '#shared/pictures/scene-reading.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { singular } from './thing-names.ts';
import { wordsFile } from '../language/word-phrases.ts';

/** A thing with the colour that its sentence gives it, by the English name of the colour. */
export type SeenThing = ReadThing & { readonly colour?: string | undefined };

let read: Record<ReadingLanguage, ReadonlyMap<string, string>> | undefined;
function colourNames(): Record<ReadingLanguage, ReadonlyMap<string, string>> {
  if (read) return read;
  const table = Object.entries(wordsFile<Record<string, Record<ReadingLanguage, string>>>('thing-colours.yaml'));
  const of = (language: ReadingLanguage) =>
    new Map(table.flatMap(([name, words]) => words[language].split(' ').map((word) => [word, name] as const)));
  read = { en: of('en'), fr: of('fr') };
  return read;
}

/** How far a colour may stand from its thing, in words. */
const reach = 3;
/** Between a colour and its thing: "a green woollen scarf", "a red and white flag". */
const ends: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: /^(?:the|an?|his|her|their|its|my|your|our|with|of|in|on|to|for|from|but|is|was|were|are)$/,
  fr: /^(?:les?|la|l'|un|une|des?|du|d'|son|sa|ses|leurs?|avec|dans|sur|à|au|aux|mais|est|était|que|qui|pour)$/,
};

/** The colour of the thing whose words are at `from` to `to`: before it in English, behind it in French. */
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
    if (!token || parted || token.quoted || ends[language].test(token.low)) return undefined;
    const colour = colours.get(token.low);
    if (colour) return colour;
  }
  return undefined;
}

/** Every house of a tale has doors of its own: their colour does not stay. */
const changing = /^(?:door|window|wall|house|roof|curtain|light|flower|book|stone|cloth)$/;

/** Gives every thing the colour that its tale gave it last, as the first word of its name: "red bucket". */
export function withColours<T extends { readonly things: readonly SeenThing[] }>(
  drafts: readonly T[],
): (Omit<T, 'things'> & Pick<SceneReading, 'things'>)[] {
  const known = new Map<string, string>();
  return drafts.map((draft) => ({
    ...draft,
    things: draft.things.map(({ name, count, colour: own }) => {
      const kind = singular(name);
      if (own && !changing.test(kind)) known.set(kind, own);
      const colour = own ?? known.get(kind);
      return { name: colour ? `${colour} ${name}` : name, count };
    }),
  }));
}
