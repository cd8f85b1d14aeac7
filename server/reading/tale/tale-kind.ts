// Decides which language a tale is in, whether it is set in Bible times or today, and whether it tells events at all.
import { languageOf } from '#server/passages/sentences/language-detector.ts';
import type { ReadingEra } from '#shared/pictures/scene-reading.ts';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';
import { firstName } from '../names/first-names.ts';
import { wordsFile } from '../language/word-phrases.ts';

type Signs = {
  readonly scripture: Record<ReadingLanguage, string[]>;
  readonly names: string[];
  readonly today: Record<ReadingLanguage, string[]>;
  readonly address: Record<ReadingLanguage, string[]>;
};
let read: Signs | undefined;
const signs = () => (read ??= wordsFile<Signs>('era-signs.yaml'));

/** English or French, whichever a text is written in. */
export const readingLanguage = (text: string): ReadingLanguage => (languageOf(text) === 'fr' ? 'fr' : 'en');

const gods = {
  en: /\b(?:God|Lord|Christ|king|queen|sword|temple|angels?)\b/,
  fr: /(?<!\p{L})(?:Dieu|Seigneur|Christ|roi|reine|épée|temple|anges?)(?!\p{L})/u,
};

/** Whether a text mentions God, a king or something that only old times have. */
export const tellsOfGod = (text: string, language: ReadingLanguage): boolean => gods[language].test(text);

/** Whether a text has words that only today's world has. */
export const tellsOfToday = (text: string, language: ReadingLanguage): boolean =>
  count(text, signs().today[language], '(?:e?s|x)?') > 0;

const unquoted = (text: string) => text.replaceAll(/[“«"][^”»"]{0,2000}[”»"]/g, ' ');

function count(text: string, words: readonly string[], ending = ''): number {
  const all = new RegExp(
    `(?<![\\p{L}])(${words.map((word) => (ending === '' ? word : word.replace(/y$/, '(?:y|ies)')).replaceAll('.', '\\.')).join('|')})${ending}(?![\\p{L}])`,
    'giu',
  );
  return new Set([...text.matchAll(all)].map(([, word = '']) => word.toLowerCase())).size;
}

/**
 * Whether a tale is set in Scripture or today. Quoted words count little: a modern tale may quote the Bible.
 * `ofPassage`: the tale tells a passage.
 */
export function eraOf(
  text: string,
  language: ReadingLanguage,
  people: readonly string[],
  ofPassage = false,
): ReadingEra {
  const { scripture, names, today } = signs();
  const told = unquoted(text).replaceAll('’', "'");
  const modern = count(told, today[language], '(?:e?s|x)?');
  const known = count(told, names) + people.filter((name) => names.includes(name)).length;
  const signsOfOld = count(told, scripture[language]) + 1.5 * known;
  // A passage that is told in its own words stays in Scripture, though a nurse or a captain is in it.
  const biblical =
    signsOfOld + (ofPassage && (modern === 0 || signsOfOld > 0 || (modern === 1 && gods[language].test(told))) ? 3 : 0);
  if (modern === 0) {
    const named = people.filter((name) => /^\p{Lu}/u.test(name) && firstName(name.split(' ')[0]!) !== null);
    const scriptural = named.filter((name) => firstName(name.split(' ')[0]!)?.isScripture);
    const ofGod = gods[language].test(told);
    // Names that nobody in Scripture has ("Atanga") mean a modern tale, even one with a queen.
    const isForeign = named.length === 0 && people.some((name) => /^\p{Lu}\p{Ll}+$/u.test(name));
    if (biblical > 0 || (scriptural.length === named.length && ofGod && !isForeign)) return 'scripture';
  }
  if (modern === 0 && biblical === 0)
    return count(text, [...scripture[language], ...names]) > 1 ? 'scripture' : 'today';
  return biblical > 1.5 * modern ? 'scripture' : 'today';
}

/** Whether a text speaks to somebody or about what is always so (psalm, letter, proverb, law), and tells no events. */
export function hasNoPlot(text: string, language: ReadingLanguage, events: number, sentences: number): boolean {
  const addressed = count(text, signs().address[language]);
  return events / Math.max(1, sentences) < 0.25 && addressed >= 1;
}
