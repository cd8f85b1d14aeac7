import type { Language } from '#shared/vocabulary.ts';
import { ewePhonemes } from '../ewe/ewe-sounds.ts';
import type { ReadingWord } from '../reading/phrases.ts';

/** Where a word is in the text for the engine, in characters from 0; `silent` when it is not spoken. */
export type WordSpan = { readonly from: number; readonly to: number; readonly silent: boolean };

/** The input of eSpeak NG for a phrase: a mark before each written word reports when it begins. */
export function ssmlOf(
  words: readonly ReadingWord[],
  language: Language,
): { ssml: string; spans: readonly WordSpan[] } {
  const spans: WordSpan[] = [];
  let ssml = '';
  for (const [at, { say }] of words.entries()) {
    const from = ssml.length;
    ssml += `<mark name="${at}"/>${language === 'ee' ? ewe(say) : plain(say)} `;
    spans.push({ from, to: ssml.length, silent: say === '' });
  }
  return { ssml, spans };
}

/** The formant voices know commas and stops; quotation marks would make them stumble. */
const plain = (say: string): string => say.replaceAll(/[“”]/g, '').replaceAll('—', ',').replaceAll('…', '.');

function ewe(say: string): string {
  const parts = ewePhonemes(say).split(' ').filter(Boolean);
  const stop = /[.!?…]/.test(say) ? (say.includes('?') ? '?' : '.') : /[,;:—]/.test(say) ? ',' : '';
  return parts.length === 0 ? stop : `${parts.map((part) => `[[${part}]]`).join(' ')}${stop}`;
}
