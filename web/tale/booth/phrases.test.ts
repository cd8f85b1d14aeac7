import { expect, test } from 'vitest';
import { chosenAfter, phrasesOf } from './phrases.ts';

const text = 'Yesu gblɔ bena, ŋutsu aɖe yi Yeriko. “Va, eye\nnàwɔ!” Ɛ̃.';

test('splits a text into phrases with all words in order', () => {
  const phrases = phrasesOf(text);
  expect(phrases.map((phrase) => phrase.text)).toEqual([
    'Yesu gblɔ bena,',
    'ŋutsu aɖe yi Yeriko.',
    '“Va, eye nàwɔ!”',
    'Ɛ̃.',
  ]);
  expect(phrases.map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [3, 7],
    [7, 10],
    [10, 11],
  ]);
  expect(phrasesOf(' ')).toEqual([]);
});

test('adds a neighbour to the selection, and toggles or restarts it', () => {
  const [one, two, three, four] = phrasesOf(text) as [never, never, never, never];
  expect(chosenAfter(null, two)).toBe(two);
  expect(chosenAfter(two, three)).toMatchObject({ from: 3, to: 10 });
  expect(chosenAfter(two, one)).toMatchObject({ from: 0, to: 7, text: 'Yesu gblɔ bena, ŋutsu aɖe yi Yeriko.' });
  expect(chosenAfter(two, four)).toBe(four);
  expect(chosenAfter(two, two)).toBeNull();
});
