import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Outage } from '#server/ports/outage.ts';

/**
 * Serves in place of the studio while it waits: alive, not ready, and why. Call the returned function to free the port.
 */
async function openRoom({ host, port }: Door, words: string): Promise<() => Promise<void>> {
  const room = createServer((request, response) => {
    if (request.url === '/healthz') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
      return;
    }
    const body =
      request.url === '/readyz'
        ? { ok: false, degraded: ['Database'] }
        : { ok: false, code: 'unavailable', error: words };
    response
      .writeHead(503, { 'content-type': 'application/json', 'retry-after': '5', connection: 'close' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((open, refused) => room.once('error', refused).listen(port, host, open));
  return () =>
    new Promise<void>((closed) => {
      room.close(() => closed());
      room.closeAllConnections();
    });
}

type Door = { readonly host: string; readonly port: number };
type Parts = {
  /** Where to answer meanwhile; null for a process that serves nobody. */
  readonly door: Door | null;
  readonly log: (message: string) => void;
  readonly firstMs?: number;
};
const mostMs = 10_000;

/**
 * Starts what needs a service that may still be unavailable: waits until it is available, as long as it takes. Any
 * other failure is thrown.
 */
export async function onceThere<T>(begin: () => Promise<T>, { door, log, firstMs = 500 }: Parts): Promise<T> {
  let leave: (() => Promise<void>) | null = null;
  try {
    for (let pauseMs = firstMs; ; pauseMs = Math.min(mostMs, pauseMs * 2)) {
      try {
        return await begin();
      } catch (error) {
        if (!(error instanceof Outage)) throw error;
        if (pauseMs === firstMs) log(`Waiting for ${error.of}. ${error.message}`);
        if (door) leave ??= await openRoom(door, error.message);
      }
      await sleep(pauseMs);
    }
  } finally {
    await leave?.();
  }
}
