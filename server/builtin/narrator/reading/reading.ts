import type { Language } from '#shared/vocabulary.ts';
import { readAbbreviations } from './abbreviations.ts';
import { plainWord, readAddress } from './plain-words.ts';
import { phrasesFrom, type ReadingPhrase } from './phrases.ts';
import { readNumbers } from './numbers.ts';
import { readReferences } from './references.ts';
import { readRomanNumerals } from './roman-words.ts';
import { tidyMarks, type Token, tokensOf } from './written-words.ts';

/** The most characters that are said for one written word. */
const longestWord = 200;

/** How a text is read aloud: every word as written, once and in order, with what is said for it, in phrases. */
export function readingOf(text: string, language: Language): ReadingPhrase[] {
  return text.split(/\s*\n\s*/).flatMap((paragraph) => {
    const tokens = tokensOf(paragraph);
    for (const token of tokens) if (token.say === null) token.say = readAddress(token.core, language);
    readReferences(tokens, language);
    readRomanNumerals(tokens, language);
    readNumbers(tokens, language);
    readAbbreviations(tokens, language);
    for (const token of tokens) token.say = shortened(token.say ?? plainWord(token.core, language));
    mergeMarks(tokens);
    return phrasesFrom(tokens);
  });
}

const shortened = (say: string) => (say.length > longestWord ? say.slice(0, longestWord).replace(/\s\S*$/, '') : say);

/** Separate punctuation, and that of silent words, goes to the neighbouring spoken words. */
function mergeMarks(tokens: Token[]): void {
  let last: Token | null = null;
  let open = '';
  let turn = false;
  for (const token of tokens) {
    if (token.say === '') {
      open = token.open || open;
      if (token.close.includes('”')) open = '';
      const close = token.before + token.close;
      if (close === '—' && (!last || /[.!?…]/.test(last.close))) turn = true;
      else if (last) last.close = tidyMarks(last.close + close);
      continue;
    }
    if (turn) token.before = '—';
    else if (last && token.before !== '' && last.close === '') last.close = token.before;
    token.open = token.open || open;
    open = '';
    turn = false;
    last = token;
  }
}
