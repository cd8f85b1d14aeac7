import type { TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { PublicationDraft } from '#shared/publishing/publication-draft.ts';

/** Stores the unsent drafts of YouTube tabs. */
export function publicationDraftRepo(db: Db | Trx) {
  return {
    of: (taleId: TaleId) =>
      db
        .selectFrom('publication_drafts')
        .select(['version', 'draft', 'updated_at'])
        .where('tale_id', '=', taleId)
        .executeTakeFirst(),

    /** Replaces the version `base`; false when there is a newer one. */
    async save(taleId: TaleId, userId: UserId, base: number, draft: PublicationDraft): Promise<boolean> {
      const row = { version: base + 1, draft: JSON.stringify(draft) };
      const { numInsertedOrUpdatedRows } =
        base === 0
          ? await db
              .insertInto('publication_drafts')
              .values({ tale_id: taleId, ...row })
              .onConflict((on) => on.doNothing())
              .executeTakeFirst()
          : {
              numInsertedOrUpdatedRows: (
                await db
                  .updateTable('publication_drafts')
                  .set({ ...row, updated_at: sql`now()` })
                  .where('tale_id', '=', taleId)
                  .where('version', '=', base)
                  .executeTakeFirst()
              ).numUpdatedRows,
            };
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await emit(db, { userId, topic: `tale:${taleId}`, kind: 'publication', data: { taleId, draft: base + 1 } });
      return true;
    },
  };
}
