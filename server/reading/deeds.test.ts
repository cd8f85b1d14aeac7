import { expect, test } from 'vitest';
import { readTale } from './read-tale.ts';

test.each([
  ['The raiders came, and they threw the man into the tomb.', 'bury'],
  ['Les frères jetèrent Joseph dans la citerne.', 'push'],
  ['They threw stones at the servant.', 'throw'],
  ['Kofi threw the ball to Ama.', 'throw'],
  ['He threw his arms around his son.', 'hug'],
])('%s: what is thrown decides', (text, action) => {
  expect(readTale({ scenes: [{ text }] })[0]!.action).toBe(action);
});
