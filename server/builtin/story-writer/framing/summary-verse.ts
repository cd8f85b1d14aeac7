// Chooses the verse that sums a tale up.
import { countWords, endsSentence, startsSentence } from '#shared/story/prose.ts';
import type { Language } from '#shared/vocabulary.ts';
import { eweLeans } from '../passage/leaning-verses.ts';
import { pairMarks, roundOff } from '../passage/quotation-marks.ts';
import type { Texts, Unit } from '../passage/verse-units.ts';

/**
 * The words of Scripture that sum a tale up: the first of the units that is a whole thought, neither very short nor
 * long, in all languages.
 */
export function summaryVerse(units: readonly Unit[], languages: readonly Language[]): Texts {
  const isFit = ({ text }: Unit) =>
    languages.every((language) => {
      const words = text[language] ?? '';
      if (language === 'ee' && eweLeans(text)) return false;
      return startsSentence(words) && endsSentence(words) && countWords(words) >= 7 && countWords(words) <= 45;
    });
  const shortest = units.toSorted(
    (a, b) => countWords(a.text[languages[0] ?? 'en'] ?? '') - countWords(b.text[languages[0] ?? 'en'] ?? ''),
  );
  const text = (units.find(isFit) ?? shortest[0])?.text ?? {};
  return Object.fromEntries(Object.entries(text).map(([language, words]) => [language, roundOff(pairMarks(words))]));
}
