import { beforeEach, expect, test } from 'vitest';
import { arriveBySignIn, isSafePath, rememberWay, takeWay } from './resume-after-login.ts';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/tales/t1?tab=audio#scene-2');
});

test.each(['/', '/tales/t1?tab=story', '/settings#keys', '/images?tale=a%2Fb'])('%s is a way back', (path) => {
  expect(isSafePath(path)).toBe(true);
});

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
])('%j is not', (path) => {
  expect(isSafePath(path)).toBe(false);
});

test('a way is taken once, with its query and its place on the page', () => {
  rememberWay('u1');
  arriveBySignIn();
  expect(takeWay('u1')).toEqual({ path: '/tales/t1?tab=audio#scene-2', words: [] });
  expect(takeWay('u1')).toBeNull();
});

test('what somebody wrote into the store leads nowhere else', () => {
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

test('a page that ends the session as soon as it is back is not returned to forever', () => {
  rememberWay('u1', 0);
  takeWay('u1', 100_000);
  rememberWay('u1', 114_000);
  expect(takeWay('u1')).toBeNull();
  rememberWay('u1', 116_000);
  expect(takeWay('u1')).not.toBeNull();
});
