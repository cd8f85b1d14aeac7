import { expect, test } from 'vitest';
import { knownAs } from '#server/passages/known-passage.ts';
import { parseReference } from '#shared/story/scripture.ts';
import { factsFor } from './facts.ts';

const namesIn = (reference: string): string[] => {
  const range = parseReference(reference)!;
  return factsFor(knownAs(range)!, range).map(({ name }) => name);
};

test('introduces nobody twice', () => {
  expect(namesIn('Luke 5:1-11').filter((name) => name.includes('Peter'))).toHaveLength(1);
});

test('introduces the main people of a passage, but not those named in passing', () => {
  expect(namesIn('Genesis 13')).toContain('Abram');
  expect(namesIn('Mark 5:21-43')).not.toContain('Peter');
});
