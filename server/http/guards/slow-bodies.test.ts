import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseSlowBodies } from './slow-bodies.ts';

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  refuseSlowBodies(app, { everyMs: 60, bytes: 40 });
  app.post('/', async (request) => ({ got: JSON.stringify(request.body).length }));
  app.get('/later', () => new Promise((answer) => setTimeout(() => answer({ late: true }), 300)));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

const head = (length: number) =>
  `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Sends pieces, one every `everyMs`, and resolves with what came back when the studio hangs up. */
function sent(pieces: readonly string[], everyMs: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const timers = pieces.map((piece, at) => setTimeout(() => socket.write(piece), at * everyMs));
    const close = () => {
      for (const timer of timers) clearTimeout(timer);
      resolve(answer);
    };
    socket.on('data', (data) => {
      answer += String(data);
      socket.end();
    });
    socket.on('error', () => {}).on('close', close);
  });
}

test('closes a connection whose body never arrives', async () => {
  expect(await sent([head(1000)], 0)).toBe('');
});

test('closes a connection whose body arrives byte by byte', async () => {
  expect(await sent([head(10_000), ...Array.from({ length: 200 }, () => 'x')], 20)).toBe('');
});

test('answers a request whose body arrives steadily, however slowly', async () => {
  const body = JSON.stringify('x'.repeat(1200));
  const pieces = Array.from({ length: 12 }, (_, at) => body.slice(at * 101, at * 101 + 101));
  expect(await sent([head(body.length), ...pieces, body.slice(12 * 101)], 20)).toMatch(
    /^HTTP\/1\.1 200 [^]*"got":1202/,
  );
});

test('waits for a slow answer', async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}/later`)).json()).toEqual({ late: true });
});
