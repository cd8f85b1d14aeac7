// Runs the trained classifiers on a tale. Their opinion only checks what the rules found; it decides nothing by itself.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { glosses } from '#server/passages/sentences/french-glosses.ts';
import { sentenceVector } from '#server/passages/sentences/sentence-model.ts';
import { type ReadingAction, readingActions, type ReadingPlace } from '#shared/pictures/scene-reading.ts';
import { sentencesOf } from '#shared/story/prose.ts';
import { readingLanguage } from '../tale/tale-kind.ts';
import { clausesOf } from './clauses.ts';
import { type HeadName, labelsOf } from './labelled-sentences.ts';
import { readByModel } from './read-by-model.ts';
import { probabilities, readingHeads } from './reading-heads.ts';

/** A sentence, and how much it counts among others. */
export type Weighed = readonly [sentence: string, weight: number];
/** The opinion of the classifiers on the sentences of a tale. It checks the rules and decides nothing by itself. */
export type SecondOpinion = {
  /** The probability that sentences take place in or near a place, if they name any. */
  readonly place: (place: ReadingPlace, sentences: readonly Weighed[]) => number;
  /** The most probable place of these sentences, and how probable it is by itself. */
  readonly likeliest: (sentences: readonly Weighed[]) => { readonly place: ReadingPlace; readonly sure: number };
  /**
   * The probability that a picture shows this action or a similar one, by the whole sentence or by the clause at this
   * character, whichever is higher.
   */
  readonly deed: (action: ReadingAction, sentence: string, at: number) => number;
  /** The probability of exactly this action, by the whole sentence. */
  readonly exactly: (action: ReadingAction, sentence: string) => number;
};

/** How probable each place and each deed is for a sentence or a clause. */
type Told = Readonly<Record<HeadName, Float32Array>>;
type Groups = Readonly<Record<HeadName, readonly string[]>>;

let groups: Groups | undefined;
/** For each label, itself and those that share a group with it, by their numbers. */
function kinOf(name: HeadName, labels: readonly string[]): readonly (readonly number[])[] {
  groups ??= parse(readFileSync(new URL('./kin.yaml', import.meta.url), 'utf8')) as Groups;
  const lists = groups[name].map((line) => line.split(' '));
  return labels.map((label) => {
    const kin = new Set([label, ...lists.filter((list) => list.includes(label)).flat()]);
    return labels.flatMap((each, at) => (kin.has(each) ? [at] : []));
  });
}

const sumOf = (shares: Float32Array, which: readonly number[]): number =>
  which.reduce((sum, at) => sum + shares[at]!, 0);

/** Combines several sentences: the weighted mean of the logarithms of their probabilities. */
function pooled(told: readonly (readonly [Float32Array, number])[], count: number): Float32Array {
  const whole = told.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const logs = new Float32Array(count);
  for (const [shares, weight] of told)
    for (let at = 0; at < count; at += 1) logs[at]! += (weight / whole) * Math.log(shares[at]! + 1e-9);
  const shares = logs.map((log) => Math.exp(log));
  const sum = shares.reduce((all, each) => all + each, 0) || 1;
  return shares.map((share) => share / sum);
}

const { places: taughtPlaces } = labelsOf;
const noPlace = taughtPlaces.indexOf('unknown');

/** The opinion on a tale, from the probabilities of each sentence and clause. */
function opinionOf(told: ReadonlyMap<string, Told>): SecondOpinion {
  const [nearPlaces, nearDeeds] = [kinOf('places', taughtPlaces), kinOf('deeds', readingActions)];
  const placesOf = (sentences: readonly Weighed[]): Float32Array =>
    pooled(
      sentences.flatMap(([sentence, weight]) => {
        const shares = told.get(sentence)?.places;
        return shares ? [[shares, weight] as const] : [];
      }),
      taughtPlaces.length,
    );
  return {
    place(place, sentences) {
      const label = taughtPlaces.indexOf(place);
      // A label that was never trained cannot be denied.
      if (label < 0) return 1;
      const shares = placesOf(sentences);
      return sumOf(shares, nearPlaces[label]!) / (1 - shares[noPlace]! + 1e-9);
    },
    likeliest(sentences) {
      const shares = placesOf(sentences);
      const sure = Math.max(...shares);
      return { place: taughtPlaces[shares.indexOf(sure)]!, sure };
    },
    deed(action, sentence, at) {
      const clause = clausesOf(sentence).find(({ to }) => at < to)?.text ?? sentence;
      const shares = [sentence, clause].flatMap((text) => told.get(text)?.deeds ?? []);
      return Math.max(...shares.map((each) => sumOf(each, nearDeeds[readingActions.indexOf(action)]!)), 0);
    },
    exactly: (action, sentence) => told.get(sentence)?.deeds[readingActions.indexOf(action)] ?? 0,
  };
}

/** The longest text of a scene that is read. */
const longestScene = 4000;

/** How many tales' opinions are cached: the pictures of a tale are drawn one after another. */
const mostKept = 40;
const kept = new Map<string, Promise<SecondOpinion | null>>();

/**
 * Reads the scenes of a tale (English or French) with the sentence model, which works in a separate thread; null when
 * this installation has no model.
 */
export function secondOpinion(scenes: readonly string[]): Promise<SecondOpinion | null> {
  const key = JSON.stringify(scenes);
  const known = kept.get(key) ?? readBy(scenes, () => kept.delete(key));
  kept.delete(key);
  kept.set(key, known);
  for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
  return known;
}

/** `failed` is called when the model does: it may work the next time. */
async function readBy(scenes: readonly string[], failed: () => void): Promise<SecondOpinion | null> {
  const language = readingLanguage(scenes.join(' '));
  if (language === 'fr') await glosses.inTurns();
  const whole = scenes.flatMap((text) => sentencesOf(text.slice(0, longestScene)));
  const texts = [...new Set(whole.flatMap((text) => [text, ...clausesOf(text).map((clause) => clause.text)]))];
  const heads = readingHeads();
  try {
    const read = await Promise.all(
      texts.map(async (text) => {
        const vector = await sentenceVector(readByModel(text, language));
        const told = { places: probabilities(heads.places, vector), deeds: probabilities(heads.deeds, vector) };
        return [text, told] as const;
      }),
    );
    return opinionOf(new Map(read));
  } catch {
    failed();
    return null;
  }
}
