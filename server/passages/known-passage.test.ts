import { expect, test } from 'vitest';
import { parseReference } from '#shared/story/scripture.ts';
import { knownAs, knownAtEnd } from './known-passage.ts';

const range = (reference: string) => parseReference(reference)!;

test('takes a range that is longer or shorter by a verse for the same passage', () => {
  const whole = knownAs(range('MIC 6:6-8'));
  expect(whole).not.toBeNull();
  expect(knownAs(range('MIC 6:5-8'))).toBe(whole);
});

test('finds the passage that is at least a third of a range and ends it', () => {
  const end = knownAs(range('MIC 6:6-8'));
  expect(knownAtEnd(range('MIC 6:1-8'))).toBe(end);
  expect(knownAtEnd(range('MIC 5:1-6:8'))).toBeNull();
  expect(knownAtEnd(range('MIC 6:1-12'))).toBeNull();
});
