import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const places = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) }).map(({ place }) => place);

test('reads a bank with people on it as a river bank, and a court with players as a playing court', () => {
  expect(places('A boy sat on the bank and fished.', 'Kofi crossed to the other bank in his canoe.')).not.toContain(
    'office',
  );
  expect(places('Ama and Kofi played ball on the court behind the school.')).toEqual(['sports-court']);
  expect(places('Mr. Owusu stood in court before the lawyer and the police.')).toEqual(['court']);
});

test('keeps the place when words only locate a house', () => {
  expect(
    places('Sister Adwoa walked to the small house at the edge of the forest.', 'Kojo’s mother held his hand.')[1],
  ).toBe('house');
});

test('keeps a part of a place inside it, and a hospital bed in the hospital', () => {
  expect(places('The next day Kofi swept the bakery floor.')).toEqual(['shop']);
  expect(places('Kofi was taken to the hospital by car. He lay in a bed in the hospital.')).toEqual(['clinic']);
  expect(places('The boy was taken to the hospital and slept in a clean bed.')).toEqual(['clinic']);
});

test('reads places of Scripture by name, and ignores heaven in speech', () => {
  expect(places('Jesus came to Capernaum and taught his disciples.')).toEqual(['shore']);
  expect(
    places('Peter prayed on the rooftop.', 'Peter said that the vessel was received up into heaven.'),
  ).not.toContain('heaven');
});

test('reads “by the sea” as the shore, and rain on a bus roof as inside the bus', () => {
  expect(places('Jesus sat by the sea and taught his disciples.')).toEqual(['shore']);
  expect(places('Yao rode the bus to school.', 'Yao and his sister heard the rain on the roof of the bus.')[1]).toBe(
    'bus',
  );
});

test('shows whoever walks home on the way, and whoever acts there at home', () => {
  expect(places('That evening Ama walked home under the stars.')).toEqual(['road']);
  expect(places('Kossi rentra à la maison en marchant sur le chemin.')).toEqual(['road']);
  expect(places('Ama ran home and told her mother everything.')).toEqual(['house']);
  expect(places('Kofi walked around in his home.')).toEqual(['house']);
});

test('reads “before school” as an hour, not a place', () => {
  expect(places('Ama lived by the river. Every morning she fetched water before school.')).toEqual(['river']);
});

test('gives a trade its room, with what faces the road or cracks across the corner inside', () => {
  const places = readTale({
    scenes: [
      { text: 'The barber Musa had one pair of clippers and a mirror with a crack across the corner.' },
      { text: 'A boy asked the barber to turn the chair, so that it faced the road.' },
      { text: 'The barber talked about goats.' },
    ],
  }).map(({ place }) => place);
  expect(places).toEqual(['hair-salon', 'hair-salon', 'hair-salon']);
});

test('reads no yard where people swim in a pool, and no sickbed from a cough', () => {
  const scenes = readTale({
    scenes: [
      { text: 'Hodan sat on the bench at the pool and watched her son learn to swim.' },
      { text: 'Idris lost his goggles at the deep end and came up coughing.' },
      { text: 'Hodan hugged Idris.' },
    ],
  });
  expect(scenes.map(({ place }) => place)).not.toContain('bedroom');
  expect(scenes.map(({ place }) => place)).toEqual(['pool', 'pool', 'pool']);
  expect(scenes[1]!.action).not.toBe('lie-sick');
});
