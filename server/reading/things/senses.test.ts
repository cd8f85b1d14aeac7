import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const seen = (text: string) => {
  const [reading] = readTale({ scenes: [{ text }] });
  return [...reading!.things, ...reading!.animals].map(({ name }) => name);
};

test('chooses the sense of a word by its neighbours', () => {
  expect(seen('Hugo ramassa la feuille et la montra à Camille.')).toContain('paper');
  expect(seen('Awa ramassa une feuille sous l’arbre.')).toContain('leaf');
  expect(seen('Mr. Lind, a thin man with a bow tie, held his hat.')).not.toContain('bow');
  expect(seen('Léo posa la poêle pour une omelette.')).toContain('pan');
  expect(seen('Léo ouvrit la poêle et mit une bûche de bois.').join()).toContain('stove');
  expect(seen('Léo lui expliqua la règle du jeu.')).not.toContain('ruler');
  expect(seen('Léo prit sa règle et son crayon.')).toContain('ruler');
  expect(seen('Nolan prit sa planche à roulettes.')).toContain('skateboard');
});

test('does not lay about what somebody wears', () => {
  expect(seen('Mr. Bell wore a striped apron and held a potato.')).toEqual(['potato']);
  expect(seen('Mr. Bell took a spoon out of his apron pocket.')).toEqual(['spoon']);
});

test('does not read toys and pictures of animals as animals', () => {
  expect(seen('Leo held his toy rabbit. Leo gave the rabbit to his mother.')).toEqual(['teddy bear']);
  expect(seen('Leo held a drawing of a bus.')).not.toContain('bus');
  expect(seen('The choir stood up and held their books without a drum.')).not.toContain('drum');
});
