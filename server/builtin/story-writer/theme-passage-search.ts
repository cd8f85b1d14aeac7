import type { Scripture } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import { formatReference, rangesOverlap, type VerseRange } from '#shared/scripture.ts';
import { languages } from '#shared/vocabulary.ts';
import { languageOf } from './language-detector.ts';

/** The passage that a tale is made from, the others that fit, and what the creator should know about the choice. */
export type Found = { readonly range: VerseRange; readonly also: readonly VerseRange[]; readonly notes: readonly string[] };

/** The passage of a brief that names one. */
export function passageGiven(range: VerseRange | null): Found {
  if (!range) throw new Failure('invalid', 'Choose a passage first.');
  return { range, also: [], notes: [] };
}

/** Passages that overlap an earlier one say nothing new. */
const apart = (ranges: readonly VerseRange[]): VerseRange[] =>
  ranges.filter((range, at) => !ranges.slice(0, at).some((earlier) => rangesOverlap(earlier, range)));

/** Passages that fit words, best first, looked for in the language of the words and then in the others. */
async function searchPassages(scripture: Scripture, words: string, limit: number): Promise<VerseRange[]> {
  const first = languageOf(words) ?? 'en';
  for (const language of [first, ...languages.filter((other) => other !== first)]) {
    const found = await scripture.search(words, language, limit);
    if (found.length > 0) return apart(found);
  }
  return [];
}

/** The passages for a creator's theme. Throws Failure in words when nothing in the installed Bibles fits. */
export async function findThemePassages(scripture: Scripture, prompt: string): Promise<Found> {
  const theme = prompt.trim();
  if (theme === '') throw new Failure('invalid', 'Describe a theme first: a few words are enough.');
  const [range, ...also] = await searchPassages(scripture, theme, 6);
  if (!range)
    throw new Failure('invalid', `No passage was found for “${theme.slice(0, 80)}”. Try other words, or choose a verse yourself.`);
  return { range, also, notes: [`For your theme the writer chose ${formatReference(range)}.`] };
}
