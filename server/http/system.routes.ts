import type { FastifyInstance } from 'fastify';
import { troublesOf, type Watched } from './health.ts';

/** Whether the process lives, and whether all it needs answers; `degraded` names what does not. */
export function systemRoutes(app: FastifyInstance, parts: readonly Watched[]): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const degraded = (await troublesOf(parts)).map(({ part }) => part);
    return reply.code(degraded.length > 0 ? 503 : 200).send({ ok: degraded.length === 0, degraded });
  });
}
