import { expect, test } from 'vitest';
import { momentOf, showBytes, showDuration, showLength, timeAgo } from './time.ts';

test('treats seconds, milliseconds and ISO text as the same moment', () => {
  const ms = Date.UTC(2026, 10, 21, 15);
  expect([ms / 1000, ms, '2026-11-21T15:00:00Z', String(ms / 1000)].map((value) => momentOf(value))).toEqual([
    ms,
    ms,
    ms,
    ms,
  ]);
  expect([null, undefined, '', 'soon'].map((value) => momentOf(value))).toEqual([null, null, null, null]);
});

test('shows elapsed time in s, m, h and d', () => {
  const now = 1_800_000_000_000;
  expect([5, 90, 7_300, 200_000].map((s) => timeAgo(now - s * 1000, now))).toEqual(['5s', '1m', '2h', '2d']);
});

test('shows remaining time as text', () => {
  expect([1, 38, 55, 170, 3_600, 4_790].map(showDuration)).toEqual([
    '1 s',
    '40 s',
    '1 min',
    '3 min',
    '1 h',
    '1 h 20 min',
  ]);
});

test('formats durations and sizes', () => {
  expect([0, 65_400, 600_000].map(showLength)).toEqual(['0:00', '1:05', '10:00']);
  expect([0, 10, 45_000, 3_400_000, 250_000_000, 45_120_000_000].map(showBytes)).toEqual([
    '0 kB',
    '1 kB',
    '45 kB',
    '3.4 MB',
    '250 MB',
    '45.1 GB',
  ]);
});
