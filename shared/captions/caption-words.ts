import type { Word } from '../film/timeline-parts.ts';

/** A word as captions print it, punctuation included, with its time in the clip and what ends with it. */
export type TimedToken = {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly ends: 'sentence' | 'phrase' | null;
};

const hasLetter = /[\p{L}\p{N}]/u;
const opening = /^[«“‘([{¿¡]+$/u;
const dash = /^[—–-]+$/u;
const sentenceEnd = /[.!?…][\s"'”’»)\]]*$/u;
const phraseEnd = /[,;:—–][\s"'”’»)\]]*$/u;

/**
 * The words of the text, each with its time. A voice's report may differ from the text (numbers, punctuation, joined
 * words): missing words share the time between their neighbours.
 */
export function timedTokens({
  text,
  words,
  durationMs,
}: {
  text: string;
  words: readonly Word[];
  durationMs: number;
}): TimedToken[] {
  const tokens = tokensOf(text);
  const heard = matches(tokens, words);
  const timed: TimedToken[] = [];
  for (let index = 0; index < tokens.length; ) {
    const word = words[heard[index] ?? -1];
    let end = index + 1;
    if (!word) while (end < tokens.length && heard[end] === null) end += 1;
    const run = tokens.slice(index, end);
    const startMs = word?.startMs ?? timed.at(-1)?.endMs ?? 0;
    const endMs = Math.max(startMs, word?.endMs ?? words[heard[end] ?? -1]?.startMs ?? durationMs);
    const weight = run.reduce((sum, token) => sum + token.length + 1, 0);
    let at = startMs;
    for (const each of run) {
      const next = at + ((endMs - startMs) * (each.length + 1)) / weight;
      timed.push({ text: each, startMs: at, endMs: next, ends: endOf(each) });
      at = next;
    }
    index = end;
  }
  return timed;
}

/** Words split at spaces; separate punctuation (French « : » and dashes) stays with its word. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  let before = '';
  for (const part of text.normalize('NFC').split(/[ \t\r\n]+/)) {
    if (!part) continue;
    if (hasLetter.test(part)) {
      tokens.push(before + part);
      before = '';
    } else if (opening.test(part) || tokens.length === 0 || (dash.test(part) && sentenceEnd.test(tokens.at(-1) ?? '')))
      before += `${part} `;
    else tokens[tokens.length - 1] += ` ${part}`;
  }
  if (before && tokens.length > 0) tokens[tokens.length - 1] += ` ${before.trim()}`;
  return tokens;
}

/** Whether a sentence, a clause or nothing ends after a word, by its punctuation. */
export const endOf = (token: string): TimedToken['ends'] =>
  sentenceEnd.test(token) ? 'sentence' : phraseEnd.test(token) ? 'phrase' : null;

const bare = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');

/**
 * For each token the index of the word that says it, or null: equal words in order, looking a few words ahead on both
 * sides after a difference.
 */
function matches(tokens: readonly string[], words: readonly Word[]): (number | null)[] {
  const spoken = words.map((word) => bare(word.text));
  const written = tokens.map(bare);
  const found: (number | null)[] = written.map(() => null);
  if (spoken.length === written.length) return written.map((_, index) => index);
  const reach = 8;
  let [token, word] = [0, 0];
  while (token < written.length && word < spoken.length) {
    const step = nearest(
      reach,
      (aside, ahead) => !!written[token + aside] && written[token + aside] === spoken[word + ahead],
    );
    if (!step) {
      token += 1;
      word += 1;
      continue;
    }
    found[token + step[0]] = word + step[1];
    token += step[0] + 1;
    word += step[1] + 1;
  }
  return found;
}

/** The pair of offsets with the smallest sum for which `fits` holds. */
function nearest(reach: number, fits: (a: number, b: number) => boolean): [number, number] | null {
  for (let sum = 0; sum <= reach; sum += 1) for (let a = 0; a <= sum; a += 1) if (fits(a, sum - a)) return [a, sum - a];
  return null;
}
