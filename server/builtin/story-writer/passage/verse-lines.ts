// Joins lines of poetry into sentences that can be read aloud.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '#shared/vocabulary.ts';

const words = z
  .strictObject({ en: z.string(), fr: z.string() })
  .parse(parse(readFileSync(new URL('../repertoire/verse-line-words.yaml', import.meta.url), 'utf8')));
const lineWords = { en: new Set(words.en.split(' ')), fr: new Set(words.fr.split(' ')) };

/** After a colon somebody may begin to speak. */
const speaks =
  /(?<!\p{L})(?:di(?:t|s|sent|saient|sant|re|ra)|répond\p{L}*|cri\p{L}*|demand\p{L}*|parol\p{L}*|mots|sa(?:id|ys?|ying)|tell|told)[^.!?;]*:[\s\u0001]*$/iu;
/** After a comma, a semicolon, a colon or a word, a line of a poem continues its sentence. */
const withinSentence = /(?<=[,;:\p{L}][\s\u0001]+)\p{Lu}\p{Ll}*(?![\p{L}\p{M}])/gu;

/** French with the accent that its Bible leaves out on a capital: “A cause” is “À cause”. */
const spelt = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/(?<![\p{L}\p{M}’])A(?=\s\p{L})/gu, 'À') : text;

/** Verse lines read on as one sentence: a capital that only begins a line becomes small. No word changes. */
export const readOnAcrossLines = (text: string, language: Language): string =>
  language === 'ee'
    ? text
    : spelt(text, language)
        .replace(/(?<=[?!]\s)Dit(?= l)/gu, 'dit')
        .replace(withinSentence, (word, at: number) => {
          const small = word.toLowerCase();
          return lineWords[language].has(small) && !speaks.test(text.slice(Math.max(0, at - 80), at)) ? small : word;
        });
