import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const read = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) }).at(-1)!;
const names = (text: string) => read(text).things.map(({ name }) => name);

test.each([
  ['Grace phoned her mother from the bus.', 'phone', 'mobile phone'],
  ['Maman téléphona à la maîtresse après l’école.', 'phone', 'mobile phone'],
  ['Tom cycled to school.', 'ride', 'bicycle'],
])('%s: the verb alone tells of the tool', (text, action, thing) => {
  expect([read(text).action, names(text).at(-1)]).toEqual([action, thing]);
});

test('a tool that is named is not told of twice', () => {
  expect(
    names('Musa painted the wall of the school with a paintbrush.').filter((name) => name === 'paintbrush'),
  ).toHaveLength(1);
});

test('who rides on rides what was ridden before', () => {
  expect(
    read('Lena mended her bicycle in the yard.', 'She rode past the window and rang the bell.').things[0]!.name,
  ).toBe('bicycle');
});
