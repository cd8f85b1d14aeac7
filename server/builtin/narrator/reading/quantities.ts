import type { Language } from '#shared/vocabulary.ts';
import { counting, digitByDigit, wholeNumber } from './counting.ts';
import { csvRows } from './csv-rows.ts';

/** A number as it is said; `one` when what it counts is singular. */
export type Quantity = { readonly say: string; readonly one: boolean };
type Unit = { readonly one: string; readonly many: string };

const units = new Map(
  csvRows('units.csv').map(([language, written, one = '', many = '']) => [`${language} ${written}`, { one, many }]),
);
const glyphs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅛': '1/8',
  '⅜': '3/8',
};
const grouped = { en: /^\d{1,3}(?:,\d{3})+$/, fr: /^\d{1,3}(?:\.\d{3})+$/, ee: /^\d{1,3}(?:[,.]\d{3})+$/ };
const decimal = { en: /^(\d*)\.(\d+)$/, fr: /^(\d*)[.,](\d+)$/, ee: /^(\d*)\.(\d+)$/ };

/** The unit or currency of a sign after (or before) a number. */
export const unitOf = (written: string, language: Language): Unit | undefined => units.get(`${language} ${written}`);

/** How a number without words around it is said; null when it is none. */
export function quantityOf(written: string, language: Language): Quantity | null {
  const signed = /^[-−–](?=[\d.,½⅓⅔¼¾])/.test(written);
  const found = unsigned(written.replace(/^[-−–+]/, ''), language);
  return found && signed ? { ...found, say: `${counting[language].minus} ${found.say}` } : found;
}

function unsigned(written: string, language: Language): Quantity | null {
  const { and, halves, point, cardinal } = counting[language];
  const mixed = /^([\d,.]*)([½⅓⅔¼¾⅕⅖⅗⅘⅛⅜])$/.exec(written);
  if (mixed) {
    const part = halves[glyphs[mixed[2]!]!] ?? '';
    const whole = mixed[1] ? unsigned(mixed[1], language) : null;
    return { say: whole ? `${whole.say} ${and} ${withArticle(part, language)}` : part, one: !whole };
  }
  if (halves[written] !== undefined) return { say: halves[written], one: true };
  if (/^\d+$/.test(written)) return { say: wholeNumber(written, language), one: isOne(Number(written), language) };
  if (grouped[language].test(written)) {
    const digits = written.replaceAll(/\D/g, '');
    return digits.length > 15
      ? { say: digitByDigit(digits, language), one: false }
      : { say: cardinal(Number(digits)), one: false };
  }
  const parts = decimal[language].exec(written);
  if (!parts) return null;
  const [, whole = '', rest = ''] = parts;
  const behind =
    language !== 'en' && /^[1-9]\d{0,2}$/.test(rest) ? cardinal(Number(rest)) : frenchZeros(rest, language);
  return {
    say: `${wholeNumber(whole || '0', language)} ${point} ${behind}`,
    one: language === 'fr' && Number(whole) < 2,
  };
}

const isOne = (number: number, language: Language) => number === 1 || (language === 'fr' && number === 0);
const withArticle = (part: string, language: Language) =>
  language === 'en' ? part.replace(/^one (?=half|quarter)/, 'a ') : part;

function frenchZeros(digits: string, language: Language): string {
  const split = /^(0+)([1-9]\d?)$/.exec(digits);
  if (language !== 'fr' || !split) return digitByDigit(digits, language);
  return `${digitByDigit(split[1]!, language)} ${counting.fr.cardinal(Number(split[2]))}`;
}

/** A number with its unit or currency in one word: `5km`, `$3.50`, `20 %` without its space. */
export function measureOf(written: string, language: Language): string | null {
  const match = /^([^\d\s.,½-¾⅓-⅞]{0,3}?)([-−+]?[\d.,]*[\d½¼¾⅓-⅞])([^\d.,-]\S{0,4})?$/u.exec(written);
  if (!match) return null;
  const [, before = '', digits = '', after = ''] = match;
  const unit = unitOf(before || after, language);
  if (!unit || (before !== '' && after !== '')) return null;
  if ((before === '' ? after : before).match(/[$€£₵]/)) {
    const cents = /^([\d,.]*?\d)[.,](\d\d)$/.exec(digits);
    const whole = cents && quantityOf(cents[1]!, language);
    if (cents && whole) {
      const name = whole.one ? unit.one : unit.many;
      return `${whole.say} ${name}${cents[2] === '00' ? '' : ` ${counting[language].cardinal(Number(cents[2]))}`}`;
    }
  }
  const amount = quantityOf(digits, language);
  if (!amount) return null;
  const name = amount.one ? unit.one : unit.many;
  return language === 'ee' && before + after !== '%'
    ? `${name} ${amount.say}`
    : `${feminine(amount.say, name, language)} ${name}`;
}

const feminineUnits = /^(?:heure|minute|seconde|livre)s?$/;

/** `une heure`, `vingt et une minutes`. */
export const feminine = (say: string, noun: string, language: Language): string =>
  language === 'fr' && feminineUnits.test(noun) ? say.replace(/(?<=^|[ -])un$/, 'une') : say;
