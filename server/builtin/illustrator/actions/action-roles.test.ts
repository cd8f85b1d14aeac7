import { expect, test } from 'vitest';
import type { ReadingAction, ReadingPlace, ReadPerson } from '#shared/pictures/scene-reading.ts';
import { planFor } from './action-roles.ts';
import { sceneOf } from '../reading/scene-of-reading.ts';

const person = (id: string, age: ReadPerson['age'] = 'adult'): ReadPerson =>
  ({ id, called: id, sex: 'male', age, role: null, count: 1, feeling: null }) as const;

type Asked = {
  action: ReadingAction;
  age?: ReadPerson['age'];
  place?: ReadingPlace;
  things?: string[];
  targets?: ReadPerson[];
  others?: ReadPerson[];
  sentence?: string;
};

function chosen(
  { action, age = 'adult', place = 'village', things = [], targets = [], others = [], sentence = '' }: Asked,
  roofed = false,
) {
  const acting = {
    action,
    actors: ['kofi'],
    targets: targets.map(({ id }) => id),
    things: things.map((name) => ({ name, count: 1 })),
  };
  const view = {
    era: 'today',
    place,
    time: 'day',
    weather: 'clear',
    animals: [],
    feeling: 'calm',
    shot: 'full',
  } as const;
  const people = [person('kofi', age), ...targets, ...others];
  const scene = sceneOf({ ...view, ...acting, sentence, people }, { seed: 'test' });
  const found = scene.acting && planFor(scene, scene.acting, 0, roofed);
  if (!found) throw new Error(`no plan for ${action}`);
  return { ...found, scene, names: found.plan.things.map(({ name }) => name) };
}

test('uses the named thing for climbing, opening or driving', () => {
  expect(chosen({ action: 'climb', things: ['wall'] }).names).toEqual(['climbing-wall']);
  expect(chosen({ action: 'climb', things: ['mango tree'] }).names).toEqual(['climbing-tree']);
  expect(chosen({ action: 'open', things: ['bag'] }).names).toEqual(['thing']);
  expect(chosen({ action: 'open' }).names).toEqual(['house-open']);
  expect(chosen({ action: 'drive', things: ['bus'] }).names).toEqual(['bus-behind', 'bus-front']);
});

test('uses the main thing of the plan first, in the colour that the text gives', () => {
  const { acting } = chosen({
    action: 'drive',
    things: ['basket', 'bus'],
    sentence: 'He drove the old green bus with a basket.',
  });
  expect(acting.things.map(({ name, colour }) => [name, colour])).toEqual([
    ['bus', '#4f7d4a'],
    ['basket', undefined],
  ]);
});

test('places a stall only at a market or in a shop', () => {
  const sold = (place: ReadingPlace) =>
    chosen({ action: 'buy', place, things: ['yam'], targets: [person('yaw')] }).names;
  expect(sold('market')).toContain('stall');
  expect(sold('village')).toEqual([]);
});

test('lifts only children up high', () => {
  const posture = (age: ReadPerson['age']) =>
    chosen({ action: 'lift', targets: [person('yaw', age)] }).plan.parts[0]?.postures[0];
  expect(posture('child')).toBe('lift-high');
  expect(posture('adult')).toBe('help-up');
});

test('places nobody in the water beside a boat that is rowed', () => {
  const { roles } = chosen({ action: 'row', others: [person('yaw')] });
  expect([roles.targets.length, roles.others.length]).toEqual([1, 0]);
});

test('seats everybody in the vehicle', () => {
  const { roles } = chosen({ action: 'drive', things: ['bus'], targets: [person('yaw'), person('ama', 'child')] });
  expect(roles.actors).toHaveLength(3);
  expect(roles.others).toEqual([]);
});

test('places swimmers in water, and shows a vehicle from outside', () => {
  expect(chosen({ action: 'swim', place: 'village' }).scene.place).toBe('river');
  expect(chosen({ action: 'drive', place: 'bus', things: ['bus'] }).scene.place).toBe('car-road');
});

test('bends adults to give to a child and to take from one, and lets children give standing', () => {
  const posture = (age: ReadPerson['age'], getter: ReadPerson['age']) =>
    chosen({ action: 'give', age, targets: [person('yaw', getter)], things: ['mango'] }).plan.parts[0]?.postures[0];
  expect(posture('adult', 'child')).toBe('give-low');
  const taking = chosen({ action: 'give', age: 'child', targets: [person('yaw', 'old')], things: ['mango'] });
  expect(taking.plan.parts[1]?.postures[0]).toBe('stoop-low');
  expect(posture('child', 'child')).toBe('give');
  expect(posture('adult', 'adult')).toBe('give');
});
