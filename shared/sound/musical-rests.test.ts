import { expect, test } from 'vitest';
import { blankRests, withoutRests } from './musical-rests.ts';

test.each([
  ['Et il me répond de sa montagne sainte. — Pause.', 'Et il me répond de sa montagne sainte.'],
  ['J’irais séjourner au désert; — Pause.', 'J’irais séjourner au désert;'],
  [
    'Le Saint vient de Paran… — Pause. Sa majesté couvre les cieux.',
    'Le Saint vient de Paran… Sa majesté couvre les cieux.',
  ],
  ['Il enlace le méchant. Jeu d’instruments. — Pause.', 'Il enlace le méchant.'],
  ['Kɔkɔetɔ la ɖi tso Paran to dzi. Sela. Eƒe ŋutikɔkɔe.', 'Kɔkɔetɔ la ɖi tso Paran to dzi. Eƒe ŋutikɔkɔe.'],
  ['Many say, “There is no help.” Selah.', 'Many say, “There is no help.”'],
])('%s', (verse, told) => {
  expect(withoutRests(verse)).toBe(told);
  expect(blankRests(verse)).toHaveLength(verse.length);
});

test.each([
  'Arfaxad ƒe vie nye Sela, ame si dzi Eber.',
  'Send the lambs from Selah to the wilderness.',
  'Il fit une pause.',
])('keeps the name and the word: %s', (verse) => expect(withoutRests(verse)).toBe(verse));
