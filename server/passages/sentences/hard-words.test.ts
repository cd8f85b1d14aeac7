import { expect, test } from 'vitest';
import { explanationsFor, unexplainedWords } from './hard-words.ts';

const [say = ''] = explanationsFor('two denarii', 'en', 'kids');
const quoted = { heard: 'He gave “two denarii” to the host.', own: 'He gave   to the host.' };
const telling = (own: string) => ({ heard: own, own });

test('reports a hard word until the writer explains it in the same part or beside it', () => {
  expect(unexplainedWords([quoted], 'en')).toEqual([{ word: 'denarii', say }]);
  const inOtherWords = 'That was what two men were paid for a day of work.';
  for (const explained of [say, inOtherWords]) {
    expect(unexplainedWords([quoted, telling(explained)], 'en')).toEqual([]);
    expect(unexplainedWords([telling(explained), quoted], 'en')).toEqual([]);
  }
  expect(unexplainedWords([telling(inOtherWords), telling('They went on.'), quoted], 'en')).toEqual([
    { word: 'denarii', say },
  ]);
});

test('accepts a repeated word that was explained at its first use', () => {
  expect(unexplainedWords([quoted, telling(say), telling('They went on.'), quoted], 'en')).toEqual([]);
});

test('counts no quotation as an explanation, and has no hard words in Ewe', () => {
  expect(unexplainedWords([{ heard: `${quoted.heard} “${say}”`, own: quoted.own }], 'en')).toEqual([
    { word: 'denarii', say },
  ]);
  expect(unexplainedWords([telling('He gave two coins.')], 'en')).toEqual([]);
  expect(unexplainedWords([quoted], 'ee')).toEqual([]);
});

test('tells the ark of Noah from the ark of God', () => {
  expect(explanationsFor('Noé entra dans l’arche.', 'fr', 'kids').join(' ')).toContain('bateau');
  const chest = explanationsFor(
    'Ils mirent l’arche de Dieu sur un char neuf ; Achjo allait devant l’arche.',
    'fr',
    'kids',
  );
  expect(chest.join(' ')).toContain('coffre');
  expect(chest.join(' ')).not.toContain('bateau');
});
