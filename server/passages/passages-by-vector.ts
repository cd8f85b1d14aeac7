import { type PhraseKind, passageIndex, type TableLanguage } from './passage-index.ts';
import type { TablePassage } from './passage-table.ts';
import { nearness } from './sentence-vectors.ts';

/** What kinds of phrases count: a situation says best whether a passage fits. */
const kindCounts: Record<PhraseKind, number> = { situation: 1, question: 0.95, line: 0.9, title: 0.8, summary: 0.85, lesson: 0.85 };
/** The nearest three phrases of a passage count, so much each. */
const placeCounts = [0.55, 0.28, 0.17] as const;

/**
 * How near each passage is to an idea in meaning, by its phrases that are nearest: 0 for the usual passage and less, 1 for one that is nearer
 * by the standard deviation. Only what says something about this idea counts, however near everything is.
 */
export function nearnessOfPassages(idea: Float32Array | null, language: TableLanguage): ReadonlyMap<TablePassage, number> {
  if (!idea) return new Map();
  const { phrases } = passageIndex(language);
  const nearest = new Map<TablePassage, number[]>();
  for (const { passage, kind, vector } of phrases) {
    const best = nearest.get(passage) ?? [];
    best.push(vector ? kindCounts[kind] * nearness(idea, vector) : 0);
    nearest.set(passage, best);
  }
  const scores = [...nearest].map(([passage, all]) => {
    const [first = 0, second = 0, third = 0] = all.toSorted((a, b) => b - a);
    return [passage, placeCounts[0] * first + placeCounts[1] * second + placeCounts[2] * third] as const;
  });
  const mean = scores.reduce((sum, [, score]) => sum + score, 0) / scores.length;
  const spread = Math.sqrt(scores.reduce((sum, [, score]) => sum + (score - mean) ** 2, 0) / scores.length);
  return new Map(scores.map(([passage, score]) => [passage, spread > 0 ? Math.max(0, (score - mean) / spread) : 0]));
}
