import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) });

test('shows no talk of people who do not speak to each other', () => {
  const [scene] = read('Jun and his neighbour Boyet had not spoken to each other for two years.');
  expect(scene!.people.length).toBeLessThan(2);
  const [french] = read('Gérard et Luc, deux frères, ne se parlaient plus depuis un an.');
  expect(french!.people.length).toBeLessThan(2);
  const [introduced] = read(
    'Gérard avait un frère, Luc, et ils habitaient un village. Ils ne se parlaient plus depuis un an.',
  );
  expect(introduced!.people.length).toBeLessThan(2);
});

test('sees animals that the sentence names with whoever drives them', () => {
  const [, scene] = read(
    'Mateo was eleven and lived in a village.',
    'Every day he took their nineteen sheep up to the grass near the lake.',
  );
  expect(scene).toMatchObject({ action: 'herd', animals: [{ name: 'sheep', count: 12 }] });
});

test('shows what comes before a jump in time of the same sentence', () => {
  const [, scene] = read(
    'Marcus was ten and his dad drove a bus.',
    'Marcus ran the whole way home, and that night his dad asked him the words one by one.',
  );
  expect(scene!.action).toBe('run');
  expect(scene!.people.map(({ called }) => called)).toEqual(['Marcus']);
});

test('shows what somebody tries to do', () => {
  expect(read('While her aunt was at the market, Abena tried to sew a dress.')[0]).toMatchObject({ action: 'sew' });
});

test('keeps whoever does something at the moment that the sentence tells', () => {
  const [, scene] = read(
    'Sam and Mrs Okafor met at the library.',
    'When Sam laid the umbrella on her desk, Mrs Okafor laughed.',
  );
  expect(scene!.people.map(({ called }) => called)).toContain('Sam');
});
