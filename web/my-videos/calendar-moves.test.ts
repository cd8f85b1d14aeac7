import { expect, test } from 'vitest';
import { momentInCell } from './calendar-moves.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

test('keeps the local time on another day, also across a clock change', () => {
  const entry = { at: at('2027-03-27T17:45Z') };
  expect(momentInCell(entry, '2027-03-28', 'Europe/Paris')).toBe(at('2027-03-28T16:45Z'));
  expect(momentInCell(entry, '2027-03-28', 'Africa/Accra')).toBe(at('2027-03-28T17:45Z'));
});

test('keeps the minutes on another hour, and moves a skipped hour to the next', () => {
  const entry = { at: at('2027-03-27T17:45Z') };
  expect(momentInCell(entry, '2027-03-30T09:00', 'Africa/Accra')).toBe(at('2027-03-30T09:45Z'));
  expect(momentInCell(entry, '2027-03-28T02:00', 'Europe/Paris')).toBe(at('2027-03-28T01:45Z'));
  expect(momentInCell(entry, 'nowhere', 'UTC')).toBeNull();
});
