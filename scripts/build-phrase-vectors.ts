/**
 * Makes `server/passages/words/phrase-vectors.bin`, the vectors of what the passage table and the needs say, from the
 * sentence model with its adapter. Run it after a change of these, or of the French glosses: a test says so. Phrases
 * that are there already are not read again. With another adapter, or with `--all`, all are, and the main directions are
 * found again: that takes half an hour, or seconds with `--from=FILE`, the vectors that `train-adapter.py` wrote.
 * Then run `build-ranking-vectors.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fixtureSentences, fixtureVectors } from '#server/passages/fixtures/fixture-ideas.ts';
import { adapterDigest, openIdeaAdapter } from '#server/passages/sentences/idea-adapter.ts';
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

const adapter = adapterDigest();
/** A file of another adapter, or of an older form, cannot be read on. */
function isCurrent(): boolean {
  try {
    return phraseVectors.now().adapter === adapter;
  } catch {
    return false;
  }
}
const isNew = process.argv.includes('--all') || !isCurrent();
const model = openMiniLm(openIdeaAdapter());

/** Vectors of the same model that the training wrote: of each sentence the key and the numbers of 32 bits. */
function writtenByTraining(): ReadonlyMap<string, Float32Array> {
  const file = process.argv.find((each) => each.startsWith('--from='))?.slice('--from='.length);
  const all = file ? readFileSync(file) : Buffer.alloc(0);
  const rowLength = 8 + 4 * modelWidth;
  return new Map(
    Array.from({ length: all.length / rowLength }, (_, row) => [
      all.toString('hex', row * rowLength, row * rowLength + 8),
      Float32Array.from({ length: modelWidth }, (__, at) => all.readFloatLE(row * rowLength + 8 + 4 * at)),
    ]),
  );
}
const written = writtenByTraining();
const vectorOf = (sentence: string): Float32Array => written.get(keyOf(sentence)) ?? model.vectorOf(sentence);

const phrases = phrasesToRead();

function newFrame(): Float32Array {
  const vectors = tablePassages().flatMap((passage) => comparedPhrases(passage).map(([, text]) => vectorOf(text)));
  const mean = new Float32Array(modelWidth);
  for (const vector of vectors) vector.forEach((value, at) => (mean[at]! += value / vectors.length));
  const centred = vectors.map((vector) => vector.map((value, at) => value - mean[at]!));
  return Float32Array.from([...mean, ...mainDirections(centred, keptWidth).flatMap((direction) => [...direction])]);
}
const known = isNew ? { frame: newFrame(), byKey: new Map<string, Float32Array>() } : phraseVectors.now();
const vectors = new Map(
  phrases.map((phrase) => {
    const key = keyOf(phrase);
    return [key, known.byKey.get(key) ?? placed(vectorOf(phrase), known.frame)] as const;
  }),
);
writeFileSync(
  new URL('../server/passages/words/phrase-vectors.bin', import.meta.url),
  phraseVectorsFile({ adapter, frame: known.frame, byKey: vectors }),
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
      return [key, kept.get(key) ?? placed(vectorOf(sentence), known.frame)] as const;
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
