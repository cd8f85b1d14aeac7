import { drawnCharacters } from './font-metrics.ts';

/** Signs that look like one that every face has: French typesetting and hosted writers use them. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u2028\u2029]/g, '\n'],
  [/[\u2007\u202f]/g, '\u00a0'],
  [/[\t\u2000-\u2006\u2008-\u200a\u205f\u3000]/g, ' '],
  [/[\u2010\u2011]/g, '-'],
];
const undrawn = new RegExp(`[^\\n${drawnCharacters.some}]`, 'gu');

/**
 * A text as it is drawn: without characters that no typeface of the studio has, which the browser and the server would
 * draw differently.
 */
export const drawableText = (text: string): string =>
  lookalikes
    .reduce((now, [like, sign]) => now.replace(like, sign), text.toWellFormed().normalize('NFC'))
    .replace(undrawn, '');

/** The signs of a text that are seen in a field but cannot be drawn, each once. */
export function undrawableSigns(text: string): string[] {
  const signs = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return [...new Set(signs.filter((sign) => /[^\p{C}\p{Z}]/u.test(sign) && drawableText(sign) === ''))];
}
