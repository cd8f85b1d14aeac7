import type { StoryDraft } from '#shared/story/story.ts';
import { sentencesOf } from '#shared/story/prose.ts';
import type { OwnText } from './story-sets.ts';

/** What became of a creator's own text. */
export type TextScore = {
  /** Whether every word is there, in its order. */
  readonly kept: boolean;
  /** Beats that begin or end inside a sentence. */
  readonly torn: number;
  /** Languages that were filled with something else than the creator's words. */
  readonly filled: readonly string[];
  readonly title: string;
};

/** Compares a tale with the text that it was made from. */
export function textScore({ text, language }: OwnText, { beats, languages, title }: StoryDraft): TextScore {
  const whole = text.replace(/\s+/g, ' ').trim();
  const told = beats.map((beat) => beat.text[language] ?? '');
  const sentences = new Set(text.split(/\n/).flatMap((line) => sentencesOf(line.replace(/\s+/g, ' ').trim())));
  return {
    kept: told.filter(Boolean).join(' ') === whole,
    torn: told.filter((part) => !sentencesOf(part).every((sentence) => sentences.has(sentence))).length,
    filled: languages.filter((each) => each !== language),
    title: title[language] ?? '',
  };
}
