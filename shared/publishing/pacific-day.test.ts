import { expect, test } from 'vitest';
import { nextPacificDay, pacificDay } from './pacific-day.ts';

test.each([
  ['summer', '2026-07-01T06:30:00Z', '2026-06-30', '2026-07-01T07:00:00Z'],
  ['winter', '2026-12-01T07:59:59.250Z', '2026-11-30', '2026-12-01T08:00:00Z'],
  ['the first moment of a day', '2026-12-01T08:00:00Z', '2026-12-01', '2026-12-02T08:00:00Z'],
  ['the day of 23 hours', '2026-03-08T09:00:00Z', '2026-03-08', '2026-03-09T07:00:00Z'],
  ['the day of 25 hours', '2026-11-01T08:00:00Z', '2026-11-01', '2026-11-02T08:00:00Z'],
])('%s', (_, at, day, next) => {
  expect(pacificDay(Date.parse(at))).toBe(day);
  expect(new Date(nextPacificDay(Date.parse(at))).toISOString()).toBe(new Date(next).toISOString());
});
