import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/tables.ts';

/** What creators chose as their defaults; only what they changed is kept. */
export function settingsRepo(db: Db | Trx) {
  return {
    async of(userId: string): Promise<Readonly<Record<string, unknown>>> {
      const row = await db.selectFrom('creator_settings').select('defaults').where('user_id', '=', userId).executeTakeFirst();
      return row?.defaults ?? {};
    },

    /** As `of`; two changes of one creator wait for each other until the transaction ends. */
    async toChange(userId: string): Promise<Readonly<Record<string, unknown>>> {
      await db
        .insertInto('creator_settings')
        .values({ user_id: userId, defaults: '{}' })
        .onConflict((on) => on.doNothing())
        .execute();
      const row = await db
        .selectFrom('creator_settings')
        .select('defaults')
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return row.defaults;
    },

    keep: (userId: string, defaults: object) =>
      db
        .updateTable('creator_settings')
        .set({ defaults: JSON.stringify(defaults), updated_at: sql`now()` })
        .where('user_id', '=', userId)
        .execute(),
  };
}
