import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { preflightTale } from '#shared/publishing/preflight.contract.ts';
import type { PreflightService } from './preflight.service.ts';

/** What blocks publishing, checked before anything is sent. */
export function preflightRoutes(app: FastifyInstance, preflight: PreflightService): void {
  bind(app, preflightTale, async ({ params, body, caller }) => ({
    ok: true as const,
    ...(await preflight.look({ ...body, ...params, userId: caller.userId })),
  }));
}
