import { expect, test } from 'vitest';
import { concepts, conceptsIn, termOf } from '../ideas/concepts.ts';
import { englishBase } from './english-base-forms.ts';
import { folded, foldedWords } from './folded-words.ts';
import { frenchStem } from './french-stems.ts';
import { relatedTo } from './related-words.ts';
import { readSentence } from './sentence-meaning.ts';
import { sentencesOf } from './sentences.ts';

test('compares words without case, accents, tones and special letters', () => {
  expect(['Éternel', 'cœur', 'lɔlɔ̃', 'ŋutifafa', 'nyateƒe', 'ʋuʋu'].map(folded)).toEqual([
    'eternel',
    'coeur',
    'lolo',
    'nutifafa',
    'nyatefe',
    'vuvu',
  ]);
});

test('strips elisions and possessives, and counts a capital inside a sentence as a name', () => {
  expect(foldedWords('L’ami d’Ama parle. Kofi’s brother').map(({ word }) => word)).toEqual([
    'ami',
    'ama',
    'parle',
    'kofi',
    'brother',
  ]);
  expect(
    foldedWords('Yesterday Kofi lied. Then Ama wept')
      .filter(({ isName }) => isName)
      .map(({ word }) => word),
  ).toEqual(['kofi', 'ama']);
});

test.each([
  ['stole', 'steal'],
  ['brothers', 'brother'],
  ['families', 'family'],
  ['lying', 'lie'],
  ['stopped', 'stop'],
  ['sharing', 'share'],
  ['bus', 'bus'],
  ['children', 'child'],
  ['neighbors', 'neighbour'],
  ['blorps', 'blorp'],
  ['hoping', 'hope'],
  ['copied', 'copy'],
  ['scared', 'scare'],
  ['caring', 'care'],
  ['seed', 'seed'],
  ['feed', 'feed'],
  ['agreed', 'agree'],
  ['baptised', 'baptise'],
])('recognizes %s as a form of %s', (form, base) => {
  expect(englishBase(form)).toBe(base);
});

test.each([
  ['pardonner', 'pardonné', 'pardon', 'pardonnait'],
  ['mentir', 'menteur', 'ment', 'menti'],
  ['mourir', 'meurt', 'mort', 'morte'],
  ['perdre', 'perdu', 'perdue', 'perd'],
  ['jaloux', 'jalouse', 'jalousie'],
  ['honnete', 'honnetete', 'honnetes'],
  ['voleur', 'voler', 'vole'],
  ['enfant', 'enfants', 'enfance'],
  ['craindre', 'craint', 'craignait'],
])('stems %s, %s … alike', (...forms) => {
  expect(new Set(forms.map((form) => frenchStem(folded(form)))).size).toBe(1);
});

test.each([
  ['paix', 'payer', 'pays'],
  ['prier', 'prix', 'prendre'],
  ['pluie', 'plus'],
  ['guerre', 'guerir'],
  ['danse', 'dans'],
  ['mere', 'mer'],
  ['croix', 'croire'],
  ['genereux', 'gens', 'generation'],
])('keeps %s, %s … apart', (...words) => {
  expect(new Set(words.map(frenchStem)).size).toBe(words.length);
});

test('keeps different French words apart', () => {
  expect(frenchStem('boiteux')).not.toBe(frenchStem('boit'));
  expect(frenchStem('pour')).not.toBe(frenchStem('pouvoir'));
});

test('relates English words as synonyms, derived and broader words, the nearest first', () => {
  const related = relatedTo('lonely').map(([word]) => word);
  expect(related).toContain('loneliness');
  expect(relatedTo('blorp')).toEqual([]);
});

test('has words of its own for every concept in English and French, in normal form', () => {
  expect(concepts().size).toBeGreaterThan(150);
  for (const { id, en, fr } of concepts().values()) {
    for (const [language, words] of [
      ['en', en],
      ['fr', fr],
    ] as const) {
      expect([id, words.length > 0]).toEqual([id, true]);
      const sentence = words[0]!.replace(/\|[^+]*/g, '').replaceAll('+', ' ');
      const terms = sentence.split(' ').map((word) => termOf(folded(word), language));
      expect(conceptsIn(terms, language).map(({ concept }) => concept)).toContain(id);
    }
  }
});

test('names one concept only by a combination of words', () => {
  const named = (sentence: string) => readSentence(sentence, 'en').concepts.map(({ concept }) => concept);
  expect(named('My father lost his job')).toContain('unemployment');
  expect(named('My father lost his job')).not.toContain('losing-something');
  expect(named('I lost my shoes')).toContain('losing-something');
});

test('names only related concepts by a single word of a combination', () => {
  const named = (sentence: string) => readSentence(sentence, 'en').concepts.map(({ concept }) => concept);
  expect(named('My brother took the blame')).not.toContain('stealing');
  expect(concepts().get('lying-for-gain')!.near).toContain('lying');
  expect(named('He lied about his age')).toEqual(expect.arrayContaining(['lying-for-gain', 'lying']));
});

test('names a concept by all its wordings, and by an ambiguous word only beside others', () => {
  const named = (sentence: string, language: 'en' | 'fr') =>
    readSentence(sentence, language).concepts.map(({ concept }) => concept);
  for (const sentence of ['My father lives far away', 'Mum works in another country', 'Daddy is far away'])
    expect([sentence, named(sentence, 'en')]).toEqual([sentence, expect.arrayContaining(['parent-far-away'])]);
  for (const sentence of ['Papa est loin', 'Ma mère vit à l’étranger'])
    expect([sentence, named(sentence, 'fr')]).toEqual([sentence, expect.arrayContaining(['parent-far-away'])]);
  expect(named('The child sings', 'en')).not.toContain('parents');
});

test('splits sentences', () => {
  expect(sentencesOf('He came. “Stay!” she said. Why?\nNobody knew')).toEqual([
    'He came.',
    '“Stay!” she said.',
    'Why?',
    'Nobody knew',
  ]);
});
