/**
 * Makes `server/passages/words/phrase-vectors.bin`, the vectors of what the passage table and the needs say, from the
 * sentence model. Run it after a change of either, or of the French glosses: a test says so. Phrases that are there
 * already are not read again (`--all`: all are, and the main directions are found again; that takes half an hour).
 * Then run `build-ranking-vectors.ts`.
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
import { trainedWith } from '#server/passages/ideas/meaning-space.ts';
import { typedVectors } from '#server/passages/ideas/typed-vectors.ts';
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

/** Writes the vectors of other sentences into a file of their own, which the studio does not read. */
function writeOthers(
  name: string,
  sentences: readonly string[],
  before: () => ReadonlyMap<string, Float32Array>,
): void {
  const kept = isNew ? new Map<string, Float32Array>() : before();
  const rows = new Map(
    sentences.map((sentence) => {
      const key = keyOf(sentence);
      return [key, kept.get(key) ?? placed(model.vectorOf(sentence), known.frame)] as const;
    }),
  );
  writeFileSync(new URL(`../server/passages/${name}`, import.meta.url), vectorRows(rows));
}
writeOthers('fixtures/idea-vectors.bin', fixtureSentences(), fixtureVectors);
writeOthers(
  'needs/typed/vectors.bin',
  trainedWith().typed.map(([, sentence]) => sentence),
  typedVectors,
);
