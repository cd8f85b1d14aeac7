import { expect, test } from 'vitest';
import { parseReference } from '#shared/story/scripture.ts';
import { readTale } from '../tale/read-tale.ts';
import { lifeAt } from './lives.ts';

const at = (name: string, reference: string) => lifeAt(name, parseReference(reference));

test('gives people of Scripture their age in the passage', () => {
  expect(at('Caleb', 'JOS 14:6-14')).toMatchObject({ age: 'old', role: 'elder' });
  expect(at('David', '1SA 17:32-40')).toMatchObject({ age: 'teen', role: 'shepherd' });
  expect(at('David', '1CH 21:18-26')).toMatchObject({ age: 'old', role: 'king' });
  expect(at('Saul', '1SA 9:3-14')).toMatchObject({ age: 'adult', role: 'man' });
  expect(at('Saul', 'ACT 13:4-12')).toMatchObject({ age: 'adult', role: 'apostle' });
  expect(at('Moses', 'EXO 2:5-10')).toMatchObject({ age: 'baby', role: null });
  expect(at('Moses', 'EXO 2:16-20')?.age).toBe('adult');
  expect([at('David', 'MAT 1:1-6'), at('Nobody', 'GEN 1:1'), lifeAt('David', null)]).toEqual([null, null, null]);
});

test('adds nobody twice when a view repeats a sentence', () => {
  const [, second] = readTale({
    scenes: [
      { text: 'A wide first view of the place, early in the morning. Jesus saw a man who was ill.' },
      { text: 'Jesus saw a man who was ill. Jesus said to the man, “Stand up.”' },
    ],
    passage: parseReference('MRK 3:1-5'),
  });
  expect(second!.people.map(({ id }) => id)).toEqual(['jesus', 'man']);
});
