import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { getUsage } from '#shared/account/usage.contract.ts';
import type { UsageService } from './usage.service.ts';

/** What a creator may still use. */
export function usageRoutes(app: FastifyInstance, usage: UsageService): void {
  bind(app, getUsage, async ({ caller }) => ({ ok: true as const, ...(await usage.of(caller.userId)) }));
}
