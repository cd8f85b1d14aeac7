import { expect, test } from 'vitest';
import { parseReference, type VerseRange } from '#shared/story/scripture.ts';
import { knownAs, knownWhole } from './known-passage.ts';

const range = (reference: string): VerseRange => parseReference(reference) ?? expect.fail(`unread: ${reference}`);

test.each([
  ['the passage itself', 'RUT 2:1-23', 'Ruth in the Fields'],
  ['verses within it', 'RUT 2:8-13', 'Ruth in the Fields'],
  ['part of it with a verse that is before it', 'GEN 24:1-27', 'A Wife for Isaac'],
])('knows %s', (_, reference, title) => expect(knownAs(range(reference))?.title.en).toBe(title));

test('does not know a range that is mostly of other verses', () => {
  expect(knownAs(range('2SA 6:1-15'))).toBeNull();
  expect(knownWhole(range('GEN 24:1-27'))).toBeNull();
});
