import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { getStoryboard } from '#shared/storyboard.contract.ts';
import type { StoryboardService } from './storyboard.service.ts';

/** The one call of the Storyboard tab. */
export function storyboardRoutes(app: FastifyInstance, storyboard: StoryboardService): void {
  bind(app, getStoryboard, async ({ params, query, caller }) => ({
    ok: true as const,
    ...(await storyboard.show({ ...params, ...query, ...caller })),
  }));
}
