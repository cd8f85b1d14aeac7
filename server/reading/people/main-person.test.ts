import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...scenes: readonly string[]) => readTale({ scenes: scenes.map((text) => ({ text })) });
const calledIn = (reading: ReturnType<typeof read>[number] | undefined) => reading!.people.map(({ called }) => called);

test('places the main person beside the actor where an earlier sentence names both', () => {
  const [first, second, third] = read(
    'Yaw kept a little shop in Tema. Yaw counted the coins.',
    'Yaw swept the floor of his shop. A tall girl wept.',
    'Yaw opened the door and smiled. Yaw gave the girl a loaf of bread.',
  );
  expect(calledIn(first)).toEqual(['Yaw']);
  expect(calledIn(second)).toEqual(['A tall girl', 'Yaw']);
  expect(calledIn(third)).toContain('Yaw');
});

test('leaves out whoever has gone', () => {
  const [, second] = read(
    'Yaw swept the shop.',
    'Yaw left the shop. A tall girl wept.',
    'Yaw counted the coins.',
    'Yaw slept.',
  );
  expect(calledIn(second)).not.toContain('Yaw');
});

test('reads the bride as the young woman who has come', () => {
  const [first, second] = read('A young woman ran in with a broken shoe.', 'The bride sat down on the stool and wept.');
  expect(second!.people[0]!.id).toBe(first!.people[0]!.id);
});

test('leaves out a person who wore a thing long ago', () => {
  const [, second] = read('Yaw dusted the shelf.', 'Yaw took the shoes which his wife had worn once.');
  expect(calledIn(second)).toEqual(['Yaw']);
});
