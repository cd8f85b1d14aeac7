import { expect, test } from 'vitest';
import { readTale } from '#server/reading/read-tale.ts';
import { chance } from './random.ts';
import { sceneOf } from './scene-of-reading.ts';
import { stageAction } from './stage-action.ts';

function staged(text: string, roofed: boolean) {
  const [reading] = readTale({ scenes: [{ text }] });
  const scene = sceneOf(reading!, { seed: 'seed', context: 'universal' });
  return { scene, ...stageAction(scene, chance('seed'), 0, roofed).blocking };
}

test('what is put on a table is on it, and no table is on a table', () => {
  const { things } = staged('Kofi put the bread on the table.', true);
  expect(things.find(({ name, prop }) => name === 'bread' || prop === 'bread')!.lift).toBeGreaterThan(40);
  expect(things.filter(({ name, prop }) => name === 'table' || prop === 'table')).toEqual([]);
});

test('a toy is as small as a toy', () => {
  const { things } = staged('Kofi put the little car on the table.', false);
  const car = things.find(({ name }) => name === 'toy car');
  expect(car!.half).toBeLessThan(40);
});

test('a vase that nobody holds stands on a table in a room', () => {
  const { things } = staged('At home Ama told Kofi a story beside a vase.', true);
  expect(things.find(({ name }) => name === 'vase')!.lift).toBeGreaterThan(40);
});

test('who pushes a canoe or paints it stands beside it on the beach', () => {
  for (const text of ['In the kitchen Ama painted the canoe red.', 'Ama pushed the canoe into the water.'])
    expect(staged(text, false).scene.place).toBe('beach');
});

test('the ark is carried on its poles, above the ground', () => {
  const { things } = staged('The priests of Israel carried the ark of the covenant into the camp.', false);
  expect(things.find(({ prop }) => prop === 'covenant-ark')!.lift).toBeGreaterThan(40);
});
