import { expect, test } from 'vitest';
import { iso8601Duration } from './shown-video.ts';

test.each([
  [59_600, 'PT1M0S'],
  [200_000, 'PT3M20S'],
  [400, 'PT0M0S'],
])('shows a duration of %d ms as %s', (ms, shown) => {
  expect(iso8601Duration(ms)).toBe(shown);
});
