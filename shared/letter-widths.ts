/** Advance widths of Montserrat ExtraBold in thousandths of the font size, to the nearest 30; the letters of English, French and Ewe. */
const widths: readonly (readonly [number, string])[] = [
  [240, "'"],
  [290, ' ,.:;’'],
  [300, '!il'],
  [330, 'Ij·'],
  [360, '()'],
  [390, '-'],
  [420, '1/fƒ'],
  [450, '"*rt'],
  [510, '–'],
  [540, 's“”'],
  [570, 'Jzɛ'],
  [600, '235+=?Lcɔ«»'],
  [630, '7FTaevxyɣ'],
  [660, '689ESoƑƐʋ'],
  [690, '04YZbdhknpquƔɖŋß'],
  [720, '#CgƆ'],
  [750, '&KPRX'],
  [780, 'ABGUVƲ'],
  [810, 'HNŊ'],
  [840, 'DOQƉ'],
  [870, '…'],
  [900, '%'],
  [960, 'Mw'],
  [990, '—æ'],
  [1050, 'mœ'],
  [1110, 'Æ'],
  [1140, 'Œ'],
  [1170, 'W'],
];
const widthOf = new Map(widths.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)));
const unknown = 700;
const mark = /\p{M}/u;

/** How wide a line is in Montserrat ExtraBold at font size 1. Accents add nothing; a letter of another script counts as a wide one. */
export function lineWidth(text: string): number {
  let sum = 0;
  for (const letter of text.normalize('NFD')) if (!mark.test(letter)) sum += widthOf.get(letter) ?? unknown;
  return sum / 1000;
}
