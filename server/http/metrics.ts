import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Failure } from '#shared/endpoint.ts';

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer',
  labelNames: ['method', 'route', 'status'],
  registers: [registry],
});
const jobEnds = new Counter({
  name: 'jobs_ended_total',
  help: 'Jobs by how they ended',
  labelNames: ['kind', 'status'],
  registers: [registry],
});
const streams = new Gauge({ name: 'live_streams', help: 'Open live streams', registers: [registry] });

/** Counts an ended job. */
export const countJob = (kind: string, status: string): void => jobEnds.inc({ kind, status });

/** Measures every request by route, never by path, so that no id becomes a label. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
}

/** `/metrics` for Prometheus: asked from this machine, and not through a proxy. */
export function metricsRoute(app: FastifyInstance, listening: () => number): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const near = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
    if (!near || request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined)
      throw new Failure('not_found', 'There is nothing at this address.');
    streams.set(listening());
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
