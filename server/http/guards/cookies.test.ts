import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { dropCookie, giveCookie, readCookie } from './cookies.ts';

const app = Fastify({ trustProxy: true });
await app.register(cookie);
app.get('/give', (request, reply) => {
  giveCookie(request, reply, 'session', 'secret', 60);
  return 'given';
});
app.get('/read', async (request) => readCookie(request, 'session') ?? 'none');
app.get('/drop', (request, reply) => {
  dropCookie(request, reply, 'session');
  return 'dropped';
});
afterAll(() => app.close());
const https = { 'x-forwarded-proto': 'https' };

test('hides the session from scripts and other sites, and binds it to the host on https', async () => {
  const plain = String((await app.inject({ url: '/give' })).headers['set-cookie']);
  for (const part of ['session=secret', 'HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=60'])
    expect(plain).toContain(part);
  expect(plain).not.toMatch(/Secure|Domain/);
  const safe = String((await app.inject({ url: '/give', headers: https })).headers['set-cookie']);
  expect(safe).toMatch(/^__Host-session=secret;.*Secure/);
  expect(safe).not.toContain('Domain');
});

test('ignores on https a cookie that plain http could have set', async () => {
  const read = async (headers: Record<string, string>) => (await app.inject({ url: '/read', headers })).body;
  expect(await read({ cookie: 'session=a' })).toBe('a');
  expect(await read({ cookie: 'session=a', ...https })).toBe('none');
  expect(await read({ cookie: '__Host-session=b', ...https })).toBe('b');
  expect(String((await app.inject({ url: '/drop', headers: https })).headers['set-cookie'])).toMatch(
    /^__Host-session=;.*Expires=Thu, 01 Jan 1970/,
  );
});
