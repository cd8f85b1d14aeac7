import { numberInWords } from './number-words.ts';
import type { SpokenLanguage } from './verse-texts.ts';

/** An expected text, what the recogniser heard, and the number of wrong characters. */
export type Heard = {
  readonly reference: string;
  readonly expected: string;
  readonly heard: string;
  readonly errors: number;
  readonly length: number;
};

/**
 * Both sides of a comparison in one spelling: small letters, no marks, numbers in words. Accents stay, and names are
 * not touched.
 */
export function comparable(text: string, language: SpokenLanguage): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/(?<=\d)[ \u00a0\u202f,.](?=\d{3}(?!\d))/g, '')
      .replaceAll(/\d+/g, (digits) => (digits.length <= 6 ? ` ${numberInWords(Number(digits), language)} ` : digits))
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      // The Swiss tens of Louis Segond are heard as the figure 70, which is read "soixante-dix" elsewhere.
      .replaceAll('septante', 'soixante-dix')
      .replaceAll(/['’‘ʼ]/g, language === 'en' ? '' : ' ')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** Compares what was heard with what was to be read. */
export function compare(reference: string, text: string, said: string, language: SpokenLanguage): Heard {
  const expected = comparable(text, language);
  const heard = comparable(said, language);
  return { reference, expected, heard, errors: distance(expected, heard), length: [...expected].length };
}

/** The fewest characters to add, drop or exchange that make one text the other (Levenshtein). */
export function distance(from: string, to: string): number {
  const target = [...to];
  let row = Array.from({ length: target.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of target.entries())
      next.push(Math.min(row[column + 1]! + 1, next[column]! + 1, row[column]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/**
 * The share of wrong characters over all sentences, and in the sentence in the middle. A recogniser that hears nothing
 * it knows may go on inventing:
 * `capped` counts at most every character of a sentence as wrong. NaN when there are none.
 */
export function errorRates(all: readonly Heard[]): { mean: number; median: number; capped: number } {
  const sum = (part: (each: Heard) => number) => all.reduce((total, each) => total + part(each), 0);
  const length = sum((each) => each.length);
  const rates = all.map((each) => each.errors / each.length).toSorted((a, b) => a - b);
  return {
    mean: sum(({ errors }) => errors) / length,
    median: rates[Math.floor(rates.length / 2)] ?? Number.NaN,
    capped: sum((each) => Math.min(each.errors, each.length)) / length,
  };
}
