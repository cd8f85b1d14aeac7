import { expect, test } from 'vitest';
import { bothClocks, zoneName } from './zone-words.ts';

const at = Date.UTC(2027, 2, 28, 23, 30);

test('shows both times where they differ, and the day if it differs', () => {
  expect(bothClocks(at, 'Africa/Accra', 'UTC')).toBe('Sun, 28 Mar 2027, 23:30');
  expect(bothClocks(at, 'Africa/Accra', 'Europe/Paris')).toBe(
    'Mon, 29 Mar 2027, 01:30 (Sun, 28 Mar 2027, 23:30 in Accra)',
  );
  expect(bothClocks(at - 7_200_000, 'Africa/Accra', 'Europe/Paris')).toBe('Sun, 28 Mar 2027, 23:30 (21:30 in Accra)');
  expect(zoneName('America/New_York')).toBe('New York');
});
