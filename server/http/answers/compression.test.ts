import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compression.ts';

const tales = { tales: Array.from({ length: 60 }, (_, n) => ({ id: `tale-${n}`, title: 'The lost sheep' })) };

async function openApp() {
  const app = Fastify();
  await compressAnswers(app);
  app.get('/tales', () => tales);
  app.get('/tale', () => tales.tales[0]);
  app.get('/picture', (_request, reply) => reply.type('image/png').send(Buffer.alloc(5000)));
  app.get('/live', (_request, reply) => reply.type('text/event-stream').send('data: x\n\n'.repeat(500)));
  return app;
}
const accepts = { 'accept-encoding': 'gzip, deflate, br' };

test('compresses a long answer with its length for a browser that accepts it', async () => {
  const app = await openApp();
  const answer = await app.inject({ url: '/tales', headers: accepts });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(Number(answer.headers['content-length'])).toBeLessThan(JSON.stringify(tales).length / 4);
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(tales);
});

test.each([
  ['to who does not take it', '/tales', {}],
  ['when it is short', '/tale', accepts],
  ['when it is a picture', '/picture', accepts],
  ['when it is a stream of events', '/live', accepts],
])('sends an answer uncompressed %s', async (_when, url, headers) => {
  const answer = await (await openApp()).inject({ url, headers });
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
});
