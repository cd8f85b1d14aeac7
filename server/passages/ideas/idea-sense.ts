// The vectors that the sentence model gives an idea: of the whole and of each sentence.
import type { Language } from '#shared/vocabulary.ts';
import { creatorsNote } from './creators-note.ts';
import { glossed } from '../sentences/french-glosses.ts';
import { languageOfIdea } from './idea-language.ts';
import { keyOf, phraseVectors, placed } from '../sentences/phrase-vectors.ts';
import { sentenceVector } from '../sentences/sentence-model.ts';

/**
 * The meaning vectors of an idea: of the whole, and of each of its sentences; null when no model can read it.
 */
export type IdeaSense = { readonly whole: Float32Array; readonly parts: readonly Float32Array[] } | null;
/** A sentence as the model reads it, which knows English only: a French one word for word, an Ewe one not at all. */
export const readByModel = (sentence: string, written: Language): string | null =>
  written === 'en' ? sentence : written === 'fr' ? glossed(sentence) : null;

/** How many sentences of an idea are read by themselves; each takes a tenth of a second. */
const mostParts = 5;
const parts = (words: string): string[] => {
  const all = (words.match(/[^.!?;:\n…]+[.!?…]*/gu) ?? [])
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}.*\p{L}{2}/u.test(part));
  return all.length > 1 ? all.slice(0, mostParts) : [];
};

/** The parts of an idea that the model reads, without notes: the whole, then its sentences; or nothing. */
export function readOfIdea(idea: string): readonly string[] {
  const { words } = creatorsNote(idea);
  const written = languageOfIdea(words);
  return [words, ...parts(words)].flatMap((each) => readByModel(each, written) ?? []);
}

/** Combines the vectors of the whole and of the sentences. */
export const senseFrom = ([whole, ...others]: readonly Float32Array[]): IdeaSense =>
  whole ? { whole, parts: others } : null;

/** What an idea means, as the sentence model reads it. */
export async function senseOf(idea: string): Promise<IdeaSense> {
  const { frame, byKey } = phraseVectors.now();
  const read = async (sentence: string) =>
    byKey.get(keyOf(sentence)) ?? placed(await sentenceVector(sentence, 'ideas'), frame);
  return senseFrom(await Promise.all(readOfIdea(idea).map(read)));
}
