import type { TaleId, UserId } from '#shared/ids.ts';
import { sql } from 'kysely';
import type { Db, Row, Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';

export type PackageFileRow = Row<'package_files'>;

/** Days for which a package is kept that nobody made again; it can be made again at any time. */
const keptDays = 7;

/** The newest package of each tale. */
export function packageFileRepo(db: Db | Trx) {
  return {
    of: (taleId: TaleId): Promise<PackageFileRow | undefined> =>
      db.selectFrom('package_files').selectAll().where('tale_id', '=', taleId).executeTakeFirst(),

    /** Takes the place of the previous one. */
    async keep(file: Omit<PackageFileRow, 'made_at'>, userId: UserId): Promise<void> {
      await db
        .insertInto('package_files')
        .values(file)
        .onConflict((on) => on.column('tale_id').doUpdateSet({ ...file, made_at: sql`now()` }))
        .execute();
      await emit(db, {
        userId,
        topic: `tale:${file.tale_id}`,
        kind: 'tale',
        data: { id: file.tale_id, packaged: true },
      });
    },

    /** Deletes packages that are old; returns their file keys. */
    async forgetOld(): Promise<string[]> {
      const rows = await db
        .deleteFrom('package_files')
        .where('made_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
        .returning('r2_key')
        .execute();
      return rows.map(({ r2_key }) => r2_key);
    },
  };
}
