import { msg } from '@lingui/core/runtime-macro';
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
const queueGauge = (name: string, help: string) =>
  new Gauge({ name, help, labelNames: ['kind'], registers: [registry] });
const queue = {
  waiting: queueGauge('jobs_waiting', 'Jobs ready to run'),
  creators: queueGauge('jobs_waiting_creators', 'Creators with jobs waiting to run'),
  oldestSeconds: queueGauge('jobs_oldest_wait_seconds', 'How long the job has waited that waits longest'),
  running: queueGauge('jobs_running', 'Jobs running, on any worker'),
  sleeping: queueGauge('jobs_sleeping', 'Jobs that wait for a date or for what is away'),
} as const;
const statements = new Gauge({
  name: 'database_statements_total',
  help: 'Statements sent to the database by this process',
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

/** What is computed when the metrics are requested. */
export type Figures = {
  readonly listening: () => number;
  /** Statements sent to the database so far. */
  readonly statements: () => number;
  /** The queue of each kind of job. */
  readonly queue: () => Promise<readonly ({ readonly kind: string } & Readonly<Record<keyof typeof queue, number>>)[]>;
};

/**
 * `/metrics` for Prometheus: asked from this machine, and not through a proxy. While the database is unavailable, the
 * other figures are still reported.
 */
export function metricsRoute(app: FastifyInstance, figures: Figures): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const near = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
    if (!near || request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined)
      throw new Failure('not_found', msg`There is nothing at this address.`);
    statements.set(figures.statements());
    streams.set(figures.listening());
    for (const gauge of Object.values(queue)) gauge.reset();
    for (const { kind, ...depth } of await figures.queue().catch(() => []))
      for (const name of Object.keys(queue) as (keyof typeof queue)[]) queue[name].set({ kind }, depth[name]);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
