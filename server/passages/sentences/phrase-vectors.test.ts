import { expect, test } from 'vitest';
import { fixtureSentences, fixtureVectors } from '../fixtures/fixture-ideas.ts';
import { glossed } from './french-glosses.ts';
import { digestOf, meaningSpace, trainedDigest, trainedWith } from '../ideas/meaning-space.ts';
import { typedVectors } from '../ideas/typed-vectors.ts';
import { allNeeds } from '../ideas/needs.ts';
import { nearnessOfPassages } from '../passages-by-vector.ts';
import { scorePassages } from '../passage-scores.ts';
import { tablePassages } from '../passage-table.ts';
import { probablePassages } from '../probable-passages.ts';
import { readIdea } from '../ideas/idea-meaning.ts';
import { keyOf, nearness, phraseVectors, placed } from './phrase-vectors.ts';
import { phrasesToRead } from '../phrases-to-read.ts';
import { adapterDigest } from './idea-adapter.ts';
import { sentenceVector } from './sentence-model.ts';

const renew =
  'Run `node scripts/build-phrase-vectors.ts`: the table, the needs, the glosses, the lists of ideas or the adapter have changed.';

test('has a vector for every phrase of the table and the needs, and no others', () => {
  const keys = new Set(phrasesToRead().map(keyOf));
  const { adapter, byKey } = phraseVectors.now();
  expect(adapter, renew).toBe(adapterDigest());
  expect([...keys.symmetricDifference(new Set(byKey.keys()))], renew).toEqual([]);
  expect(
    [...new Set(fixtureSentences().map(keyOf)).symmetricDifference(new Set(fixtureVectors().keys()))],
    renew,
  ).toEqual([]);
});

test('is trained with the current needs and typed ideas, and has a place for every need', () => {
  const data = trainedWith();
  const typed = new Set(data.typed.map(([, sentence]) => keyOf(sentence)));
  expect([...typed.symmetricDifference(new Set(typedVectors().keys()))], renew).toEqual([]);
  const ids = new Set(allNeeds.now().map(({ id }) => id));
  expect([...new Set(data.typed.map(([need]) => need))].filter((need) => !ids.has(need))).toEqual([]);
  expect(trainedDigest().equals(digestOf(data)), 'Run `node scripts/build-ranking-vectors.ts`.').toBe(true);
  expect(meaningSpace.now().needs).toHaveLength(ids.size);
});

test('reproduces the stored vector of a sentence, and places synonyms close together', async () => {
  const { frame, byKey } = phraseVectors.now();
  const known = phrasesToRead()[0]!;
  expect(nearness(placed(await sentenceVector(known, 'ideas'), frame), byKey.get(keyOf(known))!)).toBeGreaterThan(
    0.995,
  );
  const read = async (sentence: string) => placed(await sentenceVector(sentence, 'ideas'), frame);
  const storm = await read('the wind tosses a boat');
  expect(nearness(storm, await read(glossed('une tempête sur le lac')))).toBeGreaterThan(0.3);
  expect(nearness(storm, await read('a wedding without wine'))).toBeLessThan(0.25);
  const near = [...nearnessOfPassages(meaningSpace.now().placed(storm))].toSorted(([, a], [, b]) => b - a).slice(0, 8);
  expect(near.map(([{ id }]) => id)).toContain('storm-and-shipwreck');
});

test('scores a long idea by its decisive sentence too, not only as a whole', () => {
  const { byKey } = phraseVectors.now();
  const need = allNeeds.now().find(({ id }) => id === 'friend-moves-away')!;
  const vector = (sentence: string) => byKey.get(keyOf(sentence))!;
  const [whole, part] = [vector(allNeeds.now().find(({ id }) => id === 'wedding-day')!.en[0]!), vector(need.en[0]!)];
  const scores = scorePassages(readIdea('qwx', 'en', 'en'), 'en', tablePassages(), 'kids');
  const first = (parts: readonly Float32Array[]) =>
    probablePassages(scores, { sense: { whole, parts }, nearest: [] }, 'kids', new Set())
      .slice(0, 3)
      .map(({ passage }) => passage.id);
  expect(first([part]).some((id) => need.kids.includes(id))).toBe(true);
  expect(first([]).some((id) => need.kids.includes(id))).toBe(false);
});
