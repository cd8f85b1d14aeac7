import { builtInSlices } from './built-in-slices.ts';
import type { IdeaSense } from './ideas/idea-sense.ts';
import { type PhraseKind, phrasesOf } from './passage-index.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';
import { keyOf, nearness, phraseVectors } from './sentences/phrase-vectors.ts';

/** What kinds of phrases are compared, and how much they count: a situation says best whether a passage fits. */
const kindCounts: Partial<Record<PhraseKind, number>> = { situation: 1, question: 0.95, line: 0.9, title: 0.8 };
/** The nearest three phrases of a passage count, so much each. */
const placeCounts = [0.55, 0.28, 0.17] as const;

/** The phrases of a passage that are compared by their meaning. */
export const comparedPhrases = (passage: TablePassage): readonly (readonly [counts: number, text: string])[] =>
  phrasesOf(passage, 'en').flatMap(([kind, text]) =>
    kindCounts[kind] === undefined ? [] : [[kindCounts[kind], text] as const],
  );

type Compared = {
  readonly passage: TablePassage;
  readonly phrases: readonly (readonly [counts: number, vector: Float32Array])[];
};
function* build(): Generator<undefined, readonly Compared[]> {
  const { byKey } = phraseVectors.now();
  const all: Compared[] = [];
  for (const passage of tablePassages()) {
    const phrases = comparedPhrases(passage).flatMap(([counts, text]) => {
      const vector = byKey.get(keyOf(text));
      return vector ? [[counts, vector] as const] : [];
    });
    all.push({ passage, phrases });
    yield undefined;
  }
  return all;
}
/** The passages with the vectors of their phrases as they are built once. */
export const passageVectors = builtInSlices(build);

/**
 * How near each passage is to an idea in meaning, by its phrases that are nearest: 0 for the usual passage and less, 1
 * for one that is nearer by the standard deviation. Only what says something about this idea counts, however near
 * everything is.
 */
export function nearnessOfPassages(idea: IdeaSense): ReadonlyMap<TablePassage, number> {
  if (!idea) return new Map();
  const scores = passageVectors.now().map(({ passage, phrases }) => {
    const [first = 0, second = 0, third = 0] = phrases
      .map(([counts, vector]) => counts * nearness(idea, vector))
      .toSorted((a, b) => b - a);
    return [passage, placeCounts[0] * first + placeCounts[1] * second + placeCounts[2] * third] as const;
  });
  const mean = scores.reduce((sum, [, score]) => sum + score, 0) / scores.length;
  const spread = Math.sqrt(scores.reduce((sum, [, score]) => sum + (score - mean) ** 2, 0) / scores.length);
  return new Map(scores.map(([passage, score]) => [passage, spread > 0 ? Math.max(0, (score - mean) / spread) : 0]));
}
