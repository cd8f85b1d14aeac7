import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Trx } from '#server/db/tables.ts';

export type MusicRow = Selectable<Tables['music']>;

/** The music bed of a tale: at most one. */
export function musicRepo(db: Db | Trx) {
  return {
    of: (taleId: string): Promise<MusicRow | undefined> =>
      db.selectFrom('music').selectAll().where('tale_id', '=', taleId).executeTakeFirst(),

    /** The music of a tale of this creator. */
    ofOwn: (taleId: string, userId: string): Promise<MusicRow | undefined> =>
      db
        .selectFrom('music')
        .innerJoin('tales', 'tales.id', 'music.tale_id')
        .selectAll('music')
        .where('music.tale_id', '=', taleId)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    async keep(music: Omit<MusicRow, 'updated_at'>): Promise<void> {
      await db
        .insertInto('music')
        .values(music)
        .onConflict((on) => on.column('tale_id').doUpdateSet({ ...music, updated_at: sql`now()` }))
        .execute();
    },
  };
}
