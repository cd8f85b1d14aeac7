// Every phrase whose vector is computed beforehand, by scripts/build-phrase-vectors.ts.
import { readByModel } from './ideas/idea-sense.ts';
import { allNeeds } from './ideas/needs.ts';
import { tablePassages } from './passage-table.ts';
import { comparedPhrases } from './passages-by-vector.ts';

/** Every phrase with which ideas are compared, once, as the model reads it. */
export function phrasesToRead(): readonly string[] {
  const table = tablePassages().flatMap((passage) => comparedPhrases(passage).map(([, text]) => text));
  const needs = allNeeds.now().flatMap(({ en, fr }) => [...en, ...fr.map((each) => readByModel(each, 'fr')!)]);
  return [...new Set([...table, ...needs])];
}
