import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSecrets } from '#test/harness/app.ts';
import { openStudio } from '#test/harness/studio.ts';
import { buildApp } from '../app.ts';
import { originOf } from './own-address.ts';

let app: FastifyInstance;
beforeAll(async () => {
  const { db } = await openStudio();
  app = await buildApp({
    ...{
      db,
      secrets: testSecrets,
      whoIs: async () => null,
      signedIn: () => {},
      logLevel: 'silent',
      requestsPerMinute: 10_000,
    },
    trustProxy: true,
    names: ['studio.example'],
    open: (visitors) => visitors.post('/api/test/origin', async (request) => ({ origin: originOf(request) })),
  });
});
afterAll(() => app.close());

const proxied = {
  host: 'studio.example',
  'x-forwarded-for': '5.6.7.8',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
};
const post = (origin: string) =>
  app.inject({ method: 'POST', url: '/api/test/origin', payload: {}, headers: { ...proxied, origin } });

test('takes its own address from the proxy, not from a header of the browser', async () => {
  const [own, foreign] = [await post('https://studio.example'), await post('https://evil.example')];
  expect([own.statusCode, own.json()]).toEqual([200, { origin: 'https://studio.example' }]);
  expect(foreign.statusCode).toBe(403);
});

test('requires https for the studio and its subdomains over https', async () => {
  const { headers } = await post('https://studio.example');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('refuses a name that somebody else may have pointed here, but no address, token or look at its health', async () => {
  const get = async (host: string, url = '/api/test/origin', headers = {}) =>
    (await app.inject({ url, headers: { host, ...headers } })).statusCode;
  const own = [
    'studio.example',
    'STUDIO.example:4000',
    'localhost:4000',
    '127.0.0.1:4000',
    '192.168.1.20',
    '[::1]:4000',
  ];
  expect(await Promise.all(own.map((host) => get(host)))).toEqual(own.map(() => 404));
  const foreign = ['evil.example', 'studio.example.evil.example', '127.0.0.1.evil.example:4000', 'x y'];
  expect(await Promise.all(foreign.map((host) => get(host)))).toEqual(foreign.map(() => 403));
  expect(await get('evil.example', '/api/test/origin', { authorization: 'Bearer x' })).toBe(404);
  expect(await get('10-0-0-7.pods.example', '/healthz')).toBe(404);
});
