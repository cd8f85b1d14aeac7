import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { untilGone } from './route.ts';

const app = Fastify({ forceCloseConnections: true });
const seen: Record<string, boolean> = {};
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
app.post('/:name', async (request, reply) => {
  const { name } = request.params as { name: string };
  const signal = untilGone(reply);
  await wait(200);
  seen[name] = signal.aborted;
  return {};
});
const origin = app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const post = async (name: string, signal?: AbortSignal) =>
  fetch(`${await origin}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
    ...(signal ? { signal } : {}),
  });

test('continues after the body was read, and stops when the browser goes away', async () => {
  await post('waits');
  expect(seen['waits']).toBe(false);
  await expect(post('leaves', AbortSignal.timeout(80))).rejects.toThrow('timeout');
  await expect.poll(() => seen['leaves']).toBe(true);
});
