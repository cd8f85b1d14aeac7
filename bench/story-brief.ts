import type { VerseRange } from '#shared/story/scripture.ts';
import type { StoryBrief } from '#shared/story/story.ts';
import { audiences, languages, tones } from '#shared/vocabulary.ts';

/** A passage, or none yet, in all languages, this many words; the `at`-th takes the next tone and audience in turn. */
export const storyBrief = (range: VerseRange | null, words: number, at: number, purpose: string): StoryBrief => ({
  mode: 'reference',
  range,
  prompt: null,
  text: null,
  languages,
  tone: tones[at % tones.length] ?? 'gentle',
  audience: audiences[at % audiences.length] ?? 'family',
  words,
  culturalContext: 'universal',
  honorJesus: true,
  seed: `${purpose} ${at}`,
});
