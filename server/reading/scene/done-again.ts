import type { Choice, SentenceReading } from './sentence-reading.ts';
import type { Deed } from '../deeds/deed.ts';

const again = {
  en: /\b(?:did|does) (?:it|that|the same|this)(?: thing)? (?:again|once more|too|every|each|the next)\b/i,
  fr: /(?<!\p{L})(?:(?:le|la) refit|fit (?:de même|la même chose)|recommença|recommencèrent)(?!\p{L})/iu,
};

/** "He did it again the next morning": shows the deed of the previous picture, done by the same person again. */
export function doneAgain(
  sentences: readonly SentenceReading[],
  before: Deed | null,
  language: 'en' | 'fr',
): Choice | null {
  if (!before || before.actors.length === 0 || before.action === 'none') return null;
  const index = sentences.findIndex(({ sentence }) => again[language].test(sentence.text));
  if (index < 0) return null;
  const isSame = sentences[index]!.deeds.some(({ actors }) => actors.some((id) => before.actors.includes(id)));
  return isSame ? { index, deed: { ...before, lemma: 'do', at: 0, from: 0, to: 0 }, score: 2, isSure: true } : null;
}
