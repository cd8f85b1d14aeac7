import { expect, test } from 'vitest';
import { withoutRequests } from './maker-requests.ts';

test.each([
  ['en', 'A hero who trembles, not a superhero. Not David, everyone knows David', 'A hero who trembles.'],
  [
    'en',
    'Ordination of three women elders. Something about being called, but nothing from Paul please',
    'Ordination of three women elders.',
  ],
  ['en', 'bible story with food in it, NOT the five loaves because we did that last week', ''],
  ['en', 'Jericho, for my nursery class', ''],
  ['en', 'I do not want to share my room', 'I do not want to share my room'],
  [
    'fr',
    'Notre aînée se marie samedi. Un petit film mais pas 1 Corinthiens 13, on l’entend à chaque mariage',
    'Notre aînée se marie samedi.',
  ],
  [
    'fr',
    'Je fais des cauchemars depuis que j’ai vu un film avec des monstres',
    'Je fais des cauchemars depuis que j’ai vu un film avec des monstres',
  ],
] as const)('leaves out requests to the maker of the film (%s): %s', (language, words, kept) => {
  expect(withoutRequests(words, language)).toBe(kept);
});
