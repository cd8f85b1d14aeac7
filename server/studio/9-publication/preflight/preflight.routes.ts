import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { preflightTale } from '#shared/publishing/preflight.contract.ts';
import type { PreflightService } from './preflight.service.ts';

/** The route that checks what blocks publishing, before anything is sent. */
export function preflightRoutes(app: FastifyInstance, preflight: PreflightService): void {
  bind(app, preflightTale, async ({ params, body, caller }) => ({
    ok: true as const,
    ...(await preflight.look({ ...body, ...params, userId: caller.userId })),
  }));
}
