// Scores how hard a quotation is to follow by ear: long sentences, many names.
import { countWords } from '#shared/story/prose.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { wordsToAvoid } from '../framing/words-to-avoid.ts';

/** The penalties for a quotation that is hard to follow by ear, and for one that nobody would read aloud. */
const crooked = { hard: 1.3, never: 8 };
const never = wordsToAvoid('words-not-read-aloud');
const oldWords = wordsToAvoid('old-words');
/** The longest sentence, in words, that listeners can follow. */
const longestSentence: Record<Audience, number> = { kids: 28, family: 34, teens: 44, adults: 50 };
/** The most names in a few verses that listeners can follow. */
const mostNames = 3;

/** How much a quotation loses by what is hard to follow when it is heard and not read. */
export function hardToHear(text: string, language: 'en' | 'fr', audience: Audience): number {
  if (text === '') return 0;
  const longest = Math.max(...text.split(/[.!?…]/u).map(countWords));
  const names = new Set(text.match(/(?<=[\p{Ll},;] )(?:[dl]’)?\p{Lu}\p{Ll}{2,}/gu));
  return (
    (never[language].test(text) ? crooked.never : 0) +
    (oldWords[language].test(text) ? crooked.hard / 2 : 0) +
    (longest > longestSentence[audience] ? crooked.hard : 0) +
    (names.size > mostNames ? crooked.hard : 0)
  );
}
