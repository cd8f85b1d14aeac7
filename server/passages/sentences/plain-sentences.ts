// Every sentence of the passage table, to recognise in a finished tale what the studio wrote.
import { sentencesOf } from '#shared/story/prose.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { tablePassages } from '../passage-table.ts';

/** What the table says: with the verses that a sentence retells, or null where it speaks about a passage. */
export type PlainSentences = ReadonlyMap<string, VerseRange | null>;
const kept = new Map<'en' | 'fr', PlainSentences>();

/** Every sentence of the passage table that a tale may say. */
export function plainSentences(language: 'en' | 'fr'): PlainSentences {
  const known = kept.get(language);
  if (known) return known;
  const sentences = new Map<string, VerseRange | null>();
  const add = (text: string, range: VerseRange | null) => {
    for (const sentence of sentencesOf(text)) if (!sentences.has(sentence)) sentences.set(sentence, range);
  };
  for (const { retold, summary, line, range } of tablePassages()) {
    for (const segment of retold) add(segment[language], segment.range);
    for (const text of [summary[language], line[language]]) add(text, range);
  }
  for (const { hook, question, lesson } of tablePassages())
    for (const text of [hook, question, lesson]) add(text[language], null);
  kept.set(language, sentences);
  return sentences;
}
