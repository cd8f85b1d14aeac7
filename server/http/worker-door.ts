import Fastify from 'fastify';
import type { Watched } from './health.ts';
import { type Figures, metricsRoute } from './metrics.ts';
import { systemRoutes } from './system.routes.ts';

type Parts = {
  readonly host: string;
  readonly port: number;
  readonly parts: readonly Watched[];
  readonly figures: Figures;
};

/** Where a process that only works is watched: health, readiness and figures, and nothing else. */
export async function openWorkerDoor({ host, port, parts, figures }: Parts) {
  const app = Fastify({ logger: false });
  systemRoutes(app, parts);
  metricsRoute(app, figures);
  await app.listen({ host, port });
  return app;
}
