import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * How slowly a body may come: at least `bytes` in every `everyMs`. A phone on a weak network sends twenty times as
 * much.
 */
const slowest = { everyMs: 30_000, bytes: 4096 };

/**
 * Ends connections whose request body does not come, or comes by single bytes: each would hold a socket forever, also
 * of callers who never signed in.
 */
export function refuseSlowBodies(app: FastifyInstance, { everyMs, bytes } = slowest): void {
  app.addHook('onRequest', (request, _reply, next) => {
    if (hasBody(request.raw)) watch(request.raw);
    next();
  });

  function watch(raw: IncomingMessage): void {
    let before = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const read = raw.socket.bytesRead;
      if (raw.complete || raw.destroyed) return clearInterval(timer);
      // A body that waits for us in the buffer is not slow: its sender is.
      if (read - before < bytes && raw.readableLength === 0) raw.socket.destroy();
      before = read;
    }, everyMs).unref();
    raw.once('close', () => clearInterval(timer));
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
