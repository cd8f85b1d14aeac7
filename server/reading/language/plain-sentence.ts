// For scenes in which nobody acts: chooses the sentence that the picture follows.
import { imagesIn } from '../things/image-words.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';

/** The sentence of a scene in which nobody does anything: the first that is told and asks nothing. */
export function stillSentence(sentences: readonly SentenceReading[]): number {
  const found = sentences.findIndex(
    ({ sentence }) => !sentence.isQuestion && sentence.tokens.some(({ quoted }) => !quoted),
  );
  return Math.max(0, found);
}

/** The sentence of a text without events that names most images. */
export function sentenceWithMostImages(sentences: readonly SentenceReading[], language: ReadingLanguage): number {
  const images = sentences.map(({ sentence }) => imagesIn(sentence.tokens, language).length);
  return Math.max(0, images.indexOf(Math.max(0, ...images)));
}
