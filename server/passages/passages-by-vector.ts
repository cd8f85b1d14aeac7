// Scores passages by how near their phrases are to an idea in the vector space of the sentence model.
import { builtInSlices } from './built-in-slices.ts';
import { meaningSpace } from './ideas/meaning-space.ts';
import { type PhraseKind, phrasesOf } from './passage-index.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';
import { keyOf, nearness, phraseVectors } from './sentences/phrase-vectors.ts';

/** What kinds of phrases are compared, and how much they count: a situation says best whether a passage fits. */
const kindCounts: Partial<Record<PhraseKind, number>> = { situation: 1, question: 0.95, line: 0.9, title: 0.8 };
/** The three nearest phrases of a passage count, with these weights. */
const placeCounts = [0.55, 0.28, 0.17] as const;

/** The phrases of a passage that are compared by their meaning. */
export const comparedPhrases = (passage: TablePassage): readonly (readonly [counts: number, text: string])[] =>
  phrasesOf(passage, 'en').flatMap(([kind, text]) =>
    kindCounts[kind] === undefined ? [] : [[kindCounts[kind], text] as const],
  );

type Compared = {
  readonly passage: TablePassage;
  readonly phrases: readonly (readonly [counts: number, at: Float32Array])[];
};
function* build(): Generator<undefined, readonly Compared[]> {
  const { byKey } = phraseVectors.now();
  const { placed } = meaningSpace.now();
  const all: Compared[] = [];
  for (const passage of tablePassages()) {
    const phrases = comparedPhrases(passage).flatMap(([counts, text]) => {
      const vector = byKey.get(keyOf(text));
      return vector ? [[counts, placed(vector)] as const] : [];
    });
    all.push({ passage, phrases });
    yield undefined;
  }
  return all;
}
/** The passages with their phrases in the trained space as they are built once. */
export const passageVectors = builtInSlices(build);

/**
 * How near each passage is to a sentence in the trained space, by its phrases that are nearest: 0 for the usual
 * passage, 1 for one that is nearer by the standard deviation. Only what says something about this sentence counts,
 * however near everything is.
 */
export function nearnessOfPassages(at: Float32Array): ReadonlyMap<TablePassage, number> {
  const scores = passageVectors.now().map(({ passage, phrases }) => {
    const best = [-1, -1, -1] as [number, number, number];
    for (const [counts, phrase] of phrases) {
      const near = counts * nearness(at, phrase);
      if (near > best[0]) best.splice(0, 3, near, best[0], best[1]);
      else if (near > best[1]) best.splice(1, 2, near, best[1]);
      else if (near > best[2]) best[2] = near;
    }
    return [passage, best.reduce((sum, near, place) => sum + placeCounts[place]! * near, 0)] as const;
  });
  const mean = scores.reduce((sum, [, score]) => sum + score, 0) / scores.length;
  const spread = Math.sqrt(scores.reduce((sum, [, score]) => sum + (score - mean) ** 2, 0) / scores.length);
  return new Map(scores.map(([passage, score]) => [passage, spread > 0 ? (score - mean) / spread : 0]));
}
