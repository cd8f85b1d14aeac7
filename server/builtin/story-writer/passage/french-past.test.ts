import { expect, test } from 'vitest';
import { inSimplePast } from './french-past.ts';

test.each([
  ['Mais Jésus s’est baissé et a écrit par terre.', 'Mais Jésus se baissa et écrivit par terre.'],
  ['Personne, a-t-elle dit. Ils ne l’ont pas vu.', 'Personne, dit-elle. Ils ne le virent pas.'],
  ['Les porteurs se sont arrêtés, et il l’a appelée.', 'Les porteurs s’arrêtèrent, et il l’appela.'],
  ['Tout le monde est venu, et ils ont tout de suite mangé.', 'Tout le monde vint, et ils mangèrent tout de suite.'],
])('tells “%s” in the simple past', (text, told) => {
  expect(inSimplePast(text)).toBe(told);
});

test.each([
  // Sentences about how somebody is, or about the present.
  'Les anges sont remplis de joie.',
  'C’est Dieu qui leur a donné cette vie.',
  // The second participle would be left without its auxiliary.
  'Il a jeté les pièces et renversé les tables.',
])('leaves “%s” unchanged', (text) => {
  expect(inSimplePast(text)).toBe(text);
});
