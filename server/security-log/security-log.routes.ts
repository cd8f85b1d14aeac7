import type { UserId } from '#shared/ids.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/tables/tables.ts';
import { bind } from '#server/http/route.ts';
import { listSecurityLog } from '#shared/account/security-log.contract.ts';
import { securityLogRepo } from './security-log.repo.ts';

type Parts = { readonly db: Db; readonly isOperator: (userId: UserId) => Promise<boolean> };

/** The security log; operators see the events of everybody. */
export function securityLogRoutes(app: FastifyInstance, { db, isOperator }: Parts): void {
  bind(app, listSecurityLog, async ({ query, caller: { userId } }) => {
    const everybody = await isOperator(userId);
    const { rows, nextCursor } = await securityLogRepo(db).page({ ...query, userId: everybody ? null : userId });
    const items = rows.map(({ created_at, user_id: _, ...row }) => ({ ...row, at: created_at.getTime() }));
    return { ok: true as const, everybody, items, nextCursor };
  });
}
