import { readFileSync } from 'node:fs';

/** Endings and what stays of them, the longest first; what stands before must have so many letters. */
const endings: readonly (readonly [ending: RegExp, left: string])[] = [
  [/(?<=.{3})(?:issements?|issants?|issantes?|issaient|issons|issent|issait|issez|isse|ison)$/, ''],
  [/(?<=.{3})(?:ations?|ateurs?|atrices?|ements?|assions|eraient|erions|erons|eront|erait|erais|assent)$/, ''],
  [/(?<=.{3})(?:eux|euses?|osites?)$/, ''],
  [/(?<=.{2})(?:oux|ouses?|ousies?)$/, 'ous'],
  [/(?<=.{3})(?:eurs?|rices?)$/, ''],
  [/(?<=.{4})(?:etes?|ites?|tes)$/, ''],
  [/(?<=.{3})(?:ances?|ences?|aient|antes?|entes?|ants?|ents?|ions|iez)$/, ''],
  [/(?<=.{3}d)res?$/, ''],
  [/(?<=.{3})(?:ees?|erez|erai|eras|era|er|ez|ons|ait|ais|ai|irent|ir|ies?|is|it|i|as|a)$/, ''],
  [/(?<=.{3}[dtp])ue?s?$/, ''],
  [/(?<=.{2})(?:es|e|s|x)$/, ''],
];

/** What is left of a French word without its ending; forms of one word mostly leave the same. Takes a folded word. */
export function endingOff(word: string): string {
  if (word.length <= 3) return word;
  let rest = word.replace(/(?<=.{2})eaux$/, 'eau').replace(/(?<=.{2})aux$/, 'al');
  for (const [ending, left] of endings) {
    const shorter = rest.replace(ending, left);
    if (shorter !== rest) {
      rest = shorter;
      break;
    }
  }
  return rest.replace(/([bcdfglmnprst])\1$/, '$1');
}

/** Stems of irregular forms, by what `endingOff` leaves of them. */
function readIrregular(): ReadonlyMap<string, string> {
  const lines = readFileSync(new URL('./words/french-stems.tsv', import.meta.url), 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      if (!line || line.startsWith('#')) return [];
      const [stem = '', ...forms] = line.split(/\s+/);
      return forms.map((form) => [form, stem] as const);
    }),
  );
}
let irregular: ReadonlyMap<string, string> | undefined;

/** The stem that all forms of a French word share, as far as the lexicon knows them. Takes a folded word. */
export function frenchStem(word: string): string {
  irregular ??= readIrregular();
  const rest = endingOff(word);
  return irregular.get(rest) ?? rest;
}
