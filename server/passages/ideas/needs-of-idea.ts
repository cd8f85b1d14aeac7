// The needs whose example sentences are nearest to an idea, and the passages that teachers chose for them.
import type { Audience } from '#shared/vocabulary.ts';
import { type IdeaSense, readByModel } from './idea-sense.ts';
import { allNeeds, chosenFor, type Need } from './needs.ts';
import type { TableLanguage } from '../passage-index.ts';
import { keyOf, nearness, phraseVectors } from '../sentences/phrase-vectors.ts';
import { builtInSlices } from '../built-in-slices.ts';

type Sentences = { readonly need: Need; readonly en: readonly Float32Array[]; readonly fr: readonly Float32Array[] };

function* build(): Generator<undefined, readonly Sentences[]> {
  const { byKey } = phraseVectors.now();
  const all: Sentences[] = [];
  for (const need of allNeeds.now()) {
    const of = (language: TableLanguage) =>
      need[language].flatMap((each) => byKey.get(keyOf(readByModel(each, language)!)) ?? []);
    all.push({ need, en: of('en'), fr: of('fr') });
    yield undefined;
  }
  return all;
}
/** The needs with the vectors of their sentences as they are built once. */
export const needVectors = builtInSlices(build);

/** The similarity of a need is that of its three nearest sentences, with these weights. */
const placeCounts = [0.5, 0.3, 0.2] as const;
const ofNearest = (idea: Float32Array, sentences: readonly Float32Array[]): number => {
  const [first = 0, second = 0, third = 0] = sentences.map((each) => nearness(idea, each)).toSorted((a, b) => b - a);
  return placeCounts[0] * first + placeCounts[1] * second + placeCounts[2] * third;
};

/** A need and how near an idea is to it: 1 for the same sentences, about 0 for nothing in common. */
export type NearNeed = { readonly need: Need; readonly near: number };

/** This many needs are looked at. */
const most = 8;

/** The needs nearest to what an idea means, the nearest first. */
export function needsOf(idea: IdeaSense, written: TableLanguage): readonly NearNeed[] {
  if (!idea) return [];
  return needVectors
    .now()
    .map(({ need, en, fr }) => ({
      need,
      near: Math.max(ofNearest(idea.whole, en), written === 'fr' ? ofNearest(idea.whole, fr) : 0),
    }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, most);
}

/** Similarity up to this is chance. */
const leastNear = 0.3;
/** How quickly further needs lose weight as they are less similar than the nearest. */
const sharpness = 14;
/** Lost for each place further down a list of choices. */
const perPlace = 0.2;
const leastOfList = 0.1;

/** How strongly the needs of an idea speak for each passage: 0 to 1. */
export function chosenByNeeds(
  needs: readonly NearNeed[],
  audience: Audience,
  among: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const most = needs[0]?.near ?? 0;
  const chosen = new Map<string, number>();
  for (const { need, near } of needs) {
    const strength = Math.max(0, near - leastNear) * Math.exp(sharpness * (near - most));
    chosenFor(need, audience)
      .filter((id) => among.has(id))
      .forEach((id, place) => {
        const counts = strength * Math.max(leastOfList, 1 - perPlace * place);
        chosen.set(id, Math.max(chosen.get(id) ?? 0, counts));
      });
  }
  return chosen;
}
