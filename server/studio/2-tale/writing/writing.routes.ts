import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/tables/tables.ts';
import { bind } from '#server/http/route.ts';
import { createTale } from '#shared/tale/tale.contract.ts';
import { listWritings } from '#shared/story/writing.contract.ts';
import type { OrderTale } from './order-tale.ts';
import { codeOf, englishOf, type Words } from '#shared/said.ts';
import { withinLimits } from './tale-order.ts';
import { writingRepo } from './writing.repo.ts';

const ok = { ok: true } as const;

/**
 * Begins a tale and waits for it; lists the tales being written. When the studio stops, waiting requests end and their
 * jobs continue after the next start.
 */
export function writingRoutes(app: FastifyInstance, { db, order }: { db: Db; order: OrderTale }): void {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort(new Error('The studio is stopping')));
  bind(app, createTale, async ({ body, caller: { userId }, intent, signal }) => {
    const asked = withinLimits(body);
    const answer = await order(asked.order, { userId, intent }, AbortSignal.any([signal, stopping.signal]));
    if (!answer.ok) return answer;
    const notes: Words[] = [...asked.notes, ...answer.notes];
    return { ...answer, notes: notes.map(englishOf), notesSaid: notes.map(codeOf) };
  });
  bind(app, listWritings, async ({ query, caller }) => ({
    ...ok,
    items: await writingRepo(db).ofUser(caller.userId, query.key ?? null),
  }));
}
