/**
 * Makes `server/reading/learned/reading-heads.bin`: two heads on the sentence model that tell where a sentence plays
 * and what is done in it, trained with the sentences beside the file and the word lists of the rules. Run it when the
 * sentences have changed: a test says so. It takes some seconds, and some minutes the first time, while the model reads
 * the sentences.
 *
 * A head is that of a linear discriminant analysis: the mean of each label, in a space in which the spread around the
 * means is the same in all directions, in closed form, so that the same data make the same file. It is checked on
 * pieces of the data, one after the other left out.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { modelWidth, openMiniLm } from '#server/passages/sentences/mini-lm.ts';
import { keyOf } from '#server/passages/sentences/phrase-vectors.ts';
import {
  digestOfLessons,
  type HeadName,
  headNames,
  type Labelled,
  labelledSentences,
  labelsOf,
  wordsOfLabels,
} from '#server/reading/learned/labelled-sentences.ts';
import { readByModel } from '#server/reading/learned/read-by-model.ts';
import { type Head, headsFile, probabilities } from '#server/reading/learned/reading-heads.ts';

/** How far the spread is drawn towards the same in all directions. */
const evenness = 2;
/** As many sentences of no label as draw the mean of a label towards that of all. */
const caution = 4;
/** As many sentences as the word lists count for a label. */
const wordCount = 6;
/** How much more often a label is expected that has more sentences. */
const often = 0.5;
const pieces = 5;
const heats = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5] as const;

type Lesson = Labelled & { readonly vector: Float32Array };

const cache = new URL('../node_modules/.cache/tale-studio/', import.meta.url);
const cached = new URL('sentence-vectors.bin', cache);
const rowBytes = 8 + modelWidth * 4;

/** The vectors of texts; those that were read once are kept on this machine. */
function vectorReader() {
  const known = new Map<string, Float32Array>();
  try {
    const all = readFileSync(cached);
    for (let at = 0; at + rowBytes <= all.length; at += rowBytes)
      known.set(
        all.toString('hex', at, at + 8),
        Float32Array.from({ length: modelWidth }, (_, each) => all.readFloatLE(at + 8 + each * 4)),
      );
  } catch {
    // The first time.
  }
  let model: ReturnType<typeof openMiniLm> | undefined;
  return {
    read: (text: string): Float32Array => {
      const key = keyOf(text);
      const vector = known.get(key) ?? (model ??= openMiniLm()).vectorOf(text);
      known.set(key, vector);
      return vector;
    },
    close: (): void => {
      model?.close();
      mkdirSync(cache, { recursive: true });
      const rows = [...known].map(([key, vector]) =>
        Buffer.concat([Buffer.from(key, 'hex'), Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)]),
      );
      writeFileSync(cached, Buffer.concat(rows));
    },
  };
}

function meanOf(vectors: readonly Float32Array[]): Float64Array {
  const mean = new Float64Array(modelWidth);
  for (const vector of vectors) vector.forEach((value, at) => (mean[at]! += value / vectors.length));
  return mean;
}

/** Lower triangle whose product with itself a symmetric matrix is. */
function triangleOf(matrix: readonly Float64Array[]): Float64Array[] {
  const lower = matrix.map(() => new Float64Array(modelWidth));
  for (let row = 0; row < modelWidth; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row]![column]!;
      for (let at = 0; at < column; at += 1) sum -= lower[row]![at]! * lower[column]![at]!;
      lower[row]![column] = row === column ? Math.sqrt(sum) : sum / lower[column]![column]!;
    }
  return lower;
}

/** Solves linear equations whose matrix is given by its triangular factor (Cholesky). */
function solved(lower: readonly Float64Array[], vector: Float64Array): Float64Array {
  const out = Float64Array.from(vector);
  for (let row = 0; row < modelWidth; row += 1) {
    for (let at = 0; at < row; at += 1) out[row]! -= lower[row]![at]! * out[at]!;
    out[row]! /= lower[row]![row]!;
  }
  for (let row = modelWidth - 1; row >= 0; row -= 1) {
    for (let at = row + 1; at < modelWidth; at += 1) out[row]! -= lower[at]![row]! * out[at]!;
    out[row]! /= lower[row]![row]!;
  }
  return out;
}

/** Where each label of the word lists stands beside the mean of them all. */
function wordMeans(words: readonly Lesson[]): ReadonlyMap<string, Float64Array> {
  const means = new Map(
    [...Map.groupBy(words, ({ label }) => label)].map(([label, own]) => [
      label,
      meanOf(own.map(({ vector }) => vector)),
    ]),
  );
  const usual = meanOf([...means.values()].map((mean) => Float32Array.from(mean)));
  return new Map([...means].map(([label, mean]) => [label, mean.map((value, at) => value - usual[at]!)]));
}

function trained(
  labels: readonly string[],
  lessons: readonly Lesson[],
  words: ReadonlyMap<string, Float64Array>,
): Head {
  const usual = meanOf(lessons.map(({ vector }) => vector));
  const byLabel = Map.groupBy(lessons, ({ label }) => label);
  const means = new Map(
    labels.map((label) => {
      const own = byLabel.get(label) ?? [];
      const [seen, word] = [meanOf(own.map(({ vector }) => vector)), words.get(label)];
      const count = own.length + caution + (word ? wordCount : 0);
      const mean = usual.map((value, at) => {
        const away = own.length > 0 ? seen[at]! - value : 0;
        return (own.length * away + (word ? wordCount * word[at]! : 0)) / count;
      });
      return [label, mean] as const;
    }),
  );
  const spread = usual.map(() => 0);
  const matrix = [...spread].map(() => new Float64Array(modelWidth));
  for (const { label, vector } of lessons) {
    const mean = means.get(label)!;
    const away = Float64Array.from(vector, (value, at) => value - usual[at]! - mean[at]!);
    for (const [row, line] of matrix.entries())
      for (let column = 0; column <= row; column += 1) line[column]! += (away[row]! * away[column]!) / lessons.length;
  }
  const even = (evenness * matrix.reduce((sum, line, at) => sum + line[at]!, 0)) / modelWidth;
  for (const [at, line] of matrix.entries()) line[at]! += even;
  const lower = triangleOf(matrix);
  const weights = new Float32Array(labels.length * modelWidth);
  const biases = new Float32Array(labels.length);
  for (const [index, label] of labels.entries()) {
    const mean = means.get(label)!;
    const row = solved(lower, mean);
    weights.set(row, index * modelWidth);
    biases[index] =
      often * Math.log((byLabel.get(label)?.length ?? 0) + 1) -
      row.reduce((sum, value, at) => sum + value * (mean[at]! / 2 + usual[at]!), 0);
  }
  return { weights, biases };
}

const heated = ({ weights, biases }: Head, heat: number): Head => ({
  weights: weights.map((value) => value * heat),
  biases: biases.map((value) => value * heat),
});

/** Checks a head on pieces that it was not trained with, prints how well it does, and tells how bold it may be. */
function checked(name: HeadName, lessons: readonly Lesson[], words: ReadonlyMap<string, Float64Array>): number {
  const labels: readonly string[] = labelsOf[name];
  const pieceOf = (at: number) => Math.floor((at * pieces) / lessons.length);
  const heads = Array.from({ length: pieces }, (_, piece) =>
    trained(
      labels,
      lessons.filter((_lesson, at) => pieceOf(at) !== piece),
      words,
    ),
  );
  const read = (heat: number) => {
    const bold = heads.map((head) => heated(head, heat));
    return lessons.map(({ label, vector, language }, at) => ({
      ...{ language, right: labels.indexOf(label), told: probabilities(bold[pieceOf(at)]!, vector) },
    }));
  };
  const surprise = (heat: number) => read(heat).reduce((sum, { right, told }) => sum - Math.log(told[right]!), 0);
  const heat = heats
    .map((each) => [each, surprise(each)] as const)
    .toSorted(([, one], [, other]) => one - other)[0]![0];
  const all = read(heat);
  const share = (list: typeof all, most: number) => {
    const found = list.filter(({ right, told }) => told.filter((each) => each > told[right]!).length < most);
    return `${((100 * found.length) / list.length).toFixed(0)} %`;
  };
  const of = (language: string) => all.filter((each) => each.language === language);
  const print = (line: string) => process.stdout.write(`${line}\n`);
  print(`${name}: ${lessons.length} sentences, heat ${heat}`);
  print(
    `  first ${share(all, 1)} (en ${share(of('en'), 1)}, fr ${share(of('fr'), 1)}), of three ${share(all, 3)}, of eight ${share(all, 8)}`,
  );
  for (const [from, to] of [
    [0, 0.1],
    [0.1, 0.2],
    [0.2, 0.4],
    [0.4, 0.6],
    [0.6, 0.8],
    [0.8, 1.01],
  ] as const) {
    const own = all
      .map(({ right, told }) => ({ most: Math.max(...told), isRight: told[right] === Math.max(...told) }))
      .filter(({ most }) => most >= from && most < to);
    const right = own.filter(({ isRight }) => isRight).length;
    if (own.length > 0)
      print(
        `  sure ${from} to ${Math.min(1, to)}: ${own.length}, of these right ${((100 * right) / own.length).toFixed(0)} %`,
      );
  }
  return heat;
}

const vectors = vectorReader();
const withVectors = (list: readonly Labelled[]): Lesson[] =>
  list.map((each) => ({ ...each, vector: vectors.read(readByModel(each.text, each.language)) }));
const headOf = (name: HeadName): Head => {
  const [lessons, words] = [withVectors(labelledSentences(name)), wordMeans(withVectors(wordsOfLabels(name)))];
  return heated(trained(labelsOf[name], lessons, words), checked(name, lessons, words));
};
const [places, deeds] = headNames.map(headOf) as [Head, Head];
vectors.close();
writeFileSync(
  new URL('../server/reading/learned/reading-heads.bin', import.meta.url),
  headsFile(digestOfLessons(), { places, deeds }),
);
