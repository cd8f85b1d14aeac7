import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerBeforeClosing } from './drain.ts';

async function listening(atMostMs: number) {
  const app = Fastify({ forceCloseConnections: true });
  const answered = answerBeforeClosing(app, atMostMs);
  const begun = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    begun.resolve();
    await may.promise;
    return 'answered';
  });
  await app.register(async (waiters) => {
    const stopping = Promise.withResolvers<string>();
    waiters.addHook('preClose', async () => stopping.resolve('the studio stops'));
    waiters.get('/waits', () => {
      begun.resolve();
      return stopping.promise;
    });
  });
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('begun');
  });
  await app.register(answered);
  const url = await app.listen({ port: 0 });
  return { app, url, begun: begun.promise, go: () => may.resolve() };
}

test('answers requests from before the shutdown and cuts streams', async () => {
  const { app, url, begun, go } = await listening(60_000);
  const stream = await fetch(`${url}/stream`);
  // oxlint-disable-next-line vitest/valid-expect -- awaited below
  const cut = expect(stream.text()).rejects.toThrow();
  const slow = fetch(`${url}/slow`).then((answer) => answer.text());
  await begun;
  const closed = app.close();
  go();
  expect(await slow).toBe('answered');
  await closed;
  await cut;
});

test('tells waiting requests that the studio is stopping, and answers them', async () => {
  const { app, url, begun } = await listening(60_000);
  const waits = fetch(`${url}/waits`).then((answer) => answer.text());
  await begun;
  await app.close();
  expect(await waits).toBe('the studio stops');
});

test('does not wait for what takes too long', async () => {
  const { app, url, begun } = await listening(50);
  // oxlint-disable-next-line vitest/valid-expect -- awaited below
  const slow = expect(fetch(`${url}/slow`)).rejects.toThrow();
  await begun;
  await app.close();
  await slow;
});
