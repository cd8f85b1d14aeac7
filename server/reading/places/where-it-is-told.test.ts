import { describe, expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...texts: readonly string[]) => readTale({ scenes: texts.map((text) => ({ text })) });
const places = (...texts: readonly string[]) => read(...texts).map(({ place }) => place);

describe('inside and outside', () => {
  test.each([
    ['Ama bought a mango on the road.', 'At home she could not eat her supper, and her mother held her hand.', 'house'],
    ['Koffi marchait sur la route.', 'À la maison, il ne mangea rien, et sa mère le serra dans ses bras.', 'house'],
  ])('applies a place at the start of a sentence to all of it: %s', (first, second, place) => {
    expect(places(first, second)[1]).toBe(place);
  });

  test.each([
    ['The baker Paul stood in the street.', 'He looked out of the window and saw a boy on the steps of the church.'],
    ['Le boulanger Paul était dans la rue.', 'Il vit par la fenêtre un garçon assis sur les marches de l’église.'],
  ])('places whoever looks out of a window in a house: %s', (first, second) => {
    const [, seen] = read(first, second);
    expect(seen).toMatchObject({ place: 'shop' });
    expect(seen!.isOutside).toBeUndefined();
  });

  test('places whoever looks out of the kitchen window in the kitchen', () => {
    expect(places('Anna looked out of the kitchen window.')[0]).toBe('kitchen');
  });

  test.each([
    ['Ama slept at home.', 'She put on her sandals, took Kofi by the hand and walked back to the seller.'],
    ['Awa dormait à la maison.', 'Elle mit ses sandales et marcha avec Koffi jusqu’à la vendeuse.'],
  ])('places whoever puts on sandals and walks out of doors: %s', (first, second) => {
    expect(places(first, second)[1]).toBe('road');
  });

  test('keeps whoever lies in a ward bed in the hospital in the next picture', () => {
    expect(
      places(
        'Old Mr. Boateng lay in bed seven of the ward. In the next bed was Kojo.',
        'Kojo’s mother laughed and held his hand.',
      )[1],
    ).toBe('clinic');
  });
});

test.each([
  ['Papa restait assis dans la cuisine, à Berck, le dos tourné à la mer.', 'kitchen'],
  ['Papa sat in the kitchen, his back turned to the sea.', 'kitchen'],
  ['Eli sat down inside the van and read a book.', 'van'],
  ['Eli turned his cap in his hands, and the rain drummed on the roof of the van.', 'van'],
  ['In March Eli read the last page aloud in the lambing shed.', 'barn'],
  ['In April the school hall was full for the spring concert.', 'hall'],
  ['Hana, who was seven, sat down on the stairs and sang.', 'stairs'],
  ['Dans le couloir de l’hôpital, Kodjo attendit sur un banc.', 'corridor'],
  ['Awa s’assit dans le car avec un gâteau.', 'bus'],
  ['Awa attendait devant le car, sur la route.', 'road'],
])('reads who is inside, and what is behind somebody’s back: %s', (text, place) => {
  expect(places(text)[0]).toBe(place);
});

describe('places by other words', () => {
  test.each([
    ['Then Jeremiah went down to the potter’s house and watched the potter.', 'workshop'],
    ['Joseph prayed in the carpenter’s shop.', 'workshop'],
    ['The two goalkeepers of the school team sat down and wept.', 'football-pitch'],
    ['Les deux gardiens de but pleuraient.', 'football-pitch'],
  ])('%s', (text, place) => {
    expect(places(text)[0]).toBe(place);
  });
});

describe('the hour', () => {
  test('continues a night while people carry lights', () => {
    const tale = [
      'It was past midnight in the village.',
      'Kofi pushed the taxi through the mud.',
      'An old man came with a torch.',
      'They held up their candles.',
    ];
    expect(read(...tale).map(({ time }) => time)).toEqual(['night', 'night', 'night', 'night']);
  });

  test.each(['Ruth raced across the dark field.', 'Ruth courut dans le champ sombre.'])(
    'shows a dark field at night: %s',
    (text) => {
      expect(read(text)[0]!.time).toBe('night');
    },
  );
});

test.each([
  ['Daniel was a nurse who worked at night in a hospital.', 'clinic'],
  ['Adjoa sold tomatoes at Makola market.', 'market'],
  ['Ama posa le cahier sur le bureau du maître dans la classe.', 'classroom'],
  ['Every autumn he climbed his ladder and cleaned the gutters.', 'yard'],
])('%s', (text, place) => {
  expect(places('Adjoa swept the house.', text)[1]).toBe(place);
});
