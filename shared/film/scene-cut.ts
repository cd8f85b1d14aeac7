import { endsSentence } from '../story/prose.ts';

/** A place between two words of a scene: this many words stay in the first part. */
export type CutPlace = { readonly words: number; readonly ends: 'sentence' | 'phrase' | 'word' };

const phraseEnd = /[,;:—–][\s"'”’»)\]]*$/u;
const opening = /^[«“‘([{¿¡]+$/u;
const hasLetter = /[\p{L}\p{N}]/u;
const tokensOf = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }));

/** Every place at which a text can be split, with what ends there. Separate punctuation stays with its word. */
export function cutPlaces(text: string): CutPlace[] {
  const tokens = tokensOf(text);
  return tokens.slice(1).flatMap(({ word, from }, at): CutPlace[] => {
    const [before, after] = [tokens.slice(0, at + 1), tokens.slice(at + 1)];
    if (![before, after].every((part) => part.some((token) => hasLetter.test(token.word)))) return [];
    if (opening.test(before.at(-1)?.word ?? '') || (!hasLetter.test(word) && !opening.test(word))) return [];
    const said = text.slice(before.at(-2)?.from ?? 0, from).trimEnd();
    return [{ words: at + 1, ends: endsSentence(said) ? 'sentence' : phraseEnd.test(said) ? 'phrase' : 'word' }];
  });
}

/** How many words further a split may move to fall where a reader would pause. */
const worth = { sentence: 0, phrase: 2, word: 7 } as const;

/**
 * The place that fits a share (0 to 1) of the text best: where a sentence or at least a phrase ends; null when there is
 * none.
 */
export function placeNear(text: string, share: number): CutPlace | null {
  const total = tokensOf(text).length;
  const cost = ({ words, ends }: CutPlace) => Math.abs(words - total * share) + worth[ends];
  return cutPlaces(text).reduce<CutPlace | null>(
    (best, place) => (best === null || cost(place) < cost(best) ? place : best),
    null,
  );
}

/** The share of a text that its first words are. */
export const shareOf = (text: string, words: number): number => words / Math.max(1, tokensOf(text).length);

/** The two parts of a text; joined by a space they are its words again. Null when one of them would have none. */
export function splitText(text: string, words: number): [string, string] | null {
  const tokens = tokensOf(text);
  const [last, next] = [tokens[words - 1], tokens[words]];
  return last && next ? [text.slice(tokens[0]?.from ?? 0, last.to), text.slice(next.from).trimEnd()] : null;
}
