import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { limitConnections } from './connection-limit.ts';

const closing: (() => unknown)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function limited(options: Parameters<typeof limitConnections>[1]) {
  const server = createServer((_request, reply) => reply.end('ok'));
  limitConnections(server, options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return async (): Promise<Socket> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    closing.push(() => socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
}
/** Whether a request over this connection is answered; it is hung up on otherwise. */
async function isAnswered(socket: Socket): Promise<boolean> {
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
}

test('hangs up on an address with too many connections until one of them ends', async () => {
  const open = await limited({ most: 2, exempt: () => false });
  const first = await open();
  expect([await isAnswered(first), await isAnswered(await open()), await isAnswered(await open())]).toEqual([
    true,
    true,
    false,
  ]);
  first.destroy();
  await expect.poll(async () => isAnswered(await open())).toBe(true);
});

test('lets a proxy on this machine open as many as it needs', async () => {
  const open = await limited({ most: 1 });
  expect([await isAnswered(await open()), await isAnswered(await open())]).toEqual([true, true]);
});
