/**
 * Writes what `train-adapter.py` trains with to a file in JSON: the needs with their sentences and choices, the typed
 * ideas, the phrases of the passages, all as the sentence model reads them, and whatever else has a vector in the
 * repository. `node scripts/training/write-training-data.ts FILE`
 */
import { writeFileSync } from 'node:fs';
import { fixtureSentences } from '#server/passages/fixtures/fixture-ideas.ts';
import { readByModel, readOfIdea } from '#server/passages/ideas/idea-sense.ts';
import { allNeeds, chosenFor } from '#server/passages/ideas/needs.ts';
import { typedIdeas } from '#server/passages/ideas/typed-ideas.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import { comparedPhrases } from '#server/passages/passages-by-vector.ts';
import { audiences } from '#shared/vocabulary.ts';

const [, , file] = process.argv;
if (!file) throw new RangeError('Which file shall be written?');
const needs = allNeeds.now().map((need) => ({
  id: need.id,
  sentences: [...need.en, ...need.fr.map((each) => readByModel(each, 'fr')!)],
  chosen: Object.fromEntries(audiences.map((audience) => [audience, chosenFor(need, audience)])),
}));
const ideas = typedIdeas().flatMap(({ need, audience, idea }) =>
  readOfIdea(idea)
    .slice(0, 1)
    .map((text) => ({ need, audience, text })),
);
const passages = tablePassages().map((passage) => ({
  id: passage.id,
  phrases: comparedPhrases(passage).map(([, text]) => text),
}));
writeFileSync(file, JSON.stringify({ needs, ideas, passages, others: fixtureSentences() }));
