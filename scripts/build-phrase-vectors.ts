/**
 * Makes `server/passages/words/phrase-vectors.bin`, the vectors of what the passage table and the needs say, from the
 * sentence model. Run it after a change of either, or of the French glosses: a test says so. Phrases that are there
 * already are not read again (`--all`: all are, and the main directions are found again; that takes half an hour).
 */
import { writeFileSync } from 'node:fs';
import { fixtureSentences, fixtureVectors } from '#server/passages/fixtures/fixture-ideas.ts';
import { modelWidth, openMiniLm } from '#server/passages/sentences/mini-lm.ts';
import {
  keptWidth,
  keyOf,
  phraseVectors,
  phraseVectorsFile,
  placed,
  vectorRows,
} from '#server/passages/sentences/phrase-vectors.ts';
import { phrasesToRead } from '#server/passages/phrases-to-read.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import { comparedPhrases } from '#server/passages/passages-by-vector.ts';
import { mainDirections } from './main-directions.ts';

const isNew = process.argv.includes('--all');
const model = openMiniLm();
const phrases = phrasesToRead();

function newFrame(): Float32Array {
  const vectors = tablePassages().flatMap((passage) =>
    comparedPhrases(passage).map(([, text]) => model.vectorOf(text)),
  );
  const mean = new Float32Array(modelWidth);
  for (const vector of vectors) vector.forEach((value, at) => (mean[at]! += value / vectors.length));
  const centred = vectors.map((vector) => vector.map((value, at) => value - mean[at]!));
  return Float32Array.from([...mean, ...mainDirections(centred, keptWidth).flatMap((direction) => [...direction])]);
}
const known = isNew ? { frame: newFrame(), byKey: new Map<string, Float32Array>() } : phraseVectors.now();
const vectors = new Map(
  phrases.map((phrase) => {
    const key = keyOf(phrase);
    return [key, known.byKey.get(key) ?? placed(model.vectorOf(phrase), known.frame)] as const;
  }),
);
writeFileSync(
  new URL('../server/passages/words/phrase-vectors.bin', import.meta.url),
  phraseVectorsFile(known.frame, vectors),
);
process.stdout.write(
  `${vectors.size} phrases, ${phrases.filter((phrase) => !known.byKey.has(keyOf(phrase))).length} of them read\n`,
);

const knownFixtures = isNew ? new Map<string, Float32Array>() : fixtureVectors();
const fixtures = new Map(
  fixtureSentences().map((sentence) => {
    const key = keyOf(sentence);
    return [key, knownFixtures.get(key) ?? placed(model.vectorOf(sentence), known.frame)] as const;
  }),
);
writeFileSync(new URL('../server/passages/fixtures/idea-vectors.bin', import.meta.url), vectorRows(fixtures));
