import { beforeEach, expect, test } from 'vitest';
import { arriveBySignIn, isSafePath, rememberWay, takeWay } from './resume-after-login.ts';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/tales/t1?tab=audio#scene-2');
});

test.each(['/', '/tales/t1?tab=story', '/settings#keys', '/images?tale=a%2Fb'])(
  'accepts %s as a return address',
  (path) => {
    expect(isSafePath(path)).toBe(true);
  },
);

test.each([
  '',
  'tales',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\\b',
  'javascript:alert(1)',
  '/login',
  '/login?error=x',
  '/auth/google/start',
  '/api/me',
  '/./login',
  '/x/../auth/callback',
])('rejects %j as a return address', (path) => {
  expect(isSafePath(path)).toBe(false);
});

test('returns a stored address once, with query and scroll position', () => {
  rememberWay('u1');
  arriveBySignIn();
  expect(takeWay('u1')).toEqual({ path: '/tales/t1?tab=audio#scene-2', words: [] });
  expect(takeWay('u1')).toBeNull();
});

test('ignores other values in the storage', () => {
  for (const kept of [
    'nonsense',
    '{}',
    '{"path":"//evil.example","userId":"u1","words":[]}',
    '{"path":7,"userId":"u1"}',
  ]) {
    sessionStorage.setItem('ai-content-pipeline:way-back', kept);
    expect(takeWay('u1')).toBeNull();
  }
});

test('does not return forever to a page that ends the session at once', () => {
  rememberWay('u1', 0);
  takeWay('u1', 100_000);
  rememberWay('u1', 114_000);
  expect(takeWay('u1')).toBeNull();
  rememberWay('u1', 116_000);
  expect(takeWay('u1')).not.toBeNull();
});
