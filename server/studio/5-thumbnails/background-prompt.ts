import { type CulturalContext, culturalContextWords } from '#shared/vocabulary.ts';

/** What a picture for behind the texts shows: the place of a story, with nobody in it and room for words. */
export const backgroundPrompt = (title: string, context: CulturalContext): string =>
  `A wide, quiet place for the story "${title}", with nobody in it: ${culturalContextWords[context].scene}`;
