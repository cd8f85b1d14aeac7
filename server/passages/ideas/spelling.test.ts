import { expect, test } from 'vitest';
import { lettersApart, spelled } from './spelling.ts';

test.each([
  ['lonly since the divorse', 'lonely since the divorce'],
  ['my neihbour is jelous of my freinds', 'my neighbour is jealous of my friends'],
  ['everyone was comming toghether', 'everyone was coming together'],
  ['we dont know what to do', "we don't know what to do"],
  ['jonas et la balaine', 'jonas et la baleine'],
])('corrects the misspelt words of “%s”', (typed, right) => {
  expect(spelled(typed)).toBe(right);
});

test.each([
  'My neighbor wouldn’t share his jumper, spoons and plantain',
  'Elsie and Kwabena sell banku near the tro-tro station',
  'Une gomme et un crayon pour les collégiens de la savane',
  'L’enfant qui bégaie, au Mont-Carmel',
  'Mawu lɔ̃ ame sia ame le xexea me',
])('leaves “%s” as it is', (idea) => {
  expect(spelled(idea)).toBe(idea);
});

test.each([
  ['cart', 'cart', 0],
  ['befor', 'before', 1],
  ['freind', 'friend', 1],
  ['nite', 'night', 3],
  ['a', 'abcd', 3],
])('%s and %s are %i letters apart, counted up to 2', (one, other, apart) => {
  expect(lettersApart(one, other, 2)).toBe(apart);
});
