import { expect, test } from 'vitest';
import { eweNumber } from './ewe-number.ts';
import { ewePhonemes } from './ewe-sounds.ts';

test.each([
  ['Mawu', "m|'a|w|u"],
  ['ɖevi', "d.|'e|v|i"],
  ['Eʋegbe', "'e|B|e|g|b|e"],
  ['nyuie', "n^|'u|i|e"],
  ['ŋɔŋlɔ', "N|'O|N|l|O"],
  ['ɣe', "Q|'e"],
  ['atɔ̃,', "'a|t|O~"],
  ['NyáwÓ', "n^|'a|w|o"],
  ['kpɔ', "k|p|'O"],
  ['“tsi', "t|s|'i"],
  ['—', ''],
  ['blaene-vɔ-ene', "b|l|'a|e|n|e v|'O 'e|n|e"],
  ['(12,000)', "'a|k|p|e w|'u|i|e|v|e"],
])('%s is said %s', (word, phonemes) => expect(ewePhonemes(word)).toBe(phonemes));

test('both ways of writing an accented letter sound the same', () => {
  expect(ewePhonemes('ã'.normalize('NFD'))).toBe(ewePhonemes('ã'));
  expect(ewePhonemes('ã')).not.toBe(ewePhonemes('a'));
});

test.each([
  [0, 'naneke o'],
  [7, 'adre'],
  [10, 'ewo'],
  [11, 'wuiɖekɛ'],
  [35, 'blaetɔ̃ vɔ atɔ̃'],
  [240, 'alafa eve blaene'],
  [12_000, 'akpe wuieve'],
  [44_760, 'akpe blaene vɔ ene alafa adre blaade'],
  [2_000_000, 'miliɔn eve'],
])('%i is %s', (number, words) => expect(eweNumber(number)).toBe(words));
