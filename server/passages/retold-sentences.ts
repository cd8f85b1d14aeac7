import { sentencesOf } from '#shared/prose.ts';
import type { VerseRange } from '#shared/scripture.ts';
import { tablePassages } from './passage-table.ts';

type Told = ReadonlyMap<string, VerseRange>;
const kept = new Map<'en' | 'fr', Told>();

/** Every sentence in which the table retells verses, with those verses. */
export function retoldSentences(language: 'en' | 'fr'): Told {
  const known = kept.get(language);
  if (known) return known;
  const sentences = new Map<string, VerseRange>();
  const add = (text: string, range: VerseRange) => {
    for (const sentence of sentencesOf(text)) if (!sentences.has(sentence)) sentences.set(sentence, range);
  };
  for (const { retold, summary, line, range } of tablePassages()) {
    for (const segment of retold) add(segment[language], segment.range);
    for (const text of [summary[language], line[language]]) add(text, range);
  }
  kept.set(language, sentences);
  return sentences;
}
