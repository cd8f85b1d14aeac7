import type { StoryBrief } from '#shared/story/story.ts';
import { languages } from '#shared/vocabulary.ts';

/** An order for a tale, told gently to families from a reference in all languages, with what a test needs otherwise. */
export const storyBrief = (over: Partial<StoryBrief>): StoryBrief => ({
  mode: 'reference',
  range: null,
  prompt: null,
  text: null,
  languages,
  tone: 'gentle',
  audience: 'family',
  words: 520,
  culturalContext: 'universal',
  honorJesus: true,
  seed: 'one',
  ...over,
});
