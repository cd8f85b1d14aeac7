import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * When the studio stops, what was asked before is answered first, as far as that takes no longer than this; streams
 * that have begun are cut.
 */
export const drainMs = 5000;

/**
 * Counts requests. The hook it returns is registered last, so that waiting requests are told about the shutdown first.
 */
export function answerBeforeClosing(
  app: FastifyInstance,
  atMostMs = drainMs,
): (last: FastifyInstance) => Promise<void> {
  const asked = new Set<{ readonly headersSent: boolean }>();
  app.addHook('onRequest', (_request, { raw }, next) => {
    asked.add(raw);
    raw.once('close', () => asked.delete(raw));
    next();
  });
  return async (last) => {
    last.addHook('preClose', async () => {
      const until = Date.now() + atMostMs;
      while (Date.now() < until && [...asked].some(({ headersSent }) => !headersSent)) await setTimeout(20);
    });
  };
}
