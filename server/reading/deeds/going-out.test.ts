import { describe, expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...scenes: readonly string[]) => readTale({ scenes: scenes.map((text) => ({ text })) });

describe('going out of the door and in again', () => {
  test('places whoever carries something out of the church in front of it', () => {
    const [, , third] = read('Kofi prayed in the church.', 'Kofi carried the bench out.', 'Kofi sat on the bench.');
    expect(third).toMatchObject({ place: 'church', isOutside: true });
  });

  test('places whoever ran out of the kitchen in the yard', () => {
    const [, second] = read('Esi cooked soup in the kitchen.', 'Esi ran out. She jumped for joy.');
    expect(second!.place).toBe('yard');
  });

  test('places nobody in front of the church after they went inside', () => {
    const [, second] = read(
      'Ben stood outside the church with his mum.',
      'When they got inside, Ben counted the candles.',
    );
    expect(second!.place).toBe('church');
    expect(second!.isOutside).toBeUndefined();
  });

  test('keeps people inside when they look out of the window', () => {
    const [, second] = read('Esi cooked soup in the kitchen.', 'Esi ran out of flour. She laughed.');
    expect(second!.place).toBe('kitchen');
  });

  test('keeps people inside when something is taken out of a drawer', () => {
    const scenes = [
      'Koffi mangeait dans la cuisine.',
      'Il ouvrit un tiroir et en sortit un couteau. Koffi rit.',
      'Koffi pleura.',
    ];
    expect(read(...scenes)[2]!.place).toBe('kitchen');
  });

  test.each([
    ['The girls played in the classroom.', 'Ama sat under the mango tree and ate an orange.', 'playground'],
    ['Koffi mangeait dans la cuisine.', "Ama s'assit sous le manguier et pleura.", 'yard'],
  ])('shows outdoors what only happens under the sky: %s', (first, second, place) => {
    expect(read(first, second)[1]!.place).toBe(place);
  });
});

describe('places of today', () => {
  test.each([
    ['Every evening Ama sat at the filling station and read her book.', 'filling-station'],
    ['Le soir, Koffi lisait à la station-service.', 'filling-station'],
    ['The whole family hid in the cellar.', 'unknown'],
    ['The people slept in the gym.', 'hall'],
    ['The girls played basketball in the gym.', 'sports-court'],
    ['Kofi went to the pump and drank.', 'well'],
  ])('%s', (text, place) => {
    expect(read(text)[0]!.place).toBe(place);
  });

  test('does not read sand in a yard as a desert', () => {
    expect(read('Ama lived in a village by the road.', 'Ama drew a house in the sand.')[1]!.place).not.toBe('desert');
  });

  test('shows a person who runs home on the way, and a person at home in the house', () => {
    expect(read('Kofi played football at school, and then he ran home.', 'Kofi ran home.')[1]!.place).toBe('road');
    expect(read('Kofi was at home and slept.')[0]!.place).not.toBe('road');
  });
});

test('places whoever knocks at a gate in front of a house', () => {
  const [first] = readTale({
    scenes: [{ text: 'When Peter knocked at the door of the gate, a servant girl named Rhoda came to answer.' }],
    passage: { book: 'ACT', from: { chapter: 12, verse: 13 }, to: { chapter: 12, verse: 13 } },
  });
  expect(first).toMatchObject({ place: 'house', isOutside: true });
});

describe('hours that have passed', () => {
  test.each([
    ["Le matin de l'examen, Koffi sortit. Il avait plu toute la nuit, et Koffi marchait dans la rue."],
    ['In the morning Ama went to school. It had rained all night, and Ama jumped over the puddles.'],
  ])('%s', (text) => {
    expect(read(text)[0]!.time).toBe('day');
  });

  test('shows night when night is coming', () => {
    expect(read('Night had fallen, and Ama walked down the street.')[0]!.time).toBe('night');
    expect(read('Il faisait nuit, et Koffi marchait dans la rue.')[0]!.time).toBe('night');
  });
});
