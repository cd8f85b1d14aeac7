// @vitest-environment node
import { expect, test } from 'vitest';
import { afterSignIn, signInProblem } from './after-sign-in.ts';

test.each([
  ['success=1', '/dashboard', 100],
  ['success=1&auth_error=denied', '/dashboard', 100],
  ['auth_error=denied', '/login?error=denied', 0],
  ['auth_error=a%26b%3Dc', '/login?error=a%26b%3Dc', 0],
  ['success=0', '/login', 0],
  ['success=true', '/login', 0],
  ['auth_error=', '/login', 0],
  ['', '/login', 0],
])('callback ?%s leads to %s', (query, path, delay) => {
  expect(afterSignIn(new URLSearchParams(query))).toEqual({ path, delay });
});

test('an error code is shown as a readable line', () => {
  expect(signInProblem('access_denied')).toBe('Sign-in was cancelled. You can try again at any time.');
  expect(signInProblem('invalid_grant')).toContain('invalid grant');
  expect(signInProblem('The sign-in was not finished in time.')).toBe('The sign-in was not finished in time.');
});
