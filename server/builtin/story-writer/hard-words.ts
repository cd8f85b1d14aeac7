import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { frenchTypography } from '#shared/french-typography.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';

const list = z.array(z.strictObject({ words: z.array(z.string().min(2)).min(1), say: z.string().min(5) }));
const glossary = z.strictObject({ en: list, fr: list });
type Entry = { readonly pattern: RegExp; readonly say: string };

function readGlossary(): Record<'en' | 'fr', Entry[]> {
  const file = fileURLToPath(new URL('./repertoire/hard-words.yaml', import.meta.url));
  const read = glossary.parse(parse(readFileSync(file, 'utf8')));
  const entries = (each: z.infer<typeof list>, set: (text: string) => string) =>
    each.map(({ words, say }) => ({ pattern: new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu'), say: set(say) }));
  return { en: entries(read.en, (text) => text), fr: entries(read.fr, frenchTypography) };
}

let known: Record<'en' | 'fr', Entry[]> | undefined;

/** Sentences that explain the hard and old words of a quotation to children, each once; none for teens and adults, and none in Ewe. */
export function explanationsFor(text: string, language: Language, audience: Audience): string[] {
  if (language === 'ee' || (audience !== 'kids' && audience !== 'family')) return [];
  known ??= readGlossary();
  const plain = text.replaceAll("'", '’');
  return known[language].filter(({ pattern }) => pattern.test(plain)).map(({ say }) => say);
}
