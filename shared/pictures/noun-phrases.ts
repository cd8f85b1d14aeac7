// Finds noun phrases ("the old man") in English and French, to know who speaks a quotation.
import { invertedPronoun, type SpeechWords } from '../story/speech-words.ts';

/** Part of a list of words; `to` is exclusive. */
export type Run = { readonly from: number; readonly to: number };

/** The word without the marks around it. */
export const bare = (word: string | undefined): string =>
  (word ?? '').replaceAll('’', "'").replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
/** Whether a word ends with a punctuation mark. */
export const marked = (word: string | undefined): boolean => /[,.;:!?…—–][”»"')\]]*$/.test(word ?? '');

const capital = (word: string) => /^\p{Lu}/u.test(word);
const article = /^(?:l|d)'/i;
/** Endings of verbs that no list has; never applied to the first word after a determiner. */
const pastTense = /(?:[^e]ed|èrent|irent|urent|aient|ait|ssa|ra|na|va|cha)$/;
const longest = 5;

/**
 * The noun phrase that begins at a word: a name, a pronoun, or a determiner and what follows; null when there is none.
 */
export function phraseAt(words: readonly string[], from: number, end: number, speech: SpeechWords): Run | null {
  const first = bare(words[from]);
  if (from >= end || first === '') return null;
  if (speech.pronoun.test(first)) return { from, to: from + 1 };
  const determined = speech.determiner.test(first);
  if (determined || article.test(first))
    return extended(words, from, commonTo(words, from, end, determined, speech), end, speech);
  if (!capital(first) || speech.verb.test(first) || speech.stop.test(first)) return null;
  let to = from + 1;
  while (to < end && to - from < longest && !marked(words[to - 1])) {
    const word = bare(words[to]);
    const joined =
      (speech.link.test(word) || speech.determiner.test(word)) && capital(bare(words[to + 1])) && to + 1 < end;
    if (capital(word) && !speech.verb.test(word)) to++;
    else if (joined) to += 2;
    else break;
  }
  return { from, to };
}

function commonTo(
  words: readonly string[],
  from: number,
  end: number,
  determined: boolean,
  speech: SpeechWords,
): number | null {
  let to = from + 1;
  while (to < end && to - from < longest && !marked(words[to - 1])) {
    const word = bare(words[to]);
    if (
      word === '' ||
      speech.stop.test(word) ||
      speech.verb.test(word) ||
      speech.between.test(word) ||
      speech.link.test(word)
    )
      break;
    if (capital(word) && !capital(bare(words[to - 1])) && to > from + 1) break;
    if (
      article.test(word) ||
      speech.determiner.test(word) ||
      (to > from + 1 && pastTense.test(word)) ||
      invertedPronoun.test(word)
    )
      break;
    to++;
  }
  return determined && to === from + 1 ? null : to;
}

/** `the king` and `of Egypt`. */
function extended(
  words: readonly string[],
  from: number,
  to: number | null,
  end: number,
  speech: SpeechWords,
): Run | null {
  if (to === null) return null;
  const next = bare(words[to]);
  if (to >= end || marked(words[to - 1])) return { from, to };
  if (/^d'\p{L}/iu.test(next)) return { from, to: to + 1 };
  const more = speech.link.test(next) ? phraseAt(words, to + 1, end, speech) : null;
  return more && !speech.pronoun.test(bare(words[more.from])) ? { from, to: more.to } : { from, to };
}

/** The noun phrase that ends right before a verb. */
export function phraseBefore(words: readonly string[], verb: number, start: number, speech: SpeechWords): Run | null {
  let to = verb;
  while (
    to > start &&
    !marked(words[to - 1]) &&
    (speech.between.test(bare(words[to - 1])) || /^n'|ly$/.test(bare(words[to - 1])))
  )
    to--;
  const last = bare(words[to - 1]);
  if (to <= start || marked(words[to - 1]) || last === '') return null;
  if (speech.pronoun.test(last)) return { from: to - 1, to };
  for (let from = to - 1; from >= Math.max(start, to - longest - 3); from--) {
    const phrase = phraseAt(words, from, to, speech);
    const linked = speech.link.test(bare(words[from - 1])) && from - 1 > start;
    const goesOn =
      from > start && !marked(words[from - 1]) && capital(bare(words[from])) && nameGoesOn(words, from, start, speech);
    if (phrase?.to === to && !linked && !goesOn && !article.test(bare(words[from]).replace(/^l'/i, ''))) return phrase;
    if (marked(words[from - 1])) return null;
  }
  return null;
}

/** Whether a name began before this capitalised word. */
function nameGoesOn(words: readonly string[], at: number, start: number, speech: SpeechWords): boolean {
  const before = bare(words[at - 1]);
  if (speech.determiner.test(before)) return true;
  return capital(before) && !speech.lead.test(before) && !(at - 1 === start && speech.stop.test(before));
}
