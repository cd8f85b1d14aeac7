import { expect, test } from 'vitest';
import type { ReadingAction, SceneReading } from '#shared/pictures/scene-reading.ts';
import { sceneOf } from '../reading/scene-of-reading.ts';
import { seenFrom } from './seen-from.ts';

const aboard = (action: ReadingAction, shot: SceneReading['shot']) => {
  const anselme = {
    id: 'anselme',
    called: 'Anselme',
    sex: 'male',
    age: 'old',
    role: null,
    count: 1,
    feeling: null,
  } as const;
  const reading: SceneReading = {
    ...{ sentence: '', era: 'today', place: 'boat', time: 'day', weather: 'clear', feeling: 'calm', shot },
    ...{ people: [anselme], action, actors: ['anselme'], targets: [], things: [], animals: [] },
  };
  return seenFrom(sceneOf(reading, { seed: 'tale' }), false).shot;
};

test('shows people in a boat with the boat, not as heads above the water', () => {
  expect(aboard('stand', 'face')).toBeNull();
  expect(aboard('row', 'half')).toBeNull();
  expect(aboard('row', 'full')).toBe('full');
});
