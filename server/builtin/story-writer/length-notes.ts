// Tells the creator when a tale is longer or shorter than requested, and why.
import { msg } from '@lingui/core/runtime-macro';
import { countWords } from '#shared/story/prose.ts';
import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import { passage, type Said } from '#shared/said.ts';
import type { Beat } from '#shared/story/story.ts';
import { type Language, languageNames, lengthTolerance } from '#shared/vocabulary.ts';

/** Tells the creator which languages are farther from the length than the tolerance, why, and what to do about it. */
export function lengthNotes(
  beats: readonly Beat[],
  words: number,
  languages: readonly Language[],
  { range, isChosen }: { readonly range: VerseRange; readonly isChosen: boolean },
): Said[] {
  const lengths = languages.map((language) => ({
    language,
    has: beats.reduce((sum, beat) => sum + countWords(beat.text[language] ?? ''), 0),
  }));
  const say = (those: typeof lengths) =>
    those.map(({ language, has }) => `${languageNames[language]} ${has}`).join(', ');
  const short = lengths.filter(({ has }) => has / words - 1 < -lengthTolerance);
  const long = lengths.filter(({ has }) => has / words - 1 > lengthTolerance);
  return [
    ...(short.length > 0
      ? [
          isChosen
            ? msg`${{ reference: passage(formatReference(range)) }} yields fewer than ${{ words }} words (${{ lengths: say(short) }}), and the writer does not pad it. For a longer tale, choose more verses.`
            : msg`${{ reference: passage(formatReference(range)) }} yields fewer than ${{ words }} words (${{ lengths: say(short) }}), and the writer does not pad it. Another of the proposed passages may give a longer tale.`,
        ]
      : []),
    ...(long.length > 0
      ? [
          msg`${{ reference: passage(formatReference(range)) }} cannot be told in ${{ words }} words without losing a turning point or the end, so the tale is longer (${{ lengths: say(long) }}).`,
        ]
      : []),
  ];
}
