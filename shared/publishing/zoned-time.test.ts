import { expect, test } from 'vitest';
import { momentIn, offsetWords, wallClock } from './zoned-time.ts';

const utc = (text: string) => Date.parse(`${text}Z`);

test.each([
  ['Africa/Lome', '2026-12-01T18:30', '2026-12-01T18:30'],
  ['Europe/Paris', '2026-12-01T18:30', '2026-12-01T17:30'],
  ['Europe/Paris', '2026-07-01T18:30', '2026-07-01T16:30'],
  ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00'],
  ['Asia/Kolkata', '2026-01-01T00:00', '2025-12-31T18:30'],
  ['Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00'],
  ['UTC', '2028-02-29T23:59', '2028-02-29T23:59'],
])('converts in %s %s to %s UTC', (zone, local, moment) => {
  expect(momentIn(zone, local)).toEqual({ kind: 'once', at: utc(moment) });
  expect(wallClock(zone, utc(moment))).toBe(local);
});

test('shifts a time skipped by the clock change by the length of the jump', () => {
  expect(momentIn('Europe/Paris', '2026-03-29T02:30')).toEqual({ kind: 'gap', at: utc('2026-03-29T01:30') });
  expect(wallClock('Europe/Paris', utc('2026-03-29T01:30'))).toBe('2026-03-29T03:30');
  expect(momentIn('America/New_York', '2026-03-08T02:00')?.kind).toBe('gap');
  expect(momentIn('Australia/Lord_Howe', '2026-10-04T02:15')).toEqual({ kind: 'gap', at: utc('2026-10-03T15:45') });
});

test('returns two moments for a time that occurs twice', () => {
  expect(momentIn('Europe/Paris', '2026-10-25T02:30')).toEqual({
    kind: 'twice',
    first: utc('2026-10-25T00:30'),
    second: utc('2026-10-25T01:30'),
  });
  expect(momentIn('Europe/Paris', '2026-10-25T03:00')?.kind).toBe('once');
  expect(momentIn('America/New_York', '2026-11-01T01:59')?.kind).toBe('twice');
});

test.each([
  '',
  'tomorrow',
  '2026-13-01T10:00',
  '2026-02-29T10:00',
  '2026-01-01T24:00',
  '2026-01-01 10:00',
  '2026-01-01',
  '26-01-01T10:00',
])('rejects %j as a date', (text) => {
  expect(momentIn('Europe/Paris', text)).toBeNull();
});

test('writes offsets in the usual form', () => {
  const at = utc('2026-07-01T12:00');
  expect(
    ['Africa/Accra', 'Europe/Paris', 'Asia/Kolkata', 'America/St_Johns'].map((zone) => offsetWords(zone, at)),
  ).toEqual(['UTC', 'UTC+2', 'UTC+5:30', 'UTC−2:30']);
});
