import { expect, test } from 'vitest';
import { msUntilPacificMidnight, troubleFrom } from './host-errors.ts';

const noon = Date.parse('2026-11-21T20:00:00Z');
const google = (reason: string) => ({
  error: { code: 403, message: 'Some <a href="x">words</a>', errors: [{ reason, domain: 'x' }] },
});
const kindOf = (status: number, body: unknown, retryAfter: string | null = null) => {
  const { kind, retryAfterMs } = troubleFrom({ status, body, retryAfter }, noon);
  return [kind, retryAfterMs];
};

test.each([
  [403, google('quotaExceeded'), 'quota', 12 * 3_600_000],
  [400, google('uploadLimitExceeded'), 'quota', 12 * 3_600_000],
  [403, google('rateLimitExceeded'), 'retry', null],
  [403, google('insufficientPermissions'), 'reauth', null],
  [403, google('forbidden'), 'rejected', null],
  [403, google('accessNotConfigured'), 'rejected', null],
  [401, google('youtubeSignupRequired'), 'reauth', null],
  [401, null, 'reauth', null],
  [400, { error: 'invalid_grant' }, 'reauth', null],
  [400, google('invalidTitle'), 'rejected', null],
  [404, google('videoNotFound'), 'gone', null],
  [410, null, 'gone', null],
  [503, '<html>', 'retry', null],
  [0, null, 'retry', null],
  [204, null, 'unknown', null],
])('maps %i %j to %s', (status, body, kind, wait) => {
  expect(kindOf(status, body)).toEqual([kind, wait]);
});

test('honours Retry-After as seconds or a date, up to a day', () => {
  expect(kindOf(503, null, '7')).toEqual(['retry', 7_000]);
  expect(kindOf(429, null, 'Sat, 21 Nov 2026 20:00:30 GMT')).toEqual(['retry', 30_000]);
  expect(kindOf(503, null, '999999')).toEqual(['retry', 86_400_000]);
  expect(kindOf(503, null, 'soon')).toEqual(['retry', null]);
});

test('ends the quota day at midnight Pacific in summer and winter', () => {
  expect(msUntilPacificMidnight(Date.parse('2026-07-01T06:00:00Z'))).toBe(3_600_000);
  expect(msUntilPacificMidnight(Date.parse('2026-12-01T07:00:00Z'))).toBe(3_600_000);
  expect(msUntilPacificMidnight(Date.parse('2026-12-01T08:00:00Z'))).toBe(86_400_000);
});

test('strips markup from the host’s messages', () => {
  expect(troubleFrom({ status: 403, body: google('forbidden'), retryAfter: null }, noon).message).toBe(
    'The video host refused: Some words',
  );
});
