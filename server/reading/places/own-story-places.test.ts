import { expect, test } from 'vitest';
import { checksBy } from '../learned/checks.ts';
import { readTale } from '../tale/read-tale.ts';

const read = (...scenes: readonly string[]) => readTale({ scenes: scenes.map((text) => ({ text })) });
const places = (...scenes: readonly string[]) => read(...scenes).map(({ place }) => place);

test('sets a scene in a train that is said to be full', () => {
  expect(places('Il neigeait sur Lille et le train de Calais était plein à craquer. Lucas rit.')).toEqual(['train']);
});

test('keeps people in a bus while it crosses a city', () => {
  expect(
    places(
      'Peter drove the bus for years. An old man got on the bus and counted his coins.',
      'All the way across the city Peter wiped his eyes.',
    )[1],
  ).toBe('bus');
});

test('sets a scene in front of a house when its kitchen light is on or its window is knocked on', () => {
  const [lit] = read('Her kitchen light was on, and Ama was waiting at the door with a mug of hot chocolate.');
  expect(lit).toMatchObject({ place: 'house', isOutside: true, action: 'hold', things: [{ name: 'mug' }] });
  expect(lit!.things.map(({ name }) => name)).not.toContain('chocolate');
  expect(read('Kofi knocked on the kitchen window.')[0]).toMatchObject({ place: 'house', isOutside: true });
});

test('sets a scene in a house by the lagoon, not in the lagoon', () => {
  expect(places('Koffi dansait avec Yawa dans une petite maison au bord de la lagune.')).toEqual(['house']);
});

test('sets a sale in the town that somebody walked to before', () => {
  expect(places('The boys sat by the well.', 'Before the sun rose Yao walked to town and sold his sandals.')[1]).toBe(
    'city',
  );
});

test('takes the likeliest place rather than none', () => {
  const opinion = {
    place: () => 0,
    likeliest: () => ({ place: 'kitchen', sure: 0.3 }) as const,
    deed: () => 1,
    exactly: () => 1,
  };
  expect(checksBy(opinion, [['Ama laughed.']], 'today').placesAt(0, 0)).toMatchObject({
    likely: null,
    maybe: 'kitchen',
  });
});
