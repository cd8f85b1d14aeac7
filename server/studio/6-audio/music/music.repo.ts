import type { TaleId, UserId } from '#shared/ids.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Trx } from '#server/db/tables/tables.ts';

export type MusicRow = Selectable<Tables['music']>;

export type MusicChoiceRow = Selectable<Tables['music_choices']>;
type Look = 'fade_in_ms' | 'fade_out_ms' | 'duck_db';
type NewMusic = Omit<MusicRow, 'updated_at' | Look> & Partial<Pick<MusicRow, Look>>;

/** The music bed of a tale: at most one. */
export function musicRepo(db: Db | Trx) {
  return {
    of: (taleId: TaleId): Promise<MusicRow | undefined> =>
      db.selectFrom('music').selectAll().where('tale_id', '=', taleId).executeTakeFirst(),

    /** The music of a tale of this creator. */
    ofOwn: (taleId: TaleId, userId: UserId): Promise<MusicRow | undefined> =>
      db
        .selectFrom('music')
        .innerJoin('tales', 'tales.id', 'music.tale_id')
        .selectAll('music')
        .where('music.tale_id', '=', taleId)
        .where('tales.user_id', '=', userId)
        .where('tales.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** The creator's choice; nothing for the studio's default. */
    choice: (taleId: TaleId): Promise<MusicChoiceRow | undefined> =>
      db.selectFrom('music_choices').selectAll().where('tale_id', '=', taleId).executeTakeFirst(),

    async choose(taleId: TaleId, choice: Partial<Omit<MusicChoiceRow, 'tale_id' | 'updated_at'>>): Promise<void> {
      await db
        .insertInto('music_choices')
        .values({ tale_id: taleId, ...choice })
        .onConflict((on) => on.column('tale_id').doUpdateSet({ ...choice, updated_at: sql`now()` }))
        .execute();
    },

    /** The tale has no music. */
    async remove(taleId: TaleId): Promise<void> {
      await db.deleteFrom('music').where('tale_id', '=', taleId).execute();
    },

    async keep(music: NewMusic): Promise<void> {
      await db
        .insertInto('music')
        .values(music)
        .onConflict((on) => on.column('tale_id').doUpdateSet({ ...music, updated_at: sql`now()` }))
        .execute();
    },
  };
}
