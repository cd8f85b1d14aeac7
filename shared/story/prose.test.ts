import { expect, test } from 'vitest';
import { clausesOf, countWords, endsSentence, sentencesOf, startsSentence } from './prose.ts';

test('ends sentences after punctuation, and rejoins them to the same text', () => {
  const text = 'He said, “Come!” Peter went. ‘Qui est-ce?’ Ŋutsu la ɖo eŋu. and so on';
  expect(sentencesOf(text)).toEqual(['He said, “Come!”', 'Peter went.', '‘Qui est-ce?’', 'Ŋutsu la ɖo eŋu. and so on']);
  expect(sentencesOf(text).join(' ')).toBe(text);
  expect(clausesOf('One, two; three: four.')).toEqual(['One,', 'two;', 'three:', 'four.']);
});

test('allows separate punctuation at the start of a sentence', () => {
  expect(sentencesOf('Etso. “ ‘ Yehowa ayra wò! « Va »')).toEqual(['Etso.', '“ ‘ Yehowa ayra wò!', '« Va »']);
});

test('does not end a sentence at a title', () => {
  expect(sentencesOf('Mr. Mensah saw Mrs. Addo. He waved.')).toEqual(['Mr. Mensah saw Mrs. Addo.', 'He waved.']);
  expect(sentencesOf('Il vit M. Dupont. Elle vit Mme. Mensah.')).toHaveLength(2);
});

test('splits words at white space', () => {
  expect(countWords('  L’Éternel est\nmon berger ')).toBe(4);
  expect(countWords('')).toBe(0);
});

test('returns the edges of sentences', () => {
  expect([endsSentence('Go.”'), endsSentence('and,')]).toEqual([true, false]);
  expect([startsSentence('“Eʋe'), startsSentence('and'), startsSentence('Ɖo')]).toEqual([true, false, true]);
});

test('cuts a text of only punctuation at once', () => {
  expect(sentencesOf('”'.repeat(100_000)).length).toBe(1);
  expect(clausesOf(`.${' '.repeat(100_000)}x`).join(' ')).toContain('x');
});
