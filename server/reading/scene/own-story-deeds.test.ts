import { describe, expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const last = (...scenes: readonly string[]) => readTale({ scenes: scenes.map((text) => ({ text })) }).at(-1)!;

describe('reads a deed by the words around its verb', () => {
  test.each([
    ['Nadine rangea son carnet en souriant.', 'clean', false],
    ['Monsieur Weber sortit son porte-monnaie.', 'hold', true],
    ['Ama took a coin out of her pocket.', 'hold', true],
    ['Maëlle portait les vieilles chaussures de son frère.', 'carry', false],
    ['Léa et Tom passaient les vacances à la ferme.', 'walk', false],
    ['Koffi sauta dans les bras de son père.', 'hug', true],
    ['On Monday Ama got on the bicycle.', 'ride', true],
    ['Pete looked at the boy’s bare feet.', 'be-ashamed', false],
    ['The old man closed his eyes.', 'close', false],
    ['Ama took the bicycle without asking and rode along the road.', 'ride', true],
    ['Maëlle venait d’arriver au collège.', 'walk', false],
    ['Mrs Bell hardly ever came out. Tyler dug in the snow.', 'arrive', false],
  ])('%s %s %s', (text, action, isIt) => {
    if (isIt) expect(last(text).action).toBe(action);
    else expect(last(text).action).not.toBe(action);
  });
});

test('shows what goes on while something is noticed', () => {
  expect(last('While Tyler was digging he noticed the steps of Mrs Bell.').action).not.toBe('look');
});

test('climbs nothing that pictures do not know', () => {
  expect(last('Tyler climbed over the snowbank with his red shovel and swept the path.').action).toBe('clean');
});

test('shows, of what is done again, the thing that it is done with', () => {
  const scene = last('Tyler dug out the path with his red shovel.', 'He did it again the next morning.');
  expect(scene).toMatchObject({ action: 'none', people: [], things: [{ name: 'red shovel' }], shot: 'thing' });
});

test('weeps when tears run, whatever the verb', () => {
  expect(last('The old man closed his eyes, and tears ran down his cheeks.')).toMatchObject({ action: 'weep' });
});

test('holds what somebody has of whose verb nothing is known', () => {
  const { action, people, things } = last('Un homme en costume soupira derrière son journal.');
  expect({ action, people: people.length, things: things.map(({ name }) => name) }).toEqual({
    action: 'hold',
    people: 1,
    things: ['newspaper'],
  });
});

test('shows who sees somebody, though a clause stands between', () => {
  const { people, things } = last('Hawa, who sold plantain by the road, saw Mr Koroma carrying the books outside.');
  expect(things.map(({ name }) => name)).not.toContain('plantain');
  expect(people.map(({ called }) => called)).toEqual(expect.arrayContaining(['Hawa', 'Koroma']));
});

test('does not take a dog called Biscuit for food, nor a fist for a hammer', () => {
  const scene = last('Pete had a brown dog called Biscuit.', 'Pete hammered on the front door, and Biscuit barked.');
  expect(scene.things.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['biscuit']));
  expect(scene.things.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['hammer']));
});

test('counts, as "we", those who were named with the teller, and not whoever drove them', () => {
  const told = ['My sister and I were nine years old.', 'Aunt Thandi drove us home in her yellow car.'];
  const scene = last(...told, 'The two of us baked a cake.');
  expect(scene.action).toBe('cook');
  expect(scene.people.map(({ called }) => called)).not.toContain('Thandi');
  expect(scene.people).toHaveLength(2);
});
