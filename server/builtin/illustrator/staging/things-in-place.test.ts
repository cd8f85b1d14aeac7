import { expect, test } from 'vitest';
import { readTale } from '#server/reading/tale/read-tale.ts';
import { chance } from '../drawing/random.ts';
import { sceneOf } from '../reading/scene-of-reading.ts';
import { stageAction } from '../actions/stage-action.ts';

function staged(text: string, roofed: boolean) {
  const [reading] = readTale({ scenes: [{ text }] });
  const scene = sceneOf(reading!, { seed: 'seed', context: 'universal' });
  return { scene, ...stageAction(scene, chance('seed'), 0, roofed).blocking };
}

test('puts things on a table, but never a table on a table', () => {
  const { things } = staged('Kofi put the bread on the table.', true);
  expect(things.find(({ name, prop }) => name === 'bread' || prop === 'bread')!.lift).toBeGreaterThan(40);
  expect(things.filter(({ name, prop }) => name === 'table' || prop === 'table')).toEqual([]);
});

test('draws a toy at toy size', () => {
  const { things } = staged('Kofi put the little car on the table.', false);
  const car = things.find(({ name }) => name === 'toy car');
  expect(car!.half).toBeLessThan(40);
});

test('stands a vase that nobody holds on a table indoors', () => {
  const { things } = staged('At home Ama told Kofi a story beside a vase.', true);
  expect(things.find(({ name }) => name === 'vase')!.lift).toBeGreaterThan(40);
});

test('stands people beside a canoe that they push or paint on the beach', () => {
  for (const text of ['In the kitchen Ama painted the canoe red.', 'Ama pushed the canoe into the water.'])
    expect(staged(text, false).scene.place).toBe('beach');
});

test('carries the ark on its poles above the ground', () => {
  const { things } = staged('The priests of Israel carried the ark of the covenant into the camp.', false);
  expect(things.find(({ prop }) => prop === 'covenant-ark')!.lift).toBeGreaterThan(40);
});

test('stands a thing too large for hands beside whoever brings it', () => {
  const { things } = staged('Kofi brought the motorbike home.', false);
  expect(things.map(({ name }) => name)).toContain('motorbike');
});

test('plants a tree beside people, not behind a head', () => {
  const { things } = staged('Abraham talked to Sarah beside a tree.', false);
  const trees = things.filter(({ name, prop }) => /tree/.test(`${name} ${prop}`));
  expect(trees.length).toBeGreaterThan(0);
  for (const { dx = 0 } of trees) expect(Math.abs(dx)).toBeGreaterThan(90);
});

test('holds an umbrella over its owner’s head and stands others beside its rim', () => {
  const [reading] = readTale({
    scenes: [{ text: 'Kofi visited the sick people with his umbrella and carried a Bible.' }],
  });
  const scene = sceneOf(
    { ...reading!, action: 'carry', things: [{ name: 'umbrella', count: 1 }] },
    { seed: 'seed', context: 'universal' },
  );
  for (const turn of [0, 1, 2, 3]) {
    const { people } = stageAction(scene, chance('seed'), turn, true).blocking;
    const holder = people.find(({ posture }) => posture.startsWith('under-umbrella'))!;
    for (const one of people)
      if (one !== holder) expect(Math.abs((one.dx ?? 0) - (holder.dx ?? 0))).toBeGreaterThan(110);
  }
});

test('shows a wall with a hole, not a pit, for digging through a wall', () => {
  const scene = staged('In the evening Ezekiel dug through the wall.', false);
  expect(scene.people[0]!.posture).toBe('reach');
});

test('puts a paper hat on the head of its wearer', () => {
  const { people } = staged('Her paper hat was still on her head when Ama ran to the quay.', false);
  expect(people[0]!.onHead).toContain('<');
});

test('lays a thing in the foreground when no hand is free', () => {
  const { things } = staged('Ama pulled Kofi onto the stool beside her.', false);
  expect(things.map(({ name }) => name)).toContain('stool');
});

test('keeps scrolls off the ground in front of distant houses, where they would look huge', () => {
  const [reading] = readTale({ scenes: [{ text: 'Jesus walked through the city.' }] });
  const alone = { ...reading!, shot: 'land' as const, action: 'none' as const, people: [], actors: [], targets: [] };
  const names = (name: string) => {
    const scene = sceneOf({ ...alone, things: [{ name, count: 1 }] }, { seed: 'seed', context: 'universal' });
    return stageAction(scene, chance('seed'), 0, false).blocking.things.map((thing) => thing.name ?? thing.prop);
  };
  expect(names('scroll')).toEqual([]);
  expect(names('well')).toHaveLength(1);
});
