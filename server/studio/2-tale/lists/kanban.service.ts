import type { UserId } from '#shared/ids.ts';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { newPlaces } from '#shared/tale/fractional-order.ts';
import type { KanbanCard } from '#shared/tale/kanban.contract.ts';
import { type TaleStatus, taleStatuses } from '#shared/pipeline.ts';
import { kanbanRepo } from './kanban.repo.ts';

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The board of a creator's tales: the column of each tale, and the order of a column. */
export function kanbanService({ db }: { db: Db }) {
  return {
    async board(userId: UserId, limit: number): Promise<Record<TaleStatus, KanbanCard[]>> {
      const board = Object.fromEntries(taleStatuses.map((status) => [status, [] as KanbanCard[]])) as Record<
        TaleStatus,
        KanbanCard[]
      >;
      for (const row of await kanbanRepo(db).cards(userId, limit))
        board[row.status].push({
          id: row.id,
          title: row.title,
          verse: row.verse,
          status: row.status,
          createdAt: seconds(row.created_at),
          createdAtMs: row.created_at.getTime(),
          images_total: row.scenes_planned,
          images_ready: row.images_ready,
          scheduledAt: row.scheduled_at && seconds(row.scheduled_at),
          isPublic: row.is_public,
        });
      return board;
    },

    /** Returns how many tales were given another place: one after a drop. */
    order: ({ userId, column, ids }: { userId: UserId; column: TaleStatus; ids: readonly string[] }): Promise<number> =>
      transact(db, async (trx) => {
        const repo = kanbanRepo(trx);
        await repo.takeTurn(userId);
        const places = newPlaces(await repo.column(userId, column), ids, await repo.top());
        await repo.put(userId, column, places);
        return places.length;
      }),
  };
}
export type KanbanService = ReturnType<typeof kanbanService>;
