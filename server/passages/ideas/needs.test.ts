import { expect, test } from 'vitest';
import type { Audience } from '#shared/vocabulary.ts';
import { choicesFor, isStory } from '../choices-for.ts';
import { concepts, conceptsIn } from './concepts.ts';
import { tablePassages } from '../passage-table.ts';
import { propose as proposed } from '../fixtures/fixture-ideas.ts';

const three = (words: string, audience: Audience) =>
  proposed({ words, audience, limit: 3 }).proposals.map(({ id }) => id);
const cares = (id: string) => tablePassages().find((passage) => passage.id === id)?.care ?? [];

test('has suitable children’s passages for a need, and none that it lists as hurtful', () => {
  const known = new Map(tablePassages().map((passage) => [passage.id, passage]));
  for (const { id, best, kids, teens, never } of concepts().values()) {
    const own = new Set([...best, ...kids, ...teens]);
    expect([id, [...own, ...never].filter((each) => !known.has(each))]).toEqual([id, []]);
    expect([id, never.filter((each) => own.has(each))]).toEqual([id, []]);
    expect([
      id,
      kids.filter((each) => !known.get(each)?.ages.some((age) => age === 'kids' || age === 'family')),
    ]).toEqual([id, []]);
    expect([id, teens.filter((each) => !known.get(each)?.ages.includes('teens'))]).toEqual([id, []]);
  }
});

test.each([
  ['Surgery on Monday and I am scared', 'adults'],
  ['Mon père est au chômage depuis un an', 'family'],
  ['We lost our baby before birth: a miscarriage', 'adults'],
  ['Je suis stérile et tout le monde a des enfants', 'adults'],
  ['I am depressed and nothing matters', 'teens'],
  ['My husband beats me', 'adults'],
  ['Our grandfather died last week', 'kids'],
] as const)('"%s" gets nothing that threatens or blames', (words, audience) => {
  for (const id of three(words, audience)) {
    expect([id, cares(id).filter((care) => ['violence', 'curse', 'cruelty', 'hard-teaching'].includes(care))]).toEqual([
      id,
      [],
    ]);
    expect(['birds-and-lilies', 'whoever-will-not-work', 'david-and-goliath', 'job-loses-everything']).not.toContain(
      id,
    );
  }
});

test('chooses by the need, not by a word on the surface', () => {
  expect(three('A night nurse who is afraid she is forgotten', 'adults')).not.toContain('a-day-of-rest');
  expect(three('He wants me to sleep with him to prove my love', 'teens')).not.toContain('sleep-in-peace');
  expect(three('Une amitié plus forte que la distance', 'teens')[0]).toBe('david-and-jonathan');
  expect(three('Mon mari me trompe avec une autre', 'adults')).not.toContain('nathans-parable');
});

test('puts a requested animal first, but not an incidental one', () => {
  for (const words of ['Please a story with a donkey for small children', 'raconte une histoire avec un âne'])
    expect([words, three(words, 'kids')[0]]).toEqual([words, expect.stringMatching(/donkey/)]);
  expect(three('My brother broke my toy lion on purpose', 'kids')[0]).not.toBe('daniel-in-the-lions-den');
});

test('gives children and families a story before a proverb or a letter, and adults the list order', () => {
  const { best, kids } = concepts().get('diligence')!;
  expect(kids).toEqual([]);
  expect(choicesFor('diligence', 'adults')).toEqual(best);
  const forKids = choicesFor('diligence', 'kids');
  expect(forKids.toSorted()).toEqual(best.toSorted());
  expect(isStory(forKids[0]!)).toBe(true);
  expect(isStory('go-to-the-ant')).toBe(false);
});

test('recognizes a need only by words that are close together and not contradicted', () => {
  const named = (...words: string[]) =>
    conceptsIn(words, 'en', new Set(['my', 'her', 'a', 'not'])).map(({ concept }) => concept);
  expect(named('my', 'mother', 'die')).toContain('somebody-i-love-died');
  expect(named('my', 'mother', 'die', 'hamster')).not.toContain('somebody-i-love-died');
  expect(named('mother', 'field', 'river', 'market', 'village', 'die')).not.toContain('somebody-i-love-died');
});
