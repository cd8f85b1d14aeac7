import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';
import { viewDraft } from './scene-draft.ts';
import { withoutLand } from './seen-instead.ts';

const read = (...scenes: readonly string[]) => readTale({ scenes: scenes.map((text) => ({ text })) });

test('shows the face of one person whose deed no picture shows', () => {
  const [scene] = read('Kofi threw something unheard of over the wall.');
  expect(scene).toMatchObject({ action: 'stand', shot: 'face' });
});

test('sees one or two people of today from near, unless they are on their way', () => {
  const told = read(
    'Ama gave her brother Kofi a mango.',
    'Kofi gave Ama an orange.',
    'Ama gave Kofi a banana.',
    'Kofi gave Ama a coin.',
    'Ama gave Kofi a ball.',
  );
  expect(told.map(({ shot }) => shot)).not.toContain('wide');
});

test('puts no tree into a room, but before the house, and leaves it where it grows', () => {
  const draft = (place: 'kitchen' | 'house' | 'garden', isOutside: boolean) => ({
    ...viewDraft('', { place, isOutside, time: 'day', weather: 'clear' }, 'today'),
    things: [
      { name: 'palm tree', count: 1 },
      { name: 'bicycle', count: 1 },
    ],
  });
  const names = (...about: Parameters<typeof draft>) => withoutLand(draft(...about)).things.map(({ name }) => name);
  expect(names('kitchen', false)).toEqual(['bicycle']);
  expect(withoutLand(draft('house', false)).isOutside).toBe(true);
  expect(names('house', true)).toEqual(['palm tree', 'bicycle']);
  expect(names('garden', false)).toEqual(['palm tree', 'bicycle']);
});

test('leaves out what is gone, and what was there weeks before', () => {
  const names = (...texts: readonly string[]) => read(...texts).map(({ things }) => things.map(({ name }) => name));
  expect(names('Esi ran to the station, but the bus had already left.')[0]).not.toContain('bus');
  const told = names(
    'Esi drew a picture for Mum.',
    'Her picture was on the wall. Weeks later Mum came home and walked through the garden.',
  );
  expect(told[1]).not.toContain('picture');
});

test('means, by "her" behind a thing that acts, who was told of before', () => {
  const [scene] = read(
    'Nadia knocked at the door with a pot of her mother’s soup, and a thin voice asked her to come in.',
  );
  expect(scene!.people.map(({ called }) => called)).toEqual(['Nadia']);
});

test('sees a taxi before the house, and no bicycle in its room', () => {
  expect(read('Koffi dansait dans la maison.', 'Un homme descendit d’un taxi avec une valise.')[1]!.place).not.toBe(
    'living-room',
  );
  const told = read(
    'Ama and Esi had one blue bicycle.',
    'Ama rode the bicycle to the house of her father.',
    'In the kitchen Ama told her father all about it.',
  );
  expect(told[2]!.things.map(({ name }) => name)).not.toContain('blue bicycle');
});
