import { expect, test } from 'vitest';
import { castLimits } from '#shared/pictures/cast.ts';
import { CastEntry } from '#shared/pictures/cast.contract.ts';
import { proposedCast } from './proposed-cast.ts';

const scenes = (...texts: string[]) => texts.map((text) => ({ text }));

test('gives an entry with sex, age and work to people who have a name or recur', () => {
  const cast = proposedCast(
    scenes(
      'A girl named Ama took the bus to the clinic.',
      'Her grandmother was there.',
      'Ama held the hand of her grandmother.',
      'A nurse greeted Ama.',
      'The nurse smiled.',
    ),
    'en',
  );
  expect(cast.map(({ name }) => name)).toEqual(['Ama', 'the grandmother', 'the nurse']);
  expect(cast[0]?.look).toMatch(/girl/);
  expect(cast[1]?.look).toMatch(/old woman/);
  expect(cast[2]).toMatchObject({ cloth: "light blue scrubs, nurse's cap", notes: 'nurse' });
  for (const entry of cast) expect(CastEntry.safeParse(entry).success).toBe(true);
});

test('dresses two people of one kind differently', () => {
  const [one, two] = proposedCast(scenes('Kofi met Kwame at school.', 'Kofi and Kwame played football.'), 'en');
  expect(one?.cloth).not.toBe(two?.cloth);
});

test('dresses a tale of Scripture in its era', () => {
  const [naaman] = proposedCast(
    scenes('Naaman the captain came from Syria to the prophet of Israel.', 'Naaman washed in the Jordan.'),
    'en',
  );
  expect(naaman).toMatchObject({ name: 'Naaman', cloth: expect.stringMatching(/armour/) });
});

test('gives no entry to a crowd, a nameless passer-by or people who are only mentioned', () => {
  expect(
    proposedCast(
      scenes('A crowd stood at the school gate.', 'A man passed by on his bicycle.', 'The crowd shouted.'),
      'en',
    ),
  ).toEqual([]);
});

test('limits a sheet to its maximum of entries', () => {
  const names = [
    'Kofi',
    'Kwame',
    'Ama',
    'Esi',
    'Yaw',
    'Abena',
    'Fatou',
    'Musa',
    'Aisha',
    'Emma',
    'Oliver',
    'Grace',
    'Peter',
    'Ben',
    'Lucy',
  ];
  const more = [...names, 'Alice', 'Tom', 'Joe', 'Mia', 'Chloe', 'Zoe', 'Max', 'Leo', 'Adam', 'Ruby', 'Ella', 'Efua'];
  expect(proposedCast(scenes(...more.map((name) => `${name} took the bus.`)), 'en')).toHaveLength(castLimits.members);
});

test('puts visible marks into entries, uniforms on pupils, and no dress on a market man', () => {
  const cast = proposedCast(
    scenes(
      'Koffi, a boy of ten in his school uniform, met a blind man with a stick at the bus.',
      'Koffi led the blind man to the market.',
      'Mr. Mensah, a seller, put on his glasses and gave Koffi an orange.',
    ),
    'en',
  );
  const entry = (name: string) => cast.find((each) => each.name === name);
  expect(entry('Koffi')?.cloth).toBe('white school shirt, beige shorts');
  expect(entry('the blind man')).toMatchObject({
    look: expect.stringMatching(/, blind$/),
    cloth: expect.stringMatching(/, walking stick$/),
  });
  expect(entry('Mensah')).toMatchObject({
    look: expect.stringMatching(/, glasses$/),
    cloth: expect.not.stringMatching(/dress/),
  });
});
