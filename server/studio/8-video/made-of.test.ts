import { expect, test } from 'vitest';
import type { MadeOf } from '#shared/film/film-parts.ts';
import { englishOf } from '#shared/said.ts';
import { whyStale } from './made-of.ts';

const film: MadeOf = {
  scenes: ['a', 'b', 'c'],
  pictures: { a: '1', b: '2', c: '3' },
  sounds: { a: 'x', b: 'y', c: 'z' },
  captions: 'w',
  music: 'm',
  decided: 'd',
};

test.each<[string, Partial<MadeOf>, string[]]>([
  ['a picture', { pictures: { ...film.pictures, b: '9' } }, ['One picture was changed.']],
  ['two sounds', { sounds: { a: 'x', b: '-', c: '-' } }, ['The narration of 2 scenes was changed.']],
  ['the order', { scenes: ['b', 'a', 'c'] }, ['The scenes are in another order.']],
  ['a scene more', { scenes: ['a', 'b', 'c', 'd'] }, ['One scene was added.']],
  [
    'two scenes less, and the music',
    { scenes: ['c'], music: null },
    ['2 scenes were removed.', 'The music was changed.'],
  ],
  ['the words alone', { captions: 'v' }, ['The text or the captions were changed.']],
  [
    'a card',
    { scenes: ['card-title', 'a', 'b', 'c'], decided: 'e' },
    ['The storyboard was changed: its times, motion, transitions or cards.'],
  ],
  ['nothing that is written down', {}, ['The studio now lays films out differently.']],
])('says what has changed: %s', (_, change, why) =>
  expect(whyStale(film, { ...film, ...change }).map(englishOf)).toEqual(why),
);

test('marks a film from before fingerprints as out of date', () =>
  expect(whyStale(null, film).map(englishOf)).toEqual(['Something in it was changed after it was rendered.']));
