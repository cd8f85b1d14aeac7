import { i18n } from './i18n.ts';
import { bookKey } from '#shared/message-parts.ts';

/**
 * For `Intl`: the language on screen. In English it is the region of the browser, or `english` where all should see the
 * same.
 */
const localeOf = (english?: string): string | undefined => (i18n.locale === 'en' ? english : i18n.locale);

const dates = new Map<string, Intl.DateTimeFormat>();
/** How dates are written in the language on screen. */
export function dateFormat(options: Intl.DateTimeFormatOptions, english?: string): Intl.DateTimeFormat {
  const locale = localeOf(english);
  const key = JSON.stringify([locale, options]);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dates.set(key, format);
  return format;
}

const numbers = new Map<string, Intl.NumberFormat>();
/** A number as it is written in the language on screen: `12,500`, `12 500`. */
export function showNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  const locale = localeOf();
  const key = JSON.stringify([locale, options]);
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
  numbers.set(key, format);
  return format.format(value);
}
/** US dollars. */
export const showDollars = (value: number): string => showNumber(value, { style: 'currency', currency: 'USD' });

/** Words as a list: `3, 4 and 7`. */
export const inList = (words: readonly (string | number)[]): string =>
  new Intl.ListFormat(localeOf('en-GB')).format(words.map(String));

/** A language by its name in the language on screen. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames([localeOf('en') ?? 'en'], { type: 'language' }).of(code) ?? code;

/**
 * A reference to the Bible as it is written in the language on screen: `Luke 15:11-32`, `Luc 15.11-32`. What is none
 * stays as it is.
 */
export function showReference(reference: string): string {
  const [, book = '', verses = ''] = /^(.*\p{L}) (\d.*)$/u.exec(reference) ?? [];
  const name = i18n.messages[bookKey(book)];
  return name === undefined
    ? reference
    : `${i18n._(bookKey(book))} ${i18n.locale === 'fr' ? verses.replace(/(\d):(?=\d)/g, '$1.') : verses}`;
}
