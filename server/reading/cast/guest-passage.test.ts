import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';

const acts = { book: 'ACT', from: { chapter: 12, verse: 4 }, to: { chapter: 12, verse: 9 } } as const;
const told = (...scenes: readonly string[]) => readTale({ scenes: scenes.map((text) => ({ text })), passage: acts });

test('gives a second passage at the end of a tale its own place and time of day', () => {
  const [, , last] = told(
    'Herod put Peter into prison. Peter slept between two soldiers that night.',
    'An angel came to Peter in the prison. Peter followed him.',
    'Jesus went into the house of Zacchaeus. Zacchaeus gave half of his goods to the poor.',
  );
  expect(last).toMatchObject({ place: 'house', time: 'day' });
});

test('keeps the place of the tale for somebody who is mentioned again', () => {
  const [, , last] = told(
    'Herod put Peter into prison. Peter slept between two soldiers that night.',
    'An angel came to Peter in the prison. Peter followed him.',
    'Rhoda had prayed for Peter. Peter thanked God.',
  );
  expect(last).toMatchObject({ place: 'prison', time: 'night' });
});

test('keeps the place of the tale when an earlier crowd is mentioned again', () => {
  const [, , last] = told(
    'Herod put Peter into prison. The soldiers guarded the door.',
    'The soldiers slept in the prison.',
    'The soldiers brought Alexander. Alexander beckoned to the soldiers.',
  );
  expect(last!.place).toBe('prison');
});
