// Cuts a sentence into words and punctuation marks, for the code that finds people. scene-sentences.ts does it for
// actions.
import type { TaleTongue } from '../people/people-grammar.ts';

/** A word or a mark of a sentence, with its place in it. `low` is in lower case with straight apostrophes. */
export type Token = {
  readonly text: string;
  readonly low: string;
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
};

const piece = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’\-‑]\p{L}[\p{L}\p{M}]*)*|\p{N}+|[^\s\p{L}\p{N}]/gu;
const elided = /^(?:l|d|qu|s|j|m|t|c|n|jusqu|lorsqu|puisqu|quoiqu)['’]/i;
const frenchTail = /-(?:t-)?(?:ils?|elles?|on|je|tu|nous|vous|lui|moi|toi|le|la|les|leur|ce)(?=-|$)/giu;
const pronounAndVerb = /^(?:I|he|she|it|they|we|you|that|there|who|what|let|here)['’]s$/i;

/**
 * The words and marks of a sentence. Elided words (`l’`), inverted pronouns (`-elle`) and the owner's `’s` are tokens
 * of their own.
 */
export function tokensOf(sentence: string, language: TaleTongue): Token[] {
  const tokens: Token[] = [];
  const add = (text: string, start: number) => {
    const low = text.toLowerCase().replaceAll('’', "'").replaceAll('‑', '-');
    tokens.push({
      text,
      low,
      start,
      end: start + text.length,
      isWord: /^['’]?[\p{L}\p{N}]/u.test(text) && text !== "'",
    });
  };
  for (const { 0: text, index } of sentence.matchAll(piece)) {
    for (const part of language === 'fr' ? frenchParts(text) : englishParts(text, sentence, index))
      add(part.text, index + part.at);
  }
  return tokens;
}

type Part = { text: string; at: number };

function frenchParts(text: string): Part[] {
  const head = elided.exec(text)?.[0];
  if (head && head.length < text.length)
    return [
      { text: head, at: 0 },
      ...frenchParts(text.slice(head.length)).map(({ text: rest, at }) => ({ text: rest, at: at + head.length })),
    ];
  const tails = [...text.matchAll(frenchTail)];
  const [first] = tails;
  if (!first || first.index === 0) return [{ text, at: 0 }];
  return [
    { text: text.slice(0, first.index), at: 0 },
    ...tails.map(({ 0: tail, index }) => {
      const bare = tail.replace(/^-(?:t-)?/i, '');
      return { text: bare, at: index + tail.length - bare.length };
    }),
  ];
}

function englishParts(text: string, sentence: string, index: number): Part[] {
  if (/['’]s$/i.test(text) && !pronounAndVerb.test(text))
    return [
      { text: text.slice(0, -2), at: 0 },
      { text: text.slice(-2), at: text.length - 2 },
    ];
  if (/^(?:he|she|they|i|you|we)['’]/i.test(text)) return [{ text: text.slice(0, text.search(/['’]/)), at: 0 }];
  // "Jesus’ feet", "the boys’ ball": the mark after the owner.
  if (/s$/i.test(text) && /^['’] \p{Ll}/u.test(sentence.slice(index + text.length))) return [{ text, at: 0 }];
  return [{ text, at: 0 }];
}

/** Whether the token after a word says that the word owns what follows. */
export const isOwnerMark = (tokens: readonly Token[], at: number): boolean => {
  const [before, mark, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!mark || !before) return false;
  if (mark.low === "'s") return true;
  return (
    /^['’]$/.test(mark.text) &&
    /s$/.test(before.low) &&
    mark.start === before.end &&
    !!behind?.isWord &&
    behind.start === mark.end + 1
  );
};
