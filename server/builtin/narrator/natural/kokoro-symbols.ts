import { readFileSync } from 'node:fs';

/** The model's number for each symbol that it knows: phonemes in IPA (some as capitals), stress, marks, the space. */
export const kokoroSymbols: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL('kokoro-symbols.json', import.meta.url), 'utf8'),
) as Record<string, number>;

/** Symbols that the model reads as melody or pause rather than as a sound. */
export const marks = ';:,.!?—…“”';

/** The accents of the voices, as eSpeak NG names them; it has no Ewe, which is read by rules of our own. */
export type Accent = 'en-us' | 'en-gb' | 'fr' | 'ee';

type Rewrites = readonly (readonly [find: RegExp, put: string])[];
const joined: Rewrites = [
  [/\((?:en|fr|en-us|en-gb)\)/g, ''],
  [/\u200d|\u0361|[_^]/g, ''],
  [/tʃ/g, 'ʧ'],
  [/dʒ/g, 'ʤ'],
];
const english: Rewrites = [
  [/ʔn̩|ʔn/g, 'tᵊn'],
  [/ʔ/g, 't'],
  [/əl(?![a-zɐ-ʒ])/g, 'ᵊl'],
  [/n̩/g, 'ᵊn'],
  [/ʲ/g, ''],
  [/ɚɹ?/g, 'əɹ'],
  [/r/g, 'ɹ'],
  [/[xç]/g, 'k'],
  [/ɐ/g, 'ə'],
  [/ɬ/g, 'l'],
  [/eɪ/g, 'A'],
  [/aɪ/g, 'I'],
  [/aʊ/g, 'W'],
  [/ɔɪ/g, 'Y'],
];
/** The model was trained on other spellings of some sounds than eSpeak's. */
const rewrites: Record<Accent, Rewrites> = {
  'en-us': [...joined, ...english, [/oʊ/g, 'O'], [/ɜːɹ?/g, 'ɜɹ'], [/ɪə/g, 'iə'], [/ː/g, '']],
  'en-gb': [...joined, ...english, [/əʊ/g, 'Q'], [/eə/g, 'ɛː']],
  fr: [...joined, [/-/g, '']],
  ee: [],
};

/** The IPA of a stretch of words in the model's symbols, its words separated by single spaces. */
export function modelSymbols(ipa: string, accent: Accent): string {
  const spelled = rewrites[accent].reduce(
    (text, [find, put]) => text.replaceAll(find, put),
    ipa.normalize('NFD').replaceAll('c\u0327', '\u00e7'),
  );
  return [...spelled]
    .map((symbol) => (/\s/.test(symbol) ? ' ' : symbol))
    .filter((symbol) => symbol in kokoroSymbols)
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
}
