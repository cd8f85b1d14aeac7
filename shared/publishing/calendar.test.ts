import { expect, test } from 'vitest';
import { calendarStateOf, dayAfter, dayOf, monthAfter, monthWeeks, weekdayOf, weekOf } from './calendar.ts';

test('starts a week on the chosen day across months and years', () => {
  expect(weekOf('2026-11-21')).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(weekOf('2027-01-01', 0)[0]).toBe('2026-12-27');
  expect(weekOf('2026-11-16')[0]).toBe('2026-11-16');
});

test.each([
  ['2026-11-21', '2026-10-26', '2026-12-06', 6],
  ['2027-02-10', '2027-02-01', '2027-02-28', 4],
  ['2026-12-01', '2026-11-30', '2027-01-03', 5],
])('shows the month of %s from %s to %s', (day, first, last, count) => {
  const weeks = monthWeeks(day);
  expect([weeks[0]![0], weeks.at(-1)!.at(-1), weeks.length]).toEqual([first, last, count]);
});

test('shows every month of ten years in whole weeks without a gap', () => {
  for (let index = 0; index < 120; index++) {
    const month = monthAfter('2024-01-31', index);
    const days = monthWeeks(month).flat();
    expect(days.length % 7).toBe(0);
    days.forEach((day, nth) => nth > 0 && expect(day).toBe(dayAfter(days[nth - 1]!, 1)));
    expect(days).toContain(`${month.slice(0, 7)}-01`);
    expect(days).toContain(dayAfter(`${monthAfter(month, 1).slice(0, 7)}-01`, -1));
    expect(weekdayOf(days[0]!)).toBe(1);
  }
});

test('steps through months without skipping short ones', () => {
  expect([
    monthAfter('2027-01-31', 1),
    monthAfter('2026-11-21', -1),
    monthAfter('2026-11-30', 3),
    monthAfter('2026-12-15', 1),
  ]).toEqual(['2027-02-28', '2026-10-21', '2027-02-28', '2027-01-15']);
});

test('uses the local day of a time', () => {
  const at = Date.UTC(2026, 10, 21, 23, 30);
  expect([dayOf('Africa/Accra', at), dayOf('Africa/Lagos', at), dayOf('America/New_York', at)]).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-21',
  ]);
});

test('shows future uploads as scheduled, and late ones as being sent', () => {
  expect((['sending', 'queued', 'inserted'] as const).map((state) => calendarStateOf(state, 2, 1))).toEqual([
    'scheduled',
    'scheduled',
    'scheduled',
  ]);
  expect(calendarStateOf('sending', 1, 2)).toBe('sending');
  expect(
    (['published', 'missed', 'failed', 'waiting', 'private'] as const).map((state) => calendarStateOf(state, 1, 2)),
  ).toEqual(['published', 'missed', 'failed', 'waiting', 'published']);
});
