import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { getKanban, orderKanban } from '#shared/tale/kanban.contract.ts';
import type { KanbanService } from './kanban.service.ts';

/** The board: read it, keep a column's order. A move to another column is a change of status. */
export function kanbanRoutes(app: FastifyInstance, kanban: KanbanService): void {
  bind(app, getKanban, ({ query: { limit }, caller }) => kanban.board(caller.userId, limit));
  bind(app, orderKanban, async ({ body, caller }) => ({
    ok: true as const,
    count: await kanban.order({ ...body, userId: caller.userId }),
  }));
}
