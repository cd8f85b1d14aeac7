import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const acts = { book: 'ACT', from: { chapter: 12, verse: 4 }, to: { chapter: 12, verse: 9 } } as const;
const told = (...scenes: readonly string[]) => readTale({ scenes: scenes.map((text) => ({ text })), passage: acts });

test('another passage at the end of a tale has its own place and hour', () => {
  const [, , last] = told(
    'Herod put Peter into prison. Peter slept between two soldiers that night.',
    'An angel came to Peter in the prison. Peter followed him.',
    'Jesus went into the house of Zacchaeus. Zacchaeus gave half of his goods to the poor.',
  );
  expect(last).toMatchObject({ place: 'house', time: 'day' });
});

test('whoever is told of again stays where the tale is', () => {
  const [, , last] = told(
    'Herod put Peter into prison. Peter slept between two soldiers that night.',
    'An angel came to Peter in the prison. Peter followed him.',
    'Rhoda had prayed for Peter. Peter thanked God.',
  );
  expect(last).toMatchObject({ place: 'prison', time: 'night' });
});

test('an earlier crowd that is told of again keeps the tale where it is', () => {
  const [, , last] = told(
    'Herod put Peter into prison. The soldiers guarded the door.',
    'The soldiers slept in the prison.',
    'The soldiers brought Alexander. Alexander beckoned to the soldiers.',
  );
  expect(last!.place).toBe('prison');
});
