import type { SpokenLanguage } from './verse-texts.ts';

const ones = {
  en:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen',
  fr:
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept ' +
    'dix-huit dix-neuf',
};
const tens = {
  en: ', , twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety',
  fr: ', , vingt, trente, quarante, cinquante, soixante, soixante, quatre-vingt, quatre-vingt',
};
const oneOf = (language: SpokenLanguage, number: number): string => ones[language].split(' ')[number] ?? '';
const tenOf = (language: SpokenLanguage, number: number): string => tens[language].split(', ')[number] ?? '';

/**
 * A whole number from 0 to 999,999 in words, as WEB and Louis Segond write them: no "and" in English. Throws RangeError
 * for others.
 */
export function numberInWords(number: number, language: SpokenLanguage): string {
  if (!Number.isInteger(number) || number < 0 || number > 999_999)
    throw new RangeError(`${number} is not a whole number up to 999,999`);
  if (number < 1000) return language === 'en' ? english(number) : french(number);
  const thousands = Math.floor(number / 1000);
  const head =
    language === 'en'
      ? `${english(thousands)} thousand`
      : thousands === 1
        ? 'mille'
        : `${french(thousands, false)} mille`;
  return number % 1000 === 0 ? head : `${head} ${numberInWords(number % 1000, language)}`;
}

function english(number: number): string {
  if (number < 20) return oneOf('en', number);
  if (number < 100)
    return joined(tenOf('en', Math.floor(number / 10)), number % 10 === 0 ? '' : oneOf('en', number % 10), '-');
  return joined(
    `${oneOf('en', Math.floor(number / 100))} hundred`,
    number % 100 === 0 ? '' : english(number % 100),
    ' ',
  );
}

/** `ends`: nothing follows, so that "cents" and "quatre-vingts" take their s. */
function french(number: number, ends = true): string {
  if (number < 20) return oneOf('fr', number);
  if (number < 100) {
    const ten = Math.floor(number / 10);
    const rest = number - (ten === 7 || ten === 9 ? ten - 1 : ten) * 10;
    if (number === 80) return ends ? 'quatre-vingts' : 'quatre-vingt';
    return joined(
      tenOf('fr', ten),
      rest === 0 ? '' : oneOf('fr', rest),
      ten < 8 && (rest === 1 || rest === 11) ? ' et ' : '-',
    );
  }
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  const head = hundreds === 1 ? 'cent' : `${oneOf('fr', hundreds)} cent${rest === 0 && ends ? 's' : ''}`;
  return joined(head, rest === 0 ? '' : french(rest, ends), ' ');
}

const joined = (head: string, tail: string, by: string): string => (tail === '' ? head : `${head}${by}${tail}`);
