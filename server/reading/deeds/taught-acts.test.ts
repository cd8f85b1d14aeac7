import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

test('shows sailors in a storm for a psalm about people at sea', () => {
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

test('does not show an event as reading or prayer, but may show a teaching so', () => {
  const read = (...texts: readonly string[]) =>
    readTale({
      scenes: texts.map((text) => ({ text })),
      passage: { book: 'ACT', from: { chapter: 19, verse: 13 }, to: { chapter: 19, verse: 20 } },
    });
  const calm = 'Whoever among you is faithful, brothers, you know that love is patient.';
  const [, taught, event] = read(
    calm,
    calm,
    'Aprons were carried away from his body to the sick, and the spirits left.',
  );
  expect([taught!.action, event!.action]).toEqual([expect.stringMatching(/read|pray/), 'none']);
  expect(event!.people).toEqual([]);
});
