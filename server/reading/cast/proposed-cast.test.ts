import { expect, test } from 'vitest';
import { castLimits } from '#shared/pictures/cast.ts';
import { CastEntry } from '#shared/pictures/cast.contract.ts';
import { proposedCast } from './proposed-cast.ts';

const scenes = (...texts: string[]) => texts.map((text) => ({ text }));

test('whoever has a name or recurs gets an entry with sex, age and work', () => {
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

test('two people of one kind do not dress alike', () => {
  const [one, two] = proposedCast(scenes('Kofi met Kwame at school.', 'Kofi and Kwame played football.'), 'en');
  expect(one?.cloth).not.toBe(two?.cloth);
});

test('a tale of Scripture is dressed so', () => {
  const [naaman] = proposedCast(
    scenes('Naaman the captain came from Syria to the prophet of Israel.', 'Naaman washed in the Jordan.'),
    'en',
  );
  expect(naaman).toMatchObject({ name: 'Naaman', cloth: expect.stringMatching(/armour/) });
});

test('a crowd, a nameless passer-by and those who are only spoken of get none', () => {
  expect(
    proposedCast(
      scenes('A crowd stood at the school gate.', 'A man passed by on his bicycle.', 'The crowd shouted.'),
      'en',
    ),
  ).toEqual([]);
});

test('a sheet has no more entries than it can hold', () => {
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

test('what shows on people is in their entry, pupils wear uniforms, and a market man wears no dress', () => {
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
