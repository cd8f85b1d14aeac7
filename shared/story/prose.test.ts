import { expect, test } from 'vitest';
import { clausesOf, countWords, endsSentence, sentencesOf, startsSentence } from './prose.ts';

test('sentences end behind their marks, and joined they are the text again', () => {
  const text = 'He said, “Come!” Peter went. ‘Qui est-ce?’ Ŋutsu la ɖo eŋu. and so on';
  expect(sentencesOf(text)).toEqual(['He said, “Come!”', 'Peter went.', '‘Qui est-ce?’', 'Ŋutsu la ɖo eŋu. and so on']);
  expect(sentencesOf(text).join(' ')).toBe(text);
  expect(clausesOf('One, two; three: four.')).toEqual(['One,', 'two;', 'three:', 'four.']);
});

test('a sentence may begin with marks that stand apart', () => {
  expect(sentencesOf('Etso. “ ‘ Yehowa ayra wò! « Va »')).toEqual(['Etso.', '“ ‘ Yehowa ayra wò!', '« Va »']);
});

test('a title does not end a sentence', () => {
  expect(sentencesOf('Mr. Mensah saw Mrs. Addo. He waved.')).toEqual(['Mr. Mensah saw Mrs. Addo.', 'He waved.']);
  expect(sentencesOf('Il vit M. Dupont. Elle vit Mme. Mensah.')).toHaveLength(2);
});

test('words are what stands between white space', () => {
  expect(countWords('  L’Éternel est\nmon berger ')).toBe(4);
  expect(countWords('')).toBe(0);
});

test('the edges of sentences', () => {
  expect([endsSentence('Go.”'), endsSentence('and,')]).toEqual([true, false]);
  expect([startsSentence('“Eʋe'), startsSentence('and'), startsSentence('Ɖo')]).toEqual([true, false, true]);
});

test('a text of nothing but marks is cut at once', () => {
  expect(sentencesOf('”'.repeat(100_000)).length).toBe(1);
  expect(clausesOf(`.${' '.repeat(100_000)}x`).join(' ')).toContain('x');
});
