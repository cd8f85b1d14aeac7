import type { UserId } from '#shared/ids.ts';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { taleBinRepo } from './tale-bin.repo.ts';
import { seconds, taleHead } from '../tale-view.ts';

type Chosen = { readonly ids: readonly string[]; readonly userId: UserId };
type BinParts = {
  readonly db: Db;
  /** Hears what went into the bin, in the transaction that put it there: its work stops, its dates are called off. */
  readonly onDeleted: (trx: Trx, tales: Chosen) => Promise<void>;
  /** Hears what came back. */
  readonly onRestored: (trx: Trx, tales: Chosen) => Promise<void>;
};
const atOnce = 100;
const counted = (ids: string[]) => ({ count: ids.length, ids });

/** The bin: tales go in, come back as they were, or are deleted for good. */
export function taleBin({ db, onDeleted, onRestored }: BinParts) {
  return {
    async list(userId: UserId, limit: number, cursor: string | undefined) {
      const { rows, nextCursor } = await taleBinRepo(db).page(userId, limit, cursor);
      const items = rows.map((row) => ({
        ...taleHead(row, row.images_ready),
        deletedAt: seconds(row.deleted_at),
        deletedAtMs: row.deleted_at.getTime(),
        scheduledAt: row.scheduled_at && seconds(row.scheduled_at),
      }));
      return { items, nextCursor };
    },

    remove: ({ ids, userId }: Chosen) =>
      transact(db, async (trx) => {
        const gone = await taleBinRepo(trx).put(ids, userId);
        if (gone.length > 0) await onDeleted(trx, { ids: gone, userId });
        return counted(gone);
      }),

    restore: ({ ids, userId }: Chosen) =>
      transact(db, async (trx) => {
        const back = await taleBinRepo(trx).takeOut(ids, userId);
        if (back.length > 0) await onRestored(trx, { ids: back, userId });
        return counted(back);
      }),

    purge: ({ ids, userId }: Chosen) => transact(db, async (trx) => counted(await taleBinRepo(trx).purge(ids, userId))),

    /** Deletes for good what has been in the bin for its 30 days. Call it now and then. */
    async empty(): Promise<void> {
      for (;;) {
        const overdue = await taleBinRepo(db).overdue(atOnce);
        for (const { id, user_id: userId } of overdue)
          await transact(db, (trx) => taleBinRepo(trx).purge([id], userId));
        if (overdue.length < atOnce) return;
      }
    },
  };
}
export type TaleBin = ReturnType<typeof taleBin>;
