// Reads sizes from comparisons: "a cake as high as a child of four" is 99 cm.
import { z } from 'zod';
import { wordsFile } from '../language/word-phrases.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { singular } from './thing-names.ts';

const Measures = z.object({
  en: z.record(z.string(), z.string()),
  fr: z.record(z.string(), z.string()),
  years: z.record(z.string(), z.number()),
});
type Table = Record<ReadingLanguage, ReadonlyMap<string, number>> & { readonly years: ReadonlyMap<string, number> };

let read: Table | undefined;
function measures(): Table {
  if (read) return read;
  const table = Measures.parse(wordsFile('measures.yaml'));
  const of = (language: ReadingLanguage) =>
    new Map(
      Object.entries(table[language]).flatMap(([cm, words]) =>
        words.split(' ').map((word) => [word, Number(cm)] as const),
      ),
    );
  read = { en: of('en'), fr: of('fr'), years: new Map(Object.entries(table.years)) };
  return read;
}

const ofSize: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: /^(?:high|tall|wide|long|big|large|broad|small|little|higher|taller|wider|longer|bigger|larger|broader|smaller)$/,
  fr: /^(?:haute?s?|grande?s?|large|longue?|gros|grosse|petite?s?)$/,
};
const equals: Readonly<Record<ReadingLanguage, RegExp>> = { en: /^(?:as|than)$/, fr: /^(?:que|qu')$/ };
const smaller = /^(?:smaller|no|moins)$/;
const shrinks = /^(?:small|little|smaller|petite?s?)$/;
/** The height of a child in centimetres: 86 at two years, then 6.5 more each year. */
const childHigh = (years: number) => Math.round(86 + (years - 2) * 6.5);
/** Articles and possessives, with which another thing begins. */
const articles = /^(?:the|an?|his|her|their|le|la|l'|les|une?|des|son|sa|ses|leurs?)$/;
const longest = 12;

/**
 * The size in centimetres of the thing whose words end at `to`, when a comparison follows them: "a cake as high as a
 * child of four", « une horloge plus haute que la porte ».
 */
export function sizeBeside(tokens: readonly Token[], to: number, language: ReadingLanguage): number | undefined {
  for (let at = to + 1; at < Math.min(tokens.length - 1, to + longest); at++) {
    if (/[.;:!?]/.test(tokens[at - 1]!.mark) || tokens[at]!.quoted || articles.test(tokens[at]!.low)) return undefined;
    const word = tokens[at]!.low;
    if (!ofSize[language].test(word) || !equals[language].test(tokens[at + 1]?.low ?? '')) continue;
    const before = tokens[at - 1]!.low;
    const isCompared = /^(?:as|no|aussi|plus|moins)$/.test(before) || /er$/.test(word);
    const measure = isCompared ? measureAt(tokens, at + 2, language) : undefined;
    if (measure === undefined) return undefined;
    if (/er$/.test(word) && before !== 'no') return Math.round(measure * (shrinks.test(word) ? 0.85 : 1.1));
    if (before === 'plus') return Math.round(measure * (shrinks.test(word) ? 0.85 : 1.1));
    return smaller.test(before) && before === 'moins' ? Math.round(measure * 0.85) : measure;
  }
  return undefined;
}

function measureAt(tokens: readonly Token[], from: number, language: ReadingLanguage): number | undefined {
  for (let at = from; at < Math.min(tokens.length, from + 4); at++) {
    const word = tokens[at]!.low;
    const cm = measures()[language].get(language === 'en' ? singular(word) : word);
    if (cm !== undefined) {
      const years = tokens
        .slice(at + 1, at + 4)
        .map(({ low }) => measures().years.get(low))
        .find((each) => each !== undefined);
      return cm === 100 && years !== undefined ? childHigh(years) : cm;
    }
    if (tokens[at]!.mark) return undefined;
  }
  return undefined;
}
