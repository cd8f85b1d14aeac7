import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const places = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) }).map(({ place }) => place);

test('a bank is a river’s where people stand on it, and a court is for games where they play', () => {
  expect(places('A boy sat on the bank and fished.', 'Kofi crossed to the other bank in his canoe.')).not.toContain(
    'office',
  );
  expect(places('Ama and Kofi played ball on the court behind the school.')).toEqual(['sports-court']);
  expect(places('Mr. Owusu stood in court before the lawyer and the police.')).toEqual(['court']);
});

test('what only says where a house is does not take its place', () => {
  expect(
    places('Sister Adwoa walked to the small house at the edge of the forest.', 'Kojo’s mother held his hand.')[1],
  ).toBe('house');
});

test('a part of a place is in it, and a bed in a hospital stays there', () => {
  expect(places('The next day Kofi swept the bakery floor.')).toEqual(['shop']);
  expect(places('Kofi was taken to the hospital by car. He lay in a bed in the hospital.')).toEqual(['clinic']);
  expect(places('The boy was taken to the hospital and slept in a clean bed.')).toEqual(['clinic']);
});

test('places that Scripture names are read by their names, and heaven is not where people speak of it', () => {
  expect(places('Jesus came to Capernaum and taught his disciples.')).toEqual(['shore']);
  expect(
    places('Peter prayed on the rooftop.', 'Peter said that the vessel was received up into heaven.'),
  ).not.toContain('heaven');
});

test('by the sea is its shore, and rain on the roof of a bus is heard inside', () => {
  expect(places('Jesus sat by the sea and taught his disciples.')).toEqual(['shore']);
  expect(places('Yao rode the bus to school.', 'Yao and his sister heard the rain on the roof of the bus.')[1]).toBe(
    'bus',
  );
});

test('who walks home is seen on the way, who does something there is at home', () => {
  expect(places('That evening Ama walked home under the stars.')).toEqual(['road']);
  expect(places('Kossi rentra à la maison en marchant sur le chemin.')).toEqual(['road']);
  expect(places('Ama ran home and told her mother everything.')).toEqual(['house']);
  expect(places('Kofi walked around in his home.')).toEqual(['house']);
});

test('“before school” is an hour, not a place', () => {
  expect(places('Ama lived by the river. Every morning she fetched water before school.')).toEqual(['river']);
});

test('a trade has its room, and what faces the road or cracks across the corner is in it', () => {
  const places = readTale({
    scenes: [
      { text: 'The barber Musa had one pair of clippers and a mirror with a crack across the corner.' },
      { text: 'A boy asked the barber to turn the chair, so that it faced the road.' },
      { text: 'The barber talked about goats.' },
    ],
  }).map(({ place }) => place);
  expect(places).toEqual(['shop', 'shop', 'shop']);
});

test('a pool where people swim is no yard, and a cough makes no sickbed', () => {
  const scenes = readTale({
    scenes: [
      { text: 'Hodan sat on the bench at the pool and watched her son learn to swim.' },
      { text: 'Idris lost his goggles at the deep end and came up coughing.' },
      { text: 'Hodan hugged Idris.' },
    ],
  });
  expect(scenes.map(({ place }) => place)).not.toContain('bedroom');
  expect(scenes[0]!.place).toBe('unknown');
  expect(scenes[1]!.action).not.toBe('lie-sick');
});
