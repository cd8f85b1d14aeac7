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
