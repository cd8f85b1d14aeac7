import { type CulturalContext, culturalContextWords } from '#shared/vocabulary.ts';

/** The prompt of a thumbnail background: the place of a story, with nobody in it and room for text. */
export function backgroundPrompt({
  title,
  verse,
  topic,
  audience,
  context,
}: {
  title: string;
  verse: string | null;
  topic: string;
  audience: string;
  context: CulturalContext;
}): string {
  const story = `${topic.trim() || 'story'} "${title}"${verse ? ` (${verse})` : ''}`;
  const hearers = audience.trim() ? `, told for ${audience.trim().toLocaleLowerCase('en')}` : '';
  return `A wide, quiet place for the ${story}${hearers}, with nobody in it: ${culturalContextWords[context].scene}`;
}
