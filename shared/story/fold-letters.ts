const plainLetters: Readonly<Record<string, string>> = {
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ŋ: 'n',
  ɔ: 'o',
  ɛ: 'e',
  ʋ: 'v',
  đ: 'd',
  ð: 'd',
  œ: 'oe',
  æ: 'ae',
};

/** Lower case without accents, with the Ewe letters as their nearest plain ones, so that any keyboard can write it. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ɖƒɣŋɔɛʋđðœæ]/g, (letter) => plainLetters[letter] ?? letter);
