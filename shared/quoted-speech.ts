import type { Language } from './vocabulary.ts';

/** Words of a text that somebody says: from one (counted from 0), up to and without another. `speaker` is who, as the text names them. */
export type QuotedSpeech = { readonly from: number; readonly to: number; readonly speaker: string | null };

const opens = /^[([]*[“«"]/u;
const closes = /[”»"]\p{P}*$/u;

/** The stretches of a text in quotation marks, as indices into its words at white space. */
export function quotedSpeech(text: string, _language: Language): readonly QuotedSpeech[] {
  const words = text.split(/\s+/).filter(Boolean);
  const quoted: QuotedSpeech[] = [];
  let from: number | null = null;
  for (const [at, word] of words.entries()) {
    const alone = /^["“”«»]$/u.test(word);
    if (from === null && opens.test(word)) {
      from = at;
      if (alone) continue;
      if (!closes.test(word.slice(1))) continue;
    }
    if (from !== null && closes.test(word)) {
      quoted.push({ from, to: at + 1, speaker: null });
      from = null;
    }
  }
  return quoted;
}
