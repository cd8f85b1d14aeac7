import type { Language } from '#shared/vocabulary.ts';
import { creatorsNote } from './creators-note.ts';
import { glossed } from '../sentences/french-glosses.ts';
import { languageOfIdea } from './idea-language.ts';
import { keyOf, phraseVectors, placed } from '../sentences/phrase-vectors.ts';
import { sentenceVector } from '../sentences/sentence-model.ts';

/** Where a whole idea stands among sentences by its meaning; null when no model can read it. */
export type IdeaSense = Float32Array | null;
/** A sentence as the model reads it, which knows English only: a French one word for word, an Ewe one not at all. */
export const readByModel = (sentence: string, written: Language): string | null =>
  written === 'en' ? sentence : written === 'fr' ? glossed(sentence) : null;

/** What an idea means without the notes beside it, as the sentence model reads it. */
export async function senseOf(idea: string): Promise<IdeaSense> {
  const { words } = creatorsNote(idea);
  const sentence = readByModel(words, languageOfIdea(words));
  if (sentence === null) return null;
  const { frame, byKey } = phraseVectors.now();
  return byKey.get(keyOf(sentence)) ?? placed(await sentenceVector(sentence), frame);
}
