import { expect, test } from 'vitest';
import { tablePassages } from './passage-table.ts';
import { nearnessOfPassages } from './passages-by-vector.ts';
import { readIdea } from './idea-meaning.ts';
import { readSentence } from './sentence-meaning.ts';
import { featuresOf, nearness, vectorOf } from './sentence-vectors.ts';

const vector = (sentence: string, language: 'en' | 'fr') => vectorOf(featuresOf(readSentence(sentence, language)), language)!;

test('sentences of the same meaning are near without a word in common, in one language and in two', () => {
  const storm = vector('the wind tosses a boat', 'en');
  expect(nearness(storm, vector('a storm on the lake', 'en'))).toBeGreaterThan(0.3);
  expect(nearness(storm, vector('une tempête sur le lac', 'fr'))).toBeGreaterThan(0.3);
  expect(nearness(storm, vector('a wedding without wine', 'en'))).toBeLessThan(0.2);
  expect(nearness(storm, vector('un mariage sans vin', 'fr'))).toBeLessThan(0.2);
});

test('a vector has length 1; unknown words have none and say nothing of any passage', () => {
  const known = vector('a quarrel between brothers', 'en');
  expect(nearness(known, known)).toBeCloseTo(1, 5);
  expect(vectorOf(['zzqx', 'wvvk'], 'en')).toBeNull();
  expect(nearnessOfPassages(null, 'en').size).toBe(0);
});

test('most words of the table have a vector in both languages', () => {
  for (const language of ['en', 'fr'] as const) {
    const sentences = tablePassages().flatMap(({ situations }) => situations[language]);
    const without = sentences.filter((each) => vectorOf(featuresOf(readSentence(each, language)), language) === null);
    expect([language, without.length / sentences.length < 0.01]).toEqual([language, true]);
  }
});

test('passages about the same are nearer than the usual one', () => {
  const { vector: idea } = readIdea('The wind tosses a ship at sea', 'en', 'en');
  const near = [...nearnessOfPassages(idea, 'en')].toSorted(([, a], [, b]) => b - a);
  expect(near).toHaveLength(tablePassages().length);
  expect(near.slice(0, 5).map(([{ id }]) => id)).toContain('storm-and-shipwreck');
  expect(near.filter(([, how]) => how === 0).length).toBeGreaterThan(near.length / 3);
});

test('an idea in Ewe is read by its concepts, not by words that are spelt like English ones', () => {
  expect(readIdea('to na me', 'ee', 'en').vector).toBeNull();
  expect(readIdea('tsɔtsɔke', 'ee', 'en').vector).not.toBeNull();
});
