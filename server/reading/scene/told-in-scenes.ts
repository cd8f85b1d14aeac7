// Looks through the sentences of scenes for what they tell: events, speech, animals.
import type { ReadingEra } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import { hasNoPlot } from '../tale/tale-kind.ts';
import { thingsIn } from '../things/scene-things.ts';
import { spoken } from './scene-choice.ts';
import type { ReadingLanguage } from './scene-sentences.ts';
import type { SentenceReading } from './sentence-reading.ts';

/** The animals that a sentence names. */
export const beastsIn = ({ sentence, deeds }: SentenceReading, language: ReadingLanguage) =>
  thingsIn(sentence, deeds, null, language).animals;

/** Whether a tale tells no events: a psalm, a letter. */
export function isPlotless(
  all: readonly (readonly SentenceReading[])[],
  whole: string,
  language: ReadingLanguage,
  era: ReadingEra,
): boolean {
  // What is only said is neither an event nor the lack of one.
  const sentences = all.flat().filter(({ sentence: { tokens } }) => tokens.some(({ quoted }) => !quoted));
  const events = sentences.filter(({ deeds }) =>
    deeds.some((deed) => deed.happens && deed.isPast && deed.actors.some((id) => id !== 'teller')),
  );
  const told = sentences.filter(({ deeds }) =>
    deeds.some((deed) => deed.happens && deed.action !== 'none' && deed.actors.length > 0),
  );
  return hasNoPlot(whole, language, era === 'scripture' ? events.length : told.length, sentences.length);
}

/**
 * Whether a deed is told in the past tense of somebody who is named: what a psalm or a letter says of "me" and "you" is
 * no event.
 */
export const isTold = ({ spans }: SentenceReading, { isPast, actors, at }: Deed): boolean =>
  isPast && spans.some(({ how, person, to }) => how !== 'pronoun' && to < at && actors.includes(person));

/** Whoever spoke last in a scene. */
export const lastSpeech = (sentences: readonly SentenceReading[]): Deed | null =>
  sentences
    .flatMap(({ deeds }) => deeds)
    .findLast(
      ({ happens, isAside, action, actors }) => happens && !isAside && spoken.has(action) && actors.length > 0,
    ) ?? null;
