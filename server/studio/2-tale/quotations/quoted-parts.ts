import { sentencesOf } from '#shared/story/prose.ts';

/** A stretch of a text, in UTF-16 units. */
export type Stretch = { readonly start: number; readonly end: number };

/** Between the words that introduce a quotation ("He said:") and its first mark: they are not part of it. */
const afterLeadIn = /(?<=:)\s+(?=[“«])/u;

/**
 * The positions of the sentences of a text. An introduction to a quotation that ends in a colon is a sentence of its
 * own.
 */
export function sentenceStretches(text: string): Stretch[] {
  let from = 0;
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(afterLeadIn))
    .map((sentence) => {
      const start = text.indexOf(sentence, from);
      from = start + sentence.length;
      return { start, end: from };
    });
}

const closing: Readonly<Record<string, string>> = { '“': '”', '«': '»', '"': '"' };

/** The text between the outermost quotation marks, without them. */
export function quotedStretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 0; at < text.length; at++) {
    const close = closing[text[at] ?? ''];
    if (!close) continue;
    const behind = closeOf(text, at, close);
    if (behind > at + 1) found.push({ start: at + 1, end: behind });
    at = behind;
  }
  return found;
}

/** Where it is closed; one that nobody closes ends with its paragraph. */
function closeOf(text: string, opened: number, close: string): number {
  const open = text[opened];
  let depth = 1;
  for (let at = opened + 1; at < text.length; at++) {
    if (text[at] === close) depth -= 1;
    else if (text[at] === open) depth += 1;
    if (depth === 0) return at;
  }
  const paragraph = text.indexOf('\n\n', opened);
  return paragraph === -1 ? text.length : paragraph;
}

/**
 * The exact words as they may appear in a tale: as many marks open and closed as in the words they replace, and a
 * beginning and an end like theirs.
 */
export function fittedTruth(truth: string, instead: string): string {
  let words = truth.trim();
  const balance = (text: string, [open, close]: readonly [string, string]) =>
    text.split(open).length - text.split(close).length;
  for (const pair of [
    ['“', '”'],
    ['«', '»'],
  ] as const) {
    const more = balance(words, pair) - balance(instead, pair);
    if (more > 0) words += pair[1].repeat(more);
    if (more < 0) words = pair[0].repeat(-more) + words;
  }
  const stop = /[.!?…]["”’»)]*$/;
  const loose = /[,;:–—-]+(?=["”’»)]*$)/;
  if (stop.test(instead.trim()) && !stop.test(words))
    words = loose.test(words) ? words.replace(loose, '.') : `${words}.`;
  else if (!stop.test(instead.trim()) && !/[,;:]["”’»)]*$/.test(instead.trim())) words = words.replace(loose, '');
  const startsBig = /^["“‘«(\s]*\p{Lu}/u.test(instead);
  return startsBig
    ? words.replace(/^(["“‘«(]*)(\p{Ll})/u, (_, marks: string, first: string) => marks + first.toUpperCase())
    : words;
}
