import { i18n } from './i18n.ts';

/** Words as a list in the language on screen: `3, 4 and 7`. */
export const inList = (words: readonly (string | number)[]): string =>
  new Intl.ListFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale).format(words.map(String));
