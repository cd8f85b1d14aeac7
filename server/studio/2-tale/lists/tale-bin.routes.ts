import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { listBin, purgeTales, restoreTales } from '#shared/tale/tale-list.contract.ts';
import type { TaleBin } from './tale-bin.service.ts';

const ok = { ok: true } as const;

/** The bin: look, take out, delete for good. */
export function taleBinRoutes(app: FastifyInstance, bin: TaleBin): void {
  bind(app, listBin, async ({ query: { limit, cursor }, caller }) => ({
    ...ok,
    ...(await bin.list(caller.userId, limit, cursor)),
  }));
  bind(app, restoreTales, async ({ body, caller }) => ({
    ...ok,
    ...(await bin.restore({ ...body, userId: caller.userId })),
  }));
  bind(app, purgeTales, async ({ body, caller }) => ({
    ...ok,
    ...(await bin.purge({ ...body, userId: caller.userId })),
  }));
}
