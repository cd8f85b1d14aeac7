// Reduces a French word to a stem that all its forms share.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Endings and what replaces them; the first that fits counts. `noun`: verbs do not end like this. */
const endings: readonly (readonly [ending: RegExp, left: string, noun?: 'noun'])[] = [
  [/(?<=.{3})(?:issements?|issants?|issantes?|issaient|issons|issent|issait|issez|isse|ison)$/, ''],
  [/(?<=.{3})(?:ations?|ateurs?|atrices?|ements?|assions|eraient|erions|erons|eront|erait|erais|assent)$/, ''],
  [/(?<=.{3})(?:eux|euses?|osites?)$/, '', 'noun'],
  [/(?<=.{2})(?:oux|ouses?|ousies?)$/, 'ous', 'noun'],
  [/(?<=.{3})(?:eurs?|rices?)$/, '', 'noun'],
  [/(?<=.{5})(?:etes?|ites?)$/, '', 'noun'],
  [/(?<=.{3})(?:ances?|ences?|aient|antes?|entes?|ants?|ents?|ions|iez)$/, ''],
  [/(?<=.{3}d)res?$/, ''],
  [/(?<=.{3})(?:ees?|erez|erai|eras|era|er|ez|ons|ait|ais|ai|irent|ir|ies?|is|it|i|as|a)$/, ''],
  [/(?<=.{3}[dtp])ue?s?$/, ''],
  [/(?<=.{2})(?:es|e|s|x)$/, ''],
];

/** What is left of a French word without its ending; forms of one word mostly leave the same. Takes a folded word. */
export const endingOff = (word: string): string => shortened(word).rest;

function shortened(word: string): { rest: string; isNoun: boolean } {
  if (word.length <= 3) return { rest: word, isNoun: false };
  let isNoun = false;
  let rest = word.replace(/(?<=.{2})eaux$/, 'eau').replace(/(?<=.{2})aux$/, 'al');
  for (const [ending, left, noun] of endings) {
    const shorter = rest.replace(ending, left);
    if (shorter !== rest) {
      rest = shorter;
      isNoun = noun !== undefined;
      break;
    }
  }
  return { rest: rest.replace(/([bcdfglmnprst])\1$/, '$1'), isNoun };
}

/** Stems of irregular forms, by what `endingOff` leaves of them. */
function readIrregular(): ReadonlyMap<string, string> {
  const lines = readFileSync(new URL('../words/french-stems.tsv', import.meta.url), 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      if (!line || line.startsWith('#')) return [];
      const [stem = '', ...forms] = line.split(/\s+/);
      return forms.map((form) => [form, stem] as const);
    }),
  );
}
let irregular: ReadonlyMap<string, string> | undefined;

/** Words that the endings would wrongly take for forms of another word, with the word they really belong to. */
function readApart(): ReadonlyMap<string, string> {
  const file = new URL('../words/french-words-apart.yaml', import.meta.url);
  const words = parse(readFileSync(file, 'utf8')) as Record<string, string | null>;
  return new Map(
    Object.entries(words).flatMap(([word, forms]) =>
      [word, ...(forms?.split(' ') ?? [])].map((form) => [form, `${word}!`] as const),
    ),
  );
}
let apart: ReadonlyMap<string, string> | undefined;

/** The stem that all forms of a French word share, as far as the lexicon knows them. Takes a folded word. */
export function frenchStem(word: string): string {
  irregular ??= readIrregular();
  apart ??= readApart();
  const own = apart.get(word);
  if (own) return own;
  const { rest, isNoun } = shortened(word);
  return (isNoun ? undefined : irregular.get(rest)) ?? rest;
}
