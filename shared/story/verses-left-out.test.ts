import { expect, test } from 'vitest';
import { parseReference } from './scripture.ts';
import { tellsPassage, versesLeftOut, versesLine } from './verses-left-out.ts';

const range = (reference: string) => {
  const read = parseReference(reference);
  if (!read) throw new Error(reference);
  return read;
};
const line = (passage: string, ...told: string[]) =>
  versesLine(range(passage), versesLeftOut(range(passage), told.map(range)));

test('lists the verses left out as ranges', () => {
  expect(line('Luke 15:11-20', 'Luke 15:11-13', 'Luke 15:15', 'Luke 15:17-20')).toBe('14, 16');
  expect(line('Luke 15:11-20', 'Luke 15:14')).toBe('11-13, 15-20');
  expect(line('Luke 15:11-20', 'Luke 15:11-20')).toBe('');
  expect(line('Luke 15:11-20', 'Matthew 15:11-20')).toBe('11-20');
  expect(line('Genesis 1:30-2:3', 'Genesis 1:30')).toBe('1:31-2:3');
});

test('tells apart a passage told in full, for the most part, or by a verse or two', () => {
  const tells = (...told: string[]) => tellsPassage(range('Luke 15:11-20'), told.map(range));
  expect(tells('Luke 15:11', 'Luke 15:20')).toBe(true);
  expect(tells('Luke 15:12-16')).toBe(true);
  expect(tells('Luke 15:14-15')).toBe(false);
  expect(tells()).toBe(false);
});
