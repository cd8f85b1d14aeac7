import { describe, expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...scenes: readonly string[]) => readTale({ scenes: scenes.map((text) => ({ text })) });
const places = (...scenes: readonly string[]) => read(...scenes).map(({ place }) => place);

describe('keeps a place that nobody draws unknown', () => {
  test.each(['Inès et Bilal jouaient dans la cave.', 'The boys hid in the attic.'])('%s', (text) =>
    expect(places(text)).toEqual(['unknown']),
  );
});

describe('puts people at home, in a yard or on a street when no place is named', () => {
  test.each([
    ['Ama gave her brother Kofi a mango.', 'yard'],
    ['Inès et Bilal jouaient au ballon dans l’escalier.', 'stairs'],
    ['In the school kitchen Ama put out the plates.', 'kitchen'],
    ['Kofi danced for his grandmother.', 'yard'],
    ['Kofi and Ama sat on an old freezer and laughed.', 'living-room'],
    ['Kofi ran away from his brother.', 'street'],
  ])('%s', (text, place) => expect(places(text)).toEqual([place]));
});

test.each([
  ['Kofi came out of the station with a box.', 'station'],
  ['The school in Keta had a football but no net.', 'school'],
  ['Au printemps, Paul arrêta Ludo au portail et lui tendit une lettre.', 'house'],
  ['Ama walked behind the lorry and took a basin of water.', 'yard'],
])('%s', (text, place) => expect(places(text)).toEqual([place]));

test('never uses an unknown place for a view or an empty scene', () => {
  for (const { place, people, things } of read('There was silence.', 'It was over.'))
    if (people.length + things.length === 0) expect(place).not.toBe('unknown');
});

test('stays on the bus in a bus tale, wherever people get on', () => {
  expect(
    places(
      'Yaw had driven the school bus for years. Every Monday a boy got on at the hospital and sat down.',
      'One day the boy wept. Yaw said that his mother was in the hospital too.',
      'The boy climbed the stairs.',
    ),
  ).toEqual(['bus', 'bus', 'bus']);
});

test('places the owner of a workshop in it, not in its surroundings', () => {
  expect(places('A cobbler called Yaw had a little workshop under the stairs of a railway station. Yaw wept.')).toEqual(
    ['workshop'],
  );
});

test('shows whoever came from far away', () => {
  expect(places('Koffi arriva très loin, dans une ferme.')).toEqual(['farm']);
});

describe('present-day burials are in a cemetery, those without a word for it in a garden', () => {
  test.each([
    ['Kojo cried at the funeral of his grandfather.', 'tomb'],
    ['On Saturday the children laid flowers on the grave of their grandmother.', 'tomb'],
    ['Ils ont enterré le vieux chien derrière la tombe de son maître.', 'tomb'],
    ['Ama and Kofi buried the little bird.', 'garden'],
  ])('%s', (text, place) => expect(places(text)).toEqual([place]));
  test('reads « mettre en terre » of seedlings as planting', () => {
    const [scene] = read('Akou prit deux jeunes plants et les mit en terre.');
    expect([scene?.action, scene?.place]).not.toContain('bury');
    expect(scene?.place).not.toBe('tomb');
  });
});
