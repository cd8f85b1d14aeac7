// Splits a text into words in the form in which words are compared: lower case, without accents.

const plain: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ɔ: 'o',
  ɛ: 'e',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ŋ: 'n',
  ʋ: 'v',
};

/** A word as it is compared: lower case, without accents and tones, Ewe letters by their nearest plain ones. */
export const folded = (word: string): string =>
  /^[\w'-]*$/.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[œæɔɛɖƒɣŋʋ]/g, (letter) => plain[letter] ?? letter);

/** Names of relatives, which stay whole. */
const kinship = /-in-law|^(?:grand|beau|beaux|belle)s?-/iu;

/**
 * One word of a text, as it is compared; `isName` when it is written as a name: a capital that no sentence begins with.
 */
export type FoldedWord = { readonly word: string; readonly isName: boolean };

/** The words of a text in order. French elisions are taken off (`l’ami` is `ami`). */
export function foldedWords(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  let begins = true;
  for (const [piece] of text.normalize('NFC').matchAll(/[\p{L}\p{M}\d]+(?:['’-][\p{L}\p{M}\d]+)*|[.!?:;…«“"]+/gu)) {
    if (!/[\p{L}\d]/u.test(piece)) {
      begins = true;
      continue;
    }
    const bare = piece
      .replace(/^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)['’](?=.)/iu, '')
      .replace(/['’]s$/u, '')
      .replace(/-(?:t-)?(?:ils?|elles?|je|tu|nous|vous)$|-t-on$/iu, '');
    for (const part of bare.length > 12 && !kinship.test(bare) ? bare.split('-') : [bare])
      words.push({ word: folded(part).replace('’', "'"), isName: !begins && /^\p{Lu}\p{Ll}/u.test(bare) });
    begins = false;
  }
  return words;
}
