import { expect, test } from 'vitest';
import { knownAs } from '#server/passages/known-passage.ts';
import { parseReference } from '#shared/story/scripture.ts';
import { tellTheSame } from './passages-alike.ts';

const known = (reference: string) => knownAs(parseReference(reference)!);

test('knows two Gospel accounts of the same day, and tells two stories of one virtue apart', () => {
  expect(tellTheSame(known('Matthew 6:25-34'), known('Luke 12:22-34'))).toBe(true);
  expect(tellTheSame(known('Matthew 9:9-13'), known('Luke 5:27-32'))).toBe(true);
  expect(tellTheSame(known('Ruth 1'), known('Mark 2:1-12'))).toBe(false);
});
