import type { Language } from '#shared/vocabulary.ts';
import { eweNumber } from '../ewe/ewe-number.ts';
import { englishCardinal, englishDecade, englishOrdinal, englishYear } from './english-number.ts';
import { frenchCardinal, frenchOrdinal } from './french-number.ts';

/** How a language says numbers. Numbers are whole and below 10^15. */
export type Counting = {
  cardinal(number: number): string;
  ordinal(number: number): string;
  year(number: number): string;
  decade(number: number): string;
  readonly to: string;
  readonly and: string;
  readonly point: string;
  readonly minus: string;
  readonly percent: string;
  readonly halves: Readonly<Record<string, string>>;
};

const fractionsOf = (words: string): Record<string, string> =>
  Object.fromEntries(
    words
      .trim()
      .split(/,\s+/)
      .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
  );

export const counting: Readonly<Record<Language, Counting>> = {
  en: {
    cardinal: englishCardinal,
    ordinal: englishOrdinal,
    year: englishYear,
    decade: englishDecade,
    to: 'to',
    and: 'and',
    point: 'point',
    minus: 'minus',
    percent: 'percent',
    halves: fractionsOf(`
      1/2 one half, 1/3 one third, 2/3 two thirds, 1/4 one quarter, 3/4 three quarters, 1/5 one fifth, 2/5 two
      fifths, 3/5 three fifths, 4/5 four fifths, 1/8 one eighth, 3/8 three eighths, 1/10 one tenth
    `),
  },
  fr: {
    cardinal: frenchCardinal,
    ordinal: frenchOrdinal,
    year: frenchCardinal,
    decade: frenchCardinal,
    to: 'à',
    and: 'et',
    point: 'virgule',
    minus: 'moins',
    percent: 'pour cent',
    halves: fractionsOf(`
      1/2 un demi, 1/3 un tiers, 2/3 deux tiers, 1/4 un quart, 3/4 trois quarts, 1/5 un cinquième, 2/5 deux
      cinquièmes, 3/5 trois cinquièmes, 4/5 quatre cinquièmes, 1/8 un huitième, 3/8 trois huitièmes, 1/10 un
      dixième
    `),
  },
  ee: {
    cardinal: eweNumber,
    ordinal: (number) => (number === 1 ? 'gbãtɔ' : `${eweNumber(number)}lia`),
    year: eweNumber,
    decade: eweNumber,
    to: 'va ɖo',
    and: 'kple',
    point: 'kple',
    minus: 'ɖe',
    percent: 'le alafa me',
    halves: fractionsOf('1/2 afã, 1/3 mama etɔ̃lia, 1/4 mama enelia, 3/4 mama enelia etɔ̃'),
  },
};

/** Digits one after another, as a telephone number is read. */
export const digitByDigit = (digits: string, language: Language): string =>
  [...digits.replaceAll(/\D/g, '')].map((digit) => counting[language].cardinal(Number(digit))).join(' ');

/** A run of digits as a whole number; digit by digit when it begins with zero or is too long for one. */
export const wholeNumber = (digits: string, language: Language): string =>
  /^0\d/.test(digits) || digits.length > 12
    ? digitByDigit(digits, language)
    : counting[language].cardinal(Number(digits));
