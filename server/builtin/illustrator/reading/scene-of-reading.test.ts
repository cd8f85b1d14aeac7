import { expect, test } from 'vitest';
import { SceneReading } from '#shared/pictures/scene-reading.contract.ts';
import { setStage } from '../staging/set-stage.ts';
import { sceneOf } from './scene-of-reading.ts';

type Person = Partial<SceneReading['people'][number]> & { id: string };
const read = (people: Person[], change: Partial<SceneReading> = {}) =>
  SceneReading.parse({
    sentence: 'Somebody went on.',
    era: 'today',
    place: 'road',
    time: 'day',
    weather: 'clear',
    people: people.map((one) => ({
      called: one.id,
      sex: null,
      age: 'adult',
      role: null,
      count: 1,
      feeling: null,
      ...one,
    })),
    action: 'walk',
    actors: people.map(({ id }) => id),
    targets: [],
    things: [],
    animals: [],
    feeling: 'calm',
    shot: 'full',
    ...change,
  });
const kinds = (people: Person[], change: Partial<SceneReading> = {}) =>
  sceneOf(read(people, change), { seed: 's' }).cast.map(({ kind, count }) => `${kind} ${count}`);

test('draws a girl, a grandmother as an old woman, and three sons as three', () => {
  expect(
    kinds([
      { id: 'ama', sex: 'female', age: 'child' },
      { id: 'grandmother', sex: 'female', age: 'old' },
      { id: 'sons', sex: 'male', age: 'child', count: 3 },
      { id: 'kofi', sex: 'male', age: 'adult' },
      { id: 'esi', sex: 'female', age: 'adult' },
    ]),
  ).toEqual(['girl 1', 'widow 1', 'child 3', 'man 1', 'woman 1']);
});

test('chooses adults by their role, and keeps a child in a role a child', () => {
  expect(
    kinds([
      { id: 'a', sex: 'male', role: 'king' },
      { id: 'b', sex: 'female', role: 'King' },
      { id: 'c', sex: 'male', role: 'soldier', age: 'child' },
    ]),
  ).toEqual(['king 1', 'queen 1', 'child 1']);
});

test('recognizes Bible names only in tales of the Bible', () => {
  const moses: Person[] = [{ id: 'moses', called: 'Moses', sex: 'male', age: 'old' }];
  expect(kinds(moses, { era: 'scripture' })).toEqual(['moses 1']);
  expect(kinds(moses)).toEqual(['elder 1']);
  expect(kinds([{ id: 'moses', called: 'Moses', sex: 'male', age: 'baby' }], { era: 'scripture' })).toEqual(['baby 1']);
});

test('draws a place or a thing without people', () => {
  const order = (change: Partial<SceneReading>) => ({
    prompt: 'The village lay quiet.',
    story: ['The village lay quiet.'],
    index: 0,
    seed: 's',
    take: 0,
    style: 'storybook-1',
    ...({ context: 'universal', use: 'frame', width: 1280, height: 720 } as const),
    reading: read([{ id: 'ama' }], { action: 'none', actors: [], ...change }),
  });
  expect(setStage(order({ shot: 'land' })).blocking).toEqual({ people: [], things: [] });
  const { people, things } = setStage(order({ shot: 'thing', things: [{ name: 'bread', count: 1 }] })).blocking;
  expect(people).toEqual([]);
  expect(things).toHaveLength(1);
});

test('reads the words of an order that has no reading', () => {
  expect(
    setStage({
      ...({ style: 'storybook-1', context: 'universal', use: 'frame' } as const),
      prompt: 'A shepherd kept sheep.',
      story: ['A shepherd kept sheep.'],
      index: 0,
      seed: 's',
      take: 0,
      width: 1280,
      height: 720,
    }).stage.scene.acting,
  ).toBeNull();
});

test.each([
  ['face', 'look', 'half'],
  ['wide', 'run', 'full'],
  ['face', 'pray', 'face'],
  ['wide', 'fish', 'wide'],
] as const)('sees what is held in a %s shot of today when people %s', (shot, action, seen) => {
  const things = [{ name: 'cake', count: 1 }];
  expect(sceneOf(read([{ id: 'ama' }], { shot, action, things }), { seed: 's' }).shot).toBe(seen);
});

test('puts who stands in the water of a pool into it, and who sits beside it not', () => {
  const people: Person[] = [{ id: 'kate' }, { id: 'alfie', age: 'child' }];
  const inPool = (sentence: string) =>
    sceneOf(read(people, { place: 'pool', action: 'hold', sentence, things: [{ name: 'water', count: 1 }] }), {
      seed: 's',
    }).acting;
  expect(inPool('She stood in the water in front of him.')).toMatchObject({
    wading: true,
    action: 'hold-hands',
    things: [],
  });
  expect(inPool('She sat on the bench and looked at the water.')).toMatchObject({ wading: false, action: 'hold' });
});
