// Explains hard or old words of the Bible to children, and finds those that a tale leaves unexplained.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { frenchTypography } from '#shared/story/french-typography.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';
import { termsOf } from './sentence-meaning.ts';

const list = z.array(z.strictObject({ words: z.array(z.string().min(2)).min(1), say: z.string().min(5) }));
const glossary = z.strictObject({ en: list, fr: list });
type Entry = { readonly pattern: RegExp; readonly say: string };

function readGlossary(): Record<'en' | 'fr', Entry[]> {
  const file = fileURLToPath(new URL('../words/hard-words.yaml', import.meta.url));
  const read = glossary.parse(parse(readFileSync(file, 'utf8')));
  const entries = (each: z.infer<typeof list>, set: (text: string) => string) =>
    each.map(({ words, say }) => ({
      pattern: new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu'),
      say: set(say),
    }));
  return { en: entries(read.en, (text) => text), fr: entries(read.fr, frenchTypography) };
}

let known: Record<'en' | 'fr', Entry[]> | undefined;
const glossaryOf = (language: 'en' | 'fr'): readonly Entry[] => (known ??= readGlossary())[language];

/** Whether hard words are explained to an audience. */
export const needsPlainWords = (audience: Audience): boolean => audience === 'kids' || audience === 'family';

/**
 * Sentences that explain the hard and old words of a quotation to children, each once; none for teens and adults, and
 * none in Ewe.
 */
export function explanationsFor(text: string, language: Language, audience: Audience): string[] {
  if (language === 'ee' || !needsPlainWords(audience)) return [];
  const plain = text.replaceAll("'", '’');
  return glossaryOf(language)
    .filter(({ pattern }) => pattern.test(plain))
    .map(({ say }) => say);
}

/** A part of a tale: all that is heard in it, and which part of that is the writer's own, outside quotations. */
export type HeardPart = { readonly heard: string; readonly own: string };
/** A hard word as a tale says it, and what explains it. */
export type HardWord = { readonly word: string; readonly say: string };

/**
 * Hard words that a tale leaves unexplained: nowhere in a part that says one, or beside it, do the writer's own words
 * say what it means.
 */
export function unexplainedWords(parts: readonly HeardPart[], language: Language): HardWord[] {
  if (language === 'ee') return [];
  return glossaryOf(language).flatMap(({ pattern, say }) => {
    const said = parts.map(({ heard }) => pattern.exec(heard.replaceAll("'", '’'))?.[0] ?? null);
    const word = said.find((each) => each !== null);
    if (!word) return [];
    const meaning = termsOf(say.replace(pattern, ' '), language);
    const around = (at: number) =>
      parts
        .slice(Math.max(0, at - 1), at + 2)
        .map(({ own }) => own)
        .join('\n');
    const explains = (text: string) =>
      text.includes(say) || (meaning.size > 0 && shared(meaning, termsOf(text, language)) >= 0.5);
    return said.some((each, at) => each !== null && explains(around(at))) ? [] : [{ word, say }];
  });
}

/** How much of some terms is among others, from 0 to 1. */
const shared = (terms: ReadonlySet<string>, among: ReadonlySet<string>): number =>
  [...terms].filter((term) => among.has(term)).length / terms.size;
