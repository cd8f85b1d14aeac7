import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';
import { nearUnlessSure } from './scene-shot.ts';

const read = (...scenes: readonly string[]) => readTale({ scenes: scenes.map((text) => ({ text })) });
const placesOf = (...scenes: readonly string[]) => read(...scenes).map(({ place }) => place);

test('stays in the school bus of a tale, whoever looks out of its window', () => {
  expect(
    placesOf(
      'Every morning Esi took the school bus with her brother Kojo. An old woman with two bags got on.',
      'Esi looked out of the window. Kojo stood up and gave the old woman his seat.',
      'That afternoon a man climbed into the bus on his crutches.',
    ),
  ).toEqual(['bus', 'bus', 'bus']);
});

test('does not show somebody where they are carried later', () => {
  const [, scene] = read(
    'Kwesi climbed the mango tree behind the house.',
    'He lay under the tree and shouted until a fisherman heard him and carried him to the clinic.',
  );
  expect(scene!.place).not.toBe('clinic');
});

test('is on the road on the way home', () => {
  expect(placesOf('Mia sat in the hospital with Lucy.', 'On the way home Mia said, "I was not afraid."')).toEqual([
    'clinic',
    'road',
  ]);
});

test('shows whoever came out before the house', () => {
  const [scene] = read('Ben carried the water along the road to Juma’s hut. Juma came out and fell on his knees.');
  expect(scene).toMatchObject({ action: 'kneel', place: 'house', isOutside: true });
});

test('reads the rainbow of a drawing as no weather, and a sickbed by day as no night', () => {
  const told = read('Mia drew a big card with a rainbow.', 'Lucy lay in a hospital bed by the window.');
  expect(told.map(({ weather, time }) => [weather, time])).toEqual([
    ['clear', 'day'],
    ['clear', 'day'],
  ]);
});

test('reads swallowed water as no meal, a bicycle that passes as no gift, and a bucket in a well as drawing water', () => {
  expect(read('Alfie kicked with his legs, swallowed a lot of water and coughed.')[0]!.action).not.toBe('eat');
  expect(read('Akouvi était assise. Son camarade Yao passait à vélo.')[0]!.action).toBe('ride');
  expect(read('Ben took the bucket, let it down into the well and filled it.')[0]!.action).toBe('draw-water');
  expect(read('Samir sortit son premier pain du four.')[0]).toMatchObject({ action: 'take' });
});

test('brings in nobody for what people are not', () => {
  const [scene] = read(
    'Yao et Akouvi allaient à la même école. Ils n’étaient pas amis. Le directeur les appela tous les deux.',
  );
  expect(scene!.people.every(({ count }) => count === 1)).toBe(true);
});

test('shows seeds without the fruit that they are of, and no plank for a bed of earth', () => {
  const [scene] = read('Le maître donna à Sena une petite planche de terre et dix graines de tomate.');
  expect(scene!.things.map(({ name }) => name)).toEqual(['seed']);
});

test('sees a scene of today from near when no word tells its place', () => {
  const scene = {
    era: 'today' as const,
    fitting: ['wide', 'half', 'full', 'face'] as ('wide' | 'half' | 'full' | 'face')[],
  };
  expect(nearUnlessSure(scene, false).fitting).toEqual(['half', 'face', 'wide']);
  expect(nearUnlessSure(scene, true).fitting).toEqual(scene.fitting);
  expect(nearUnlessSure({ ...scene, fitting: ['wide', 'full'] }, false).fitting).toEqual(['wide', 'full']);
});

test('is in the bus that people take across a river, and on the platform of the city that a train comes to', () => {
  expect(placesOf('Tom and his mother stood in the snow.', 'They took the bus across the river.')[1]).toBe('bus');
  expect(
    placesOf('Léa voyageait dans le train.', 'Léa dormait.', 'À Paris, sa tante l’attendait avec un bouquet.'),
  ).toEqual(['train', 'train', 'station']);
});

test('does not go where a kite flies, and stays in the house of a kitchen', () => {
  expect(placesOf('Meena flew her kite. It sailed away over the market. Arjun cried.')[0]).not.toBe('market');
  expect(
    placesOf(
      'Tom walked along the road.',
      'Tom put his book under his pillow.',
      'In the morning he showed it to Ann.',
    )[2],
  ).toBe('bedroom');
});

test('sees a beast by its name, which tells no weather', () => {
  const told = read('Kossi avait une poule blanche qui s’appelait Neige.', 'Neige était couchée dans un coin.');
  expect(told[1]).toMatchObject({ weather: 'clear', animals: [{ name: 'chicken' }] });
  const [, dog] = read('Ben had a dog called Rex.', 'Rex slept beside the stove.');
  expect(dog!.animals.map(({ name }) => name)).toEqual(['dog']);
});

test('keeps the thing of a tale when somebody has lost something else, and whoever had a loss before away', () => {
  const [, scene] = read(
    'Tom found a wallet in the street.',
    'Tom’s mother had lost her job. He put the wallet into a drawer.',
    'He showed his mother the wallet.',
  );
  expect(scene!.things.map(({ name }) => name)).toContain('wallet');
  expect(scene!.people.map(({ called }) => called)).toEqual(['Tom']);
});

test('reads a children’s choir and its others as children', () => {
  const [first, second] = read(
    'The children’s choir sang in the chapel, and Araba stood in the last row.',
    'She loved to sing, but the others giggled.',
  );
  for (const scene of [first!, second!]) expect(scene.people.every(({ age }) => age === 'child')).toBe(true);
});

test('shows a small thing that is told of alone in the hands of who has it', () => {
  const [, scene] = read(
    'Tom picked up a brown wallet in the street.',
    'There were two coins in it and a photo of a baby.',
  );
  expect(scene).toMatchObject({ action: 'hold', people: [{ called: 'Tom' }], things: [{ name: 'coin' }, {}] });
});

test('finds whoever is still there where they were', () => {
  const places = placesOf(
    'Nana sat in the kitchen. Ama read to her.',
    'Ama ran through the market in her new shoes.',
    'Nana was still sitting there with the Bible on her knees.',
  );
  expect(places[2]).toBe(places[0]);
});

test('reads somebody who lies under a tree and shouts as fallen, not asleep', () => {
  expect(read('Kwesi lay under the tree shouting for help.')[0]!.action).toBe('fall');
});

test('wakes people in bed, and ties nobody who is wrapped in a blanket', () => {
  expect(read('At night Hannah woke up, because the house across the street was on fire.')[0]!.place).toBe('bedroom');
  expect(read('The Ramirez family stood on the lawn, wrapped in blankets.')[0]!.action).not.toBe('tie');
});
