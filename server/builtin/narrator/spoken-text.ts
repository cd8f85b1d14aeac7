import type { Language } from '#shared/vocabulary.ts';
import { ewePhonemes } from './ewe/ewe-sounds.ts';

/** A stretch of text that is spoken in one breath: its words as written, and the silence after it in milliseconds. */
export type Phrase = { readonly words: readonly string[]; readonly pauseMs: number };
/** Where a word stands in what the engine is asked, in characters from 0; `silent` when it is a mark alone. */
export type WordSpan = { readonly from: number; readonly to: number; readonly silent: boolean };

const pauses = { paragraph: 750, sentence: 430, clause: 240, breath: 120 } as const;
const longest = 320;
const closers = `["'”’»)\\]]*$`;
const sentenceEnd = new RegExp(`[.!?…]${closers}`, 'u');
const clauseEnd = new RegExp(`[,;:—–]${closers}`, 'u');
/** French puts a space before its marks, which still belong to the word before. */
const onlyCloses = /^[.,;:!?…»”’)\]"']+$/u;
const opens = /^[«“‘([—–"']+$/u;
const startsSmall = /^\P{L}*\p{Ll}/u;
const abbreviation = /^["'“‘«([]*(?:\p{Lu}|Mr|Mrs|Ms|Dr|St|Ste|Mt|vs|cf|etc|M|MM|Mme|Mlle)\.$/u;
const speakable = /[\p{L}\p{N}]/u;

/** The words of a text, split at white space: the captions' own words, in order. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Cuts a text into phrases at paragraph and sentence ends, and overlong sentences at their commas; no word is lost. */
export function phrasesOf(text: string): Phrase[] {
  const phrases: Phrase[] = [];
  for (const paragraph of text.split(/\s*\n\s*/)) {
    let words: string[] = [];
    let ended = false;
    const close = (pauseMs: number) => {
      if (words.length > 0) phrases.push({ words, pauseMs });
      words = [];
      ended = false;
    };
    const all = wordsOf(paragraph);
    for (const [at, word] of all.entries()) {
      words.push(word);
      if (!opens.test(word)) ended = (ended && onlyCloses.test(word)) || (sentenceEnd.test(word) && !abbreviation.test(word));
      const following = all[at + 1];
      if (following === undefined || onlyCloses.test(following)) continue;
      const length = words.join(' ').length;
      const begins = all.slice(at + 1).find((later) => speakable.test(later));
      if (ended && begins !== undefined && !startsSmall.test(begins)) close(pauses.sentence);
      else if (length > longest / 2 && clauseEnd.test(word)) close(pauses.clause);
      else if (length > longest) close(pauses.breath);
    }
    close(pauses.paragraph);
  }
  return phrases;
}

/** How the engine is asked to say a phrase: marks say where each word begins, and words that only the eye reads are left silent. */
export function ssmlOf(phrase: Phrase, language: Language): { ssml: string; spans: readonly WordSpan[] } {
  const spans: WordSpan[] = [];
  let ssml = '';
  for (const [at, word] of phrase.words.entries()) {
    const from = ssml.length;
    ssml += `<mark name="${at}"/>${language === 'ee' ? ewe(word) : plain(word)} `;
    spans.push({ from, to: ssml.length, silent: !speakable.test(word) });
  }
  return { ssml, spans };
}

/** Only what a voice can read: brackets, quotes and the like would be read out or make it stumble. */
function plain(word: string): string {
  return word
    .normalize('NFC')
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/(?<=\w)[—–](?=\w)/g, ', ')
    .replaceAll('…', '.')
    .replaceAll(/[^\p{L}\p{M}\p{N}'.,;:!?%€$£°+/-]/gu, '')
    .replaceAll(/^['-]+|['-]+$/g, '');
}

function ewe(word: string): string {
  const parts = ewePhonemes(word).split(' ').filter(Boolean);
  const stop = /[.!?…]/.test(word) ? (word.includes('?') ? '?' : '.') : /[,;:—–]/.test(word) ? ',' : '';
  return parts.length === 0 ? stop : `${parts.map((part) => `[[${part}]]`).join(' ')}${stop}`;
}
