import { expect, test } from 'vitest';
import { afterSignIn, signInProblem } from './after-sign-in.ts';
import { isEntryPath } from './entry-path.ts';

test('keeps only sign-in page and callback outside the shell', () => {
  for (const path of ['/login', '/login/', '/auth/callback', '/auth/callback/']) expect(isEntryPath(path)).toBe(true);
  for (const path of ['/', '//', '/logins', '/login/more', '/auth', '/dashboard'])
    expect(isEntryPath(path)).toBe(false);
});

test.each([
  ['success=1', '/dashboard', 100],
  ['success=1&auth_error=denied', '/dashboard', 100],
  ['auth_error=denied', '/login?error=denied', 0],
  ['auth_error=a%26b%3Dc', '/login?error=a%26b%3Dc', 0],
  ['success=0', '/login', 0],
  ['success=true', '/login', 0],
  ['auth_error=', '/login', 0],
  ['', '/login', 0],
])('redirects callback ?%s to %s', (query, path, delay) => {
  expect(afterSignIn(new URLSearchParams(query))).toEqual({ path, delay });
});

test.each([
  ['access_denied', 'Sign-in was cancelled. You can try again at any time.'],
  ['sign_in_expired', 'Sign-in took too long, or was started in another browser. Please try again.'],
  ['sign_in_failed', 'Sign-in did not work. Please try again.'],
  ['sign_in_first', 'Sign in first, then connect your YouTube account.'],
  [
    'sign_in_unavailable',
    'The sign-in service cannot be reached right now. Check the connection and try again in a minute.',
  ],
  ['invalid_grant', 'Sign-in did not work: “invalid grant”. Please try again.'],
  ['Your account is closed', 'Sign-in did not work: “Your account is closed”. Please try again.'],
])('explains %s with a message', (code, words) => {
  expect(signInProblem(code)).toBe(words);
});
