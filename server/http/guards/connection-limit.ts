import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** An office of a hundred people behind one address, each with the six connections of a browser. */
const usual = 600;
/** A proxy, or a program of this machine, speaks for many. */
const isOurs = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Hangs up on an address that has `most` connections open already: others need some too. */
export function limitConnections(server: Server, { most = usual, exempt = isOurs } = {}): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (exempt(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
