import { expect, test } from 'vitest';
import { castOfScene } from './cast-of-scene.ts';
import { meantByRole } from './cast-roles.ts';

const person = (name: string, notes = '') => ({ name, kind: 'person' as const, look: '', cloth: '', notes });
const names = (members: readonly { name: string }[]) => members.map(({ name }) => name);
const seen = (members: readonly ReturnType<typeof person>[], prompt: string) =>
  names(castOfScene(members, { prompt, story: [prompt], index: 0 }));

test('matches a person described by a role with the cast member who has it', () => {
  const sheet = [person('David'), person('Goliath, the giant')];
  expect(seen(sheet, 'The shepherd boy picks five stones.')).toEqual(['David']);
  expect(seen(sheet, 'The young shepherd runs; Goliath laughs.')).toEqual(['David', 'Goliath, the giant']);
  expect(seen(sheet, 'A shepherd sleeps, and the shepherd’s dog wakes.')).toEqual([]);
});

test('reads a role from the notes of an entry', () => {
  expect(seen([person('Kofi', 'a fisherman of Keta, brother of Ama')], 'The fisherman mends his net.')).toEqual([
    'Kofi',
  ]);
});

test('matches nobody when two people have the role or the word is a person’s name', () => {
  expect(meantByRole([person('David'), person('Solomon')], 'The king sits.', [])).toEqual([]);
  expect(seen([person('David'), person('Saul, the king')], 'The king sits.')).toEqual(['Saul, the king']);
  expect(seen([person('David'), person('the shepherd')], 'The shepherd counts his sheep.')).toEqual(['the shepherd']);
});
