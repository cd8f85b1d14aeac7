import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

test('a psalm of people at sea shows sailors in a storm', () => {
  const [, storm] = readTale({
    scenes: [
      { text: 'Give thanks to Yahweh, for he is good, for his loving kindness endures forever.' },
      { text: 'They reel back and forth, and stagger like a drunken man, and are at their wits’ end.' },
    ],
    passage: { book: 'PSA', from: { chapter: 107, verse: 1 }, to: { chapter: 107, verse: 30 } },
  });
  expect([storm!.action, storm!.place, storm!.weather]).toEqual(['row', 'boat', 'storm']);
  expect(storm!.people.map(({ role, count }) => [role, count])).toEqual([['sailor', 3]]);
});
