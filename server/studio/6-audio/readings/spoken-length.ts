import type { Language } from '#shared/vocabulary.ts';

/** What is expected of a word before it is heard: its length in ms at a calm pace, and how many syllables are in it. */
export type Expected = { readonly ms: number; readonly syllables: number };

/** Milliseconds at a calm pace; readers differ, but by nearly the same factor for all words. */
const lengths = { word: 25, syllable: 105, consonant: 48, beforeRest: 70 } as const;
const vowels = /[aeiouyæœɛɔəɩʊ]+/gu;
const oneVowel = /[aeiouɛɔə]/gu;
const twins = /th|sh|ch|ph|wh|ck|ng|qu|gn|gb|kp|dz|ts|ny|(\p{L})\1/gu;

/** What a word with its marks should take to say. Digits are counted as a syllable and a half each. */
export function expectedOf(word: string, language: Language): Expected {
  const plain = word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (!plain) return { ms: 5, syllables: 0 };
  const digits = plain.match(/\p{N}/gu)?.length ?? 0;
  const letters = plain.replaceAll(/\p{N}/gu, '');
  const syllables = (letters ? syllablesOf(letters, language) : 0) + digits * 1.5;
  const consonants = letters.replaceAll(twins, 'x').replaceAll(vowels, '').length;
  const rest = /[.,;:!?…—–][\s"'”’»)\]]*$/u.test(word) ? lengths.beforeRest : 0;
  return {
    ms: lengths.word + syllables * lengths.syllable + consonants * lengths.consonant + rest,
    syllables: Math.max(1, syllables),
  };
}

function syllablesOf(letters: string, language: Language): number {
  if (language === 'ee') return Math.max(1, letters.match(oneVowel)?.length ?? 0);
  const groups = letters.match(vowels)?.length ?? 0;
  const silent =
    language === 'en'
      ? /[^aeiouy]e(s|d)?$/u.test(letters) && !/([td]ed|[^aeiouy]le|[szxcg]es|[sc]hes)$/u.test(letters)
      : /[^aeiouy]e(s|nt)?$/u.test(letters);
  return Math.max(1, groups - (silent ? 1 : 0));
}
