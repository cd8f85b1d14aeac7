// Chooses between meanings of an ambiguous noun: a « feuille » is a leaf or a sheet of paper.
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { type ByLanguage, wordsFile } from '../language/word-phrases.ts';

/**
 * What a word means when one of `near` is in its sentence, and otherwise (`else`). An empty name stands for something
 * that is not drawn.
 */
type Sense = { readonly near: string; readonly means: string; readonly else?: string };
type Senses = ReadonlyMap<
  string,
  readonly { readonly near: ReadonlySet<string>; readonly means: string; readonly otherwise: string }[]
>;

let read: ByLanguage<Senses> | undefined;
function senses() {
  if (read) return read;
  const file = wordsFile<ByLanguage<Record<string, Sense | Sense[]>>>('thing-senses.yaml');
  const of = (language: ReadingLanguage): Senses =>
    new Map(
      Object.entries(file[language]).map(([word, all]) => [
        word,
        [all]
          .flat()
          .map(({ near, means, else: otherwise = '' }) => ({ near: new Set(near.split(/\s+/)), means, otherwise })),
      ]),
    );
  return (read = { en: of('en'), fr: of('fr') });
}

/**
 * The meaning of an ambiguous noun, by the words of its sentence: a « feuille » is of a tree or of paper, a bow is a
 * weapon or the front of a boat.
 */
export function otherSense(
  tokens: readonly Token[],
  from: number,
  to: number,
  means: string,
  language: ReadingLanguage,
): string {
  const all = from === to ? senses()[language].get(tokens[from]!.low) : undefined;
  if (!all) return means;
  const words = tokens.filter(({ quoted }) => !quoted).map(({ low }) => low.replace(/['’]s$/, ''));
  return all.find(({ near }) => words.some((word) => near.has(word)))?.means ?? all.at(-1)?.otherwise ?? means;
}

const article = /^(?:the|an?|his|her|their|some|old|young|little|big|le|la|l'|les|une?|son|sa|ses|leurs?|des)$/;
const picture =
  /^(?:photo|photograph|picture|pictures|drawing|drawings|painting|portrait|image|statue|story|poster|map|photographie|dessin|dessins|tableau|affiche|histoire)$/;

/** "The drawing of a bus", « la photo d'un chien »: the thing itself is not there. */
export function isDepicted(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && from - at < 4 && !tokens[at]!.mark && article.test(tokens[at]!.low)) at -= 1;
  return (
    /^(?:of|de|d'|du)$/.test(tokens[at]?.low ?? '') && !tokens[at]!.mark && picture.test(tokens[at - 1]?.low ?? '')
  );
}

const toy = /^(?:toy|stuffed|plush|wooden|paper|clay|tin|cardboard|plastic|knitted|cuddly)$/;
const stuff = /^(?:peluche|bois|papier|chiffon|carton|plastique|argile)$/;

/** "His toy rabbit", « un ours en peluche »: not a living animal. */
export const toysOnly = (tokens: readonly Token[], at: number): boolean =>
  toy.test(tokens[at - 1]?.low ?? '') ||
  (/^(?:en|de)$/.test(tokens[at + 1]?.low ?? '') && stuff.test(tokens[at + 2]?.low ?? ''));

/**
 * Whether an ark is that of the covenant, not a boat. A sentence about the ark of Noah mentions water, animals or a
 * flood.
 */
export const isHolyArk = (tokens: readonly Token[], at: number): boolean =>
  /^(?:ark|arche)$/.test(tokens[at]!.low) &&
  otherSense(tokens, at, at, '', tokens[at]!.low === 'ark' ? 'en' : 'fr') !== '';
