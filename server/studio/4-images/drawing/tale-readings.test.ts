import { expect, test } from 'vitest';
import { readingOf, sitterOf } from './tale-readings.ts';

const story = ['Esi swept the floor in the kitchen.', 'Her grandmother Abla sat on a chair and laughed.'];

test('reads a scene with what the scenes before it told', () => {
  const scene = { prompt: 'She ran to the market.', story: [...story, 'She ran to the market.'], index: 2 };
  expect(readingOf(scene, [])).toMatchObject({ action: 'run', people: [{ sex: 'female' }] });
  expect(readingOf({ ...scene, prompt: 'A boat on the lake.' }, [])).toMatchObject({ things: [{ name: 'boat' }] });
});

test('shows people in a portrait as in the tale, in its era', () => {
  expect(sitterOf({ name: 'Abla' }, story)).toMatchObject({ era: 'today', person: { sex: 'female', age: 'old' } });
  expect(sitterOf({ name: 'Kojo' }, story)).toEqual({ era: 'today', person: null });
  expect(sitterOf({ name: 'Kojo' }, [])).toEqual({ era: 'scripture', person: null });
});
