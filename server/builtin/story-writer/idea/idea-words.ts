// Loads the word lists by which idea-forms.ts knows the grammar of an idea.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { englishBase } from '#server/passages/sentences/english-base-forms.ts';
import { plainSentences } from '#server/passages/sentences/plain-sentences.ts';
import { relatedWords } from '#server/passages/sentences/related-words.ts';

const list = z.string().transform((words) => words.split(' '));
const read = z
  .strictObject({
    en: z.strictObject({ verbs: list, alsoNouns: list, doubled: list, finite: list, people: list }),
    fr: z.strictObject({
      ...{ finite: list, people: list, verbs: list, imperatives: z.record(z.string(), z.string()) },
      ...{ feminine: list, masculine: list, elided: list },
    }),
  })
  .parse(parse(readFileSync(new URL('../repertoire/idea-words.yaml', import.meta.url), 'utf8')));

/** The words that show the grammar of an idea, by language. */
export const ideaWords = read;

/** A pattern that matches any of some words, but not inside a longer word. */
export const anyOf = (words: readonly string[]): string => `(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`;

let french: ReadonlySet<string> | undefined;
/** French words that the plain texts of the table write without a capital. */
const frenchWords = (): ReadonlySet<string> =>
  (french ??= new Set(
    [...plainSentences('fr').keys()].flatMap((sentence) => sentence.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []),
  ));

/** Whether a word that begins with a capital has it only because it comes first. */
export function isCommon(word: string, language: 'en' | 'fr'): boolean {
  const small = word.toLowerCase();
  if (/^(?:god|jesus|christ|lord|bible|dieu|jésus|seigneur|noël|christmas|easter|pâques|i|i’\p{L}+)$/u.test(small))
    return false;
  if (language === 'en')
    return (
      relatedWords().has(englishBase(small)) ||
      small === 'grandma' ||
      new RegExp(`^${anyOf(read.en.people)}$`, 'u').test(small)
    );
  return frenchWords().has(small) || /(?:er|ir|oir|re)$/.test(small);
}
