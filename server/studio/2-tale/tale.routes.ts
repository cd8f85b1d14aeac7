import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import {
  bulkTales,
  getTale,
  listTaleStatuses,
  renameTale,
  renameTaleByPost,
  setTaleStatus,
} from '#shared/tale/tale.contract.ts';
import { listTales, resolveVerses, rowsPerPage } from '#shared/tale/tale-list.contract.ts';
import { getTaleStats } from '#shared/tale/tale-stats.contract.ts';
import { taleBinRoutes } from './lists/tale-bin.routes.ts';
import { oneStatus, statusesMeant, type TaleService } from './tale.service.ts';

const ok = { ok: true } as const;

/** Tales: list, read, rename, move, delete. */
export function taleRoutes(app: FastifyInstance, tales: TaleService): void {
  bind(app, listTales, async ({ query: { q = '', status, limit, cursor, ids }, caller }) => {
    const only = ids === undefined ? null : ids.split(',').filter(Boolean).slice(0, rowsPerPage);
    const page = { limit: only ? rowsPerPage : limit, cursor: only ? undefined : cursor };
    return {
      ...ok,
      ...(await tales.list({ userId: caller.userId, q, statuses: oneStatus(status), ids: only, ...page })),
    };
  });
  bind(app, listTaleStatuses, async ({ query: { q = '', status, limit }, caller }) => ({
    ...ok,
    items: await tales.statuses({ userId: caller.userId, q, statuses: statusesMeant(status) }, limit),
  }));
  bind(app, getTale, async ({ params, caller }) => ({ ...ok, ...(await tales.detail(params.id, caller.userId)) }));
  for (const call of [renameTale, renameTaleByPost])
    bind(app, call, async ({ params, body, caller }) => {
      await tales.rename({ taleId: params.id, userId: caller.userId, title: body.title });
      return ok;
    });
  bind(app, setTaleStatus, async ({ params, body: { status, scheduledAt }, caller }) => {
    const { warnings, warningsSaid } = await tales.move({
      taleId: params.id,
      userId: caller.userId,
      status,
      scheduledAt,
    });
    return { ...ok, ...(warnings.length > 0 ? { warnings: [...warnings], warningsSaid: [...warningsSaid] } : {}) };
  });
  bind(app, bulkTales, async ({ body, caller }) => ({
    ...ok,
    ...(await tales.bulk({ ...body, userId: caller.userId })),
  }));
  bind(app, resolveVerses, async ({ body, caller }) => {
    const ids = await tales.resolveVerses({ ...body, userId: caller.userId });
    return { ...ok, updated: ids.length, count: ids.length, ids };
  });
  taleBinRoutes(app, tales.bin);
  bind(app, getTaleStats, async ({ params, caller }) => ({ ...ok, ...(await tales.stats(params.id, caller.userId)) }));
}
