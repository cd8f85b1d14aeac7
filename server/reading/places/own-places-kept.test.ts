import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) });
const places = (...texts: string[]) => read(...texts).map(({ place }) => place);

test('leaves whoever is meant out of the place of somebody else', () => {
  expect(places('While her aunt was at the market, Abena sewed a dress.')).not.toEqual(['market']);
});

test('takes “after school” for an hour, and a bed that is carried for a thing', () => {
  const tale = places('Mateo lived in a village.', 'Every day after school Mateo ran down to the lake and swam.');
  expect(tale).not.toContain('school');
  expect(places('Tomek carried up a small bed and a box of toy cars.')).not.toEqual(['bedroom']);
});

test('finds the class of a teacher', () => {
  expect(places("Marcus sat next to the window in Mrs. Dawson's fourth grade class and wrote.")).toEqual(['classroom']);
});

test('is on the road while somebody drives home, and at home in the next scene', () => {
  const tale = places('Dan was driving home with his daughter Lily.', 'Lily ate her bread.');
  expect(tale[0]).toBe('car-road');
});

test('comes in where furniture is named after a yard', () => {
  const tale = places(
    'Abena went outside to sweep the yard.',
    'Then her aunt took a tin from the shelf and opened it.',
  );
  expect(tale[1]).toBe('house');
});

test('is out of doors in the snow', () => {
  const [scene] = read('Le vieil homme serra les lacets de Karim, à genoux dans la neige.');
  expect(scene).toMatchObject({ weather: 'snow' });
  expect(scene!.place).not.toBe('house');
});

test('plays at the well of a French tale', () => {
  expect(places("Awa habitait un village et tirait l'eau du puits.", 'La corde du puits cassa.')[1]).toBe('well');
});

test('stays in the kitchen when something is put into a palm', () => {
  expect(places('Albert was sitting in the kitchen.', 'Grace put the ring into his palm and kissed him.')[1]).toBe(
    'kitchen',
  );
});
