import { describe, expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...scenes: readonly string[]) => readTale({ scenes: scenes.map((text) => ({ text })) });

describe('in front of a building or inside', () => {
  test.each([
    ['The boy was waiting outside the clinic with his father.', 'clinic', true],
    ['That night Esi sat before the house and counted the stars.', 'house', true],
    ['Le père de Koffi était assis devant la maison.', 'house', true],
    ['Esi led her grandmother to the clinic.', 'clinic', true],
    ['Esi sat on the steps of the church and wept.', 'church', true],
    ['Esi sang in the church.', 'church', undefined],
    ['Esi ran into the house and hid.', 'house', undefined],
    ['Esi had eaten before church and sat in the church.', 'church', undefined],
  ])('%s', (text, place, isOutside) => {
    expect(read(text)[0]).toMatchObject({ place });
    expect(read(text)[0]!.isOutside).toBe(isOutside);
  });
});

test('does not place the tale where somebody merely works', () => {
  const [, second] = read('Lucie jouait dans la cuisine.', "Sa mère était infirmière à l'hôpital. Lucie pleurait.");
  expect(second!.place).not.toBe('clinic');
});

test('keeps the place of what follows, and prefers a place with people to a silent one', () => {
  const [first] = read('Ben kicked the ball through the window. The playground went silent.');
  expect(first!.place).toBe('playground');
});

test('reads no weather in rain hoped for or skin like snow, and day for whoever sleeps in class', () => {
  expect(read('Kofi had bread until the rain came back.')[0]!.weather).toBe('clear');
  expect(read('Kofi went out, and his skin was as white as snow.')[0]!.weather).toBe('clear');
  expect(read('It rained, and Kofi ran home.')[0]!.weather).toBe('rain');
  const [, asleep] = read('Le maître entra dans la salle de classe.', 'Au fond de la classe, Ibrahim dormait.');
  expect(asleep).toMatchObject({ place: 'classroom', time: 'day' });
});

test('brings the tale home on a French weekday', () => {
  const scenes = read(
    'Ibrahim lisait en classe.',
    'Ibrahim écrivait au tableau de la classe.',
    'À midi, il bêchait dans le champ.',
    'Le mardi, il lisait un livre.',
  );
  expect(scenes.at(-1)!.place).not.toBe('field');
});

test('places whoever is behind the organ in the church, and reads no school in a uniform', () => {
  expect(read('Samuel hid behind the organ before the choir came in.')[0]!.isOutside).toBeUndefined();
  const [, second] = read('Priya sat on the bus.', 'A girl in a school uniform knelt down.');
  expect(second!.place).toBe('bus');
});

test('places whoever got off at the hospital there', () => {
  expect(read('Ama rode on the bus.', 'She got off at the hospital. Ama carried a cake.')[1]!.place).toBe('clinic');
});

test('applies the hour of the next sentence to this one', () => {
  expect(read('Nadia lay awake in the ward. It was past midnight and rain fell.')[0]!.time).toBe('night');
});

test('places whoever sleeps at night at home', () => {
  expect(read('Efua drew water at the well.', 'At night Efua slept.')[1]!.place).toBe('bedroom');
});

test('keeps people inside when a light goes out, and returns to the pitch with a referee', () => {
  const [, dark] = read('Joren sat in the kitchen.', 'One evening the bulb went out. Joren listened.');
  expect(dark!.place).toBe('kitchen');
  const game = [
    'Kofi kicked the ball on the football pitch.',
    'At home Kofi slept in his bed.',
    'The referee gave a penalty. Kofi waited.',
  ];
  expect(read(...game)[2]!.place).toBe('football-pitch');
});
