// @vitest-environment node
import { expect, test } from 'vitest';
import { momentInCell } from './calendar-moves.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

test('another day keeps the time by the clocks, also across their change', () => {
  const entry = { at: at('2027-03-27T17:45Z') };
  expect(momentInCell(entry, '2027-03-28', 'Europe/Paris')).toBe(at('2027-03-28T16:45Z'));
  expect(momentInCell(entry, '2027-03-28', 'Africa/Accra')).toBe(at('2027-03-28T17:45Z'));
});

test('another hour keeps the minutes, and an hour that clocks jump over becomes the next', () => {
  const entry = { at: at('2027-03-27T17:45Z') };
  expect(momentInCell(entry, '2027-03-30T09:00', 'Africa/Accra')).toBe(at('2027-03-30T09:45Z'));
  expect(momentInCell(entry, '2027-03-28T02:00', 'Europe/Paris')).toBe(at('2027-03-28T01:45Z'));
  expect(momentInCell(entry, 'nowhere', 'UTC')).toBeNull();
});
