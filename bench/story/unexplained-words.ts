import { readFileSync } from 'node:fs';
import type { StoryDraft } from '#shared/story/story.ts';
import type { Language } from '#shared/vocabulary.ts';
import { z } from 'zod';

/** Words that a child of eight does not know, written down before the studio's own glossary was. */
const lists = z
  .strictObject({ en: z.array(z.string()), fr: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(new URL('./hard-words.json', import.meta.url), 'utf8')));
const patterns = Object.fromEntries(
  Object.entries(lists).map(([language, words]) => [
    language,
    words.map((word) => new RegExp(`(?<![\\p{L}])(?:${word})(?![\\p{L}])`, /^\p{Lu}/u.test(word) ? 'u' : 'iu')),
  ]),
) as Record<'en' | 'fr', RegExp[]>;

/** Hard words that a tale quotes and never takes up in words of its own. */
export function unexplainedWords({ beats }: StoryDraft, language: Language): string[] {
  if (language === 'ee') return [];
  const words = (isQuoting: boolean) =>
    beats
      .filter(({ range }) => (range !== null) === isQuoting)
      .map(({ text }) => text[language] ?? '')
      .join(' ');
  const quoted = words(true);
  const own = `${words(false)} ${outsideOfMarks(quoted)}`;
  return patterns[language].flatMap((pattern) => {
    const found = pattern.exec(quoted)?.[0];
    return found && !pattern.test(own) ? [found] : [];
  });
}

/** The text outside quotation marks. */
function outsideOfMarks(text: string): string {
  let depth = 0;
  return [...text]
    .filter((sign) => {
      if ('“«'.includes(sign)) depth += 1;
      if ('”»'.includes(sign)) depth = Math.max(0, depth - 1);
      return depth === 0;
    })
    .join('');
}
