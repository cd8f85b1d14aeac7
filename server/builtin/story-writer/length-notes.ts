import { countWords } from '#shared/story/prose.ts';
import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import type { Beat } from '#shared/story/story.ts';
import { type Language, languageNames, lengthTolerance } from '#shared/vocabulary.ts';

/** Tells the creator which languages are farther from the length than the tolerance, why, and what to do about it. */
export function lengthNotes(
  beats: readonly Beat[],
  words: number,
  languages: readonly Language[],
  { range, isChosen }: { readonly range: VerseRange; readonly isChosen: boolean },
): string[] {
  const lengths = languages.map((language) => ({
    language,
    has: beats.reduce((sum, beat) => sum + countWords(beat.text[language] ?? ''), 0),
  }));
  const say = (those: typeof lengths) =>
    those.map(({ language, has }) => `${languageNames[language]} ${has}`).join(', ');
  const short = lengths.filter(({ has }) => has < words * (1 - lengthTolerance));
  const long = lengths.filter(({ has }) => has > words * (1 + lengthTolerance));
  const reference = formatReference(range);
  return [
    ...(short.length > 0
      ? [
          `${reference} gives less than ${words} words (${say(short)}), and the writer does not pad it. ${isChosen ? 'For a longer tale, choose more verses.' : 'Another of the proposed passages may give a longer tale.'}`,
        ]
      : []),
    ...(long.length > 0
      ? [
          `${reference} cannot be told in ${words} words without losing a turning point or the end, so the tale is longer (${say(long)}).`,
        ]
      : []),
  ];
}
