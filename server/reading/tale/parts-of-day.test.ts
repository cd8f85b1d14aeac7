import { expect, test } from 'vitest';
import { readTale } from './read-tale.ts';

const sky = (...scenes: readonly string[]) =>
  readTale({ scenes: scenes.map((text) => ({ text })) }).map(({ time, weather }) => [time, weather]);

test('ends a storm of the night by morning, and rain when another part of the day begins', () => {
  expect(
    sky(
      'One night a storm tore the roof off the house of Mr Koroma, and by morning all his books were wet.',
      'Hawa carried the books outside.',
    )[1],
  ).toEqual(['day', 'clear']);
  expect(sky('Ama stood in the rain.', 'That afternoon she sat in the yard with Kofi.')[1]).toEqual(['day', 'clear']);
});

test('shows what lasts until dark at dusk', () => {
  expect(sky('Hawa and Kofi hammered on the roof until it was dark.')[0]![0]).toBe('dusk');
  expect(sky('Kofi waited on the bench until the lamps were lit.')[0]![0]).toBe('dusk');
});

test('shows what is done before the sun is up at dawn, and a wet Sunday in the rain', () => {
  expect(sky('Tyler dug out the path before the sun was up.')[0]![0]).toBe('dawn');
  expect(sky('One wet Sunday an old man waited at the bus stop.')[0]![1]).toBe('rain');
});

test('begins another day by its name with a clear sky', () => {
  expect(
    sky('Trois semaines passèrent, et il plut. Koffi pleura.', 'Un dimanche, Koffi courut à la gare.')[1]![1],
  ).toBe('clear');
  expect(sky('Kofi wept in the rain.', 'One hot Saturday Kofi ran to the station.')[1]![1]).toBe('clear');
});
