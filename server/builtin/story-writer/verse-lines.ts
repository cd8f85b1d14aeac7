import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '#shared/vocabulary.ts';

const words = z
  .strictObject({ en: z.array(z.string()), fr: z.array(z.string()) })
  .parse(parse(readFileSync(new URL('./repertoire/verse-line-words.yaml', import.meta.url), 'utf8')));
const lineWords = { en: new Set(words.en), fr: new Set(words.fr) };

/** Behind a comma, a semicolon or a word, a line of a poem goes on with its sentence. After a colon somebody may begin to speak. */
const withinSentence = /(?<=[,;\p{L}][\s\u0001]+)\p{Lu}\p{Ll}*(?![\p{L}\p{M}])/gu;

/** Verse lines read on as one sentence: a capital that only begins a line becomes small. No word changes. */
export const readOnAcrossLines = (text: string, language: Language): string =>
  language === 'ee'
    ? text
    : text.replace(withinSentence, (word) => {
        const small = word.toLowerCase();
        return lineWords[language].has(small) ? small : word;
      });
